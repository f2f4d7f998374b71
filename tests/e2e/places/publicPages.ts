import type { Page } from 'playwright-core';
import type { Locale } from '../../support/browser.ts';
import type { LiveServer } from '../../support/liveServer.ts';
import { boot } from '../words.ts';
import { PHONE_PAGES } from './phonePages.ts';

/** A page that is there before anybody signs in. */
export interface PublicPage {
  name: string;
  path: string | ((server: LiveServer) => Promise<string>);
  /** Runs before the page is opened: removes a browser function, breaks the network. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs once the page is loaded. */
  after?: (page: Page, locale: Locale) => Promise<unknown>;
  /** Console messages that are expected on this page. */
  expects?: RegExp;
}

const submit = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: boot[locale]['login.submit'], exact: true }).click();

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { name: 'login', path: '/login' },
  { name: 'login of advertisers', path: '/login?system=ADS' },
  {
    name: 'login by phone',
    path: '/login',
    after: (page, locale) => page.getByRole('tab', { name: boot[locale]['login.tab.mobile'] }).click(),
  },
  {
    name: 'login by mail',
    path: '/login',
    after: (page, locale) => page.getByRole('tab', { name: boot[locale]['login.tab.email'] }).click(),
  },
  {
    name: 'a forgotten password',
    path: '/login',
    after: (page, locale) => page.getByRole('button', { name: boot[locale]['login.forgotten'] }).click(),
  },
  {
    name: 'login with nothing filled in',
    path: '/login',
    async after(page, locale) {
      await submit(page, locale);
      await page.getByText(boot[locale]['login.missing.userName']).waitFor();
    },
  },
  {
    name: 'login that is refused',
    path: '/login',
    async after(page, locale) {
      await page.locator('input[autocomplete=username]').fill('operator');
      await page.locator('input[autocomplete=current-password]').fill('not-the-one');
      await submit(page, locale);
      await page.getByRole('alert').first().waitFor();
    },
    expects: /^\/auth\/login\.shtml answered/,
  },
  { name: 'no such page', path: '/nowhere' },
  {
    name: 'a browser that is too old',
    path: '/login',
    // It lacks what the console needs, and cannot read its script either.
    async before(page) {
      await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
      await page.route('**/assets/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'an age ago' }),
      );
    },
    after: (page) => page.locator('#boot').waitFor(),
    // Nobody asks for the settings of the host either, which were to be there early.
    expects: /^uncaught: |host\.json was preloaded .* but not used/,
  },
  {
    name: 'a server that does not answer',
    path: '/login',
    before: (page) => page.route('**/host.json', (route) => route.fulfill({ status: 503, body: '' })),
    after: (page, locale) => page.getByText(boot[locale]['boot.failed.title']).waitFor(),
    expects: /503/,
  },
  {
    name: 'number of a new player',
    path: '/player',
    after: (page) =>
      page
        .getByText(/^[A-Z0-9]{8}$/)
        .first()
        .waitFor(),
  },
  { name: 'documentation of the calls', path: '/docs' },
  ...PHONE_PAGES,
];
