import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type } from '#src/theme/tokens.ts';

const ROOT = join(import.meta.dirname, '../../..');

const CONTENT = 'what an ad is drawn on: content, as players draw it';

/** Files whose colours are not part of the theme, each with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'src/login/ShopFront.css': 'a picture: its colours are the same in both modes',
  'src/inspect/panel.ts': 'drawn over any page in development, in no build',
  'resources/ads/review/screen.ts': CONTENT,
  'resources/ads/preview/useAdDraft.ts': CONTENT,
  'resources/ads/preview/useShown.ts': CONTENT,
  'resources/ads/preview/AdPreview.tsx': CONTENT,
  'resources/parts/layout/still.ts': CONTENT,
  'resources/layouts/designer/canvasStyles.css': 'drawn over what a layout shows, which is dark or light as it likes',
  'src/ui/inputs/ColorInput.tsx': 'the format of input type=color, and what an empty one shows',
};

const sources = globSync('{src,resources,generated/console}/**/*.{ts,tsx,css}', { cwd: ROOT })
  .filter((path) => !path.startsWith('src/theme/') && !(path in EXCEPTIONS))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

const sheets = sources.filter(({ path }) => path.endsWith('.css'));

/** Matches as "file: text", so that a failure reads as a list of what to fix. */
const found = (files: typeof sources, pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match.trim()}`));

test.each([
  ['no colour', /(?<![\w&])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch)\(/gi],
  ['no shadow of its own', /box-?shadow:(?!\s*['"`]?(?:var\(--elevation|none|inset|0 0 0 ))[^;,}]+/gi],
])('outside the theme there is %s [UI-05]', (_, pattern) => {
  expect(found(sources, pattern)).toEqual([]);
});

test.each([
  ['duration', /(?:transition|animation)[\w-]*:[^;]*?[\d.]+m?s\b/g],
  // One pixel only softens a mark; it is not a corner.
  ['corner', /border-radius:[^;]*?(?:[2-9]|\d{2,})px/g],
  ['layer', /z-index: \d{2,}/g],
])('no style sheet has a %s of its own [UI-05]', (_, pattern) => {
  expect(found(sheets, pattern)).toEqual([]);
});

test('no component has a layer or duration of its own [UI-05]', () => {
  const parts = sources.filter(({ path }) => !path.endsWith('.css'));
  expect(found(parts, /zIndex: \d{2,}|(?:transition|animation)\w*: ['"`][^'"`]*?[\d.]+m?s\b/g)).toEqual([]);
});

/** Phones do not zoom into a field of 16 px; the other sizes are for numbers and marks that stand alone. */
const LARGE = [16, 18, 28, 40, 64];

test('every size of text is one of the scale [UI-05]', () => {
  const sizes = new Set<number>([...Object.values(type).map(({ size }) => size), ...LARGE]);
  const others = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/font-size: ([\d.]+)px/g)]
      .filter(([, size]) => !sizes.has(Number(size)))
      .map(([match]) => `${path}: ${match}`),
  );
  expect(others).toEqual([]);
});
