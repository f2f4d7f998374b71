import { describe, expect, it } from 'vitest';
import { didYouMean, distance, formatProblem, nearest, sortProblems } from '#codegen/problems.ts';
import type { Problem } from '#codegen/problems.ts';

const problem: Problem = {
  file: 'schemas/ad.yaml',
  line: 31,
  column: 12,
  code: 'unknown-entity',
  message: 'field "slotId" refers to unknown entity "adSlt"',
  hint: 'did you mean "adSlot"?',
};

describe('problems', () => {
  it('are written so that a terminal opens their place', () => {
    expect(formatProblem(problem)).toBe(
      'schemas/ad.yaml:31:12 unknown-entity: field "slotId" refers to unknown entity "adSlt"; did you mean "adSlot"?',
    );
  });

  it('stand in order of file and place, each once', () => {
    const later = { ...problem, line: 40 };
    const other = { ...problem, file: 'schemas/a.yaml', line: 99 };
    expect(sortProblems([later, problem, other, { ...problem }])).toEqual([other, problem, later]);
  });

  it.each([
    ['adSlt', 'adSlot', 1],
    ['sttaus', 'status', 1],
    ['', 'ad', 2],
    ['ca', 'abc', 3],
    ['name', 'name', 0],
  ])('count the edits from %s to %s', (a, b, edits) => {
    expect(distance(a, b)).toBe(edits);
  });

  it('name the nearest word, and none where none is near', () => {
    expect(nearest('dispaly', ['display', 'delete'])).toBe('display');
    expect(nearest('DISPLAY', ['display'])).toBe('display');
    expect(nearest('colour', ['display', 'delete'])).toBeUndefined();
  });

  it('list what is known where it is little', () => {
    expect(didYouMean('zebra', ['eq', 'in'])).toBe('known: eq, in');
    expect(didYouMean('zebra', [])).toBeUndefined();
  });
});
