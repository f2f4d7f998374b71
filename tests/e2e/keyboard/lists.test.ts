import { describe, expect, test } from 'vitest';
import type { Locale } from '../../support/browser.ts';
import { opening } from '../words.ts';
import { keyboardScene } from './scene.ts';

const begin = keyboardScene();

describe.each<Locale>(['en-US', 'zh-CN'])('without a mouse, in %s', (locale) => {
  test('a list is searched, sorted and filtered, and a record opened and left [UI-01, UI-05]', async () => {
    const { page, keyboard, words } = await begin('/adv_mag', locale);
    const { own, ui } = words;
    const { fields } = own.resources.ads;
    await keyboard.key('/');
    await keyboard.type('早安');
    await page.waitForURL(/%22q%22/);
    await keyboard.press(page.getByRole('columnheader', { name: fields.startAt }).getByRole('button'));
    await page.waitForURL(/sort=startAt/);

    const add = page.getByRole('button', { name: ui.list.addFilter });
    await keyboard.press(add);
    await page.getByRole('menuitem', { name: fields.type, exact: true }).waitFor();
    await keyboard.key('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await keyboard.hasFocus(add);

    const link = page.locator('tbody a').first();
    const name = (await link.textContent()) ?? '';
    await keyboard.press(link);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await link.waitFor();
    expect(new URL(page.url()).search).toContain('sort=startAt');
  });
});

describe('without a mouse', () => {
  test('columns are chosen, and the focus comes back to where the menu was opened [UI-01]', async () => {
    const { page, keyboard, words } = await begin('/adv_mag');
    const name = words.own.resources.ads.fields.slotId;
    const header = page.getByRole('columnheader', { name });
    await header.waitFor();
    const columns = page.getByRole('button', { name: words.ui.list.columns });
    await keyboard.press(columns);
    await keyboard.tabTo(page.getByRole('menuitemcheckbox', { name, exact: true }), 'ArrowDown');
    await keyboard.key('Enter');
    await header.waitFor({ state: 'detached' });
    await keyboard.key('Escape');
    await keyboard.hasFocus(columns);
  });

  test('several records are paused, after telling which of them can be [UI-01, UI-03]', async () => {
    const { page, keyboard, words } = await begin('/adv_mag');
    const { own, ui } = words;
    const { actions } = own.resources.ads;
    await keyboard.press(page.getByRole('checkbox', { name: ui.list.selectPage }), 'Space');
    const pause = page.getByRole('toolbar').getByRole('button', { name: actions.pause });
    await keyboard.press(pause);
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: opening(actions.pause) });
    await confirm.waitFor();
    // The focus stays within the question, and goes back to the button with Escape.
    for (let stop = 0; stop < 6; stop += 1) {
      await keyboard.key('Tab');
      await keyboard.hasFocus(dialog);
    }
    await keyboard.key('Escape');
    await dialog.waitFor({ state: 'detached' });
    await keyboard.hasFocus(pause);
    await keyboard.key('Enter');
    await keyboard.press(confirm);
    await page.getByRole('toolbar').waitFor({ state: 'detached' });
  });

  test('a row’s menu asks before it deletes, and gives the focus back [UI-03]', async () => {
    const { page, keyboard, words } = await begin('/app_tags');
    const more = page.getByRole('button', { name: opening(`${words.ui.more}: `) }).first();
    await keyboard.press(more);
    await keyboard.tabTo(page.getByRole('menuitem', { name: words.own.resources.tags.actions.delete }), 'ArrowDown');
    await keyboard.key('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await keyboard.key('Escape');
    await dialog.waitFor({ state: 'detached' });
    await keyboard.hasFocus(more);
  });
});
