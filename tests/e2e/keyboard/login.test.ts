import { describe, test } from 'vitest';
import { DEMO_PASSWORD } from '../../support/liveServer.ts';
import type { Locale } from '../../support/browser.ts';
import { boot } from '../words.ts';
import { keyboardScene } from './scene.ts';

const begin = keyboardScene();

describe.each<Locale>(['en-US', 'zh-CN'])('without a mouse, in %s', (locale) => {
  test('somebody signs in, and is told what is missing [SES-01, UI-05]', async () => {
    const { page, keyboard, url } = await begin(null, locale);
    const said = boot[locale];
    await page.goto(`${url}/login`);
    const submit = page.getByRole('button', { name: said['login.submit'], exact: true });
    await keyboard.press(submit);
    await page.getByText(said['login.missing.userName']).waitFor();
    await keyboard.tabTo(page.locator('input[autocomplete=username]'));
    await keyboard.type('operator');
    await keyboard.tabTo(page.locator('input[autocomplete=current-password]'));
    await keyboard.type(DEMO_PASSWORD);
    await keyboard.press(submit);
    await page.waitForURL(/\/home$/);
  });

  test('the language is chosen on the login page [SES-14]', async () => {
    const { page, keyboard, url } = await begin(null, locale);
    await page.goto(`${url}/login`);
    const other = locale === 'en-US' ? 'zh-CN' : 'en-US';
    await keyboard.press(page.locator(`button[lang=${other}]`));
    await page.getByRole('button', { name: boot[other]['login.submit'], exact: true }).waitFor();
  });
});
