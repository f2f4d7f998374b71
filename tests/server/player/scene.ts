import { createHash, randomBytes } from 'node:crypto';
import type { SyncAnswer, SyncRequest } from '#core/manifest/sync.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { uuidv7 } from '#core/uuid.ts';
import type { Tx } from '#server/store/types.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from '#tests/support/buildTestApp.ts';
import { anyDb } from '#tests/support/rows.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export interface Screen {
  deviceId: string;
  deviceKey: string;
  number: string;
}

/** A server with one corporation's library; screens are added to it by the number that they show. */
export interface Scene extends TestApp {
  corpId: string;
  enrol(secret: string): Promise<Record<string, unknown>>;
  /** Enrols a player, adds it as a device, and fetches its key. */
  addScreen(overrides?: Partial<DeviceStored>): Promise<Screen>;
  addPicture(name: string): Promise<{ materialId: string; sha256: string; bytes: Buffer }>;
  addAd(overrides?: Partial<AdStored>): Promise<string>;
  /** Sends a sync; what is not given is what a player that holds nothing says. */
  sync(screen: Screen, overrides?: Partial<SyncRequest>): Promise<{ status: number; body: SyncAnswer }>;
  within<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export const newSecret = (): string => randomBytes(32).toString('base64url');

const HARDWARE = {
  systemType: 'Linux',
  systemVersion: '6.1',
  playerVersion: '1.0.0',
  zone: 'Asia/Shanghai',
  screen: { width: 1920, height: 1080 },
};

export function buildSync(now: number, overrides: Partial<SyncRequest> = {}): SyncRequest {
  const status = {
    playingRev: null,
    startedAt: now,
    playerVersion: '1.0.0',
    screen: { width: 1920, height: 1080 },
    freeBytes: null,
    playing: [],
  };
  return { rev: null, clock: now, status, inventory: [], plays: [], faults: [], acks: [], ...overrides };
}

export async function buildScene(options: TestAppOptions = {}): Promise<Scene> {
  const test = await buildTestApp(options);
  const {
    app,
    services,
    clock,
    personas: { own },
  } = test;
  const { corpId } = own;
  const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    services.store.write({ kind: 'system', corpId }, work);

  async function enrol(secret: string) {
    const answer = await app.inject({
      method: 'POST',
      url: '/player/v1/enrol',
      payload: { secret, hardware: HARDWARE, capabilities: [] },
    });
    return answer.json<Record<string, unknown>>();
  }

  return {
    ...test,
    corpId,
    within,
    enrol,
    async addScreen(overrides = {}) {
      const secret = newSecret();
      const { number } = await enrol(secret);
      await within(async (tx) => {
        const device = await tx.devices.insert({
          uuid: String(number),
          name: 'Lobby',
          type: 'android',
          status: 'inactive',
          groupId: own.groupId,
          zone: 'Asia/Shanghai',
          expireAt: clock.now() + 365 * DAY,
          setIds: [],
          tagIds: [],
          ...overrides,
        });
        await tx.db
          .updateTable('enrolments')
          .set({ device_id: device.id, corp_id: corpId, added_at: tx.now })
          .where('number', '=', String(number))
          .execute();
      });
      return (await enrol(secret)) as unknown as Screen;
    },
    async addPicture(name) {
      const bytes = randomBytes(2000);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const uploadId = uuidv7(clock.now());
      const key = `${corpId}/${uploadId}.png`;
      await services.media.write(key, bytes);
      return within(async (tx) => {
        await anyDb(tx)
          .insertInto('uploads')
          .values({
            id: uploadId,
            corp_id: corpId,
            profile: 'image',
            state: 'verified',
            store_key: key,
            content_type: 'image/png',
            size: bytes.length,
            sha256,
            created_at: tx.now,
            expires_at: tx.now,
          })
          .execute();
        const material = await tx.materials.insert({
          name,
          type: 'image',
          format: 'png',
          size: bytes.length,
          width: 100,
          height: 100,
          playable: true,
          sha256,
          file: uploadId,
        });
        return { materialId: material.id, sha256, bytes };
      });
    },
    async addAd(overrides = {}) {
      const ad = await within((tx) =>
        tx.ads.insert({
          name: 'Tea',
          type: 'common',
          status: 'pendingPlay',
          downloadStatus: 'pending',
          slotId: own.slotId,
          slotSize: '1920x1080',
          layoutId: own.layoutId,
          startAt: clock.now() - HOUR,
          endAt: clock.now() + DAY,
          durationS: 10,
          position: 0,
          mute: false,
          deliveryMode: 'precise',
          impressions: 0,
          interactionCount: 0,
          targetType: 'deviceGroup',
          targetIds: [own.groupId],
          kind: 'text',
          text: 'Tea',
          materials: [],
          ...overrides,
        }),
      );
      return ad.id;
    },
    async sync({ deviceId, deviceKey }, overrides = {}) {
      const answer = await app.inject({
        method: 'POST',
        url: '/player/v1/sync',
        headers: { authorization: `Bearer ${deviceId}.${deviceKey}` },
        payload: buildSync(clock.now(), overrides),
      });
      return { status: answer.statusCode, body: answer.json<SyncAnswer>() };
    },
  };
}
