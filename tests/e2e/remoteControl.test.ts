import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeviceCommandStored } from '#generated/server/device-commands.gen.ts';
import { openBrowser, openWindow, signIn, type Window } from '../support/browser.ts';
import { startLiveServer, type LiveServer } from '../support/liveServer.ts';
import { coloursOf } from './checks/picture.ts';
import { words } from './words.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const DAY = 86_400_000;
const WAIT = { timeout: 30_000, interval: 200 };
const { own } = words['en-US'];
const { kind: KIND } = own.resources['device-commands'].values;

let browser: Browser;
let server: LiveServer;
let desk: Window;
let wall: Window;
let deviceId: string;

/** Adds the player that shows a number to the group of the demo's flagship store, whose ads it then plays. */
async function addScreen(number: string): Promise<string> {
  return server.services.store.write(SYSTEM, async (tx) => {
    const [group] = await tx.deviceGroups.find((eb) => eb('name', '=', '徐汇门店'), { limit: 1 });
    const all = tx.as({ kind: 'system', corpId: group!.corpId });
    const [other] = await all.devices.find((eb) => eb('group_id', '=', group!.id), { fields: ['deptId'], limit: 1 });
    const device = await all.devices.insert({
      uuid: number,
      name: 'Front window',
      type: 'android',
      status: 'inactive',
      groupId: group!.id,
      deptId: other!.deptId,
      zone: 'Asia/Shanghai',
      expireAt: server.now() + 100 * DAY,
      setIds: [],
      tagIds: [],
    });
    await tx.db
      .updateTable('enrolments')
      .set({ device_id: device.id, corp_id: group!.corpId, added_at: tx.now })
      .where('number', '=', number)
      .execute();
    return device.id;
  });
}

const latest = (kind: string): Promise<DeviceCommandStored | undefined> =>
  server.services.store.read(SYSTEM, async (tx) => {
    const [command] = await tx.deviceCommands.find(
      (eb) => eb.and([eb('device_id', '=', deviceId), eb('kind', '=', kind)]),
      { limit: 1, orderBy: ['createdAt', 'desc'] },
    );
    return command;
  });
const device = () => server.services.store.read(SYSTEM, (tx) => tx.devices.one(deviceId));
const isDone = (kind: string) => expect.poll(async () => (await latest(kind))?.status, WAIT).toBe('done');
const button = (name: string) => desk.page.getByRole('button', { name, exact: true });
const told = async () => (await device())?.controls as Record<string, unknown> | null;

beforeAll(async () => {
  browser = await openBrowser();
  server = await startLiveServer();
  desk = await openWindow(browser, { locale: 'en-US' });
  wall = await openWindow(browser, { locale: 'en-US', width: 1280, height: 720 });
  await wall.page.goto(`${server.url}/player`);
  const shown = wall.page.getByText(/^[A-Z0-9]{8}$/).first();
  deviceId = await addScreen((await shown.textContent()) ?? '');
  await wall.page.getByTestId('stage').waitFor();
  await signIn(desk.page, server.url, 'operator');
  await desk.page.goto(`${server.url}/dev_mag/remote_control/${deviceId}`);
  await desk.page.locator('.remote-pad').waitFor();
});
afterAll(async () => {
  await desk.context.close();
  await wall.context.close();
  await server.close();
  await browser.close();
});

describe('the remote control and a real player [DEV-08]', () => {
  test('draws what the page of a browser can do, and nothing that it did not declare', async () => {
    await button(KIND.restartPlayer).waitFor();
    const { page } = desk;
    expect(await page.getByRole('slider').count()).toBe(1);
    expect(await page.getByRole('button', { name: KIND.powerOff }).count()).toBe(0);
    expect(await page.getByRole('button', { name: KIND.restartMachine }).count()).toBe(0);
  });

  test('takes a picture of what the screen shows', async () => {
    await button('Take a picture').click();
    await isDone('screenshot');
    await desk.page.locator('.remote-picture img').waitFor();
    expect(await coloursOf(desk.page)).toBeGreaterThan(8);
  });

  test('a key reaches the screen within two seconds', async () => {
    await button('Right, next').click();
    await isDone('key');
    const { createdAt, sentAt } = (await latest('key'))!;
    expect(sentAt! - createdAt).toBeLessThan(2000);
  });

  test('a pause holds what is shown, and ends by itself', async () => {
    await desk.page.getByLabel('Pause for (seconds)').fill('5');
    await button('Pause').click();
    await isDone('pause');
    await expect.poll(async () => (await told())?.['pausedUntil'] !== undefined, WAIT).toBe(true);
    const { finishedAt } = (await latest('pause'))!;
    await expect.poll(async () => (await told())?.['pausedUntil'], { ...WAIT, timeout: 60_000 }).toBeUndefined();
    expect(server.now() - finishedAt!).toBeGreaterThan(3500);
  });

  test('volume is that of the films and sounds of the page', async () => {
    await desk.page.getByRole('slider').focus();
    await desk.page.keyboard.press('Home');
    await isDone('volume');
    const volume = await wall.page.evaluate(() => {
      const video = document.body.appendChild(document.createElement('video'));
      video.dispatchEvent(new Event('play'));
      video.remove();
      return video.volume;
    });
    expect(volume).toBe(0);
    expect(await told()).toMatchObject({ volume: 0 });
  });

  test('a locked screen opens by its 4 digits alone', async () => {
    await desk.page.getByLabel('Lock PIN (4 digits)').fill('0417');
    await button('Lock').click();
    const shield = wall.page.getByTestId('lock');
    await shield.waitFor();
    await shield.click();
    const pad = wall.page.getByRole('dialog');
    await pad.waitFor();
    await wall.page.keyboard.type('1234');
    await pad.getByText('Wrong, try again').waitFor();
    await wall.page.keyboard.type('0417');
    await shield.waitFor({ state: 'detached' });
    await isDone('lock');
  });

  test('a restart asks first, loads the player anew, and is told by it', async () => {
    const restarted = wall.page.waitForEvent('load');
    await button(KIND.restartPlayer).click();
    await desk.page.getByRole('dialog').getByRole('button', { name: KIND.restartPlayer }).click();
    await restarted;
    await isDone('restartPlayer');
    await wall.page.getByTestId('stage').waitFor();
  });

  test('nobody complained', () => {
    expect([desk.complaints, wall.complaints]).toEqual([[], []]);
  });
});
