import { expect, test } from 'vitest';
import { keyboardScene } from './scene.ts';

const begin = keyboardScene();

test('without a mouse: the first stop leads past the sidebar [UI-05]', async () => {
  const { page, hands, words } = await begin('/home');
  await hands.press(page.getByRole('link', { name: words.frame.shell.skip }));
  await hands.hasFocus(page.locator('#content'));
});

test('without a mouse: a page is found by the palette, by a jump, and by the sidebar [UI-05]', async () => {
  const { page, hands, words } = await begin('/home');
  const { resources } = words.own;
  await hands.key('Control+k');
  await page.getByRole('combobox').waitFor();
  await hands.type('tags');
  await page.getByRole('option', { name: 'Tags' }).first().waitFor();
  await hands.key('Enter');
  await page.waitForURL(/app_tags$/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await hands.key('g');
  await hands.key('h');
  await page.waitForURL(/home$/);

  const entry = page.getByRole('navigation', { name: words.frame.shell.menu }).getByRole('link', {
    name: resources['device-points'].name.split(' |||| ').at(-1) ?? '',
  });
  await hands.press(entry);
  await page.waitForURL(/device_points$/);
});

test('without a mouse: the list of keys opens, closes, and gives the focus back', async () => {
  const { page, hands, words } = await begin('/adv_mag');
  const add = page.getByRole('button', { name: words.ui.list.addFilter });
  await hands.tabTo(add);
  await hands.key('?');
  const keys = page.getByRole('dialog');
  await keys.waitFor();
  await hands.key('Escape');
  await keys.waitFor({ state: 'detached' });
  await hands.hasFocus(add);
});

test('without a mouse: the sidebar is folded and unfolded', async () => {
  const { page, hands, words } = await begin('/home');
  await hands.press(page.getByRole('button', { name: words.frame.shell.fold }));
  const unfold = page.getByRole('button', { name: words.frame.shell.unfold });
  await hands.hasFocus(unfold);
  await hands.key('Enter');
  await page.getByRole('button', { name: words.frame.shell.fold }).waitFor();
  expect(await page.locator('.shell-folded').count()).toBe(0);
});
