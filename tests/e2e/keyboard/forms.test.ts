import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filled } from '../words.ts';
import { keyboardScene } from './scene.ts';

const begin = keyboardScene();
const POSTER = join(import.meta.dirname, '../../fixtures/poster.png');

test('without a mouse: a form says what is wrong, leads there, and saves [UI-02, UI-07]', async () => {
  const { page, keyboard, words } = await begin('/tags/create');
  const { own, ui } = words;
  const name = page.getByRole('textbox', { name: own.resources.tags.fields.name });
  await keyboard.press(page.getByRole('button', { name: ui.save, exact: true }));
  const summary = page.locator('#content').getByRole('alert').first();
  await summary.waitFor();
  await keyboard.tabTo(summary.getByRole('button').first(), 'Shift+Tab');
  await keyboard.key('Enter');
  await keyboard.hasFocus(name);
  await keyboard.type('Window side');
  await keyboard.press(page.getByRole('button', { name: ui.save, exact: true }));
  await page.waitForURL(/app_tags/);
  await page.getByText('Window side').first().waitFor();
});

test('without a mouse: what was typed is not left without a question [UI-02, SES-13]', async () => {
  const { page, keyboard, words } = await begin('/tags/create');
  const { own, ui } = words;
  const name = page.getByRole('textbox', { name: own.resources.tags.fields.name });
  await keyboard.tabTo(name);
  await keyboard.type('Half a name');
  await keyboard.press(page.getByRole('button', { name: ui.cancel }).or(page.getByRole('link', { name: ui.cancel })));
  const dialog = page.getByRole('dialog');
  await keyboard.press(dialog.getByRole('button', { name: ui.form.stay }));
  await dialog.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Half a name');
});

test('without a mouse: files are uploaded [MAT-02]', async () => {
  const { page, keyboard, words } = await begin('/material_mag');
  const { materials } = words.frame;
  const chooser = page.waitForEvent('filechooser');
  await keyboard.press(page.getByRole('button', { name: materials.upload, exact: true }));
  await (await chooser).setFiles(POSTER);
  await page.getByText(filled(materials.tray.done, { done: 1 })).waitFor();
});

test('without a mouse: the steps of an ad are gone through up to its screens [AD-03]', async () => {
  const { page, keyboard, words } = await begin('/adv_mag/new_adv');
  const { own, ui } = words;
  const { fields } = own.resources.ads;
  const next = page.getByRole('button', { name: ui.next, exact: true });
  await keyboard.press(next);
  const name = page.getByRole('textbox', { name: fields.name });
  await page.locator('#content [aria-invalid=true]').first().waitFor();
  await keyboard.tabTo(name, 'Shift+Tab');
  await keyboard.type('By keyboard');
  await keyboard.tabTo(page.getByRole('combobox', { name: fields.slotId }));
  await keyboard.type('全屏横屏');
  await expect.poll(() => page.getByRole('option').first().textContent()).toContain('全屏横屏');
  await keyboard.key('ArrowDown');
  await keyboard.key('Enter');
  expect(await page.getByRole('combobox', { name: fields.slotId }).inputValue()).toContain('全屏横屏');
});
