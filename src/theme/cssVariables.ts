import { FONT_STACK, layers, MONO_STACK, motion, radius, type ThemeMode, type Tokens } from './tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Leaf = string | number;

/** Returns a tree of values as CSS custom properties named by their path: `--status-error-bg`. */
function properties(tree: object, unit: string, path: readonly string[] = []): [name: string, value: string][] {
  return Object.entries(tree as Record<string, Leaf | object>).flatMap(([key, value]) => {
    const way = [...path, kebab(key)];
    if (typeof value === 'object') return properties(value, unit, way);
    return [[`--${way.join('-')}`, typeof value === 'number' ? `${value}${unit}` : value] as [string, string]];
  });
}

/** Custom properties that are the same in both modes and for every brand. */
const FIXED = [
  ...properties({ radius }, 'px'),
  ...properties({ motion }, 'ms'),
  ...properties({ layer: layers }, ''),
  ['--font', FONT_STACK],
  ['--font-mono', MONO_STACK],
] as const;

/** Returns the tokens as custom properties: `--accent-hover`, `--status-error-bg`, `--motion-quick`, `--font` … */
export function cssVariables(tokens: Tokens): Record<string, string> {
  return Object.fromEntries([...properties(tokens, ''), ...FIXED]);
}

/** Sets the tokens on the document. Through the style object, not a style element: the CSP has no unsafe-inline. */
export function applyTokens(tokens: Tokens, mode: ThemeMode, element: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(cssVariables(tokens))) element.style.setProperty(name, value);
  element.style.colorScheme = mode;
  element.dataset['theme'] = mode;
  // Colour of the browser's bars on a phone.
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', tokens.surface);
}
