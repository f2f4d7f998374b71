import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { WarningSettingStored } from '#generated/server/warning-settings.gen.ts';
import { createPostman } from '#server/jobs/outbox.ts';
import { strokeAt } from '#server/jobs/outages/mails.ts';
import { createTick } from '#server/jobs/tick.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { sampleRow, setRow } from '#tests/support/rows.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const log = { debug() {}, info() {}, warn() {}, error() {} };

let test: TestApp;
let tick: () => Promise<unknown>;
let deliver: () => Promise<number>;
beforeEach(async () => {
  test = await buildTestApp({ config: { publicUrl: 'http://screens.example.com' } });
  tick = createTick(test.services);
  deliver = createPostman({ ...test.services, log });
});
afterEach(() => test.close());

/** A screen of the own media owner that was heard of last at this moment. */
async function addScreen(n: number, values: Partial<DeviceStored> = {}): Promise<string> {
  const { own, owner } = test.personas;
  const row = await test.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
    tx.devices.insert({
      ...sampleRow('device', n),
      name: `Screen ${n}`,
      uuid: `SCREEN0${n}`,
      groupId: own.groupId,
      setIds: [],
      tagIds: [],
      layoutId: null,
      deptId: own.departmentId,
      zone: 'Asia/Shanghai',
      status: 'online',
      expireAt: test.clock.now() + 1000 * 24 * HOUR_MS,
      heartbeatAt: test.clock.now(),
      creatorId: owner.userId,
      ...values,
    }),
  );
  return row.id;
}

const choose = (values: Partial<WarningSettingStored> = {}, who = test.personas.owner) =>
  test.services.store.write({ kind: 'system', corpId: who.corpId }, (tx) =>
    tx.warningSettings.insert({
      offline: true,
      offlineMinutes: 60,
      recipients: ['ops@example.com'],
      language: 'en_us',
      creatorId: who.userId,
      ...values,
    }),
  );

/** Lets time pass in steps, with the timed work of each. */
async function pass(ms: number, step = 10 * MINUTE_MS): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    test.clock.advance(Math.min(step, left));
    await tick();
    await deliver();
  }
}

const setClock = (iso: string) => test.clock.set(Date.parse(iso));
const subjects = () => test.sent.mails.map(({ to, subject }) => `${to.join()}: ${subject}`);

/** Notices of the owner, the latest first. */
const notices = () =>
  test.services.store.read({ kind: 'system', corpId: null }, (tx) =>
    tx.notices.find((eb) => eb('creator_id', '=', test.personas.owner.userId), { orderBy: ['createdAt', 'desc'] }),
  );

describe('the hours of the mails', () => {
  it.each([
    ['2026-06-01T01:59:59Z', 'Asia/Shanghai', null],
    ['2026-06-01T02:00:00Z', 'Asia/Shanghai', '2026-06-01T02:00:00Z'],
    ['2026-06-01T02:59:59Z', 'Asia/Shanghai', '2026-06-01T02:00:00Z'],
    ['2026-06-01T03:00:00Z', 'Asia/Shanghai', null],
    ['2026-06-01T06:00:30Z', 'Asia/Shanghai', '2026-06-01T06:00:00Z'],
    ['2026-06-01T10:05:00Z', 'Asia/Shanghai', '2026-06-01T10:00:00Z'],
    ['2026-06-01T14:00:00Z', 'Asia/Shanghai', '2026-06-01T14:00:00Z'],
    ['2026-06-01T04:15:00Z', 'Asia/Kolkata', null],
    ['2026-06-01T04:30:00Z', 'Asia/Kolkata', '2026-06-01T04:30:00Z'],
    // Berlin changes its clock on 29 March and on 25 October 2026.
    ['2026-03-28T09:00:00Z', 'Europe/Berlin', '2026-03-28T09:00:00Z'],
    ['2026-03-29T08:00:00Z', 'Europe/Berlin', '2026-03-29T08:00:00Z'],
    ['2026-03-29T09:00:00Z', 'Europe/Berlin', null],
    ['2026-10-25T09:10:00Z', 'Europe/Berlin', '2026-10-25T09:00:00Z'],
    ['2026-10-25T08:10:00Z', 'Europe/Berlin', null],
  ])('at %s in %s: %s [DEV-12]', (now, zone, stroke) => {
    expect(strokeAt(Date.parse(now), zone)).toBe(stroke === null ? null : Date.parse(stroke));
  });
});

