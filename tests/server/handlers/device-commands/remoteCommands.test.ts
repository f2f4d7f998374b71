import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '#server/store/types.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { addPersona, type Persona } from '#tests/support/personas.ts';

let app: TestApp;
let serial = 0;
const DAY = 86_400_000;
const ALL = ['keys', 'pause', 'volume', 'screenshot', 'lock', 'restartPlayer', 'source', 'power', 'display'];

const within = <T>(work: (tx: Tx) => Promise<T>, corpId = app.personas.own.corpId) =>
  app.services.store.write({ kind: 'system', corpId }, work);
const addDevice = (more: Partial<DeviceStored> = {}, corpId?: string) =>
  within(
    (tx) =>
      tx.devices.insert({
        uuid: `SEND${String(++serial).padStart(4, '0')}`,
        name: `Screen ${serial}`,
        type: 'android',
        groupId: app.personas.own.groupId,
        deptId: app.personas.own.northId,
        status: 'online',
        capabilities: ALL,
        sources: [{ id: 'hdmi1', name: 'HDMI 1' }],
        expireAt: app.clock.now() + DAY,
        setIds: [],
        tagIds: [],
        ...more,
      }),
    corpId,
  );
const addGroup = (name: string) => within((tx) => tx.deviceGroups.insert({ name, kind: 'common' }));
const send = (caller: Caller, targetId: string, press: object, targetType = 'device') =>
  call<{ batchId: string; ids: string[] }>(app, caller, 'deviceCommand.send', { targetType, targetId, ...press });
const rows = () => within((tx) => tx.deviceCommands.count());

/** Sends, and gives back code and both sentences; nothing may have been stored. */
async function refused(caller: Caller, targetId: string, press: object, targetType = 'device') {
  const before = await rows();
  const payload = { targetType, targetId, ...press };
  const english = await call(app, caller, 'deviceCommand.send', payload);
  const chinese = await call(app, caller, 'deviceCommand.send', payload, { language: 'zh_cn' });
  expect(await rows()).toBe(before);
  return { code: english.code, en: english.message, zh: chinese.message };
}
const errorOf = (name: keyof typeof errors) => {
  const { code, en, zh } = errors[name];
  return { code, en, zh };
};

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

describe('a press for many [DEV-08]', () => {
  test('makes one command for each screen of a group under one batch; what cannot has failed at once', async () => {
    const group = await addGroup('Hall');
    const able = await addDevice({ groupId: group.id });
    const away = await addDevice({ groupId: group.id, status: 'offline' });
    const unable = await addDevice({ groupId: group.id, capabilities: ['keys'] });
    const { ids, batchId } = (await send(app.personas.owner, group.id, { kind: 'volume', level: 20 }, 'deviceGroup'))
      .data!;
    expect(ids).toHaveLength(3);
    const found = await within((tx) => tx.deviceCommands.find((eb) => eb('batch_id', '=', batchId)));
    const by = Object.fromEntries(found.map((row) => [row.deviceId, [row.status, row.problem]]));
    expect(by).toEqual({
      [able.id]: ['queued', null],
      [away.id]: ['queued', null],
      [unable.id]: ['failed', 'notDeclared'],
    });
  });

  test('reaches every screen of a large group', async () => {
    const group = await addGroup('Chain');
    for (let at = 0; at < 260; at += 1)
      await addDevice({ groupId: group.id, uuid: `CHAIN${String(at).padStart(3, '0')}` });
    const { ids } = (await send(app.personas.owner, group.id, { kind: 'volume', level: 40 }, 'deviceGroup')).data!;
    expect(ids).toHaveLength(260);
  });

  test('reaches the screens with a tag', async () => {
    const tag = await within((tx) => tx.tags.insert({ name: 'Window' }));
    const device = await addDevice({ tagIds: [tag.id] });
    const { ids } = (await send(app.personas.owner, tag.id, { kind: 'key', key: 'centre' }, 'tag')).data!;
    expect(ids).toHaveLength(1);
    expect((await within((tx) => tx.deviceCommands.one(ids[0]!)))?.deviceId).toBe(device.id);
  });

  test('of one group reaches only the screens that the caller sees', async () => {
    const group = await addGroup('Both departments');
    const north = await addDevice({ groupId: group.id });
    await addDevice({ groupId: group.id, deptId: app.personas.own.southId });
    const { ids } = (await send(app.personas.staff, group.id, { kind: 'resume' }, 'deviceGroup')).data!;
    const found = await within((tx) => tx.deviceCommands.many(ids));
    expect(found.map(({ deviceId }) => deviceId)).toEqual([north.id]);
  });

  test('is told live to who sees the screen, also where somebody else pressed', async () => {
    const device = await addDevice({ name: 'Live' });
    await send(app.personas.owner, device.id, { kind: 'pause', seconds: 5 });
    const { screens } = await data<{ screens: { commands: { kind: string; by: string; seconds: number }[] }[] }>(
      app,
      app.personas.staff,
      'deviceCommand.remote',
      { targetType: 'device', targetId: device.id },
    );
    expect(screens[0]!.commands).toMatchObject([{ kind: 'pause', seconds: 5, by: 'owner', status: 'queued' }]);
  });
});

