import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EnrolRequest, SyncRequest } from '#core/manifest/sync.ts';
import { deliveriesOf } from '#server/player/deliveries.ts';
import { buildScene, buildSync, HOUR, newSecret, type Scene, type Screen } from './scene.ts';

/** A server that meets players newer than itself: it takes what it knows, and cuts off no screen. */

type Path = readonly (string | number)[];
type Whole<T> = { [K in keyof T]-?: T[K] };
type WholeSync = SyncRequest & { status: Whole<SyncRequest['status']> };

let scene: Scene;
let screen: Screen;
let adId: string;
let sha256: string;
beforeAll(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
  const picture = await scene.addPicture('tea');
  ({ sha256 } = picture);
  adId = await scene.addAd({ kind: 'file', text: null, materials: [picture.materialId] });
  await scene.sync(screen);
  scene.clock.advance(HOUR);
});
afterAll(() => scene.close());

/** A sync that says all there is to say. */
function everything(of: { adId: string; slotId: string; key: string; sha256: string; seq: number; now: number }) {
  const { slotId, key, now, seq } = of;
  const sync: WholeSync = {
    rev: null,
    clock: now,
    status: {
      ...buildSync(now).status,
      slots: [slotId],
      protocol: 9,
      run: 'a',
      machine: { romBytes: 1, ramBytes: 2, macs: [], model: 'Box', system: 'Linux', systemVersion: '6' },
      capabilities: ['volume'],
      shell: {
        protocol: 1,
        name: 'vitrine-agent',
        version: '2',
        platform: 'linux',
        sources: [{ id: '1', name: 'HDMI' }],
        installKinds: ['agent'],
      },
      controls: { volume: 40 },
      installs: [{ id: 'order', state: 'downloading', percent: 5, detail: '' }],
      apps: [{ id: 'clock', name: 'Clock', version: '1' }],
      playing: [{ slotId, adId: of.adId, key }],
    },
    inventory: [{ sha256: of.sha256, state: 'whole' }],
    plays: [{ seq, adId: of.adId, slotId, key, startedAt: now - 60_000, durationMs: 10_000, outcome: 'complete' }],
    faults: [{ code: 'stuck', at: now, detail: 'film' }],
    acks: [{ id: 'command', outcome: 'done', detail: '' }],
  };
  return sync;
}

let seq = 0;
const sample = (): WholeSync =>
  everything({
    adId,
    slotId: scene.personas.own.slotId,
    key: adId,
    sha256,
    seq: (seq += 1),
    now: scene.clock.now(),
  });

const enrolment = (): EnrolRequest => ({
  secret: newSecret(),
  hardware: {
    systemType: 'Linux',
    systemVersion: '6.1',
    playerVersion: '9.0.0',
    zone: 'Asia/Shanghai',
    screen: { width: 1920, height: 1080 },
  },
  capabilities: ['volume'],
});

/** Returns the paths of all objects within a message, the message first. */
function objectsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, one]) =>
    objectsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? below : [path, ...below];
}

const PLACES = everything({ adId: 'a', slotId: 's', key: 'k', sha256: 'f', seq: 1, now: 0 });
const named = (paths: readonly Path[]): [string, Path][] => paths.map((path) => [path.join('.') || 'itself', path]);

/** Returns a copy with a value laid at a path. */
function withAt(message: object, path: Path, value: unknown): object {
  const copy = structuredClone(message);
  const holder = path.slice(0, -1).reduce((now, key) => (now as Record<string | number, object>)[key]!, copy);
  Object.assign(holder, { [path.at(-1)!]: value });
  return copy;
}

const send = (url: string, payload: object) =>
  scene.app.inject({
    method: 'POST',
    url: `/player/v1/${url}`,
    headers: url === 'sync' ? { authorization: `Bearer ${screen.deviceId}.${screen.deviceKey}` } : {},
    payload,
  });

/** Rows that a sync with everything writes, in a few words. */
const taken = async () =>
  scene.within(async (tx) => {
    const device = (await tx.devices.one(screen.deviceId))!;
    const found = await deliveriesOf(tx, scene.corpId, [screen.deviceId]);
    return {
      model: device.model,
      shell: [device.shell, device.shellPlatform, device.installKinds],
      controls: device.controls,
      fault: device.fault,
      files: found.get(screen.deviceId)?.get(adId)?.filesDone,
    };
  });

const TAKEN = {
  model: 'Box',
  shell: ['vitrine-agent', 'linux', ['agent']],
  controls: { volume: 40 },
  fault: 'stuck',
  files: 1,
};

