import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { importDetail } from '#core/importDetail.ts';
import type { FieldErrors } from '#core/protocol/reply.ts';
import { NEWS_TOPIC, notify, type News } from '#server/commands/notify.ts';
import { createPostman } from '#server/jobs/outbox.ts';
import { createTick } from '#server/jobs/tick.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { fingerprint, sampleRow, setRow } from '#tests/support/rows.ts';

const DAY_MS = 24 * 60 * 60_000;
const SYSTEM = { kind: 'system', corpId: null } as const;
const log = { debug() {}, info() {}, warn() {}, error() {} };

interface Info {
  unread: number;
  list: {
    id: string;
    kind: string;
    subject: string;
    detail: string | null;
    dueAt: string | null;
    readAt: string | null;
  }[];
}

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({ config: { publicUrl: 'http://screens.example.com' } });
});
afterEach(() => test.close());

const tell = (accountIds: string[], news: Partial<News> = {}) =>
  test.services.store.write(SYSTEM, (tx) =>
    notify(tx, test.services, accountIds, {
      kind: 'adRefused',
      entity: 'ad',
      recordId: 'ad-1',
      subject: 'Spring sale',
      detail: 'The logo is blurred',
      cause: 'adRefused ad-1 1',
      ...news,
    }),
  );
const info = (who = test.personas.owner) => data<Info>(test, who, 'notice.info');

describe('notices', () => {
  it('stand with who is told, once for each cause, and with nobody else [UI-12] [NET-11]', async () => {
    const { owner, staff, rival, superior } = test.personas;
    await tell([owner.userId, owner.userId]);
    await tell([owner.userId]);
    expect(await info()).toMatchObject({
      unread: 1,
      list: [{ kind: 'adRefused', subject: 'Spring sale', detail: 'The logo is blurred', readAt: null }],
    });
    for (const other of [staff, rival, superior]) expect(await info(other)).toEqual({ unread: 0, list: [] });
    const { list } = await data<{ list: { id: string }[] }>(test, owner, 'notice.list', {});
    expect((await call(test, staff, 'notice.one', { id: list[0]?.id })).code).toBe(errors.NOT_FOUND.code);
  });

  it('are read once, one by one or all, by who has them [UI-12]', async () => {
    const { owner, staff } = test.personas;
    for (const cause of ['1', '2', '3']) await tell([owner.userId], { cause });
    const [first] = (await info()).list;
    const stolen = await data<{ failed: number }>(test, staff, 'notice.read', { ids: [first?.id] }).catch(() => null);
    expect((await info()).unread).toBe(3);
    expect(stolen).not.toMatchObject({ failed: 0 });
    await data(test, owner, 'notice.read', { ids: [first?.id] });
    expect((await info()).unread).toBe(2);
    expect(await data(test, owner, 'notice.readAll')).toEqual({ read: 2 });
    expect(await data(test, owner, 'notice.readAll')).toEqual({ read: 0 });
    expect((await info()).list.every(({ readAt }) => readAt !== null)).toBe(true);
  });

  it('are heard of at once on the bus, after the commit', async () => {
    const heard: string[] = [];
    test.services.store.bus.subscribe(NEWS_TOPIC, (accountId) => heard.push(accountId));
    await tell([test.personas.owner.userId]);
    await expect.poll(() => heard).toEqual([test.personas.owner.userId]);
  });

  it('go by mail as well where the account chose that kind and has an address [UI-12]', async () => {
    const { owner, staff, self } = test.personas;
    for (const who of [owner, staff, self]) {
      await setRow(test, 'account', who.userId, { email: who === self ? null : `${who.userId.slice(-6)}@example.com` });
      await data(test, who, 'noticeSetting.create', {
        mailKinds: who === staff ? ['importEnded'] : ['adRefused'],
      });
      await data(test, who, 'session.updateProfile', { realName: 'Lin Xiao', language: 'en_us' });
    }
    await tell([owner.userId, staff.userId, self.userId]);
    await createPostman({ ...test.services, log })();
    expect(test.sent.mails).toMatchObject([
      { to: [`${owner.userId.slice(-6)}@example.com`], subject: '[Vitrine] Ad not approved: Spring sale' },
    ]);
    expect(test.sent.mails[0]?.text).toContain('The logo is blurred');
    expect(test.sent.mails[0]?.text).toContain('http://screens.example.com/');
  });

  it.each([
    ['en_us', '8 imported, 2 failed'],
    ['zh_cn', '成功 8 行，失败 2 行'],
  ])(
    'tell how an import ended in the language of the reader’s profile (%s) [UI-12] [SES-19]',
    async (language, sentence) => {
      const { owner } = test.personas;
      await setRow(test, 'account', owner.userId, { email: 'owner@example.com' });
      await data(test, owner, 'noticeSetting.create', { mailKinds: ['importEnded'] });
      await data(test, owner, 'session.updateProfile', { realName: 'Lin Xiao', language });
      await tell([owner.userId], { kind: 'importEnded', detail: importDetail({ done: 8, failed: 2 }) });
      await createPostman({ ...test.services, log })();
      expect(test.sent.mails[0]?.text).toContain(sentence);
    },
  );

  it('tell instants by the clock of the reader’s profile, whatever language calls are made in [SES-19]', async () => {
    const { owner } = test.personas;
    await setRow(test, 'account', owner.userId, { email: 'owner@example.com' });
    await data(test, owner, 'noticeSetting.create', { mailKinds: ['adRefused'] });
    const profile = { realName: 'Lin Xiao', language: 'zh_cn', zone: 'Europe/Paris' };
    await data(test, owner, 'session.updateProfile', profile);
    expect(await data(test, owner, 'session.profile', {})).toMatchObject(profile);
    // A change of the name alone keeps the rest.
    await data(test, owner, 'session.updateProfile', { realName: 'Lin' });
    expect(await data(test, owner, 'session.profile', {})).toMatchObject({ ...profile, realName: 'Lin' });
    await tell([owner.userId], { dueAt: Date.parse('2026-07-01T10:00:00Z') });
    await createPostman({ ...test.services, log })();
    expect(test.sent.mails[0]?.text).toContain('时间：2026-07-01 12:00 (Europe/Paris)');
    expect((await call(test, owner, 'session.updateProfile', { ...profile, zone: 'Mars/Olympus' })).code).toBeLessThan(
      0,
    );
  });

  it('are not written for accounts that are paused', async () => {
    await setRow(test, 'account', test.personas.staff.userId, { status: 'paused' });
    await tell([test.personas.staff.userId]);
    expect(await fingerprint(test, 'notice')).toMatchObject({ rows: 0 });
  });
});

