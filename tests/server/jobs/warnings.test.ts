import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { measures } from '#server/jobs/warnings/measures.ts';
import { watchWarnings } from '#server/jobs/warnings/watch.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { laidScreen } from '#tests/support/screens.ts';
import { watchOutages } from '#server/jobs/outages/outages.ts';

const MINUTE = 60_000;
const MB = 1024 * 1024;

let app: TestApp;
const owner = () => app.personas.owner;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

interface Event {
  id: string;
  status: string;
  kind: string;
  subject: string;
  measured: string;
  endedAt: string | null;
  toldIds: string[];
}

const within = <T>(work: Parameters<typeof app.services.store.write<T>>[1]) =>
  app.services.store.write({ kind: 'system', corpId: owner().corpId }, work);
/** Looks once; returns what failed. */
const look = () => app.services.store.write({ kind: 'system', corpId: null }, (tx) => watchWarnings(tx, app.services));
/** Looks once a minute, for so many minutes. */
async function wait(minutes: number): Promise<void> {
  for (let i = 0; i < minutes; i += 1) {
    app.clock.advance(MINUTE);
    await look();
  }
}
const rule = (kind: string, more: object = {}) =>
  data<{ id: string }>(app, owner(), 'warningRule.create', {
    name: `On ${kind}`,
    kind,
    holdMinutes: 2,
    quietMinutes: 5,
    ...more,
  });
const eventsOf = async (filter: object) =>
  (await data<{ list: Event[] }>(app, owner(), 'warningEvent.list', { filter })).list;
const eventOf = (id: string) => data<Event>(app, owner(), 'warningEvent.one', { id });
const notices = async (kind: string, caller = owner()) =>
  (await data<{ list: { subject: string }[] }>(app, caller, 'notice.list', { filter: { kind } })).list;

describe('the early-warning centre [MON-03]', () => {
  test('tells once of a screen whose storage is short, and once that it is over', async () => {
    const id = await laidScreen(app, { name: 'Full', freeBytes: 900 * MB });
    await rule('storage', { freeMb: 500 });
    const free = (bytes: number) => within((tx) => tx.devices.update(id, { freeBytes: bytes }));
    await wait(5);
    expect(await eventsOf({ kind: 'storage' })).toEqual([]);

    await free(400 * MB);
    await wait(5);
    const [event] = await eventsOf({ kind: 'storage' });
    expect(event).toMatchObject({ status: 'open', subject: 'Full', measured: '400 MB' });
    expect((await eventOf(event!.id)).toldIds).toEqual([owner().userId]);
    expect(await notices('warningBegan')).toEqual([expect.objectContaining({ subject: 'Full' })]);

    // To and fro about the threshold, and above it by less than the margin: the same event.
    for (const megabytes of [510, 490, 550, 480, 590]) {
      await free(megabytes * MB);
      await wait(3);
    }
    expect(await eventsOf({ kind: 'storage' })).toHaveLength(1);

    await free(2000 * MB);
    await wait(7);
    const over = await eventsOf({ kind: 'storage' });
    expect(over).toEqual([expect.objectContaining({ id: event!.id, status: 'ended' })]);
    expect(over[0]?.endedAt).not.toBeNull();
    expect(await notices('warningEnded')).toHaveLength(1);
    expect(await notices('warningBegan')).toHaveLength(1);
  });

  test('tells whom the rule names, by mail as well where they chose that', async () => {
    const { staff } = app.personas;
    const id = await laidScreen(app, { name: 'Broken', fault: 'stuck' });
    await within((tx) => tx.accounts.update(staff.userId, { email: 'staff@example.com' }));
    await data(app, staff, 'noticeSetting.create', { mailKinds: ['warningBegan'] });
    await data(app, staff, 'session.updateProfile', { realName: 'Staff', language: 'en_us' });
    await rule('fault', { receiverIds: [staff.userId] });
    await wait(4);
    expect(await notices('warningBegan', staff)).toEqual([expect.objectContaining({ subject: 'Broken' })]);
    const mails = await within((tx) =>
      tx.db.selectFrom('outbox').select(['payload']).where('recipient', '=', 'staff@example.com').execute(),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.payload).toContain('Warning began: Broken');
    await within((tx) => tx.devices.update(id, { fault: null }));
  });

  test('does not tell anew of an outage that the offline notice told of', async () => {
    await laidScreen(app, { name: 'Gone', status: 'offline', heartbeatAt: app.clock.now() - 40 * MINUTE });
    await app.services.store.write({ kind: 'system', corpId: null }, (tx) => watchOutages(tx, app.services, true));
    expect(await notices('screenOffline')).toHaveLength(1);
    const before = (await notices('warningBegan')).length;
    await rule('offline', { minutes: 30 });
    await wait(4);
    const [event] = await eventsOf({ kind: 'offline' });
    expect(event).toMatchObject({ subject: 'Gone', status: 'open' });
    expect((await eventOf(event!.id)).toldIds).toEqual([owner().userId]);
    expect(await notices('warningBegan')).toHaveLength(before);
  });

  test('has an event end whose rule is switched off', async () => {
    const [open] = await eventsOf({ kind: 'offline' });
    const { list } = await data<{ list: { id: string; kind: string }[] }>(app, owner(), 'warningRule.list', {
      filter: { kind: 'offline' },
    });
    await data(app, owner(), 'warningRule.update', { id: list[0]!.id, isOn: false });
    await look();
    expect(await eventOf(open!.id)).toMatchObject({ status: 'ended' });
  });

  test('is one event where two rules of a cause find the same screen, and over when both let go', async () => {
    const id = await laidScreen(app, { name: 'Both', freeBytes: 300 * MB });
    await rule('storage', { name: 'Sooner', freeMb: 1000, receiverIds: [app.personas.staff.userId] });
    await wait(4);
    const [event, ...more] = await eventsOf({ subject: { contains: 'Both' } });
    expect(more).toEqual([]);
    expect((await eventOf(event!.id)).toldIds.toSorted()).toEqual(
      [owner().userId, app.personas.staff.userId].toSorted(),
    );
    const free = (bytes: number) => within((tx) => tx.devices.update(id, { freeBytes: bytes }));
    await free(800 * MB);
    await wait(8);
    expect(await eventOf(event!.id)).toMatchObject({ status: 'open' });
    await free(5000 * MB);
    await wait(8);
    expect(await eventOf(event!.id)).toMatchObject({ status: 'ended' });
  });

  test('shows a warning to who sees its screen', async () => {
    const { data: seen } = await call<{ total: number }>(app, app.personas.self, 'warningEvent.list', {});
    expect(seen?.total).toBe(0);
    const { data: foreign } = await call<{ total: number }>(app, app.personas.rival, 'warningEvent.list', {});
    expect(foreign?.total).toBe(0);
  });
});

