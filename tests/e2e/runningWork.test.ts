import { expect, test } from 'vitest';
import { signIn } from '../support/browser.ts';
import { prepareStory } from './story.ts';
import { filled, words } from './words.ts';

const { server, open, complaints } = prepareStory();

test('the export of a list goes on while another page is looked at, and its file arrives [UI-06, UI-10]', async () => {
  const page = await open();
  const { ui, frame } = words['en-US'];
  await signIn(page, server.url, 'operator');
  await page.goto(`${server.url}/dev_mag`);
  // A slow line: the answer waits until the story lets it go.
  const held = Promise.withResolvers<void>();
  await page.route('**/device/export.shtml*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: ui.list.export }).click();
  const tray = page.getByRole('region', { name: frame.works.label });
  const title = filled(frame.works.export, { name: 'Devices' });
  await tray.getByRole('progressbar', { name: title }).waitFor();
  await page.locator('a[href="/adv_mag"]').first().click();
  await page.waitForURL(/adv_mag/);
  await tray.getByRole('progressbar', { name: title }).waitFor();
  const arriving = page.waitForEvent('download');
  held.resolve();
  const name = (await arriving).suggestedFilename();
  expect(name).toMatch(/\.xlsx$/);
  await tray.getByText(filled(frame.works.saved, { name })).waitFor();
  expect(complaints()).toEqual([]);
});

test('a page that is left by Back while its dialog waits leaves nothing over the next one [UI-06]', async () => {
  const page = await open();
  const { own, ui, frame } = words['en-US'];
  await signIn(page, server.url, 'operator');
  await page.goto(`${server.url}/dev_mag`);
  await page.locator('a[href="/slot_mag"]').first().click();
  await page.waitForURL(/slot_mag/);
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: ui.bulk.edit }).click();
  await page.getByRole('button', { name: ui.bulk.add }).click();
  const price = own.resources['ad-slots'].fields.cptPriceFen;
  await page.getByRole('menuitem', { name: price }).click();
  await page.getByRole('group', { name: price }).getByRole('textbox').fill('12.34');
  const held = Promise.withResolvers<void>();
  await page.route('**/slot/update/batch.shtml*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: filled(ui.bulk.change, { n: 1 }) }).click();
  await page.getByRole('button', { name: ui.bulk.leave }).waitFor();
  await page.goBack();
  await page.waitForURL(/dev_mag/);
  const tray = page.getByRole('region', { name: frame.works.label });
  await tray.getByRole('progressbar').waitFor();
  const left = await page.evaluate(() => ({
    hidden: document.querySelectorAll('body > [aria-hidden="true"], #root[inert]').length,
    over: document.querySelectorAll('.MuiModal-root, .MuiBackdrop-root').length,
    scroll: document.body.style.overflow + document.body.style.paddingRight,
  }));
  expect(left).toEqual({ hidden: 0, over: 0, scroll: '' });
  held.resolve();
  await page.getByText(filled(ui.bulk.done, { n: 1 })).waitFor();
  await tray.waitFor({ state: 'detached' });
  expect(complaints()).toEqual([]);
});