describe('a screen that is offline', () => {
  it('is mailed of at the next of the four hours by its own clock, with a link to it [DEV-12]', async () => {
    setClock('2026-06-01T00:30:00Z');
    const id = await addScreen(1, { address: '人民路 1 号' });
    await choose();
    await pass(80 * MINUTE_MS);
    expect(subjects()).toEqual([]);
    await pass(10 * MINUTE_MS);
    expect(subjects()).toEqual(['ops@example.com: [Vitrine] Screen offline: Screen 1']);
    const [{ text, html = '' } = { text: '' }] = test.sent.mails;
    expect(text).toContain('Offline since 2026-06-01 08:30 (Asia/Shanghai), for 1 h 30 min');
    expect(text).toContain('No.: SCREEN01');
    expect(text).toContain('Address: 人民路 1 号');
    expect(text).toMatch(new RegExp(`http://screens\\.example\\.com/\\S*${id}`));
    expect(html).toMatch(new RegExp(`<a href="http://screens\\.example\\.com/[^"]*${id}`));
    expect(text).toContain('http://screens.example.com/personal_center');
  });

  it('is mailed of once an hour of mails, never twice, until it is back: then once [DEV-18]', async () => {
    setClock('2026-06-01T00:30:00Z');
    const id = await addScreen(1);
    await choose();
    await pass(15 * HOUR_MS);
    expect(subjects()).toHaveLength(4);
    await setRow(test, 'device', id, { heartbeatAt: test.clock.now() });
    await pass(20 * MINUTE_MS, MINUTE_MS);
    expect(subjects().slice(4)).toEqual(['ops@example.com: [Vitrine] Screen back online: Screen 1']);
    expect(test.sent.mails[4]?.text).toContain('Was offline since 2026-06-01 08:30 (Asia/Shanghai), for 15 h');
  });

  it('is told of by restarted and doubled servers no second time [DEV-18]', async () => {
    setClock('2026-06-01T00:30:00Z');
    await addScreen(1);
    await choose();
    await pass(90 * MINUTE_MS);
    for (let restart = 0; restart < 3; restart += 1) {
      test.clock.advance(30_000);
      await Promise.all([createTick(test.services)(), createTick(test.services)()]);
      await createPostman({ ...test.services, log })();
    }
    expect(subjects()).toHaveLength(1);
  });

  it('is not told of before its period has passed at that hour [DEV-12]', async () => {
    setClock('2026-06-01T01:01:00Z');
    await addScreen(1);
    await choose({ offlineMinutes: 60 });
    await choose({ offlineMinutes: 31, recipients: ['early@example.com'] }, test.personas.staff);
    await setRow(test, 'account', test.personas.staff.userId, { deptId: test.personas.own.departmentId });
    await pass(118 * MINUTE_MS);
    expect(subjects()).toEqual(['early@example.com: [Vitrine] Screen offline: Screen 1']);
    await pass(4 * HOUR_MS);
    expect(subjects()).toContain('ops@example.com: [Vitrine] Screen offline: Screen 1');
  });

  it('stands in one mail with the others of that hour; one of another zone gets a mail of its own', async () => {
    setClock('2026-06-01T00:30:00Z');
    await addScreen(1);
    await addScreen(2);
    await addScreen(3, { zone: 'Asia/Tokyo' });
    await choose({ language: 'zh_cn', sender: 'ops@gmail.com' });
    await pass(6 * HOUR_MS);
    expect(subjects()).toEqual([
      'ops@example.com: [Vitrine] 屏幕离线：Screen 1 等 2 台',
      'ops@example.com: [Vitrine] 屏幕离线：Screen 3',
      'ops@example.com: [Vitrine] 屏幕离线：Screen 1 等 2 台',
    ]);
    expect(test.sent.mails[0]).toMatchObject({ replyTo: 'ops@gmail.com' });
    expect(test.sent.mails[0]?.html).toContain('<html lang="zh-CN">');
    expect(test.sent.mails[1]?.text).toContain('离线时间：2026-06-01 09:30 (Asia/Tokyo)');
  });

  it('is told of to a recipient once, though two accounts chose that address', async () => {
    setClock('2026-06-01T00:30:00Z');
    await addScreen(1);
    await choose();
    await setRow(test, 'account', test.personas.staff.userId, { deptId: test.personas.own.departmentId });
    await choose({}, test.personas.staff);
    await pass(2 * HOUR_MS);
    expect(subjects()).toHaveLength(1);
  });

  it.each([
    ['that never ran', { status: 'inactive', heartbeatAt: null } as const],
    ['whose point has expired', { expireAt: Date.UTC(2026, 4, 1) }],
  ])('%s is not told of [DEV-18]', async (_which, values) => {
    setClock('2026-06-01T00:30:00Z');
    await addScreen(1, values);
    await choose();
    await pass(2 * HOUR_MS);
    expect(subjects()).toEqual([]);
  });

  it('that its timer switched off is told of only once it should have been on for the period [DEV-18]', async () => {
    // 19:50 in Shanghai; off at 20:00, on at 09:30.
    setClock('2026-06-01T11:50:00Z');
    const id = await addScreen(1);
    await test.services.store.write({ kind: 'system', corpId: test.personas.own.corpId }, (tx) =>
      tx.deviceTimers.insert({
        name: 'Night',
        kind: 'power',
        status: 'enabled',
        repeat: 'daily',
        targetType: 'device',
        targetIds: [id],
        offTime: '20:00',
        onTime: '09:30',
        onDay: 'next',
      }),
    );
    await choose({ offlineMinutes: 60 });
    await pass(13 * HOUR_MS + 55 * MINUTE_MS);
    expect(await notices()).toEqual([]);
    await pass(2 * HOUR_MS);
    expect(subjects()).toEqual([]);
    expect(await notices()).toMatchObject([{ kind: 'screenOffline' }]);
    await pass(3 * HOUR_MS);
    expect(subjects()).toEqual(['ops@example.com: [Vitrine] Screen offline: Screen 1']);
  });

  it('that a timer switched off once is told of only once it should have been on for the period [DEV-18]', async () => {
    // 01:50 in Shanghai; off at 02:00, on at 09:30.
    setClock('2026-06-01T17:50:00Z');
    const now = test.clock.now();
    const id = await addScreen(1);
    await test.services.store.write({ kind: 'system', corpId: test.personas.own.corpId }, async (tx) => {
      const which = { targetType: 'device' as const, targetIds: [id] };
      const once = { kind: 'power' as const, repeat: 'once' as const, ...which };
      const times = { offAt: now + 10 * MINUTE_MS, onAt: now + 7 * HOUR_MS + 40 * MINUTE_MS };
      await tx.deviceTimers.insert({ ...once, ...times, name: 'Works', status: 'enabled' });
      await tx.deviceTimers.insert({ ...once, name: 'Not so', status: 'paused', offAt: now, onAt: now + HOUR_MS });
    });
    await choose({ offlineMinutes: 60 });
    // Minutes after it came on, the whole night counts for nothing.
    await pass(8 * HOUR_MS + 5 * MINUTE_MS);
    const timers = await test.services.store.read({ kind: 'system', corpId: test.personas.own.corpId }, (tx) =>
      tx.deviceTimers.find((eb) => eb('kind', '=', 'power'), { orderBy: ['name', 'desc'] }),
    );
    expect(timers.map(({ status }) => status)).toEqual(['over', 'paused']);
    expect([subjects(), await notices()]).toEqual([[], []]);
    await pass(5 * HOUR_MS);
    expect(subjects()).toEqual(['ops@example.com: [Vitrine] Screen offline: Screen 1']);
  });

  it('is not told of where mails are off, to another enterprise, or to who does not see it', async () => {
    setClock('2026-06-01T00:30:00Z');
    await addScreen(1);
    await choose({ offline: false });
    await choose({ recipients: ['rival@example.com'] }, test.personas.rival);
    await choose({ recipients: ['superior@example.com'] }, test.personas.superior);
    await choose({ recipients: ['clerk@example.com'] }, test.personas.clerk);
    await choose({ recipients: ['north@example.com'] }, test.personas.staff);
    await pass(2 * HOUR_MS);
    expect(subjects()).toEqual([]);
  });

  it('whose name is markup stays text in the mail', async () => {
    setClock('2026-06-01T00:30:00Z');
    await addScreen(1, { name: '<img src=x onerror=alert(1)>' });
    await choose();
    await pass(2 * HOUR_MS);
    expect(test.sent.mails[0]?.html).not.toContain('<img');
    expect(test.sent.mails[0]?.html).toContain('&#60;img');
  });
});

