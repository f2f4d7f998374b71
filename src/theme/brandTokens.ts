import { contrast, isColour, mix } from './colour.ts';
import { dark, INK, light, PAPER, POLE, type ThemeMode, type Tokens } from './tokens.ts';

/** Of text, by WCAG 2.2 AA. */
const TEXT_RATIO = 4.5;
const STEP = 0.02;

/** How much of the accent the ground of what is selected has at most. */
const SOFT: Record<ThemeMode, number> = { light: 0.12, dark: 0.24 };

/** Returns the first colour on the way from one to another that passes, or its end. */
function firstOf(from: string, to: string, passes: (colour: string) => boolean): string {
  for (let share = 0; share < 1; share += STEP) {
    const colour = mix(from, to, share);
    if (passes(colour)) return colour;
  }
  return to;
}

/** Says whether each of these can be read on a ground. */
const carries = (ground: string, texts: readonly string[]): boolean =>
  texts.every((text) => contrast(text, ground) >= TEXT_RATIO);

/** Returns the ground of what is selected: as much of the accent as every text still can stand on. */
function softOf(base: Tokens, mode: ThemeMode, accent: string): string {
  const texts = [base.text, base.muted, base.faint, ...Object.values(base.status).map(({ fg }) => fg)];
  return firstOf(mix(base.surface, accent, SOFT[mode]), base.surface, (ground) => carries(ground, texts));
}

/**
 * Returns the tokens of a mode with the brand's accent (SES-12). A brand may choose a colour that cannot be
 * read; it is then moved until it can, so that no brand breaks the contrast of the console.
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
