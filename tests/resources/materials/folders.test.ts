import { describe, expect, test } from 'vitest';
import { factsOf, playingTime } from '#resources/materials/facts.ts';
import { foldersIn, wayTo, type Folder } from '#resources/materials/folders.ts';

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
