import { FONT_STACK, MONO_STACK, type ThemeMode, type Tokens } from './tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the tokens as custom properties: `--accent-hover`, `--status-error-bg`, `--font` … */
export function cssVariables(tokens: Tokens): Record<string, string> {
  const { status, ...plain } = tokens;
  const pairs = Object.entries(plain).map(([name, value]) => [`--${kebab(name)}`, value]);
  for (const [colour, tone] of Object.entries(status)) {
    for (const [part, value] of Object.entries(tone)) pairs.push([`--status-${colour}-${part}`, value]);
  }
  return { ...Object.fromEntries(pairs), '--font': FONT_STACK, '--font-mono': MONO_STACK };
}

/** Puts the tokens on the document. By the style object, not by a style element: the CSP has no unsafe-inline. */
export function applyTokens(tokens: Tokens, mode: ThemeMode, element: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(cssVariables(tokens))) element.style.setProperty(name, value);
  element.style.colorScheme = mode;
  element.dataset['theme'] = mode;
}