describe('a point that expires', () => {
  const addPoint = (n: number, days: number) =>
    test.services.store.write({ kind: 'system', corpId: test.personas.own.corpId }, (tx) =>
      tx.devicePoints.insert({
        ...sampleRow('devicePoint', n),
        number: `P-${n}`,
        status: 'bound',
        deviceId: `device-${n}`,
        expireAt: test.clock.now() + days * DAY_MS,
      }),
    );

  it('is told of so many days before as the account chose, once for each end [UI-12]', async () => {
    await addPoint(1, 20);
    await addPoint(2, 10);
    const tick = createTick(test.services);
    await tick();
    expect((await info()).list).toMatchObject([{ kind: 'pointExpires', subject: 'P-2' }]);
    await data(test, test.personas.owner, 'noticeSetting.create', { pointDays: 30 });
    for (let n = 0; n < 2; n += 1) {
      test.clock.advance(60 * 60_000);
      await tick();
    }
    expect((await info()).list.map(({ subject }) => subject).toSorted()).toEqual(['P-1', 'P-2']);
  });
});

describe('warning settings', () => {
  const GOOD = { offline: true, offlineMinutes: 60, recipients: ['a@example.com'] };
  const addresses = (count: number) => Array.from({ length: count }, (_, n) => `a${n}@example.com`);
  const REFUSED = [
    ['11 addresses', { recipients: addresses(11) }, 'recipients', 'At most 10', '最多 10 项'],
    [
      'a period of 30 minutes',
      { offlineMinutes: 30 },
      'offlineMinutes',
      'The monitoring period must be longer than 30 minutes, and at most 7 days',
      '离线监测周期须大于30分钟，最长7天',
    ],
    ['no recipient', { recipients: null }, 'recipients', 'Please choose a recipient e-mail', '请选择接收邮箱'],
    [
      'an empty list of recipients',
      { recipients: [] },
      'recipients',
      'Please choose a recipient e-mail',
      '请选择接收邮箱',
    ],
    [
      'a sender elsewhere',
      { sender: 'ops@example.com' },
      'sender',
      'The sender must be a Google mail address (gmail.com)',
      '发件人须为谷歌邮箱（gmail.com）',
    ],
    ['a recipient that is none', { recipients: ['nobody'] }, 'recipients.0', 'Not an e-mail address', '邮箱格式不正确'],
  ] as const;

  it.each(REFUSED)(
    'refuse %s, in both languages, and nothing changes [ME-02] [DEV-12]',
    async (_what, values, field, en, zh) => {
      const { owner } = test.personas;
      const refusedAs = async (name: 'warningSetting.create' | 'warningSetting.update', payload: object) => {
        for (const [language, sentence] of [
          ['en_us', en],
          ['zh_cn', zh],
        ] as const)
          expect(await call<FieldErrors>(test, owner, name, payload, { language })).toMatchObject({
            code: errors.PAYLOAD_INVALID.code,
            data: { errors: { [field]: sentence } },
          });
      };
      await refusedAs('warningSetting.create', { ...GOOD, ...values });
      expect(await fingerprint(test, 'warningSetting')).toMatchObject({ rows: 0 });
      const { id } = await data<{ id: string }>(test, owner, 'warningSetting.create', GOOD);
      const before = await fingerprint(test, 'warningSetting');
      await refusedAs('warningSetting.update', { id, rev: 1, ...values });
      expect(await fingerprint(test, 'warningSetting')).toEqual(before);
    },
  );

  it('take ten addresses, 31 minutes and a Google sender, and are the account’s own [ME-02]', async () => {
    const { owner, staff, clerk } = test.personas;
    const mine = { ...GOOD, offlineMinutes: 31, recipients: addresses(10), sender: 'ops@gmail.com', temperature: 37.5 };
    const { id } = await data<{ id: string }>(test, owner, 'warningSetting.create', mine);
    expect(await data(test, owner, 'warningSetting.list')).toMatchObject({ list: [{ id }], total: 1 });
    expect(await data(test, staff, 'warningSetting.list')).toMatchObject({ list: [], total: 0 });
    expect((await call(test, staff, 'warningSetting.one', { id })).code).toBe(errors.NOT_FOUND.code);
    expect((await call(test, owner, 'warningSetting.create', GOOD)).code).toBe(errors.SETTING_EXISTS.code);
    expect((await call(test, clerk, 'warningSetting.create', GOOD)).code).toBe(errors.NO_PERMISSION.code);
  });
});
