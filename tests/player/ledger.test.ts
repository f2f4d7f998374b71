import { expect, test } from 'vitest';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { openDatabase } from '#player/database.ts';
import { addAck, addFault, addPlay, countPlays, dropParcel, packParcel } from '#player/ledger.ts';
import { freshDatabase, NOON } from './playerScene.ts';

const PLAY: Omit<PlayRecord, 'seq'> = {
  adId: 'ad',
  slotId: 'slot',
  key: 'text',
  startedAt: NOON,
  durationMs: 10_000,
  outcome: 'complete',
};

test('numbers rise by one for ever, also after all plays were told and the page was loaded anew [REP-04]', async () => {
  const first = await freshDatabase();
  expect([await addPlay(first, PLAY), await addPlay(first, PLAY)]).toEqual([1, 2]);
  await dropParcel(first, await packParcel(first), 2);
  const { name } = first;
  first.close();
  expect(await addPlay(await openDatabase(name), PLAY)).toBe(3);
});

test('plays written in the same moment have numbers of their own', async () => {
  const database = await freshDatabase();
  const numbers = await Promise.all(Array.from({ length: 20 }, () => addPlay(database, PLAY)));
  expect(new Set(numbers).size).toBe(20);
});

test('a parcel holds the oldest 500 plays, and the next one the rest', async () => {
  const database = await freshDatabase();
  for (let count = 0; count < 503; count += 1) await addPlay(database, PLAY);
  const parcel = await packParcel(database);
  expect([parcel.plays.length, parcel.plays[0]?.seq, parcel.plays.at(-1)?.seq]).toEqual([500, 1, 500]);
  await dropParcel(database, parcel, 500);
  expect((await packParcel(database)).plays.map(({ seq }) => seq)).toEqual([501, 502, 503]);
});

test('what was played while a sync was under way is not dropped by its answer', async () => {
  const database = await freshDatabase();
  await addPlay(database, PLAY);
  const parcel = await packParcel(database);
  await addPlay(database, PLAY);
  await dropParcel(database, parcel, 99);
  expect((await packParcel(database)).plays.map(({ seq }) => seq)).toEqual([2]);
});

test('an answer that acknowledges nothing drops no play', async () => {
  const database = await freshDatabase();
  await addPlay(database, PLAY);
  await dropParcel(database, await packParcel(database), null);
  expect(await countPlays(database)).toBe(1);
});

test('of faults the latest 200 are kept, and go with their parcel; so do answers to commands', async () => {
  const database = await freshDatabase();
  for (let count = 0; count < 205; count += 1)
    await addFault(database, { code: 'network', at: count, detail: 'x'.repeat(600) });
  await addAck(database, { id: 'c', outcome: 'done', detail: '' });
  const parcel = await packParcel(database);
  expect([parcel.faults.length, parcel.faults[0]?.at, parcel.faults[0]?.detail.length, parcel.acks.length]).toEqual([
    50, 5, 500, 1,
  ]);
  await dropParcel(database, parcel, null);
  const next = await packParcel(database);
  expect([next.faults[0]?.at, next.acks.length]).toEqual([55, 0]);
});

test('a command that ended while its arrival was told is told once more [DEV-08]', async () => {
  const database = await freshDatabase();
  await addAck(database, { id: 'c', outcome: 'acknowledged', detail: '' });
  const parcel = await packParcel(database);
  await addAck(database, { id: 'c', outcome: 'done', detail: '' });
  await dropParcel(database, parcel, null);
  const next = await packParcel(database);
  expect(next.acks).toEqual([{ id: 'c', outcome: 'done', detail: '' }]);
  await dropParcel(database, next, null);
  expect((await packParcel(database)).acks).toEqual([]);
});