describe('sensors that cross a threshold [MON-03] [IOT-02] [ME-02]', () => {
  const NOW = () => app.clock.now();
  type Send = (seq: number, celsius: number, at?: number) => Promise<unknown>;
  async function thermometer(name = 'Gate'): Promise<{ id: string; send: Send }> {
    const { id } = await data<{ id: string }>(app, owner(), 'temperatureDevice.create', {
      name,
      zone: 'Asia/Shanghai',
    });
    const { key, path } = await data<{ key: string; path: string }>(app, owner(), 'temperatureDevice.key', { id });
    const send: Send = (seq, celsius, at = NOW()) =>
      app.app.inject({
        method: 'POST',
        url: path,
        headers: { authorization: `Bearer ${key}` },
        payload: { readings: [{ seq, at, celsius }] },
      });
    return { id, send };
  }

  test('are one event and one mail, however many warm people pass', async () => {
    const { id, send } = await thermometer();
    await rule('temperature', { celsius: 37.5, holdMinutes: 0, quietMinutes: 10 });
    await data(app, owner(), 'warningSetting.create', {
      offline: false,
      offlineMinutes: 60,
      temperature: 37.3,
      recipients: ['nurse@example.com'],
      language: 'en_us',
    });
    const mails = () =>
      within((tx) =>
        tx.db.selectFrom('outbox').select('payload').where('recipient', '=', 'nurse@example.com').execute(),
      );
    await send(1, 37.1);
    await wait(2);
    expect([(await eventsOf({ kind: 'temperature' })).length, (await mails()).length]).toEqual([0, 0]);
    for (let seq = 2; seq < 8; seq += 1) {
      await send(seq, 38.2);
      await wait(2);
    }
    expect(await eventsOf({ kind: 'temperature' })).toEqual([
      expect.objectContaining({ status: 'open', subject: 'Gate', measured: '38.2 °C' }),
    ]);
    expect((await mails()).map(({ payload }) => payload)).toEqual([
      expect.stringContaining('Temperature too high: Gate'),
    ]);
    await wait(25);
    expect(await eventsOf({ kind: 'temperature' })).toEqual([expect.objectContaining({ status: 'ended' })]);
    expect(await data(app, owner(), 'temperatureDevice.one', { id })).toMatchObject({ lastCelsius: 38.2 });
  });

  test('that come late are warned of, as of when they were measured', async () => {
    const { send } = await thermometer('Late');
    await rule('temperature', { name: 'Fever', celsius: 39, holdMinutes: 0, quietMinutes: 10 });
    const measured = NOW() - 25 * MINUTE;
    await send(1, 39.2, measured);
    await send(2, 39.9, NOW() - 3 * 60 * MINUTE);
    await wait(2);
    const [event] = await eventsOf({ kind: 'temperature', subject: 'Late' });
    expect(event).toMatchObject({ status: 'open', measured: '39.2 °C', beganAt: new Date(measured).toISOString() });
    await wait(25);
    expect(await eventsOf({ kind: 'temperature', subject: 'Late' })).toEqual([
      expect.objectContaining({ status: 'ended' }),
    ]);
  });
});

