import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '../../bench/client.ts';
import { start } from '../../bench/process.ts';
import { createDatabase } from '#tests/support/postgres.ts';

const ROOT = join(import.meta.dirname, '../..');
const SECRET = '3f8a1c9e5b7d2046a8c3e1f59b7d4062';
const APP_KEY = '90b1c7de2f3a4586';

let folder: string;
let database: Awaited<ReturnType<typeof createDatabase>> | null = null;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-begin-'));
  database = process.env['TEST_ENGINE'] === 'postgres' ? await createDatabase() : null;
});
afterEach(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const env = (more: Record<string, string>): Record<string, string> => ({
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  ...(database ? { DATABASE_URL: database.url } : {}),
  ...more,
});

/** Runs the server until it ends by itself; returns its exit code and what it said. */
function runToEnd(more: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...env({ PORT: '0', ...more }) },
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.once('close', (code) => done({ code, said }));
  });
}

/** Much longer than a demo takes: other suites share the two cores. */
const START_LIMIT_MS = 180_000;
const begin = (more: Record<string, string>) => start(['server/main.ts'], env(more), START_LIMIT_MS);

describe('in production', () => {
  test.each([
    ['no secret', {}, 'SECRET is missing'],
    [
      'the development key',
      { SECRET, APPID: 'acme-console', APP_KEY: 'vitrine-development-key' },
      'APP_KEY is the development value',
    ],
    ['a short secret', { SECRET: 'short', APPID: 'acme-console', APP_KEY }, 'SECRET has 5 characters'],
    ['demo accounts', { SECRET, APPID: 'acme-console', APP_KEY, DEMO_PASSWORD: 'demo-demo-1' }, 'DEMO_PASSWORD is set'],
  ])('the server does not start with %s', async (_what, more, sentence) => {
    const { code, said } = await runToEnd({ NODE_ENV: 'production', ...more });
    expect(code).toBe(1);
    expect(said).toContain(sentence);
  });

  test('an empty store gets one administrator, whose password is said once and kept as a hash', async () => {
    const production = { NODE_ENV: 'production', SECRET, APPID: 'vitrine-console', APP_KEY };
    const first = await begin(production);
    const password = /password (\S+)\./.exec(first.said())?.[1] ?? '';
    expect(password).toMatch(/^[a-z0-9]{12}$/);
    expect(first.said()).not.toContain('Demo');
    await first.stop();
    const second = await begin(production);
    expect(second.said()).not.toContain('password');
    const client = await signIn(second.port, 'platform', password, { appid: 'vitrine-console', key: APP_KEY });
    await expect(client.call('/company/list.shtml', {})).rejects.toThrow('Please change your password first');
    await client.call('/settings/update/password.shtml', { oldPassword: password, newPassword: 'my own words' });
    expect((await client.call<{ total: number }>('/company/list.shtml', {})).total).toBe(1);
    await second.stop();
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.db')))
      expect(readFileSync(join(folder, name)).includes(password)).toBe(false);
  });
});

test('an empty store outside production gets the demo, whose random password is said once; security 8: production does not start over it, and says what to do', async () => {
  const first = await begin({});
  const password = /password (\S+)\)/.exec(first.said())?.[1] ?? '';
  expect(password).toMatch(/^[a-z0-9]{12}$/);
  await first.stop();
  const second = await begin({});
  expect(second.said()).not.toContain(password);
  const client = await signIn(second.port, 'operator', password);
  expect((await client.call<{ total: number }>('/device/list.shtml', {})).total).toBe(60);
  await second.stop();
  const { code, said } = await runToEnd({ NODE_ENV: 'production', SECRET, APPID: 'acme-console', APP_KEY });
  expect(code).toBe(1);
  expect(said).toContain('production does not start over it');
  expect(said).toContain('another DATA_DIR, or an empty database in DATABASE_URL');
});
