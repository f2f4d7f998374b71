import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filled } from '../words.ts';
import { keyboardScene } from './scene.ts';

const begin = keyboardScene();
const POSTER = join(import.meta.dirname, '../../fixtures/poster.png');

test('without a mouse: a form says what is wrong, leads there, and saves [UI-02, UI-07]', async () => {
  const { page, hands, words } = await begin('/tags/create');
  const { own, ui } = words;
  const name = page.getByRole('textbox', { name: own.resources.tags.fields.name });
  await hands.press(page.getByRole('button', { name: ui.save, exact: true }));
  const summary = page.locator('#content').getByRole('alert').first();
  await summary.waitFor();
  await hands.tabTo(summary.getByRole('button').first(), 'Shift+Tab');
  await hands.key('Enter');
  await hands.hasFocus(name);
  await hands.type('Window side');
  await hands.press(page.getByRole('button', { name: ui.save, exact: true }));
  await page.waitForURL(/app_tags/);
  await page.getByText('Window side').first().waitFor();
});

test('without a mouse: what was typed is not left without a question [UI-02, SES-13]', async () => {
  const { page, hands, words } = await begin('/tags/create');
  const { own, ui } = words;
  const name = page.getByRole('textbox', { name: own.resources.tags.fields.name });
  await hands.tabTo(name);
  await hands.type('Half a name');
  await hands.press(page.getByRole('button', { name: ui.cancel }).or(page.getByRole('link', { name: ui.cancel })));
  const dialog = page.getByRole('dialog');
  await hands.press(dialog.getByRole('button', { name: ui.form.stay }));
  await dialog.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Half a name');
});

test('without a mouse: files are uploaded [MAT-02]', async () => {
  const { page, hands, words } = await begin('/material_mag');
  const { materials } = words.frame;
  const chooser = page.waitForEvent('filechooser');
  await hands.press(page.getByRole('button', { name: materials.upload, exact: true }));
  await (await chooser).setFiles(POSTER);
  await page.getByText(filled(materials.tray.done, { done: 1 })).waitFor();
});

test('without a mouse: the steps of an ad are gone through up to its screens [AD-03]', async () => {
  const { page, hands, words } = await begin('/adv_mag/new_adv');
  const { own, ui } = words;
  const { fields } = own.resources.ads;
  const next = page.getByRole('button', { name: ui.next, exact: true });
  await hands.press(next);
  const name = page.getByRole('textbox', { name: fields.name });
  await page.locator('#content [aria-invalid=true]').first().waitFor();
  await hands.tabTo(name, 'Shift+Tab');
  await hands.type('By keyboard');
  await hands.tabTo(page.getByRole('combobox', { name: fields.slotId }));
  await hands.type('全屏横屏');
  await expect.poll(() => page.getByRole('option').first().textContent()).toContain('全屏横屏');
  await hands.key('ArrowDown');
  await hands.key('Enter');
  expect(await page.getByRole('combobox', { name: fields.slotId }).inputValue()).toContain('全屏横屏');
});
