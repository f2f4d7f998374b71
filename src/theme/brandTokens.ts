import { contrast, isColour, mix, readable } from './colour.ts';
import { dark, light, type ThemeMode, type Tokens } from './tokens.ts';

/**
 * Returns the tokens of a mode with the brand's accent (SES-12). A brand may choose a colour that cannot be
 * read; it is then moved until it can, so that no brand breaks the contrast of the console.
 */
export function brandTokens(mode: ThemeMode, accent?: string): Tokens {
  const base = mode === 'light' ? light : dark;
  if (!accent || !isColour(accent)) return base;
  const pole = mode === 'light' ? '#000000' : '#ffffff';
  const colour = readable(accent, base.ground, pole);
  return {
    ...base,
    accent: colour,
    accentHover: mix(colour, pole, 0.22),
    onAccent: contrast(colour, '#ffffff') >= 4.5 ? '#ffffff' : '#0b1113',
    accentSoft: mix(base.surface, colour, mode === 'light' ? 0.12 : 0.24),
  };
}
