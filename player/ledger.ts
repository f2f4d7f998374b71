import type { Fault, SyncRequest } from '#core/manifest/sync.ts';
import { SYNC_LIMITS } from '#core/manifest/sync.ts';
import type { Database, StoredPlay } from './database.ts';
import { settle, type Truth } from './settling.ts';

/** Most faults kept while offline; the oldest are dropped first, plays are never dropped. */
const MOST_FAULTS = 200;

/** Writes a play with the next sequence number in one transaction, so that no number is given twice. */
export async function addPlay(database: Database, play: Omit<StoredPlay, 'seq'>): Promise<number> {
  const transaction = database.transaction(['plays', 'counters'], 'readwrite', { durability: 'strict' });
  const counters = transaction.objectStore('counters');
  const seq = ((await counters.get('seq')) ?? 0) + 1;
  await Promise.all([
    counters.put(seq, 'seq'),
    transaction.objectStore('plays').put({ seq, ...play }),
    transaction.done,
  ]);
  return seq;
}

export async function addFault(database: Database, fault: Fault): Promise<void> {
  const transaction = database.transaction('faults', 'readwrite');
  await transaction.store.add({ ...fault, detail: fault.detail.slice(0, 500) });
  const surplus = (await transaction.store.count()) - MOST_FAULTS;
  if (surplus > 0)
    for (const key of await transaction.store.getAllKeys(undefined, surplus)) await transaction.store.delete(key);
  await transaction.done;
}

export async function addAck(database: Database, ack: SyncRequest['acks'][number]): Promise<void> {
  await database.put('acks', ack);
}

/** Puts right the plays whose start was an estimate, now that the server has told the time. Returns how many there were. */
export async function settlePlays(database: Database, truth: Truth): Promise<number> {
  const transaction = database.transaction('plays', 'readwrite', { durability: 'strict' });
  const unsure = (await transaction.store.getAll()).filter((play) => play.unsure);
  for (const play of settle(unsure, truth)) await transaction.store.put(play);
  await transaction.done;
  return unsure.length;
}

/** Keeps numbers rising after the storage was cleared: the server knows the old ones. */
export async function goOnFrom(database: Database, seq: number): Promise<void> {
  const transaction = database.transaction('counters', 'readwrite', { durability: 'strict' });
  await transaction.store.put(Math.max(seq, (await transaction.store.get('seq')) ?? 0), 'seq');
  await transaction.done;
}

/** Content of one sync call, oldest first, and the keys to delete once the server has answered. */
export interface Parcel {
  plays: StoredPlay[];
  faults: Fault[];
  acks: SyncRequest['acks'];
  /** Keys of the faults. */
  faultKeys: number[];
  /** Plays were left out, since their time is an estimate. */
  hasUnsure: boolean;
}

export async function packParcel(database: Database): Promise<Parcel> {
  const transaction = database.transaction(['plays', 'faults', 'acks']);
  const faults = transaction.objectStore('faults');
  const [plays, sent, faultKeys, acks] = await Promise.all([
    transaction.objectStore('plays').getAll(undefined, SYNC_LIMITS.plays),
    faults.getAll(undefined, SYNC_LIMITS.faults),
    faults.getAllKeys(undefined, SYNC_LIMITS.faults),
    transaction.objectStore('acks').getAll(undefined, SYNC_LIMITS.acks),
    transaction.done,
  ]);
  // The time of these is not known yet, and a play of the wrong time would be refused.
  const sure = plays.filter(({ unsure }) => unsure === undefined);
  return { plays: sure, faults: sent, faultKeys, acks, hasUnsure: sure.length < plays.length };
}

/**
 * Deletes what the server has received. A play is deleted only if this parcel had it and the ack covers it: if the
 * answer is lost, nothing is deleted and the same plays are sent again. An ack goes only if it still says what was sent.
 */
export async function dropParcel(database: Database, parcel: Parcel, playAck: number | null): Promise<void> {
  const transaction = database.transaction(['plays', 'faults', 'acks'], 'readwrite');
  const done = parcel.plays.filter(({ seq }) => playAck !== null && seq <= playAck);
  await Promise.all([
    ...done.map(({ seq }) => transaction.objectStore('plays').delete(seq)),
    ...parcel.faultKeys.map((key) => transaction.objectStore('faults').delete(key)),
    ...parcel.acks.map(async ({ id, outcome }) => {
      const acks = transaction.objectStore('acks');
      // Its command may have ended meanwhile: that is told by the next sync.
      if ((await acks.get(id))?.outcome === outcome) await acks.delete(id);
    }),
    transaction.done,
  ]);
}

export const countPlays = (database: Database): Promise<number> => database.count('plays');
