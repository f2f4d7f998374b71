import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import { sayIn } from '../../src/phone/sentences.ts';
import { signIn, type Locale } from '../support/browser.ts';
import { isEveryLook } from './checks/looks.ts';
import { prepareStory } from './story.ts';
import { words } from './words.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const SCREEN = 'Front window';
/** A picture as it lies in a phone's album. */
const PICTURE = join(import.meta.dirname, '../fixtures/poster.png');

const { server, open, complaints } = prepareStory({ each: true });

/**
 * Adds the screen whose player shows this number, with a layout of the operator's enterprise whose slot sells casts for two
 * yuan. It is in no group, so that nothing else plays there. Returns its id.
 */
const addScreen = (number: string, sold: Partial<AdSlotStored> = {}): Promise<string> =>
  server.services.store.write(SYSTEM, async (tx) => {
    const [operator] = await tx.accounts.find((eb) => eb('user_name', '=', 'operator'), { limit: 1 });
    const own = tx.as({ kind: 'system', corpId: operator!.corpId });
    const [slot] = await own.adSlots.find((eb) => eb('name', 'like', '全屏横屏%'), { limit: 1 });
    await own.adSlots.update(slot!.id, { scanToCast: true, castPriceFen: 200, castReview: true, ...sold });
    const device = await own.devices.insert({
      uuid: number,
      name: SCREEN,
      type: 'android',
      status: 'inactive',
      layoutId: slot!.layoutId,
      groupId: null,
      deptId: operator!.deptId,
      zone: 'Asia/Shanghai',
      expireAt: tx.now + 365 * 86_400_000,
      setIds: [],
      tagIds: [],
    });
    await tx.db
      .updateTable('enrolments')
      .set({ device_id: device.id, corp_id: device.corpId, added_at: tx.now })
      .where('number', '=', number)
      .execute();
    return device.id;
  });

/** Starts a player whose slot sells casts. Returns its screen's id, and the address that its code says. */
async function startScreen(screen: Page, sold?: Partial<AdSlotStored>): Promise<{ deviceId: string; address: string }> {
  await screen.goto(`${server.url}/player`);
  const number = screen.getByText(/^[A-Z0-9]{8}$/).first();
  const deviceId = await addScreen((await number.textContent()) ?? '', sold);
  const code = screen.getByTestId('cast-code');
  await code.waitFor();
  const address = (await code.getAttribute('data-address')) ?? '';
  expect(address.startsWith(`${server.url}/cast/`)).toBe(true);
  // The screen has spoken, and the server knows it as one that is on.
  await server.tick();
  return { deviceId, address };
}

/** Does the timed work until something is to be seen. The screen acts by itself; it only syncs more often, by hints. */
async function ticking(what: string, deviceId: string, holds: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    await server.tick();
    server.services.hints.send(deviceId);
    return holds();
  };
  await expect.poll(look, { message: what, timeout: 90_000, interval: 500 }).toBe(true);
}

const LOCALES: Locale[] = isEveryLook ? ['zh-CN', 'en-US'] : ['zh-CN'];

test.each(LOCALES)(
  'a passer-by scans, pays, is reviewed and seen on the screen, in %s [MKT-10, NET-11]',
  async (locale) => {
    const say = sayIn(locale === 'zh-CN' ? 'zh_cn' : 'en_us');
    const { own, ui } = words[locale];
    const said = locale === 'zh-CN' ? '小明，生日快乐' : 'Happy birthday, Ming';
    const screen = await open({ locale, width: 1280, height: 720 });
    const phone = await open({ locale, width: 390, height: 844 });

    const { deviceId, address } = await startScreen(screen);
    await phone.goto(address);
    await phone.getByText(SCREEN).first().waitFor();
    await phone.getByText(say('text'), { exact: true }).click();
    await phone.getByRole('button', { name: say('sendPay', { price: '¥2.00' }) }).click();
    await phone.getByText(say('needText')).waitFor();
    await phone.getByLabel(say('textLabel')).fill(said);
    await phone.getByRole('button', { name: say('sendPay', { price: '¥2.00' }) }).click();
    await phone.getByRole('heading', { name: say('unpaid') }).waitFor();

    const [gateway] = await Promise.all([
      phone.context().waitForEvent('page'),
      phone.getByRole('link', { name: say('pay', { price: '¥2.00' }) }).click(),
    ]);
    await gateway.getByRole('button').click();
    await gateway.locator('.done').waitFor();
    await gateway.close();
    await phone.getByRole('heading', { name: say('waitingReview') }).waitFor();

    const desk = await open({ locale });
    await signIn(desk, server.url, 'operator');
    await desk.goto(`${server.url}/adv_mag/casts`);
    await desk.getByText(said, { exact: true }).first().waitFor();
    await desk
      .getByRole('row', { name: new RegExp(said) })
      .getByRole('checkbox')
      .check();
    await desk.getByRole('button', { name: own.resources.casts.actions.approve, exact: true }).first().click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`${own.resources.casts.actions.approve}|${ui.confirm}`) })
      .click();
    await ticking('it is given to the screen', deviceId, () =>
      phone.getByRole('heading', { name: say('queued') }).isVisible(),
    );

    await screen.getByText(said, { exact: true }).waitFor({ timeout: 60_000 });
    await ticking('the phone says that it was shown', deviceId, () =>
      phone.getByRole('heading', { name: say('played') }).isVisible(),
    );
    await screen.getByText(said, { exact: true }).waitFor({ state: 'detached' });
    expect(complaints()).toEqual([]);
  },
);

test.each(LOCALES)(
  'a picture from a phone’s album is seen on the screen, in %s [MKT-10, NET-11, A12]',
  async (locale) => {
    const say = sayIn(locale === 'zh-CN' ? 'zh_cn' : 'en_us');
    const screen = await open({ locale, width: 1280, height: 720 });
    const phone = await open({ locale, width: 390, height: 844 });
    const { deviceId, address } = await startScreen(screen, { castPriceFen: 0, castReview: false });

    await phone.goto(address);
    await phone.getByLabel(say('choose')).setInputFiles(PICTURE);
    await phone.getByRole('img', { name: say('preview') }).waitFor();
    await phone.getByRole('button', { name: say('send'), exact: true }).click();
    await phone.getByRole('heading', { name: say('queued') }).waitFor();
    // Whoever hears the page is where it goes on, and whoever sees it sees what was sent.
    expect(await phone.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await phone.getByRole('img', { name: say('preview') }).waitFor();

    const shown = screen.locator('.stage-slot img');
    await ticking(
      'it is on the screen',
      deviceId,
      async () => (await shown.count()) > 0 && (await shown.first().isVisible()),
    );
    await ticking('the phone says that it was shown', deviceId, () =>
      phone.getByRole('heading', { name: say('played') }).isVisible(),
    );
    expect(complaints()).toEqual([]);
  },
);
