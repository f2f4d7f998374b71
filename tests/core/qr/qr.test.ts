import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode } from '#core/qr/qr.ts';

const drawn = (text: string): string =>
  qrCode(text)
    .map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
    .join('\n');

const VITRINE = `
#######.#.#...#######
#.....#...#...#.....#
#.###.#.###.#.#.###.#
#.###.#..##.#.#.###.#
#.###.#....##.#.###.#
#.....#.#####.#.....#
#######.#.#.#.#######
............#........
#.#...##.##....#..#.#
#.##.#.##..#.##...#..
#.#.#.#.#..###.##.#.#
#.......####.###.#..#
##.##.##...####.#.#.#
........###......#.#.
#######.#.#...#.###.#
#.....#...#.#...##.##
#.###.#..#....#...#.#
#.###.#..#.#.##......
#.###.#.#.####..##.##
#.....#...##.###.#...
#######.#..#####.##.#`;

test('draws a known symbol', () => {
  expect(drawn('VITRINE')).toBe(VITRINE.trim());
});

// Digests of symbols that another encoder drew and another reader read.
test.each([
  [
    'https://screens.example/devices/create?number=ACDE3467',
    'c4f6bbe1e2ce79e95a9272c12a8414597fc4a5b850bd5c67242b33be2fb8a04f',
  ],
  ['大堂 & 1', 'c580762e90f23993a0df4e76cbd11154113fcf2a28126dbeefc1535c01aa402c'],
  ['x'.repeat(120), '9d284324e97f5964ed98bb0e830a59f01b6a32f80a7f241f92f3089eb88e778a'],
  [
    'http://192.168.100.100:8080/'.padEnd(175, 'abc/'),
    '53f40bc2b1a3ae6e7011b8ad479ae703f682f922aac8835100708dc4e073926a',
  ],
])('draws "%.30s" as others do', (text, digest) => {
  expect(createHash('sha256').update(drawn(text)).digest('hex')).toBe(digest);
});

test('refuses what it cannot hold', () => {
  expect(qrCode('x'.repeat(180))).toHaveLength(53);
  expect(() => qrCode('x'.repeat(181))).toThrow(RangeError);
});
