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
