import type { Database } from './database.ts';

/** Settings of a screen that it keeps over a restart. */
export interface Settings {
  /** Volume of the page's own films and sounds; a shell keeps the machine's. */
  volume: number;
  isMuted: boolean;
  /** Digest of the digits that open the lock, with its salt; null: not locked. */
  lock: { salt: string; digest: string } | null;
  /** Instant up to which timers have been carried out; null: never yet. */
  timersUntil: number | null;
  /** Last switch of the panel, by a timer or by somebody's order; null: never yet. */
  panel: { isOn: boolean; by: 'timer' | 'order'; at: number } | null;
  /** Input of the panel at which this machine is; null: not known. */
  homeSource: string | null;
  /** Instant at which the machine was told to start by itself; null: it was not. */
  wakeAt: number | null;
}

const FIRST: Settings = {
  volume: 100,
  isMuted: false,
  lock: null,
  timersUntil: null,
  panel: null,
  homeSource: null,
  wakeAt: null,
};

export async function loadSettings(database: Database): Promise<Settings> {
  return { ...FIRST, ...(await database.get('settings', 'self')) };
}

/** Changes some settings in one transaction. */
export async function changeSettings(database: Database, changes: Partial<Settings>): Promise<Settings> {
  const transaction = database.transaction('settings', 'readwrite', { durability: 'strict' });
  const settings = { ...FIRST, ...(await transaction.store.get('self')), ...changes };
  await transaction.store.put(settings, 'self');
  await transaction.done;
  return settings;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Digest of a PIN. Four digits are soon tried out by whoever holds the machine's disk: it only keeps them from being read
 * at a glance. FNV-1a, since plain http has no WebCrypto.
 */
function digestOf(pin: string, salt: string): string {
  let value = 0xcbf29ce484222325n;
  for (const character of `${salt}:${pin}`)
    value = BigInt.asUintN(64, (value ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return value.toString(16);
}

/** Returns the lock that these digits open. */
export function lockFor(pin: string): NonNullable<Settings['lock']> {
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, digest: digestOf(pin, salt) };
}

export const opens = (lock: NonNullable<Settings['lock']>, pin: string): boolean =>
  digestOf(pin, lock.salt) === lock.digest;
