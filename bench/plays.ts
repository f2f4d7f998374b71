import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { rollUpPlays } from '#server/jobs/rollUpPlays.ts';
import { openStore } from '#server/store/store.ts';
import type { Store, Tx } from '#server/store/types.ts';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { HintLinks } from '#server/player/links.ts';
import { Programmes } from '#server/player/programmes.ts';
import { giveKey } from '#server/player/enrol.ts';
import { syncAll, type SyncCall } from '#server/player/sync.ts';
import { perSecond, type Row } from './table.ts';

const DAY_MS = 86_400_000;
export const CONTENT_MS = 10_000;
/** Ads that take turns in the slot. */
const ADS = 6;
const PER_SYNC = 500;
const DEVICES = 50;
export const SYSTEM = { kind: 'system', corpId: null } as const;
const CORP = 'corp';

/** Plays; `PLAYS=100000 npm run bench -- plays` counts fewer. */
const count = Number(process.env['PLAYS'] ?? 1_000_000);

export interface Screen {
  deviceId: string;
  keyHash: string;
  seq: number;
}

const LAYOUT = {
  version: 1,
  width: 1920,
  height: 1080,
  pages: [
    {
      id: 'home',
      name: 'Home',
      background: '#000000',
      widgets: [
        {
          id: 'main',
          name: 'Main',
          kind: 'adSlot',
          x: 0,
          y: 0,
          width: 1920,
          height: 1080,
          props: { background: '#000000', fit: 'contain' },
        },
      ],
    },
  ],
};

/** A media owner with screens that play six ads in turn. */
export async function equip(tx: Tx): Promise<{ screens: Screen[]; adIds: string[]; slotId: string }> {
  const own = tx.as({ kind: 'system', corpId: CORP });
  await own.corporations.insert({ id: CORP, corpId: CORP, name: 'Bench', status: 'enabled' });
  const layout = await own.layouts.insert({ name: 'Layout', width: 1920, height: 1080, document: LAYOUT });
  const slot = await own.adSlots.insert({
    name: 'Full screen',
    layoutId: layout.id,
    widgetId: 'main',
    width: 1920,
    height: 1080,
  });
  const group = await own.deviceGroups.insert({ name: 'All', kind: 'common', layoutId: layout.id });
  const adIds: string[] = [];
  for (let at = 0; at < ADS; at += 1) {
    const ad = await own.ads.insert({
      name: `Advertisement ${at}`,
      type: 'common',
      status: 'playing',
      slotId: slot.id,
      slotSize: '1920x1080',
      layoutId: layout.id,
      startAt: tx.now,
      endAt: tx.now + 365 * DAY_MS,
      durationS: CONTENT_MS / 1000,
      position: at,
      deliveryMode: 'precise',
      targetType: 'deviceGroup',
      targetIds: [group.id],
      kind: 'text',
      text: `Advertisement ${at}`,
      materials: [],
    });
    adIds.push(ad.id);
  }
  const screens: Screen[] = [];
  for (let at = 0; at < DEVICES; at += 1) {
    const device = await own.devices.insert({
      uuid: `BENCH${String(at).padStart(3, '0')}`,
      name: `Screen ${at}`,
      type: 'android',
      status: 'online',
      groupId: group.id,
      zone: 'Asia/Shanghai',
      expireAt: tx.now + 365 * DAY_MS,
      setIds: [],
      tagIds: [],
    });
    await giveKey(tx, device.id, CORP);
    const { key_hash: keyHash } = await tx.db
      .selectFrom('device_keys')
      .select('key_hash')
      .where('device_id', '=', device.id)
      .executeTakeFirstOrThrow();
    screens.push({ deviceId: device.id, keyHash, seq: 0 });
  }
  return { screens, adIds, slotId: slot.id };
}

/**
 * Bytes of the database, once its log is written back. The log stands beside the file, grows to some megabytes whatever is
 * stored, and is gone after a close: it is neither base nor growth.
 */
function bytesOf(folder: string): number {
  const path = join(folder, 'vitrine.db');
  const database = new DatabaseSync(path, { timeout: 5000 });
  const written = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  database.close();
  if (written?.['busy'] !== 0) throw new Error('the log of the store is not written back');
  return statSync(path).size;
}

export const syncOf = ({ deviceId, keyHash }: Screen, now: number, plays: PlayRecord[]): SyncCall => ({
  device: { deviceId, corpId: CORP, isNew: false, keyHash },
  ip: '127.0.0.1',
  request: {
    rev: null,
    clock: now,
    status: {
      playingRev: null,
      startedAt: 0,
      playerVersion: '1.0.0',
      screen: { width: 1920, height: 1080 },
      freeBytes: null,
      playing: [],
    },
    inventory: [],
    plays,
    faults: [],
    acks: [],
  },
});

/** Returns what syncs screens with a store, as the server's route does. */
export function syncsWith(store: Store) {
  const secret = 'x'.repeat(32);
  const parts = {
    services: { store, config: { secret } } as never,
    packageKey: '',
    programmes: new Programmes(),
    hintLinks: new HintLinks(secret),
  };
  return (calls: SyncCall[]) => store.write(SYSTEM, (tx) => syncAll(tx, calls, parts));
}

/** Plays are told as players tell them, judged, counted, and rolled up once they are kept for long enough (REP-07). */
export async function plays(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-plays-'));
  let now = Date.parse('2026-01-01T00:00:00Z');
  const store = await openStore({ dataDir: folder }, { now: () => now });
  try {
    await store.sync();
    const { screens, adIds, slotId } = await store.write(SYSTEM, equip);
    const sync = syncsWith(store);
    for (const screen of screens) await sync([syncOf(screen, now, [])]);
    const empty = bytesOf(folder);
    const began = performance.now();
    let told = 0;
    let dropped = 0;
    while (told < count) {
      const since = now;
      now += PER_SYNC * CONTENT_MS;
      for (const screen of screens) {
        const records = Array.from({ length: PER_SYNC }, (_, at): PlayRecord => ({
          seq: (screen.seq += 1),
          adId: adIds[at % ADS]!,
          slotId,
          key: 'text',
          startedAt: since + at * CONTENT_MS,
          durationMs: CONTENT_MS,
          outcome: 'complete',
        }));
        const answers = await sync([syncOf(screen, now, records)]);
        dropped += answers.get(screen.deviceId)?.dropped?.length ?? 0;
        told += records.length;
      }
    }
    const ingestS = (performance.now() - began) / 1000;
    const raw = (bytesOf(folder) - empty) / told;
    now += 32 * DAY_MS;
    const rollBegan = performance.now();
    const rolled = await rollUpPlays(store, now, Number.POSITIVE_INFINITY);
    const rollS = (performance.now() - rollBegan) / 1000;
    for (let round = 0; round < 1000; round += 1) await store.shrink();
    const sum = await store.read(SYSTEM, (tx) => tx.proofsOfPlay.sum('plays'));
    await store.close();
    const end = (bytesOf(folder) - empty) / told;
    return [
      { what: `${told.toLocaleString('en')} plays of ${DEVICES} screens, ingested`, value: perSecond(told / ingestS) },
      {
        what: 'plays that were refused, and lost in the sums',
        value: `${dropped}, ${told - sum}`,
        promise: '0, 0',
        kept: dropped === 0 && sum === told,
      },
      { what: 'rolled up by the hour', value: perSecond(rolled / rollS) },
      { what: 'store for each play, while it stands by itself', value: `${Math.round(raw)} B` },
      { what: 'store for each play in the end', value: `${Math.round(end)} B`, promise: '≤ 200 B', kept: end <= 200 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
