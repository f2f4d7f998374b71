import { describe, expect, it } from 'vitest';
import { createKeyReader } from '#src/shell/palette/keyReader.ts';
import { ranked } from '#src/shell/palette/items.ts';

const stroke = (key: string, timeStamp = 0, held: object = {}) => ({
  key,
  timeStamp,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('keys', () => {
  it.each([
    ['Ctrl-K', stroke('k', 0, { ctrlKey: true }), true, { kind: 'palette' }],
    ['Command-K', stroke('K', 0, { metaKey: true }), true, { kind: 'palette' }],
    ['Ctrl-Alt-K', stroke('k', 0, { ctrlKey: true, altKey: true }), false, null],
    ['?', stroke('?'), false, { kind: 'keys' }],
    ['? in a field', stroke('?'), true, null],
    ['Ctrl-C', stroke('c', 0, { ctrlKey: true }), false, null],
    ['c', stroke('c'), false, { kind: 'create' }],
  ])('%s', (_name, key, isTaken, command) => {
    expect(createKeyReader()(key, isTaken)).toEqual(command);
  });

  it.each([
    ['in time', 1500, { kind: 'jump', letter: 'c' }],
    ['too late', 1501, { kind: 'create' }],
  ])('g and a letter: %s', (_name, at, command) => {
    const read = createKeyReader();
    expect(read(stroke('g', 0), false)).toBeNull();
    expect(read(stroke('c', at), false)).toEqual(command);
  });

  it('a jump is read once', () => {
    const read = createKeyReader();
    read(stroke('g', 0), false);
    expect(read(stroke('g', 10), false)).toEqual({ kind: 'jump', letter: 'g' });
    expect(read(stroke('d', 20), false)).toBeNull();
  });
});

it.each([
  ['', ['Ads', 'Device groups', 'Devices', 'Grouped ads']],
  ['dev', ['Device groups', 'Devices']],
  ['ads', ['Ads', 'Grouped ads']],
  ['group', ['Grouped ads', 'Device groups']],
  ['GROUP dev', ['Device groups']],
  ['x', []],
])('"%s" finds those that begin with it first', (q, found) => {
  expect(ranked(['Ads', 'Device groups', 'Devices', 'Grouped ads'], (text) => text, q)).toEqual(found);
});
