import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SyncRequest } from '#core/manifest/sync.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { sweepCommands } from '#server/jobs/sweepCommands.ts';
import { runTransitions } from '#server/jobs/transitions.ts';
import { data } from '#tests/support/call.ts';
import { buildScene, buildSync, type Scene, type Screen } from './scene.ts';

let scene: Scene;
let screen: Screen;
const CAPABILITIES = ['keys', 'pause', 'volume', 'screenshot', 'lock', 'restartPlayer', 'source'];
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

beforeAll(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
  await tell(screen);
});
afterAll(() => scene.close());

const status = (more: object = {}) => ({ ...buildSync(scene.clock.now()).status, capabilities: CAPABILITIES, ...more });
const tell = (who: Screen, overrides: Partial<SyncRequest> = {}) => scene.sync(who, { status: status(), ...overrides });
const told = async (who: Screen, acks: SyncRequest['acks'] = []) => (await tell(who, { acks })).body.commands;
const press = async (kind: string, more: object = {}) => {
  const { ids } = await data<{ ids: string[] }>(scene, scene.personas.owner, 'deviceCommand.send', {
    targetType: 'device',
    targetId: screen.deviceId,
    kind,
    ...more,
  });
  return ids[0]!;
};
const row = (id: string) => scene.within((tx) => tx.deviceCommands.one(id));
const ack = (id: string, outcome: 'acknowledged' | 'done' | 'failed', detail = '') => [{ id, outcome, detail }];
const shot = (who: Screen, id: string, payload: Buffer) =>
  scene.app.inject({
    method: 'POST',
    url: `/player/v1/shot/${id}`,
    headers: { authorization: `Bearer ${who.deviceId}.${who.deviceKey}`, 'content-type': 'image/png' },
    payload,
  });

describe('a command [DEV-08]', () => {
  test('is queued, sent, acknowledged and done, and told until then, to its own screen only', async () => {
    const other = await scene.addScreen();
    const id = await press('volume', { level: 40 });
    expect(await row(id)).toMatchObject({ status: 'queued', sentAt: null, level: 40 });
    expect(await told(screen)).toMatchObject([{ id, type: 'volume', args: { level: 40 } }]);
    expect(await row(id)).toMatchObject({ status: 'sent', sentAt: scene.clock.now() });
    expect(await told(other, ack(id, 'done'))).toEqual([]);
    expect(await told(screen, ack(id, 'acknowledged'))).toMatchObject([{ id }]);
    expect(await row(id)).toMatchObject({ status: 'acknowledged' });
    expect(await told(screen, ack(id, 'done'))).toEqual([]);
    expect(await row(id)).toMatchObject({ status: 'done', outcome: 'done', finishedAt: scene.clock.now() });
    await tell(screen, { acks: ack(id, 'failed', 'fault: late') });
    expect(await row(id)).toMatchObject({ status: 'done', problem: null });
  });

  test('that fails says why, in a word that has its sentence, and with the words of the machine', async () => {
    const id = await press('volume', { level: 41 });
    await told(screen, ack(id, 'failed', 'refused: no sink: none'));
    expect(await row(id)).toMatchObject({ status: 'failed', problem: 'refused', detail: 'no sink: none' });
  });

  test('is not told once it has expired, and shows so; what was done before is believed later', async () => {
    const [early, late] = [await press('key', { key: 'up' }), await press('key', { key: 'down' })];
    await told(screen);
    scene.clock.advance(20_000);
    expect(await told(screen)).toEqual([]);
    await scene.services.store.write({ kind: 'system', corpId: null }, runTransitions);
    expect([(await row(early))?.status, (await row(late))?.status]).toEqual(['expired', 'expired']);
    await tell(screen, { acks: [...ack(early, 'done'), ...ack(late, 'failed', 'expired')] });
    expect([(await row(early))?.status, (await row(late))?.problem]).toEqual(['done', 'expired']);
  });

  test('that began and tells nothing more ends by itself', async () => {
    await tell(screen);
    const id = await press('restartPlayer');
    await told(screen, ack(id, 'acknowledged'));
    const after = async (ms: number) => {
      scene.clock.advance(ms);
      await scene.services.store.write({ kind: 'system', corpId: null }, runTransitions);
      return (await row(id))?.status;
    };
    expect(await after(10 * 60_000)).toBe('acknowledged');
    expect(await after(2 * 60_000)).toBe('expired');
  });

  test('to lock carries the digits of its screen, which no command keeps [DEV-08]', async () => {
    await tell(screen);
    const id = await press('lock', { pin: '0417' });
    expect(JSON.stringify(await row(id))).not.toContain('0417');
    expect(await told(screen)).toMatchObject([{ id, type: 'lock', args: { pin: '0417' } }]);
    await told(screen, ack(id, 'done'));
    const again = await press('lock');
    expect(await told(screen)).toMatchObject([{ id: again, args: { pin: '0417' } }]);
    await told(screen, ack(again, 'done'));
  });
});

