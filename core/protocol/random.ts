/** Random bytes for 256 numbers: to ask for each alone costs most of a call's signature. */
const pool = new Uint8Array(4096);
let used = pool.length;

/** Returns 32 hex digits from the platform's generator. `randomUUID` exists on https and localhost only, this everywhere. */
export function hex32(): string {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  return Array.from(pool.subarray(used, (used += 16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
