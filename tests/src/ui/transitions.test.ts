import { expect, test } from 'vitest';
import { withBelow, chosenNode } from '#src/ui/list/filters/treeValue.ts';
import { nextStates } from '#src/ui/show/NextStates.tsx';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { adStates } from '#generated/model/ads/states.gen.ts';

test.each([
  [
    'pendingApproval',
    [
      { state: 'pendingPlay', actions: ['approve'], bySystem: false },
      { state: 'disapproved', actions: ['reject'], bySystem: false },
    ],
  ],
  [
    'playing',
    [
      { state: 'paused', actions: ['pause'], bySystem: false },
      { state: 'takenDown', actions: [], bySystem: true },
      { state: 'pendingPlay', actions: [], bySystem: true },
      { state: 'expired', actions: [], bySystem: true },
    ],
  ],
  ['expired', []],
] as const)('what can come after %s is what the schema says, but no deletion [AD-06]', (state, next) => {
  expect(nextStates(adMeta.actions, adStates, state)).toEqual(next);
});

const nodes = [
  { id: 'head', name: 'Head', depth: 0 },
  { id: 'north', name: 'North', depth: 1 },
  { id: 'shop', name: 'Shop', depth: 2 },
  { id: 'south', name: 'South', depth: 1 },
  { id: 'other', name: 'Other', depth: 0 },
];

test.each([
  ['head', { in: ['head', 'north', 'shop', 'south'] }],
  ['north', { in: ['north', 'shop'] }],
  ['south', 'south'],
  ['other', 'other'],
  ['nobody', undefined],
])('a node of a tree means itself and all below it: %s', (id, value) => {
  expect(withBelow(nodes, id)).toEqual(value);
  expect(chosenNode(value)).toBe(value === undefined ? undefined : id);
});

test('a node with more below it than a call may name means itself alone', () => {
  const many = Array.from({ length: 501 }, (_, index) => ({ id: `n${index}`, name: '', depth: index === 0 ? 0 : 1 }));
  expect(withBelow(many, 'n0')).toBe('n0');
  expect(withBelow(many.slice(1), 'n1')).toBe('n1');
});
