import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn } from '../support/browser.ts';
import { giveKey, prepareStory } from './story.ts';
import { keepShot, shotsOf } from '#server/player/shots.ts';
import { wallSentences } from '#resources/pages/fleetWall/sentences.ts';
import { monitoringSentences } from '#resources/monitor-tasks/sentences.ts';
import { sayIn } from '#src/visit/words.ts';
import { filled, words } from './words.ts';

const POSTER = join(import.meta.dirname, '../fixtures/poster.png');
const CLIP = readFileSync(join(import.meta.dirname, '../fixtures/clip.mp4'));
const SYSTEM = { kind: 'system', corpId: null } as const;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Of the demo: three screens of the flagship store, and somebody of another department who sees that one's alone. */
const [WINDOW, TILL, ROOF] = ['旗舰店·入口大屏', '旗舰店·收银台', '旗舰店·二楼茶区'] as const;
const HANDLER = { userName: 'editor_dept', name: '周南' };
/** Handler who gets the task that the first did not do. */
const OTHER = '苏敏';
/** Screen of the demo that hangs on another picture than its player says. */
const WRONG = '静安写字楼·A 座大堂';
const PLAN = 'Autumn tea';
const TASK = 'Look for autumn tea';

const { own, ui } = words['en-US'];
const say = sayIn('en_us');
const { monitoring } = monitoringSentences.en_us;
const plan = own.resources['monitor-plans'];
const task = own.resources['monitor-tasks'];

const { server, open, complaints } = prepareStory();

/** Returns an instant as it is typed into a form, by the clock of the browser. */
const typed = (at: number): string => new Date(at + 8 * HOUR).toISOString().slice(0, 16).replace('T', ' ');

/** A photo as a phone takes it, with the time at which it was. */
const photo = (at: number, name: string) =>
  sharp(POSTER)
    .jpeg()
    .withExif({
      IFD2: {
        DateTimeOriginal: `${typed(at).replaceAll('-', ':')}:00`,
        OffsetTimeOriginal: '+08:00',
      },
    })
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));

/** The task at a screen: its id, and the names of the ads that should have been on. */
async function taskOf(screen: string) {
  return server.services.store.read(SYSTEM, async (tx) => {
    const [device] = await tx.devices.find((eb) => eb('name', '=', screen), { fields: ['id'], limit: 1 });
    const [found] = await tx.monitorTasks.find(
      (eb) => eb.and([eb('name', '=', TASK), eb('device_id', '=', device!.id)]),
      { limit: 1 },
    );
    const ads = await tx.ads.many(found!.expectedIds ?? [], { fields: ['name'] });
    return { id: found!.id, expected: ads.map(({ name }) => name ?? '') };
  });
}

/** The operator says which screens somebody is to look at, and until when. */
async function order(page: Page): Promise<void> {
  await signIn(page, server.url, 'operator');
  await page.goto(`${server.url}/monitor-plans/create`);
  await page.getByRole('textbox', { name: plan.fields.name, exact: true }).fill(PLAN);
  await page.getByRole('textbox', { name: plan.fields.taskName }).fill(TASK);
  await page.getByRole('button', { name: filled(ui.picker.choose, { name: own.resources.devices.name }) }).click();
  const dialog = page.getByRole('dialog');
  for (const screen of [WINDOW, TILL, ROOF]) {
    await dialog.getByRole('searchbox').fill(screen);
    await dialog.getByText(screen).first().click();
  }
  await dialog.getByRole('button', { name: filled(ui.picker.use, { n: 3 }) }).click();
  await page.getByRole('combobox', { name: plan.fields.handlerId }).fill(HANDLER.name);
  await page.getByRole('option', { name: HANDLER.name }).first().click();
  await page.getByRole('textbox', { name: plan.fields.deadline }).fill(typed(server.now() + 2 * HOUR));
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await page.waitForURL((at) => !at.pathname.endsWith('/create'));
}

/** The handler opens the task of a screen from their own tasks. */
async function openTask(phone: Page, screen: string): Promise<void> {
  await phone.goto(`${server.url}/adv_super/tasks_list`);
  await phone.getByText(TASK).first().waitFor();
  const { id } = await taskOf(screen);
  await phone.goto(`${server.url}/monitor-tasks/${id}/show`);
  await phone.getByText(screen).first().waitFor();
}

