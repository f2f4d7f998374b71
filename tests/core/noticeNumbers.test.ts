import { expect, test } from 'vitest';
import { numbersDetail, readNumbers } from '#core/noticeNumbers.ts';

test('a notice keeps its numbers, and a sentence stays one [UI-12]', () => {
  expect(readNumbers('adWaiting', numbersDetail('adWaiting', { count: 3 }))).toEqual({ kind: 'adWaiting', count: 3 });
  for (const [kind, detail] of [
    ['adRefused', '3'],
    ['adWaiting', null],
    ['adWaiting', 'three'],
    ['adWaiting', '3 4'],
    [null, '3'],
  ] as const)
    expect(readNumbers(kind, detail)).toBeNull();
});
