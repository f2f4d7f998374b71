/** Versions 1 to 9 at error correction level M (15 %), from ISO/IEC 18004: 20 to 180 bytes are enough for an address. */
export interface QrVersion {
  number: number;
  /** Modules of a side. */
  size: number;
  /** Error-correcting codewords of each block. */
  correction: number;
  /** Data codewords of each block. */
  blocks: readonly number[];
  /** Rows and columns that alignment patterns are centred on. */
  alignment: readonly number[];
}

const same = (count: number, length: number): number[] => Array.from({ length: count }, () => length);

const TABLE: readonly [correction: number, blocks: number[], alignment: number[]][] = [
  [10, same(1, 16), []],
  [16, same(1, 28), [6, 18]],
  [26, same(1, 44), [6, 22]],
  [18, same(2, 32), [6, 26]],
  [24, same(2, 43), [6, 30]],
  [16, same(4, 27), [6, 34]],
  [18, same(4, 31), [6, 22, 38]],
  [22, [38, 38, 39, 39], [6, 24, 42]],
  [22, [36, 36, 36, 37, 37], [6, 26, 46]],
];

const VERSIONS: readonly QrVersion[] = TABLE.map(([correction, blocks, alignment], index) => ({
  number: index + 1,
  size: 21 + 4 * index,
  correction,
  blocks,
  alignment,
}));

/** Data codewords of a version, all blocks together. */
export const capacity = ({ blocks }: QrVersion): number => blocks.reduce((sum, length) => sum + length, 0);

/** Bytes that the largest version holds: mode and length take 12 bits, so two codewords. */
export const MOST_BYTES = 180;

/** Returns the smallest version that holds so many bytes. Throws RangeError above 180. */
export function versionFor(bytes: number): QrVersion {
  const found = VERSIONS.find((version) => capacity(version) >= bytes + 2);
  if (!found) throw new RangeError(`A QR code of ours holds ${MOST_BYTES} bytes, not ${bytes}.`);
  return found;
}