/** The key of the content that the ad has. */
const synced = async (change: (sync: WholeSync) => object) => {
  const { body: held } = await scene.sync(screen);
  const sync = sample();
  const [content] = held.manifest!.items.find(({ id }) => id === adId)!.contents;
  sync.rev = held.rev;
  for (const one of [...sync.plays, ...sync.status.playing]) one.key = content!.key;
  scene.clock.advance(60_000);
  const answer = await send('sync', change(sync));
  return {
    status: answer.statusCode,
    body: answer.json<{ playAck: number | null; dropped?: { why: string }[] }>(),
    sync,
  };
};

describe('a key that this server does not know', () => {
  test.each(named(objectsIn(PLACES)))('in a sync (%s) is dropped, and the sync is taken', async (_name, path) => {
    const { status, body, sync } = await synced((whole) => withAt(whole, [...path, 'mood'], { is: ['good'] }));
    expect([status, body.playAck, body.dropped]).toEqual([200, sync.plays[0]!.seq, undefined]);
    expect(await taken()).toEqual(TAKEN);
  });

  test.each(named(objectsIn(enrolment())))(
    'in an enrolment (%s) is dropped, and a number given',
    async (_name, path) => {
      const answer = await send('enrol', withAt(enrolment(), [...path, 'mood'], 'good'));
      const { number } = answer.json<{ number: string }>();
      const row = await scene.within((tx) =>
        tx.db.selectFrom('enrolments').select('hardware').where('number', '=', number).executeTakeFirst(),
      );
      expect([answer.statusCode, JSON.parse(row?.hardware ?? '')]).toEqual([200, enrolment().hardware]);
    },
  );
});

describe('a word that this server does not know', () => {
  test.each<[string, Path, object]>([
    ['state of a file', ['inventory', 0, 'state'], { files: 0 }],
    ['outcome of a play', ['plays', 0, 'outcome'], { fault: 'playRefused' }],
    ['kind of fault', ['faults', 0, 'code'], { fault: 'later' }],
    ['outcome of a command', ['acks', 0, 'outcome'], {}],
    ['state of an installation', ['status', 'installs', 0, 'state'], {}],
    ['platform', ['status', 'shell', 'platform'], { shell: ['vitrine-agent', null, ['agent']] }],
    ['kind of installation', ['status', 'shell', 'installKinds'], { shell: ['vitrine-agent', 'linux', []] }],
    ['capability', ['status', 'capabilities', 0], {}],
  ])('(%s) costs its own entry, and nothing else of the sync', async (_name, path, changes) => {
    const value = path.at(-1) === 'installKinds' ? ['later'] : 'later';
    const { status } = await synced((whole) => withAt(whole, path, value));
    expect(status).toBe(200);
    expect(await taken()).toEqual({ ...TAKEN, ...changes });
  });

  test('leaves the entries beside it', async () => {
    const other = 'f'.repeat(64);
    const { status } = await synced((whole) => ({
      ...whole,
      inventory: [{ sha256: other, state: 'later' }, ...whole.inventory],
    }));
    expect([status, await taken()]).toEqual([200, TAKEN]);
  });

  test('of a play is answered: a screen would send it for ever', async () => {
    const { body, sync } = await synced((whole) => withAt(whole, ['plays', 0, 'outcome'], 'later'));
    const { seq: of } = sync.plays[0]!;
    expect([body.playAck, body.dropped]).toEqual([of, [{ seq: of, why: 'unreadable' }]]);
  });
});

test.each<[string, Path, unknown]>([
  ['a digest', ['inventory', 0, 'sha256'], 'f00'],
  ['a state that is no word', ['inventory', 0, 'state'], '<svg onload=alert(1)>'],
  ['a state that is a number', ['inventory', 0, 'state'], 7],
  ['a state that is missing', ['inventory', 0, 'state'], undefined],
  ['a number of a play', ['plays', 0, 'seq'], -1],
  ['an outcome that is null', ['plays', 0, 'outcome'], null],
  ['a detail without end', ['acks', 0, 'detail'], 'x'.repeat(501)],
  ['an id of a command, beside an outcome of later', ['acks', 0], { id: '', outcome: 'later', detail: '' }],
  ['a share', ['status', 'installs', 0, 'percent'], 101],
  ['a volume', ['status', 'controls', 'volume'], 'loud'],
  ['a platform that is a list', ['status', 'shell', 'platform'], ['linux']],
  ['a width', ['status', 'screen', 'width'], -1],
])('a wrong value (%s) is refused as before', async (_name, path, value) => {
  expect((await synced((whole) => withAt(whole, path, value))).status).toBe(400);
});
