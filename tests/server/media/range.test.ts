import { expect, test } from 'vitest';
import { readRange } from '#server/media/range.ts';

test.each([
  [undefined, null],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=5-4', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=0-1,3-4', null],
  ['bytes=-', null],
  ['lines=0-3', null],
])('reads %s of ten bytes (RFC 9110)', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});