/** Has the screen send a picture of what is due, as its player does. */
const showRight = (screen: string) =>
  server.services.store.write(SYSTEM, async (tx) => {
    const [device] = await tx.devices.find((eb) => eb('name', '=', screen), { limit: 1 });
    const { id: deviceId, corpId } = device!;
    const last = (await shotsOf(tx, [deviceId])).get(deviceId)![0]!;
    await keepShot(tx, { deviceId, corpId }, { ...last, at: tx.now, content: 'right' });
  });

test('a screen that shows something else is found on the fleet wall, told of by a rule, and over with a right picture [MON-03, MON-04]', async () => {
  const desk = await open({ width: 1440, height: 900 });
  const rule = own.resources['warning-rules'];
  const event = own.resources['warning-events'];
  const { wall } = wallSentences.en_us;
  await signIn(desk, server.url, 'operator');
  await desk.goto(`${server.url}/dev_mag/fleet_wall`);
  await desk.getByRole('button', { name: `${wall.verdict.wrong} 1` }).click();
  await desk.getByRole('listitem').getByRole('heading', { name: WRONG }).waitFor();
  const both = desk.getByRole('listitem').filter({ hasText: WRONG }).locator('figure img');
  await expect.poll(() => both.count()).toBe(2);

  await desk.goto(`${server.url}/warning-rules/create`);
  await desk.getByRole('textbox', { name: rule.fields.name, exact: true }).fill('Wrong pictures');
  await desk.getByRole('combobox', { name: rule.fields.kind }).click();
  await desk.getByRole('option', { name: rule.values.kind.picture }).click();
  await desk.getByRole('textbox', { name: rule.fields.quietMinutes }).fill('1');
  await desk.getByRole('button', { name: ui.save, exact: true }).click();
  await desk.waitForURL((at) => !at.pathname.endsWith('/create'));
  await server.advance(31_000);
  await desk.goto(`${server.url}/alarm_center`);
  const row = desk.getByRole('row').filter({ hasText: WRONG });
  await row.getByText(event.values.kind.picture).waitFor();
  await row.getByText(event.values.status.open).waitFor();

  await showRight(WRONG);
  await server.advance(31_000);
  await server.advance(MINUTE + 31_000);
  await desk.reload();
  await row.getByText(event.values.status.ended).waitFor();
  await desk.goto(`${server.url}/dev_mag/fleet_wall?verdict=wrong`);
  await desk.getByText(wall.empty).waitFor();
  expect(complaints()).toEqual([]);
});

test('an alarm comes from a screen with its video, which is played by its parts, and is deleted [MON-02]', async () => {
  const desk = await open();
  const alarm = own.resources.alarms;
  const information = 'Somebody kneels before the screen';
  const [device] = await server.services.store.read(SYSTEM, (tx) =>
    tx.devices.find((eb) => eb('name', '=', TILL), { fields: ['id'], limit: 1 }),
  );
  const authorization = `Bearer ${device!.id}.${await giveKey(server, device!.id)}`;
  const alarms = `${server.url}/player/v1/alarms`;
  const told = await fetch(alarms, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ serial: 'story-1', kind: 'intrusion', information, at: server.now() - MINUTE }),
  });
  const film = (bytes: Buffer) =>
    fetch(`${alarms}/story-1/video`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'video/mp4' },
      body: new Uint8Array(bytes),
    });
  const sent = [told, await film(CLIP.subarray(0, CLIP.length / 2)), await film(CLIP)];
  expect(sent.map(({ status }) => status)).toEqual([204, 400, 204]);

  await signIn(desk, server.url, 'operator');
  await desk.goto(`${server.url}/alarm_system`);
  const row = desk.getByRole('row').filter({ hasText: information });
  await row.getByText(alarm.values.kind.intrusion).waitFor();
  await row.getByText(TILL).waitFor();
  const parts: string[] = [];
  desk.on('response', (answer) => {
    if (answer.status() === 206) parts.push(answer.headers()['content-range'] ?? '');
  });
  await row.getByText(information).click();
  const video = desk.locator('video');
  await video.waitFor();
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.duration)).toBeGreaterThan(1);
  await video.click();
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
  expect(parts).toContainEqual(expect.stringMatching(new RegExp(`^bytes \\d+-\\d+/${CLIP.length}$`)));

  await desk.goto(`${server.url}/alarm_system`);
  await row.getByRole('checkbox').check();
  await desk.getByRole('button', { name: ui.delete, exact: true }).click();
  await desk.getByRole('dialog').getByRole('button').last().click();
  await row.waitFor({ state: 'detached' });
  await desk.reload();
  await desk.getByRole('row').nth(1).waitFor();
  expect(await row.count()).toBe(0);
  expect(complaints()).toEqual([]);
});

