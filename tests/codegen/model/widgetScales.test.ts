import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadTexts } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import { formatProblem } from '#codegen/problems.ts';

const WORDS = join(import.meta.dirname, '../golden/_words/_enums.yaml');

/** A widget whose `scales` names these. */
const built = (scales: string) =>
  buildModel(
    loadTexts(
      new Map([
        ['schemas/_enums.yaml', readFileSync(WORDS, 'utf8')],
        [
          'schemas/widgets/board.yaml',
          `$id: board
type: object
x-layout: {label: {zh: 板, en: Board}, icon: text, size: [100, 100], opaque: true, scales: ${scales}}
properties:
  words:  {type: string, default: '', x-label: {zh: 文字, en: Words}}
  corner: {type: integer, minimum: 0, maximum: 50, default: 4, x-label: {zh: 圆角, en: Corner}}
  free:   {type: integer, default: 4, x-label: {zh: 数, en: Number}}
`,
        ],
      ]),
    ),
  );

test('what a widget counts in pixels is known with its bounds', () => {
  const { model, problems } = built('[corner]');
  expect(problems.map(formatProblem)).toEqual([]);
  expect(model!.widgets[0]!.scales).toEqual({ corner: { min: 0, max: 50 } });
});

test.each(['words', 'free', 'crner'])('"%s" is no such property, which is said at its place', (name) => {
  expect(built(`[${name}]`).problems.map(formatProblem)).toEqual([
    expect.stringMatching(
      new RegExp(`^schemas/widgets/board.yaml:3:\\d+ scales: "${name}" is no whole number with minimum`),
    ),
  ]);
});
