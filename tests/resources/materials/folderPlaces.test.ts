import { describe, expect, test } from 'vitest';
import { factsOf, playingTime } from '#resources/materials/facts.ts';
import {
  ALL,
  conditionOf,
  foldersIn,
  isWithin,
  libraryPlace,
  treeLines,
  UNFILED,
  wayTo,
  type Folder,
} from '#resources/materials/folders/folderPlaces.ts';
import { linesOf, treeMove } from '#resources/materials/folders/treeKeys.ts';

const folder = (id: string, parentId: string | null): Folder => ({ id, name: id.toUpperCase(), parentId });
const FOLDERS = [folder('a', null), folder('b', 'a'), folder('c', 'b'), folder('d', null), folder('lost', 'gone')];
const ids = (list: readonly Folder[]): string[] => list.map(({ id }) => id);

describe('folders', () => {
  test('stand in the one that holds them [MAT-01]', () => {
    expect(ids(foldersIn(FOLDERS, 'a'))).toEqual(['b']);
  });

  test('stand at the top where theirs is out of sight [MAT-01]', () => {
    expect(ids(foldersIn(FOLDERS, null))).toEqual(['a', 'd', 'lost']);
  });

  test('have a way from the top [MAT-01]', () => {
    expect(ids(wayTo(FOLDERS, 'c'))).toEqual(['a', 'b', 'c']);
    expect(wayTo(FOLDERS, null)).toEqual([]);
  });

  test('in a ring do not go on for ever', () => {
    expect(ids(wayTo([folder('x', 'y'), folder('y', 'x')], 'x'))).toEqual(['y', 'x']);
  });
});

describe('places', () => {
  test.each([ALL, UNFILED, 'a'])('%s stands in the URL and is read from it', (place) => {
    expect(libraryPlace(conditionOf(place))).toBe(place);
  });

  test('that somebody misspelt are all materials', () => {
    expect([libraryPlace(''), libraryPlace(7), libraryPlace({ in: ['a'] })]).toEqual([ALL, ALL, ALL]);
  });
});

describe('the tree', () => {
  const lines = (...open: string[]) => treeLines(FOLDERS, new Set(open));
  const shown = (...open: string[]): string[] =>
    lines(...open).map(({ folder: { id }, level, isOpen }) => `${id} ${level} ${isOpen}`);

  test('shows what is below the open ones only [MAT-01]', () => {
    expect(shown()).toEqual(['a 1 false', 'd 1 null', 'lost 1 null']);
    expect(shown('a', 'b')).toEqual(['a 1 true', 'b 2 true', 'c 3 null', 'd 1 null', 'lost 1 null']);
    expect(shown('b')).toEqual(shown());
  });

  test('says what a folder lies in, itself included', () => {
    expect([isWithin(FOLDERS, 'c', 'a'), isWithin(FOLDERS, 'a', 'a'), isWithin(FOLDERS, 'a', 'c')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each([
    ['ArrowDown', ALL, { kind: 'focus', place: 'a' }],
    ['ArrowUp', ALL, null],
    ['ArrowUp', 'a', { kind: 'focus', place: ALL }],
    ['ArrowRight', 'a', { kind: 'focus', place: 'b' }],
    ['ArrowRight', 'b', { kind: 'toggle', id: 'b' }],
    ['ArrowRight', 'd', null],
    ['ArrowLeft', 'a', { kind: 'toggle', id: 'a' }],
    ['ArrowLeft', 'b', { kind: 'focus', place: 'a' }],
    ['ArrowLeft', ALL, null],
    ['Home', 'd', { kind: 'focus', place: ALL }],
    ['End', 'a', { kind: 'focus', place: 'lost' }],
    ['Enter', 'a', { kind: 'choose' }],
    [' ', 'a', { kind: 'choose' }],
    ['F2', 'a', { kind: 'rename' }],
    ['Delete', 'a', { kind: 'delete' }],
    ['ContextMenu', 'a', { kind: 'menu' }],
    ['l', 'a', { kind: 'focus', place: 'lost' }],
    ['x', 'a', null],
    ['Tab', 'a', null],
  ])('%s on %s', (key, place, expected) => {
    const all = linesOf([{ place: ALL, name: 'Everything' }], lines('a'));
    expect(treeMove({ key, shiftKey: false }, all, place)).toEqual(expected);
  });
});

describe('what one sees of a file', () => {
  test.each([
    [900, '0:01'],
    [15_000, '0:15'],
    [3_723_000, '1:02:03'],
  ])('%i ms are %s', (durationMs, text) => {
    expect(playingTime(durationMs)).toBe(text);
  });

  test('leaves out what is not known [MAT-03]', () => {
    const formats = { bytes: (size: number) => `${size} B` };
    expect(factsOf({ format: 'mp4', width: 640, height: 360, durationMs: 3000, size: 9 }, formats)).toBe(
      'MP4 · 640×360 · 0:03 · 9 B',
    );
    expect(factsOf({ format: 'pdf', size: 9 }, formats)).toBe('PDF · 9 B');
  });
});
