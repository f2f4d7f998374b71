import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { browser } from '../bin/tools.mjs';
import { start } from './process.ts';
import { milliseconds, type Row } from './table.ts';

const inProcess = promisify(execFile);
const TIMEOUT_MS = 180_000;
const PASSWORD = 'bench-password';
const PROMISES = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const MOST_SHIFT = 0.02;
/** Metrics that make up Lighthouse's performance score. */
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
} as const;

/** Its 185 MB are no dependency of ours: whoever measures installs it. */
const MISSING = 'not installed: npm install -g lighthouse, or LIGHTHOUSE=…/lighthouse/cli/index.js';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

function findLighthouse(): string | undefined {
  const named = process.env['LIGHTHOUSE'];
  const places = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'lighthouse'));
  return [...(named ? [named] : []), ...places].find((path) => existsSync(path));
}

/** Runs it in a browser that is open already, so that it is signed in as that is. Not in step: we speak to the browser too. */
async function run(cli: string, url: string, port: number, folder: string): Promise<Report> {
  const path = join(folder, 'report.json');
  const only = `--only-categories=${Object.keys(PROMISES).join()}`;
  const flags = ['--quiet', `--port=${port}`, '--disable-storage-reset', '--output=json', `--output-path=${path}`];
  await inProcess(process.execPath, [cli, url, '--preset=desktop', only, ...flags], { timeout: TIMEOUT_MS });
  return JSON.parse(readFileSync(path, 'utf8')) as Report;
}

function rowsOf(page: string, { categories, audits }: Report): Row[] {
  const marks = Object.entries(PROMISES).map(([name, least]): Row => {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    return { what: `${page}: ${name}`, value: String(score), promise: `≥ ${least}`, kept: score >= least };
  });
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const times = Object.entries(TIMES).map(([name, what]): Row => {
    return { what: `${page}: ${what}`, value: milliseconds(audits[name]?.numericValue ?? Number.NaN) };
  });
  return [
    ...marks,
    ...times,
    { what: `${page}: layout shift`, value: shift.toFixed(4), promise: `< ${MOST_SHIFT}`, kept: shift < MOST_SHIFT },
  ];
}

/** Lighthouse scores of the built console: the login page, and the first list after sign-in. */
export async function lighthouse(): Promise<Row[]> {
  const cli = findLighthouse();
  if (!cli) return [{ what: 'Lighthouse', value: MISSING }];
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'));
  const env = { DATA_DIR: join(folder, 'data'), DEMO_PASSWORD: PASSWORD, RATE_FACTOR: '100', LOG_LEVEL: 'warn' };
  const server = await start(['server/main.ts'], env);
  const port = server.port + 1;
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: browser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    locale: 'en-US',
  });
  try {
    const url = `http://localhost:${server.port}`;
    const login = await run(cli, `${url}/login`, port, folder);
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.locator('input[autocomplete=username]').fill('operator');
    await page.locator('input[autocomplete=current-password]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((at) => !at.pathname.startsWith('/login'));
    await page.close();
    const list = await run(cli, `${url}/adv_mag`, port, folder);
    return [...rowsOf('login', login), ...rowsOf('first list', list)];
  } finally {
    await context.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
