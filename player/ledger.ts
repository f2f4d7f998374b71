import type { Fault, PlayRecord, SyncRequest } from '#core/manifest/sync.ts';
import { SYNC_LIMITS } from '#core/manifest/sync.ts';
import type { Database } from './database.ts';

/** Most faults kept while offline; the oldest are dropped first, plays are never dropped. */
const MOST_FAULTS = 200;

/** Writes a play with the next sequence number in one transaction, so that no number is given twice. */
export async function addPlay(database: Database, play: Omit<PlayRecord, 'seq'>): Promise<number> {
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

/** Content of one sync call, oldest first, and the keys to delete once the server has answered. */
export interface Parcel {
  plays: PlayRecord[];
  faults: Fault[];
  acks: SyncRequest['acks'];
  /** Keys of the faults. */
  faultKeys: number[];
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
  return { plays, faults: sent, faultKeys, acks };
}

/**
 * Deletes what the server has received. A play is deleted only if this parcel had it and the ack covers it: if the
 * answer is lost, nothing is deleted and the same plays are sent again.
 */
export async function dropParcel(database: Database, parcel: Parcel, playAck: number | null): Promise<void> {
  const transaction = database.transaction(['plays', 'faults', 'acks'], 'readwrite');
  const done = parcel.plays.filter(({ seq }) => playAck !== null && seq <= playAck);
  await Promise.all([
    ...done.map(({ seq }) => transaction.objectStore('plays').delete(seq)),
    ...parcel.faultKeys.map((key) => transaction.objectStore('faults').delete(key)),
    ...parcel.acks.map(({ id }) => transaction.objectStore('acks').delete(id)),
    transaction.done,
  ]);
}

export const countPlays = (database: Database): Promise<number> => database.count('plays');