describe('a screenshot [DEV-08]', () => {
  test('is kept once, only if asked for, and only if it is a picture', async () => {
    await tell(screen);
    const other = await scene.addScreen();
    const id = await press('screenshot');
    expect((await shot(other, id, PNG)).statusCode).toBe(404);
    expect((await shot(screen, id, Buffer.from('<svg onload=alert(1)>'))).statusCode).toBe(400);
    expect((await shot(screen, id, PNG)).statusCode).toBe(204);
    expect((await shot(screen, id, PNG)).statusCode).toBe(404);
    expect(await row(id)).toMatchObject({ status: 'done', outcome: 'done' });
  });

  test('is opened by the page of the remote control, by a link that stays for a while', async () => {
    await tell(screen);
    const id = await press('screenshot');
    await shot(screen, id, PNG);
    const look = () =>
      data<{ screens: { picture: { url: string; at: string } }[] }>(
        scene,
        scene.personas.owner,
        'deviceCommand.remote',
        {
          targetType: 'device',
          targetId: screen.deviceId,
        },
      );
    const [first] = (await look()).screens;
    expect((await scene.app.inject(first!.picture.url)).rawPayload.equals(PNG)).toBe(true);
    expect((await look()).screens[0]!.picture).toEqual(first!.picture);
  });

  test('that nobody asked another kind of command for is refused', async () => {
    await tell(screen);
    const id = await press('volume', { level: 1 });
    expect((await shot(screen, id, PNG)).statusCode).toBe(404);
    await told(screen, ack(id, 'done'));
  });
});

describe('what a screen tells of its settings', () => {
  test('stands on the page of the remote control [DEV-08]', async () => {
    const controls = { volume: 35, muted: true, locked: false, pausedUntil: scene.clock.now() + 1000 };
    await scene.sync(screen, { status: status({ controls }) });
    const { screens } = await data<{ screens: { now: object; capabilities: string[] }[] }>(
      scene,
      scene.personas.owner,
      'deviceCommand.remote',
      { targetType: 'device', targetId: screen.deviceId },
    );
    expect(screens[0]).toMatchObject({
      now: { ...controls, pausedUntil: new Date(controls.pausedUntil).toISOString() },
      capabilities: CAPABILITIES,
    });
  });
});

describe('after thirty days [DEV-08]', () => {
  test('a command is gone, with the picture that it brought, and a newer one stays', async () => {
    await tell(screen);
    const old = await press('screenshot');
    await shot(screen, old, PNG);
    const { picture } = (await row(old))!;
    const [upload] = await scene.within((tx) =>
      tx.db.selectFrom('uploads').select('store_key').where('id', '=', picture!).execute(),
    );
    scene.clock.advance(limits.commandsKept - 1000);
    await tell(screen);
    const { store, media } = scene.services;
    const sweep = () => sweepCommands(store, media, scene.clock.now());
    expect((await row(old))?.id).toBe(old);
    const kept = (
      await scene.within((tx) =>
        tx.deviceCommands.insert({ kind: 'volume', level: 3, status: 'done', deviceId: screen.deviceId }),
      )
    ).id;
    scene.clock.advance(2000);
    expect(await sweep()).toBeGreaterThan(0);
    expect([await row(old), await media.stat(upload!.store_key)]).toEqual([null, null]);
    expect((await row(kept))?.id).toBe(kept);
    expect(await sweep()).toBe(0);
  });
});
