import { expect, test } from 'vitest';
import { keyboardScene } from './scene.ts';

const begin = keyboardScene();

test('without a mouse: the first stop leads past the sidebar [UI-05]', async () => {
  const { page, keyboard, words } = await begin('/home');
  await keyboard.press(page.getByRole('link', { name: words.frame.shell.skip }));
  await keyboard.hasFocus(page.locator('#content'));
});

test('without a mouse: a page is found by the palette, by a jump, and by the sidebar [UI-05]', async () => {
  const { page, keyboard, words } = await begin('/home');
  const { resources } = words.own;
  await keyboard.key('Control+k');
  await page.getByRole('combobox').waitFor();
  await keyboard.type('tags');
  await page.getByRole('option', { name: 'Tags' }).first().waitFor();
  await keyboard.key('Enter');
  await page.waitForURL(/app_tags$/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await keyboard.key('g');
  await keyboard.key('h');
  await page.waitForURL(/home$/);

  const entry = page.getByRole('navigation', { name: words.frame.shell.menu }).getByRole('link', {
    name: resources['device-points'].name.split(' |||| ').at(-1) ?? '',
  });
  await keyboard.press(entry);
  await page.waitForURL(/device_points$/);
});

test('without a mouse: the list of keys opens, closes, and gives the focus back', async () => {
  const { page, keyboard, words } = await begin('/adv_mag');
  const add = page.getByRole('button', { name: words.ui.list.addFilter });
  await keyboard.tabTo(add);
  await keyboard.key('?');
  const keys = page.getByRole('dialog');
  await keys.waitFor();
  await keyboard.key('Escape');
  await keys.waitFor({ state: 'detached' });
  await keyboard.hasFocus(add);
});

test('without a mouse: the sidebar is folded and unfolded', async () => {
  const { page, keyboard, words } = await begin('/home');
  await keyboard.press(page.getByRole('button', { name: words.frame.shell.fold }));
  const unfold = page.getByRole('button', { name: words.frame.shell.unfold });
  await keyboard.hasFocus(unfold);
  await keyboard.key('Enter');
  await page.getByRole('button', { name: words.frame.shell.fold }).waitFor();
  expect(await page.locator('.shell-folded').count()).toBe(0);
});
