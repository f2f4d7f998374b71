/** Returns 32 hex digits from the platform's generator. `randomUUID` exists on https and localhost only, this everywhere. */
export function hex32(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