test('beside a busy screen each other one shows what was sent to it last [DEV-08]', async () => {
  const group = await addGroup('Busy');
  const [busy, calm] = [await addDevice({ groupId: group.id }), await addDevice({ groupId: group.id })];
  const { userId: creatorId } = app.personas.owner;
  await within(async (tx) => {
    const sent = { kind: 'volume', creatorId, status: 'done', batchId: 'busy' } as const;
    await tx.deviceCommands.insert({ ...sent, deviceId: calm.id, level: 1, createdAt: app.clock.now() - DAY });
    for (let level = 0; level < 700; level += 1)
      await tx.deviceCommands.insert({ ...sent, deviceId: busy.id, level, createdAt: app.clock.now() - 700 + level });
  });
  const shownTo = async (targetType: string, targetId: string) => {
    const { screens } = await data<{ screens: { id: string; commands: { level: number }[] }[] }>(
      app,
      app.personas.owner,
      'deviceCommand.remote',
      { targetType, targetId },
    );
    return Object.fromEntries(screens.map(({ id, commands }) => [id, commands.map(({ level }) => level)]));
  };
  expect(await shownTo('deviceGroup', group.id)).toEqual({ [busy.id]: [699, 698, 697], [calm.id]: [1] });
  expect((await shownTo('device', busy.id))[busy.id]).toEqual(Array.from({ length: 20 }, (_, n) => 699 - n));
});

describe('a press is refused, and nothing is stored [DEV-08]', () => {
  test('for a screen, a group, a tag without anything online', async () => {
    const group = await addGroup('Dark');
    const tag = await within((tx) => tx.tags.insert({ name: 'Dark' }));
    const device = await addDevice({ groupId: group.id, tagIds: [tag.id], status: 'offline' });
    const key = { kind: 'key', key: 'up' };
    expect(await refused(app.personas.owner, device.id, key)).toEqual(errorOf('DEVICE_OFFLINE'));
    expect(await refused(app.personas.owner, group.id, key, 'deviceGroup')).toEqual(errorOf('GROUP_OFFLINE'));
    expect(await refused(app.personas.owner, tag.id, key, 'tag')).toEqual(errorOf('TAG_OFFLINE'));
  });

  test('where the screen never declared it', async () => {
    const device = await addDevice({ capabilities: ['keys'] });
    const old = await addDevice({ capabilities: null });
    for (const { id } of [device, old])
      expect(await refused(app.personas.owner, id, { kind: 'powerOff' })).toEqual(errorOf('COMMAND_NOT_DECLARED'));
  });

  test('to lock without digits anywhere, and to a source that is none', async () => {
    const device = await addDevice();
    expect(await refused(app.personas.owner, device.id, { kind: 'lock' })).toEqual(errorOf('LOCK_PIN_NEEDED'));
    expect(await refused(app.personas.owner, device.id, { kind: 'source', source: 'hdmi9' })).toEqual(
      errorOf('SOURCE_UNKNOWN'),
    );
  });

  test.each([
    ['pause', { seconds: 4 }],
    ['pause', { seconds: 1801 }],
    ['pause', {}],
    ['key', { key: 'enter' }],
    ['volume', { level: 101 }],
    ['lock', { pin: '123' }],
    ['lock', { pin: '12345' }],
    ['lock', { pin: 'abcd' }],
  ])('%s with %o', async (kind, more) => {
    const device = await addDevice();
    expect((await refused(app.personas.owner, device.id, { kind, ...more })).code).toBe(errors.PAYLOAD_INVALID.code);
  });

  test.each([5, 1800])('but a pause of %i seconds is taken', async (seconds) => {
    const device = await addDevice();
    expect((await send(app.personas.owner, device.id, { kind: 'pause', seconds })).code).toBe(0);
  });
});

