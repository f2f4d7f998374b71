/**
 * Ids of rows (architecture 4): UUIDv7 as text, so that ids made later sort later and an index
 * grows at its end.
 */

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const POOL_BYTES = 4096;
const BYTES_EACH = 10;
const MAX_COUNTER = 0xfff;

/**
 * Returns a maker of UUIDv7 (RFC 9562, section 6.2, method 1).
 *
 * The maker takes milliseconds since 1970 and returns 36 characters. Its ids only ever rise, also
 * within one millisecond and when the clock is set back: it then goes on from the latest time it saw.
 */
export function createUuid(): (ms: number) => string {
  const pool = new Uint8Array(POOL_BYTES);
  let used = POOL_BYTES;
  let lastMs = -1;
  let counter = 0;

  return (ms) => {
    if (used + BYTES_EACH > POOL_BYTES) {
      crypto.getRandomValues(pool);
      used = 0;
    }
    const at = used;
    used += BYTES_EACH;
    const byte = (offset: number) => pool[at + offset] ?? 0;
    // The counter starts in its lower half, so that thousands of ids fit into one millisecond.
    const seed = () => ((byte(0) << 8) | byte(1)) & (MAX_COUNTER >> 1);
    if (ms > lastMs) {
      lastMs = Math.trunc(ms);
      counter = seed();
    } else if (counter === MAX_COUNTER) {
      lastMs += 1;
      counter = seed();
    } else counter += 1;

    const time = lastMs.toString(16).padStart(12, '0');
    const random = (offset: number) => HEX[byte(offset)] ?? '00';
    return (
      `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-` +
      `${HEX[0x80 | (byte(2) & 0x3f)]}${random(3)}-${random(4)}${random(5)}${random(6)}${random(7)}${random(8)}${random(9)}`
    );
  };
}

/** The process's own maker: takes milliseconds since 1970, returns a UUIDv7 above all it returned before. */
export const uuidv7 = createUuid();
