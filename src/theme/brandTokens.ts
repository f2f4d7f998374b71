import { contrast, isColour, mix } from './colour.ts';
import { dark, INK, light, PAPER, POLE, type ThemeMode, type Tokens } from './tokens.ts';

/** Contrast ratio of text in WCAG 2.2 AA. */
const TEXT_RATIO = 4.5;
const STEP = 0.02;

/** Largest share of the accent in the background of selected items. */
const SOFT: Record<ThemeMode, number> = { light: 0.12, dark: 0.24 };

/** Returns the first mix of two colours, from the first to the second, that passes the test; else the second. */
function firstOf(from: string, to: string, passes: (colour: string) => boolean): string {
  for (let share = 0; share < 1; share += STEP) {
    const colour = mix(from, to, share);
    if (passes(colour)) return colour;
  }
  return to;
}

/** Returns whether every text colour is readable on a background. */
const carries = (ground: string, texts: readonly string[]): boolean =>
  texts.every((text) => contrast(text, ground) >= TEXT_RATIO);

/** Returns the background of selected items: as much of the accent as keeps every text readable. */
function softOf(base: Tokens, mode: ThemeMode, accent: string): string {
  const texts = [base.text, base.muted, base.faint, ...Object.values(base.status).map(({ fg }) => fg)];
  return firstOf(mix(base.surface, accent, SOFT[mode]), base.surface, (ground) => carries(ground, texts));
}

/**
 * Returns the tokens of a mode with the brand's accent (SES-12). A brand may choose a colour with too little contrast;
 * it is then made darker or lighter until text is readable.
 */
export function brandTokens(mode: ThemeMode, accent?: string): Tokens {
  const base = mode === 'light' ? light : dark;
  if (!accent || !isColour(accent)) return base;
  const pole = POLE[mode];
  const isReadable = (colour: string): boolean =>
    [base.ground, base.surface, base.sunken, softOf(base, mode, colour)].every((ground) => carries(ground, [colour]));
  const colour = firstOf(accent, pole, isReadable);
  return {
    ...base,
    accent: colour,
    accentHover: mix(colour, pole, 0.22),
    onAccent: carries(colour, [PAPER]) ? PAPER : INK,
    accentSoft: softOf(base, mode, colour),
  };
}