describe('what is not one’s own does not exist [DEV-08, PERM-05]', () => {
  test('a screen, group or tag of another enterprise, or a screen beyond one’s data, is not found', async () => {
    const { rival, staff, self, other } = app.personas;
    const north = await addDevice();
    const south = await addDevice({ deptId: app.personas.own.southId });
    const group = await addGroup('Of ours');
    await addDevice({ groupId: group.id, deptId: app.personas.own.southId });
    const tag = await within((tx) => tx.tags.insert({ name: 'Of ours' }));
    await addDevice({ groupId: other.groupId }, other.corpId);
    const key = { kind: 'key', key: 'up' };
    const cases: [Caller, string, string][] = [
      [rival, north.id, 'device'],
      [rival, group.id, 'deviceGroup'],
      [rival, tag.id, 'tag'],
      [staff, south.id, 'device'],
      [staff, group.id, 'deviceGroup'],
      [self, south.id, 'device'],
    ];
    const sentences: Record<string, [en: string, zh: string]> = {
      device: ['The device does not exist under the account', '账号下不存在该设备'],
      deviceGroup: ['The device group does not exist, create it first', '设备组不存在，请先创建'],
      tag: [errors.NOT_FOUND.en, errors.NOT_FOUND.zh],
    };
    for (const [caller, id, type] of cases) {
      const [en, zh] = sentences[type]!;
      expect(await refused(caller, id, key, type)).toEqual({ code: errors.NOT_FOUND.code, en, zh });
      const look = await call(app, caller, 'deviceCommand.remote', { targetType: type, targetId: id });
      expect(look.code).toBe(errors.NOT_FOUND.code);
    }
  });
});

describe('each kind asks its own permission [PERM-02]', () => {
  const KINDS = {
    volume: ['device.volume', { level: 1 }],
    mute: ['device.volume', { muted: true }],
    brightness: ['device.brightness', { level: 1 }],
    screenshot: ['device.screenshot', {}],
    source: ['device.signal', { source: 'hdmi1' }],
    lock: ['device.lock', { pin: '1234' }],
    unlock: ['device.lock', {}],
    restartPlayer: ['device.operate', {}],
    restartMachine: ['device.operate', {}],
    powerOff: ['device.switch', {}],
    screenOff: ['device.switch', {}],
  } as const;
  const BASE = ['device', 'device.view', 'device.remote'];
  const able = [...ALL, 'brightness', 'restartMachine'];

  async function someone(permissions: string[]): Promise<Persona> {
    const { own } = app.personas;
    const userName = `kinds_${++serial}`;
    return app.services.store.write({ kind: 'system', corpId: null }, async (platform) => {
      const role = await platform
        .as({ kind: 'system', corpId: own.corpId })
        .roles.insert({ name: userName, roleType: 'staff', dataScope: 'deptTree', permissions, builtIn: false });
      return addPersona(platform, app.services, {
        userName,
        corporation: own,
        roleId: role.id,
        deptId: own.northId,
        system: 'YXF',
        password: 'x',
      });
    });
  }

  test.each(Object.entries(KINDS))('%s', async (kind, [permission, more]) => {
    const device = await addDevice({ capabilities: able });
    const without = await someone(
      [...BASE, ...new Set(Object.values(KINDS).map(([name]) => name))].filter((name) => name !== permission),
    );
    const having = await someone([...BASE, permission]);
    expect((await refused(without, device.id, { kind, ...more })).code).toBe(errors.NO_PERMISSION.code);
    expect((await send(having, device.id, { kind, ...more })).code).toBe(0);
  });

  test('keys and pauses need the remote control alone, and nothing goes without it', async () => {
    const device = await addDevice({ capabilities: able });
    const base = await someone(BASE);
    expect((await send(base, device.id, { kind: 'key', key: 'left' })).code).toBe(0);
    const none = await someone(['device', 'device.view', 'device.operate', 'device.volume']);
    expect((await refused(none, device.id, { kind: 'volume', level: 1 })).code).toBe(errors.NO_PERMISSION.code);
  });
});

