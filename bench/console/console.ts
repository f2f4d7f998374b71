import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '#tests/support/browser.ts';
import { start, type Running } from '../process.ts';
import { PASSWORD, seedDevices } from '../seed.ts';
import { sizes } from '../sizes.ts';
import { median, milliseconds, type Row } from '../table.ts';
import { bareCall, layoutShift } from './page.ts';
import { seedAds } from './seedAds.ts';
import { installStopwatch, visit } from './stopwatch.ts';

const VISITS = 15;
const PROMISE_MS = 150;
const SHIFT = 0.02;
const LISTS = [
  { name: 'devices', path: '/dev_mag', call: '/device/list.shtml' },
  { name: 'ads', path: '/adv_mag', call: '/ad/list.shtml' },
] as const;
const HOME = '/home';

type List = (typeof LISTS)[number];
type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

async function newPage(browser: Browser, storageState?: SignedIn): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  await installStopwatch(page);
  return page;
}

async function signIn(browser: Browser, url: string): Promise<SignedIn> {
  const page = await newPage(browser);
  await page.goto(`${url}/login`);
  await page.locator('input[autocomplete=username]').fill('operator');
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('.sidebar nav a').first().waitFor();
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

/** In a browser that has opened the home page and nothing else, whose cache is empty. */
async function firstVisits(browser: Browser, url: string, state: SignedIn, list: List): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < VISITS; n += 1) {
    const page = await newPage(browser, state);
    await page.goto(url + HOME, { waitUntil: 'networkidle' });
    times.push((await visit(page, list.path)).rowsMs);
    await page.context().close();
  }
  return times;
}

/** In one page, from list to list; beside each, the same call without any console around it. */
async function laterVisits(browser: Browser, url: string, state: SignedIn) {
  const page = await newPage(browser, state);
  await page.goto(url + HOME, { waitUntil: 'networkidle' });
  for (const { path } of LISTS) await visit(page, path);
  const times = new Map(LISTS.map(({ name }) => [name, { visits: [] as number[], bare: [] as number[] }]));
  for (let n = 0; n < VISITS; n += 1) {
    for (const { name, path, call } of LISTS) {
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === call);
      const { visits, bare } = times.get(name)!;
      visits.push((await visit(page, path)).rowsMs);
      bare.push(await bareCall(page, await asked));
    }
  }
  await page.context().close();
  return times;
}

async function measure(server: Running, browser: Browser): Promise<Row[]> {
  const url = `http://localhost:${server.port}`;
  const state = await signIn(browser, url);
  const rows: Row[] = [];
  const promise = `≤ ${PROMISE_MS} ms`;
  for (const list of LISTS) {
    const first = median(await firstVisits(browser, url, state, list));
    rows.push({ what: `${list.name}: first visit`, value: milliseconds(first), promise, kept: first <= PROMISE_MS });
  }
  for (const [name, { visits, bare }] of await laterVisits(browser, url, state)) {
    const [later, floor] = [median(visits), median(bare)];
    rows.push({
      what: `${name}: later visits`,
      value: `${milliseconds(later)} = ${(later / floor).toFixed(1)} × its call alone (${milliseconds(floor)})`,
      promise,
      kept: later <= PROMISE_MS,
    });
  }
  for (const { name, path } of LISTS) {
    const shift = await layoutShift(await newPage(browser, state), url + path);
    rows.push({
      what: `${name}: layout shift`,
      value: shift.toFixed(4),
      promise: `< ${SHIFT}`,
      kept: shift < SHIFT,
    });
  }
  return rows;
}

/** From a click on a menu entry to rows on the screen, among 100,000 devices and as many ads, in a real browser (issue of the frame). */
export async function consoleSpeed(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-console-'));
  const env = { DATA_DIR: folder, NODE_ENV: 'development', LOG_LEVEL: 'error', RATE_FACTOR: '1000' };
  const closing: (() => Promise<unknown>)[] = [];
  try {
    await seedDevices(env);
    await seedAds(env);
    const server = await start(['server/main.ts'], env);
    closing.push(() => server.stop());
    const browser = await openBrowser();
    closing.unshift(() => browser.close());
    const rows = await measure(server, browser);
    const [load = 0] = loadavg();
    const busy = `${load.toFixed(1)} on ${availableParallelism()} cores`;
    return [...rows, { what: 'load of the machine, last minute', value: busy }, ...sizes()];
  } finally {
    for (const close of closing) await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
