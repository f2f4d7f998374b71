import { describe, expect, test } from 'vitest';
import { brandTokens } from '#src/theme/brandTokens.ts';
import { contrast } from '#src/theme/colour.ts';
import { cssVariables } from '#src/theme/cssVariables.ts';
import type { ThemeMode, Tokens } from '#src/theme/tokens.ts';

const MODES: readonly ThemeMode[] = ['light', 'dark'];

/** Every pair of colours that stand on one another as text. */
function pairs(tokens: Tokens): [name: string, text: string, ground: string][] {
  const grounds = { ground: tokens.ground, surface: tokens.surface, sunken: tokens.sunken };
  const words = { text: tokens.text, muted: tokens.muted, faint: tokens.faint, accent: tokens.accent };
  const plain = Object.entries(words).flatMap(([word, colour]) =>
    Object.entries(grounds).map(([name, ground]) => [`${word} on ${name}`, colour, ground] as [string, string, string]),
  );
  const states = Object.entries(tokens.status).flatMap(([name, { fg, bg }]) => [
    [`${name} on its own ground`, fg, bg] as [string, string, string],
    [`${name} on surface`, fg, tokens.surface] as [string, string, string],
  ]);
  return [
    ...plain,
    ...states,
    ['on accent', tokens.onAccent, tokens.accent],
    ['accent on selection', tokens.accent, tokens.accentSoft],
  ];
}

describe.each(MODES)('the %s tokens', (mode) => {
  test.each(pairs(brandTokens(mode)))('can be read: %s has 4.5:1 [UI-05]', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['surface', 'ground'] as const)('show where one can type: lineStrong has 3:1 on %s [UI-05]', (ground) => {
    const tokens = brandTokens(mode);
    expect(contrast(tokens.lineStrong, tokens[ground])).toBeGreaterThanOrEqual(3);
  });

  test.each(['#ffe14d', '#ff8800', '#00c2a8', '#101010', '#ffffff', '#7a5cff'])(
    'stay readable with the brand colour %s [SES-12]',
    (accent) => {
      const tokens = brandTokens(mode, accent);
      expect(contrast(tokens.accent, tokens.ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens.onAccent, tokens.accent)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test('the two modes have the same custom properties', () => {
  expect(Object.keys(cssVariables(brandTokens('light')))).toEqual(Object.keys(cssVariables(brandTokens('dark'))));
});

test('custom properties are written with dashes', () => {
  expect(cssVariables(brandTokens('light'))).toMatchObject({
    '--accent-hover': '#084b59',
    '--status-error-bg': '#fbe6e4',
  });
});

test('a brand colour that is none is passed over', () => {
  expect(brandTokens('light', 'url(x)')).toEqual(brandTokens('light'));
});