describe('many screens at once from the list [DEV-07]', () => {
  test.each([
    // What is pointless later is refused while a screen is offline; a lock waits, and needs digits.
    ['device.pauseScreens', { seconds: 30 }, 'DEVICE_OFFLINE', { kind: 'pause', seconds: 30 }],
    ['device.screenshot', {}, 'DEVICE_OFFLINE', { kind: 'screenshot' }],
    ['device.lockScreens', { pin: '4711' }, null, { kind: 'lock' }],
    ['device.lockScreens', {}, 'LOCK_PIN_NEEDED', { kind: 'lock' }],
    ['device.unlockScreens', {}, null, { kind: 'unlock' }],
    ['device.restartMachine', {}, null, { kind: 'restartMachine' }],
  ] as const)('%s %o says of each what came of it', async (name, more, refusal, row) => {
    const capabilities = [...ALL, 'restartMachine'];
    const isPinned = !('pin' in more) && name === 'device.lockScreens';
    const online = await addDevice({ capabilities });
    if (isPinned) await data(app, app.personas.owner, 'device.update', { id: online.id, lockPassword: '1234' });
    const away = await addDevice({ capabilities, status: 'offline' });
    const unable = await addDevice({ capabilities: [] });
    const payload = { ids: [online, away, unable].map(({ id }) => id), ...more };
    for (const language of ['en_us', 'zh_cn'] as const) {
      const { data: answer } = await call<{ results: { code: number; message: string }[] }>(
        app,
        app.personas.owner,
        name,
        payload,
        { language },
      );
      const sentence = (error: keyof typeof errors) => [
        errors[error].code,
        errors[error][language === 'en_us' ? 'en' : 'zh'],
      ];
      expect(answer!.results.map(({ code, message }) => [code, message])).toEqual([
        [0, 'ok'],
        refusal ? sentence(refusal) : [0, 'ok'],
        sentence('COMMAND_NOT_DECLARED'),
      ]);
    }
    const found = await within((tx) => tx.deviceCommands.find((eb) => eb('device_id', 'in', [online.id, unable.id])));
    expect(found.map(({ deviceId }) => deviceId)).toEqual([online.id, online.id]);
    expect(found[0]).toMatchObject(row);
    expect(JSON.stringify(found)).not.toContain('4711');
    const { lockPassword } = (await within((tx) => tx.devices.one(online.id)))!;
    expect(Boolean(lockPassword)).toBe(name === 'device.lockScreens');
  });

  test('each has its result; one that is offline is told when it comes back', async () => {
    const [online, away, unable] = [
      await addDevice(),
      await addDevice({ status: 'offline' }),
      await addDevice({ capabilities: [] }),
    ];
    const foreign = await addDevice({ groupId: app.personas.other.groupId }, app.personas.other.corpId);
    const ids = [online, away, unable, foreign].map(({ id }) => id);
    const { results } = await data<{ results: { code: number }[] }>(app, app.personas.owner, 'device.setVolume', {
      ids,
      level: 15,
    });
    expect(results.map(({ code }) => code)).toEqual([0, 0, errors.COMMAND_NOT_DECLARED.code, errors.NOT_FOUND.code]);
    const found = await within((tx) =>
      tx.deviceCommands.find((eb) => eb.and([eb('device_id', 'in', ids), eb('kind', '=', 'volume')])),
    );
    expect(found.map(({ level, status }) => [level, status])).toEqual([
      [15, 'queued'],
      [15, 'queued'],
    ]);
  });

  test.each([
    ['device.setBrightness', { level: 9 }, 'brightness'],
    ['device.switchPower', { power: 'powerOff' }, 'powerOff'],
    ['device.restart', {}, 'restartPlayer'],
  ] as const)('%s', async (name, form, kind) => {
    const device = await addDevice({ capabilities: [...ALL, 'brightness'] });
    await data(app, app.personas.owner, name, { ids: [device.id], ...form });
    const found = await within((tx) => tx.deviceCommands.find((eb) => eb('device_id', '=', device.id)));
    expect(found.map((row) => row.kind)).toEqual([kind]);
  });
});
