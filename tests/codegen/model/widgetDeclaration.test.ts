import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadTexts } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import { formatProblem } from '#codegen/problems.ts';

const WORDS = join(import.meta.dirname, '../golden/_words/_enums.yaml');

/** A widget with `scales`, and what else its x-layout and it say. */
const built = (scales: string, more = '', required = '[]') =>
  buildModel(
    loadTexts(
      new Map([
        ['schemas/_enums.yaml', readFileSync(WORDS, 'utf8')],
        [
          'schemas/widgets/board.yaml',
          `$id: board
type: object
required: ${required}
x-layout: {label: {zh: 板, en: Board}, icon: text, size: [100, 100], opaque: true, scales: ${scales}${more}}
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
      new RegExp(`^schemas/widgets/board.yaml:4:\\d+ scales: "${name}" is no whole number with minimum`),
    ),
  ]);
});

test.each([
  ['nothing', '', 'a sample needs "words", without which it shows nothing'],
  ['what is no property', ', sample: {words: Hello, wrods: Hello}', '"wrods" is no property of this widget'],
])('a sample with %s is refused at its place', (_, sample, said) => {
  expect(built('[corner]', sample, '[words]').problems.map(formatProblem)).toEqual([
    expect.stringMatching(new RegExp(`^schemas/widgets/board.yaml:4:\\d+ sample: ${said}`)),
  ]);
});

test('a sample of what it shows nothing without is enough', () => {
  const { model, problems } = built('[corner]', ', sample: {words: Hello}', '[words]');
  expect(problems.map(formatProblem)).toEqual([]);
  expect(model!.widgets[0]!.sample).toEqual({ words: 'Hello' });
});