describe('a notice of a screen', () => {
  it('stands with its administrators after half an hour, and once more when it is back [UI-12]', async () => {
    const id = await addScreen(1);
    await pass(29 * MINUTE_MS);
    expect(await notices()).toEqual([]);
    await pass(10 * MINUTE_MS);
    expect(await notices()).toMatchObject([{ kind: 'screenOffline', recordId: id, subject: 'Screen 1', readAt: null }]);
    await pass(HOUR_MS);
    expect(await notices()).toHaveLength(1);
    await setRow(test, 'device', id, { heartbeatAt: test.clock.now() });
    await tick();
    expect(await notices()).toMatchObject([{ kind: 'screenBack', recordId: id }, { kind: 'screenOffline' }]);
  });

  it('stands with the keeper of its store too, and with no other keeper [UI-12] [PERM-07]', async () => {
    const { own, owner, staff, clerk } = test.personas;
    const scope = { kind: 'system', corpId: own.corpId } as const;
    const storeId = await test.services.store.write(scope, async (tx) => {
      await tx.stores.insert({ number: 'S-2', name: 'Second', keeperId: clerk.userId });
      return (await tx.stores.insert({ number: 'S-1', name: 'First', keeperId: staff.userId })).id;
    });
    const id = await addScreen(1, { storeId });
    await pass(40 * MINUTE_MS);
    const told = await test.services.store.read(scope, (tx) => tx.notices.find((eb) => eb('record_id', '=', id)));
    expect(new Set(told.map(({ creatorId }) => creatorId))).toEqual(new Set([owner.userId, staff.userId]));
    expect(told).toHaveLength(2);
  });

  it('does not wait for hundreds that are off as planned [UI-12]', async () => {
    const { own } = test.personas;
    const scope = { kind: 'system', corpId: own.corpId } as const;
    const first = await addScreen(1);
    await test.services.store.write(scope, async (tx) => {
      const sample = {
        name: 'Off',
        type: 'android' as const,
        status: 'online' as const,
        zone: 'Asia/Shanghai',
        rev: 1,
      };
      const times = {
        created_at: tx.now,
        updated_at: tx.now,
        heartbeat_at: tx.now,
        expire_at: tx.now + 90 * 24 * HOUR_MS,
      };
      // Their ids stand before that of the other one.
      const off = Array.from({ length: 600 }, (_, n) => ({
        ...sample,
        ...times,
        id: `0-${n}`,
        uuid: `OFF${n}`,
        group_id: 'off',
      }));
      await tx.ofCorp(own.corpId).insertInto('devices', off).execute();
      await tx.deviceTimers.insert({
        name: 'Closed',
        kind: 'power',
        status: 'enabled',
        repeat: 'daily',
        targetType: 'deviceGroup',
        targetIds: ['off'],
        offTime: '00:00',
        onTime: '23:59',
        onDay: 'same',
      });
    });
    await pass(50 * MINUTE_MS);
    expect(await notices()).toMatchObject([{ kind: 'screenOffline', recordId: first }]);
  });

  it('comes within a minute of its time: what lasts is judged once in a minute, not with every tick [UI-12]', async () => {
    await addScreen(1);
    await pass(30 * MINUTE_MS - 5000);
    await pass(10_000, 5000);
    expect(await notices()).toEqual([]);
    await pass(50_000, 5000);
    expect(await notices()).toMatchObject([{ kind: 'screenOffline' }]);
  });

  it('of one that was away for a moment there is none', async () => {
    const id = await addScreen(1);
    await pass(10 * MINUTE_MS);
    await setRow(test, 'device', id, { heartbeatAt: test.clock.now() });
    await tick();
    expect(await notices()).toEqual([]);
  });
});
