import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notify } from '#server/commands/notify.ts';
import { createPostman } from '#server/jobs/outbox.ts';
import { outageMail } from '#server/mail/outageMail.ts';
import { sensorMail } from '#server/mail/sensorMail.ts';
import { taskMail } from '#server/mail/taskMail.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { newKey } from '#tests/support/payments.ts';
import { setRow } from '#tests/support/rows.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const NUMBER = 'ACME-7';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-brands-'));
const brandsFile = join(folder, 'brands.yaml');
beforeAll(() => writeFileSync(brandsFile, `acme.example: {name: Acme Screens, owner: ${NUMBER}}\n`));
afterAll(() => rmSync(folder, { recursive: true }));

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({ config: { brandsFile } });
  const { own, advertiser } = test.personas;
  await setRow(test, 'corporation', own.corpId, { number: NUMBER });
  await setRow(test, 'corporation', advertiser.corpId, { superiorId: own.corpId });
});
afterEach(() => test.close());

const mailTo = async (who: 'owner' | 'advertiser' | 'rival') => {
  const { userId } = test.personas[who];
  await setRow(test, 'account', userId, { email: 'reader@example.com' });
  await data(test, test.personas[who], 'noticeSetting.create', { mailKinds: ['adRefused'] });
  await test.services.store.write(SYSTEM, (tx) =>
    notify(tx, test.services, [userId], {
      kind: 'adRefused',
      entity: 'ad',
      recordId: 'ad-1',
      subject: 'Spring sale',
      cause: `adRefused ${who}`,
    }),
  );
  await createPostman({ ...test.services, log })();
  return test.sent.mails.at(-1)?.subject;
};

describe('what leaves the installation has the name of the media owner’s brand [SES-12]', () => {
  it.each([
    ['owner', /^\[Acme Screens\] /],
    ['advertiser', /^\[Acme Screens\] /],
    ['rival', /^\[Vitrine\] /],
  ] as const)('a notice to %s begins with %s', async (who, subject) => {
    expect(await mailTo(who)).toMatch(subject);
  });

  it('a code is mailed in the name of whose account it is, and of the host to who has none', async () => {
    await setRow(test, 'account', test.personas.owner.userId, { email: 'owner@example.com' });
    await call(test, null, 'session.sendCode', { email: 'owner@example.com' });
    expect(test.sent.mails.at(-1)?.subject).toBe('Acme Screens verification code');
    await call(test, null, 'session.sendCode', { email: 'nobody@example.com', purpose: 'register' });
    expect(test.sent.mails.at(-1)?.subject).toBe('Vitrine verification code');
  });

  it('a payment says it at the gateway', async () => {
    const { advertiser } = test.personas;
    const { payment } = await data<{ payment: string }>(test, advertiser, 'wallet.recharge', {
      amount: 10_000,
      key: newKey(),
    });
    const { token } = await test.services.store.read(SYSTEM, (tx) =>
      tx.db.selectFrom('payments').select('token').where('number', '=', payment).executeTakeFirstOrThrow(),
    );
    const opened = await test.app.inject({ method: 'GET', url: `/pay/to/${token}` });
    const { body } = await test.app.inject({ method: 'GET', url: String(opened.headers.location) });
    expect(body).toContain('Acme Screens');
    expect(body).not.toContain('Vitrine');
  });

  it('mails of screens, sensors and tasks take it', () => {
    const brand = 'Acme Screens';
    const url = 'http://screens.example.com/';
    const mails = [
      outageMail({ brand, kind: 'offline', screens: [], now: 0, settingsUrl: url }, 'en_us'),
      sensorMail(
        { brand, kind: 'temperature', name: 'Door', measured: '38', threshold: '37', url, settingsUrl: url },
        'zh_cn',
      ),
      taskMail({ brand, name: 'Visit', screen: 'Lobby', address: null, deadline: 0, zone: 'UTC', url }, 'en_us'),
    ];
    for (const { subject } of mails) expect(subject).toMatch(/^\[Acme Screens\] /);
  });
});