describe('one cause is one event, whoever is off as planned meanwhile [MON-03]', () => {
  const night = (id: string) =>
    within((tx) =>
      tx.deviceTimers.insert({
        name: `Night ${id}`,
        kind: 'power',
        status: 'enabled',
        repeat: 'daily',
        targetType: 'device',
        targetIds: [id],
        offTime: '22:30',
        onTime: '08:30',
        onDay: 'next',
      }),
    );
  /** A clock at home: hours of Shanghai of the day after the server's. */
  const at = (hours: number, minutes = 0) =>
    app.clock.set((Math.floor(app.clock.now() / 86_400_000) + 1) * 86_400_000 + ((hours - 8) * 60 + minutes) * MINUTE);

  test('storage that is short stays so through the night', async () => {
    at(21);
    const id = await laidScreen(app, { name: 'Short', freeBytes: 200 * MB });
    await night(id);
    await wait(5);
    const short = () => eventsOf({ kind: 'storage', subject: 'Short' });
    expect(await short()).toEqual([expect.objectContaining({ status: 'open' })]);
    await within((tx) => tx.devices.update(id, { status: 'offline' }));
    await wait(30);
    await within((tx) => tx.devices.update(id, { status: 'online' }));
    await wait(5);
    expect(await short()).toEqual([expect.objectContaining({ status: 'open' })]);
    await within((tx) => tx.devices.update(id, { freeBytes: 9000 * MB }));
  });

  test('an outage of before the night is the same after it, and a night off as planned is none', async () => {
    await rule('offline', { name: 'Dark', minutes: 30 });
    at(21);
    const [dead, well] = [
      await laidScreen(app, { name: 'Dead', status: 'offline', heartbeatAt: app.clock.now() }),
      await laidScreen(app, { name: 'Well' }),
    ];
    for (const id of [dead, well]) await night(id);
    await wait(40);
    const outages = (subject: string) => eventsOf({ kind: 'offline', subject });
    expect(await outages('Dead')).toEqual([expect.objectContaining({ status: 'open' })]);
    const [event] = await outages('Dead');
    app.clock.advance(110 * MINUTE);
    await within((tx) => tx.devices.update(well, { status: 'offline', heartbeatAt: app.clock.now() }));
    await wait(20);
    app.clock.advance(9.5 * 60 * MINUTE);
    await within((tx) => tx.devices.update(well, { status: 'online', heartbeatAt: app.clock.now() }));
    await wait(60);
    expect(await outages('Dead')).toEqual([expect.objectContaining({ id: event!.id, status: 'open' })]);
    expect(await outages('Well')).toEqual([]);
  });
});

test('a rule that cannot be looked at stops no other, and is told of [MON-03]', async () => {
  const broken = await rule('storage', { name: 'Broken', freeMb: 700 });
  const id = await laidScreen(app, { name: 'Fails', freeBytes: 100 * MB });
  await rule('fault', { name: 'After it', holdMinutes: 0 });
  await within((tx) => tx.devices.update(id, { fault: 'stuck' }));
  const real = measures.storage;
  const failing = vi.spyOn(measures, 'storage').mockImplementation(async (tx, thresholds) => {
    if (thresholds.freeMb === 700) throw new Error('this rule fails');
    return real(tx, thresholds);
  });
  try {
    expect(await look()).toEqual([new Error('this rule fails')]);
  } finally {
    failing.mockRestore();
  }
  expect(await eventsOf({ subject: 'Fails', kind: 'fault' })).toEqual([expect.objectContaining({ status: 'open' })]);
  await data(app, owner(), 'warningRule.delete', { ids: [broken.id] });
});
