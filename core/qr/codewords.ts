import { errorCorrection } from './errorCorrection.ts';
import { capacity, type QrVersion } from './versions.ts';

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
export function codewords(bytes: Uint8Array, version: QrVersion): number[] {
  const data = dataCodewords(bytes, version);
  let start = 0;
  const blocks = version.blocks.map((length) => data.slice(start, (start += length)));
  return [...interleave(blocks), ...interleave(blocks.map((block) => errorCorrection(block, version.correction)))];
}