test('a screen is looked at by whoever was asked to, on a phone, and the photo stands beside what should have been on [MON-01]', async () => {
  const [desk, phone] = [await open({ width: 1440, height: 900 }), await open({ width: 390, height: 844 })];
  await order(desk);

  await signIn(phone, server.url, HANDLER.userName);
  await openTask(phone, WINDOW);
  await phone.getByRole('button', { name: task.actions.see }).click();
  await phone.getByText(task.values.status.toBeDone).first().waitFor();
  await phone.getByRole('button', { name: task.actions.finish }).click();
  const form = phone.getByRole('dialog');
  const taken = server.now() - 5 * MINUTE;
  await form
    .locator('input[type=file]')
    .setInputFiles([await photo(taken, 'left.jpg'), await photo(taken + MINUTE, 'right.jpg')]);
  await form
    .getByText(filled(ui.file.download, { n: 2 }))
    .first()
    .waitFor();
  await form.getByLabel(task.values.result.normal).check();
  await form.getByLabel(task.fields.note).fill('Bright, nobody in front of it');
  await form.getByRole('button', { name: task.actions.finish }).click();
  await form.waitFor({ state: 'detached' });
  await phone.getByText(task.values.status.completed).first().waitFor();

  // The operator sees both beside each other.
  const { id, expected } = await taskOf(WINDOW);
  expect(expected.length).toBeGreaterThan(0);
  await desk.goto(`${server.url}/monitor-tasks/${id}/show`);
  await desk.getByText(task.values.status.completed).first().waitFor();
  await desk.getByText(task.values.result.normal).first().waitFor();
  for (const n of [1, 2]) {
    const picture = desk.getByRole('link', { name: filled(ui.file.picture, { n }) }).locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  for (const name of expected) await desk.getByRole('link', { name }).first().waitFor();

  // The other screen is looked at by somebody without account, who was given the link.
  const visitor = await open({ width: 390, height: 844 });
  const byLink = await taskOf(ROOF);
  await desk.goto(`${server.url}/monitor-tasks/${byLink.id}/show`);
  await desk.getByRole('button', { name: monitoring.link }).click();
  const link = desk.getByRole('dialog').getByRole('link');
  await visitor.goto((await link.getAttribute('href')) ?? '');
  await visitor.getByText(ROOF).waitFor();
  await visitor.locator('input[type=file]').setInputFiles([await photo(server.now(), 'roof.jpg')]);
  await visitor.getByRole('radio', { name: say('deviceBroken') }).check();
  await visitor.getByRole('button', { name: say('send') }).click();
  await visitor.getByRole('heading', { name: say('done') }).waitFor();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await desk.goto(`${server.url}/monitor-tasks/${byLink.id}/show`);
  await desk.getByText(task.values.result.deviceBroken).first().waitFor();
  await desk.getByRole('link', { name: filled(ui.file.picture, { n: 1 }) }).waitFor();

  // A task not handed in by the deadline is overdue, and is shown so to both.
  await server.advance(3 * HOUR);
  const late = await taskOf(TILL);
  await phone.goto(`${server.url}/monitor-tasks/${late.id}/show`);
  await phone.getByText(task.values.status.overdue).first().waitFor();
  expect(await phone.getByRole('button', { name: task.actions.finish }).count()).toBe(0);
  await desk.goto(`${server.url}/monitor-plans`);
  const row = desk.getByRole('row').filter({ hasText: PLAN });
  await row.getByText(plan.values.status.open).waitFor();

  // Somebody else gets it, and stays the one who is late until the plan is extended.
  await desk.goto(`${server.url}/monitor-tasks/${late.id}/show`);
  await desk.getByRole('button', { name: task.actions.handOn, exact: true }).click();
  const handing = desk.getByRole('dialog');
  await handing.getByRole('combobox').fill(OTHER);
  await desk.getByRole('option', { name: OTHER }).first().click();
  await handing.getByRole('button', { name: task.actions.handOn, exact: true }).click();
  await handing.waitFor({ state: 'detached' });
  await desk.getByRole('link', { name: OTHER }).first().waitFor();
  await desk.getByText(task.values.status.overdue).first().waitFor();
  expect(complaints()).toEqual([]);
});
