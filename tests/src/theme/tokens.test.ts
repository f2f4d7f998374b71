import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandTokens } from '#src/theme/brandTokens.ts';
import { contrast } from '#src/theme/colour.ts';
import { cssVariables } from '#src/theme/cssVariables.ts';
import { type, type ThemeMode, type Tokens } from '#src/theme/tokens.ts';

const MODES: readonly ThemeMode[] = ['light', 'dark'];

/** Every pair of colours that stand on one another as text. */
function pairs(tokens: Tokens): [name: string, text: string, ground: string][] {
  const grounds = {
    ground: tokens.ground,
    surface: tokens.surface,
    sunken: tokens.sunken,
    selection: tokens.accentSoft,
  };
  const words = { text: tokens.text, muted: tokens.muted, faint: tokens.faint, accent: tokens.accent };
  const plain = Object.entries(words).flatMap(([word, colour]) =>
    Object.entries(grounds).map(([name, ground]) => [`${word} on ${name}`, colour, ground] as [string, string, string]),
  );
  const states = Object.entries(tokens.status).flatMap(([name, { fg, bg }]) => [
    [`${name} on its own ground`, fg, bg] as [string, string, string],
    [`${name} on surface`, fg, tokens.surface] as [string, string, string],
    [`${name} on selection`, fg, tokens.accentSoft] as [string, string, string],
  ]);
  return [
    ...plain,
    ...states,
    ['on accent', tokens.onAccent, tokens.accent],
    ['on accent under the mouse', tokens.onAccent, tokens.accentHover],
    ['on a hint', tokens.ground, tokens.text],
    ['on a screen', tokens.screen.text, tokens.screen.glow],
  ];
}

/** Every pair of colours that stand on one another as a border or a mark. */
function marks(tokens: Tokens): [name: string, mark: string, ground: string][] {
  const grounds = { ground: tokens.ground, surface: tokens.surface, sunken: tokens.sunken };
  const borders = { 'a field’s border': tokens.lineStrong, 'the focus ring': tokens.accent };
  return [
    ...Object.entries(borders).flatMap(([name, mark]) =>
      Object.entries(grounds).map(([on, ground]) => [`${name} on ${on}`, mark, ground] as [string, string, string]),
    ),
    ...Object.entries(tokens.status).flatMap(([name, { dot, bg }]) => [
      [`the mark of ${name} on its own ground`, dot, bg] as [string, string, string],
      [`the mark of ${name} on surface`, dot, tokens.surface] as [string, string, string],
    ]),
  ];
}

describe.each(MODES)('the %s tokens', (mode) => {
  test.each(pairs(brandTokens(mode)))('can be read: %s has 4.5:1 [UI-05]', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks(brandTokens(mode)))('can be seen: %s has 3:1 [UI-05]', (_, mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  test('stay readable with whatever accent a brand chooses [SES-12]', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, (accent) => {
        const tokens = brandTokens(mode, accent);
        const poor = pairs(tokens).filter(([, text, ground]) => contrast(text, ground) < 4.5);
        expect(poor).toEqual([]);
      }),
      { numRuns: 500, examples: [['#ffe14d'], ['#ff8800'], ['#101010'], ['#ffffff'], ['#7a5cff'], ['#000000']] },
    );
  });

  test('leave a brand’s colour as it is where that can be read [SES-12]', () => {
    const accent = mode === 'light' ? '#5b21b6' : '#c4b5fd';
    expect(brandTokens(mode, accent).accent).toBe(accent);
  });
});

test('Chinese has room between its lines: each is at least 1.3 of its size [UI-04]', () => {
  const tight = Object.entries(type).filter(([, { size, line }]) => line / size < 1.3);
  expect(tight).toEqual([]);
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
