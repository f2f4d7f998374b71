import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openWindow, signIn, type Window } from '../support/browser.ts';
import { startLiveServer, type LiveServer } from '../support/liveServer.ts';
import { ACCOUNT, startMailServer, type MailServer } from '../support/mailServer.ts';
import { opening, words } from './words.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Shanghai is eight hours ahead all year. */
const SHANGHAI_MS = 8 * 60 * MINUTE_MS;
const STROKES = [10, 14, 18, 22];
const SYSTEM = { kind: 'system', corpId: null } as const;
const DUTY = 'duty@example.com';

const { own, ui, frame } = words['en-US'];
const bellWords = frame.shell.notices;
const { fields } = own.resources['warning-settings'];

let browser: Browser;
let mails: MailServer;
let server: LiveServer;
let opened: Window;
beforeAll(async () => {
  browser = await openBrowser();
  mails = await startMailServer();
  server = await startLiveServer({
    SMTP_URL: `smtp://${ACCOUNT.user}:${ACCOUNT.pass}@127.0.0.1:${mails.port}?from=screens@example.com`,
  });
  opened = await openWindow(browser, { locale: 'en-US' });
});
afterAll(async () => {
  await opened.context.close();
  await browser.close();
  await server.close();
  await mails.close();
});

/** Time until the next hour of mails in Shanghai that is at least so far away. */
function untilStroke(least: number): number {
  const local = server.now() + SHANGHAI_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const strokes = [0, 1].flatMap((day) => STROKES.map((hour) => midnight + day * DAY_MS + hour * 60 * MINUTE_MS));
  return strokes.find((stroke) => stroke - local >= least)! - local;
}

/** A screen of the operator's enterprise that ran before. */
async function screen() {
  const [device] = await server.services.store.read(SYSTEM, async (tx) => {
    const [operator] = await tx.accounts.find((eb) => eb('user_name', '=', 'operator'), { fields: ['corpId'] });
    return tx.devices.find((eb) => eb.and([eb('corp_id', '=', operator!.corpId), eb('status', '=', 'offline')]), {
      orderBy: ['heartbeatAt', 'desc'],
      limit: 1,
    });
  });
  return device!;
}

const beat = (id: string) =>
  server.services.store.write(SYSTEM, (tx) => tx.devices.update(id, { heartbeatAt: server.now() }));

const duty = (subject: RegExp) => mails.arrived.filter((mail) => mail.to.includes(DUTY) && subject.test(mail.subject));

test('who minds the screens is mailed when one goes offline, and when it is back [DEV-12] [DEV-18] [ME-02] [UI-12]', async () => {
  const { page } = opened;
  // An hour after one of the four: what the demo's own settings have to say has been said.
  await server.advance(untilStroke(0) + 61 * MINUTE_MS);
  await signIn(page, server.url, 'operator');

  // The personal centre takes ten addresses and a Google sender, and says what it does not take.
  await page.goto(`${server.url}/personal_center?part=warning`);
  const recipients = page.getByRole('textbox', { name: fields.recipients });
  const save = page.getByRole('button', { name: ui.save, exact: true });
  await recipients.fill(Array.from({ length: 11 }, (_, n) => `a${n}@example.com`).join(';'));
  await page.getByRole('textbox', { name: fields.sender }).fill('duty@example.com');
  await save.click();
  await page.getByText('At most 10').first().waitFor();
  await page.getByText('The sender must be a Google mail address (gmail.com)').first().waitFor();
  await recipients.fill(`${DUTY}; night@example.com`);
  await page.getByRole('textbox', { name: fields.sender }).fill('duty.manager@gmail.com');
  await page.getByLabel(own.resources['warning-settings'].values.language.en_us).check();
  await save.click();
  await page.getByText(ui.form.saved, { exact: true }).first().waitFor();

  // The screen falls silent; the next hour of mails tells of it, once.
  const device = await screen();
  await beat(device.id);
  await server.tick();
  expect(duty(/./)).toEqual([]);
  await server.advance(2 * MINUTE_MS);
  await server.advance(untilStroke(61 * MINUTE_MS) + MINUTE_MS);
  await server.tick();
  const [mail, ...more] = duty(/offline/);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^\[Vitrine\] Screen offline: /);
  expect(mail?.plain).toContain(`- ${device.name}\n  No.: ${device.uuid}\n  Offline since `);
  expect(mail?.plain).toContain('(Asia/Shanghai)');
  expect(mail?.html).toContain(device.id);
  expect(mail?.text).toContain('Reply-To: duty.manager@gmail.com');
  expect(mails.arrived.filter(({ to }) => to.includes('night@example.com'))).toHaveLength(1);

  // The bell tells the same, and leads to the screen.
  await page.goto(`${server.url}/home`);
  await page.getByRole('button', { name: opening(bellWords.openUnread) }).click();
  const panel = page.getByRole('dialog', { name: bellWords.title });
  await panel.getByText(own.resources.notices.values.kind.screenOffline).first().waitFor();
  await panel
    .getByRole('link', { name: new RegExp(device.name) })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: device.name }).waitFor();

  // It is back: one mail, that of this outage alone.
  await beat(device.id);
  await server.tick();
  await server.tick();
  expect(duty(/back online/).map(({ subject }) => subject)).toEqual([`[Vitrine] Screen back online: ${device.name}`]);
  const ids = mails.arrived.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
});
