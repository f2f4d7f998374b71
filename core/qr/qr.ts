import { penalty } from './penalty.ts';
import { versionFor, type QrVersion, capacity } from './versions.ts';
import { errorCorrection } from './errorCorrection.ts';

/** Dark, light, or not drawn yet. */
type Grid = (boolean | null)[][];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Bits of a value followed by their remainder: BCH codes of the format and version information. */
function withRemainder(value: number, polynomial: number, bits: number): number {
  let rest = value;
  for (let step = 0; step < bits; step += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) & 1 ? polynomial : 0);
  return (value << bits) | (rest & ((1 << bits) - 1));
}

/** Draws rings around a centre: dark where the distance is not in `light`. */
function rings(grid: Grid, cx: number, cy: number, reach: number, light: readonly number[]): void {
  for (let y = cy - reach; y <= cy + reach; y += 1) {
    for (let x = cx - reach; x <= cx + reach; x += 1) {
      if (grid[y]?.[x] !== undefined) grid[y]![x] = !light.includes(Math.max(Math.abs(x - cx), Math.abs(y - cy)));
    }
  }
}

function patterns(grid: Grid, { size, alignment, number }: QrVersion): void {
  for (let index = 0; index < size; index += 1) grid[6]![index] = grid[index]![6] = index % 2 === 0;
  const last = alignment.at(-1);
  for (const y of alignment)
    for (const x of alignment)
      if (!((x === 6 && (y === 6 || y === last)) || (y === 6 && x === last))) rings(grid, x, y, 2, [1]);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(grid, x, y, 4, [2, 4]);
  if (number < 7) return;
  const bits = withRemainder(number, 0x1f25, 12);
  for (let index = 0; index < 18; index += 1) {
    const [a, b] = [size - 11 + (index % 3), Math.floor(index / 3)];
    grid[a]![b] = grid[b]![a] = ((bits >> index) & 1) === 1;
  }
}

function format(grid: Grid, size: number, mask: number): void {
  // Level M is 00; the mask pattern keeps the information from being all light.
  const bits = withRemainder(mask, 0x537, 10) ^ 0x5412;
  const bit = (index: number): boolean => ((bits >> index) & 1) === 1;
  for (let index = 0; index < 15; index += 1) {
    const beside = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index;
    const under = index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index;
    grid[beside]![8] = bit(index);
    grid[8]![under] = bit(index);
  }
  grid[size - 8]![8] = true;
}

function draw(words: readonly number[], blank: Grid, size: number, mask: number): boolean[][] {
  const grid = blank.map((row) => [...row]);
  format(grid, size, mask);
  let next = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const isUpward = ((size - 1 - (right < 6 ? right + 1 : right)) / 2) % 2 === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue;
        const dark = ((words[next >> 3] ?? 0) >> (7 - (next & 7))) & 1;
        grid[y]![x] = (dark === 1) !== MASKS[mask]!(x, y);
        next += 1;
      }
    }
  }
  return grid as boolean[][];
}

/**
 * Returns the rows of the QR code of a text, `true` for dark, without its quiet zone of four modules.
 * Level M, byte mode, UTF-8. Throws RangeError above 180 bytes.
 */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const blank: Grid = Array.from({ length: version.size }, () => Array.from({ length: version.size }, () => null));
  patterns(blank, version);
  const words = codewords(bytes, version);
  const drawn = MASKS.map((_, mask) => draw(words, blank, version.size, mask));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** Mode "bytes", length, bytes, terminator, then the two padding bytes in turn. */
function dataCodewords(bytes: Uint8Array, version: QrVersion): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from(
    { length: nibbles.length / 2 },
    (_, index) => (nibbles[2 * index]! << 4) | nibbles[2 * index + 1]!,
  );
  for (let padding = 0xec; words.length < capacity(version); padding ^= 0xec ^ 0x11) words.push(padding);
  return words;
}

/** Takes one of each list in turn until all are empty. */
function interleave(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => (index < list.length ? [list[index]!] : [])),
  ).flat();
}

/** Returns all codewords of a symbol in the order in which they are drawn. */
function codewords(bytes: Uint8Array, version: QrVersion): number[] {
  const data = dataCodewords(bytes, version);
  let start = 0;
  const blocks = version.blocks.map((length) => data.slice(start, (start += length)));
  return [...interleave(blocks), ...interleave(blocks.map((block) => errorCorrection(block, version.correction)))];
}
