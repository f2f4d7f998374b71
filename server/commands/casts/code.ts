import { limits } from '#generated/model/limits.gen.ts';
import { mac, sameText } from '../../media/signature.ts';

/** A slot on a screen. */
export interface Spot {
  slotId: string;
  deviceId: string;
}

/** A spot, or why a code leads to none. */
type CodeReading = Spot | 'old' | 'wrong';

/** Characters of a signature: 96 bits. */
const SIGN_LENGTH = 16;
const ID_BYTES = 16;
/** Two ids, the number of the code. */
const BODY_BYTES = 2 * ID_BYTES + 4;
const BODY_LENGTH = Math.ceil((BODY_BYTES * 4) / 3);
const CODE = new RegExp(`^[\\w-]{${BODY_LENGTH + SIGN_LENGTH}}$`);

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const windowAt = (now: number): number => Math.floor(now / limits.castCode);

const signOf = (secret: string, purpose: string, body: string): string =>
  mac(secret, purpose, body).slice(0, SIGN_LENGTH);

/**
 * Returns the code that a screen shows in a slot now, and when it is taken no longer (milliseconds). It changes every
 * `limits.castCode` and is taken until the next one ends, so that whoever scans has that long at least, and a photo of it is
 * worth nothing a week later (MKT-10).
 */
export function castCode(secret: string, { slotId, deviceId }: Spot, now: number): { code: string; until: number } {
  const number = Buffer.alloc(4);
  number.writeUInt32BE(windowAt(now));
  const body = Buffer.concat([idBytes(slotId), idBytes(deviceId), number]).toString('base64url');
  return { code: body + signOf(secret, 'cast code', body), until: (windowAt(now) + 2) * limits.castCode };
}

/** Reads a code as a phone sends it: `wrong` where this server did not sign it, `old` where its time is over. */
export function readCastCode(secret: string, code: string, now: number): CodeReading {
  if (!CODE.test(code)) return 'wrong';
  const body = code.slice(0, BODY_LENGTH);
  if (!sameText(code.slice(BODY_LENGTH), signOf(secret, 'cast code', body))) return 'wrong';
  const bytes = Buffer.from(body, 'base64url');
  const since = windowAt(now) - bytes.readUInt32BE(2 * ID_BYTES);
  if (since > 1) return 'old';
  // A server whose clock was set back has signed it.
  if (since < 0) return 'wrong';
  return { slotId: idOf(bytes.subarray(0, ID_BYTES)), deviceId: idOf(bytes.subarray(ID_BYTES, 2 * ID_BYTES)) };
}

/** Returns what lets a phone follow its cast: the id with a signature, so that nobody follows that of another. */
export function castTicket(secret: string, castId: string): string {
  const body = idBytes(castId).toString('base64url');
  return body + signOf(secret, 'cast ticket', body);
}

const TICKET = new RegExp(`^[\\w-]{${22 + SIGN_LENGTH}}$`);

/** Returns the id of the cast that a ticket is for, or null. */
export function readCastTicket(secret: string, ticket: string): string | null {
  if (!TICKET.test(ticket)) return null;
  const body = ticket.slice(0, 22);
  return sameText(ticket.slice(22), signOf(secret, 'cast ticket', body)) ? idOf(Buffer.from(body, 'base64url')) : null;
}
