import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../../bench/client.ts';
import { start } from '../../../bench/process.ts';
import { reconcile } from '#server/pay/reconcile.ts';
import { sandboxGateway } from '#server/pay/sandbox/client.ts';
import { payUrlOf } from '#server/pay/sandbox/protocol.ts';
import { watchSandbox, type WatchedSandbox } from '#server/pay/sandbox/watch.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { bookFaults, newKey, payments, type TestPayments } from '#tests/support/payments.ts';
import { createDatabase } from '#tests/support/postgres.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LATE_MS = 2_000;
/** Another process does its part: everything here is waited for, and nothing for so long. */
const within = { timeout: 60_000, interval: 20 };
/** A server of its own refuses an account that calls more often than people do. */
const byCalls = { timeout: 120_000, interval: 500 };

let folder: string;
let sandbox: WatchedSandbox;
const said: string[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-sandbox-'));
  sandbox = watchSandbox(folder, (line) => said.push(line), LATE_MS);
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a payment on a phone, and pays it; the server hands both on to the sandbox. */
async function payAt(origin: string, url: string, mood: string): Promise<string> {
  const page = await fetch(`${origin}${url}`);
  expect(new URL(page.url).pathname).toMatch(/^\/pay\/sandbox\/[0-9a-f]{32}$/);
  const paid = await fetch(page.url, { method: 'POST', body: new URLSearchParams({ mood }) });
  expect(await paid.text()).toContain('已支付');
  return page.url;
}

/** Kills the sandbox, and waits until another answers. */
async function killSandbox(): Promise<void> {
  const { child } = sandbox;
  const gone = once(child, 'close');
  child.kill('SIGKILL');
  await gone;
  const { port } = await sandbox.address;
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`), within);
  expect(sandbox.child.pid).not.toBe(child.pid);
}

describe('the sandbox gateway as a process', () => {
  let test: TestApp;
  let pay: TestPayments;
  let origin: string;
  beforeAll(async () => {
    test = await buildTestApp({ pay: sandboxGateway(() => sandbox.address), startMs: Date.now() });
    pay = payments(test);
    origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => test.close());

  const caller = () => test.personas.advertiser;
  const balance = async () => (await data<{ balance: number }>(test, caller(), 'wallet.info', {})).balance;
  async function recharge(amount: number, mood: string): Promise<string> {
    const asked = { amount, key: newKey() };
    const { payment } = await data<{ payment: string }>(test, caller(), 'wallet.recharge', asked);
    const { url } = await data<{ url: string }>(test, caller(), 'wallet.status', { payment });
    await payAt(origin, url, mood);
    return payment;
  }
  const counted = async () => {
    const verdicts = await pay.verdicts();
    return (name: string) => verdicts.filter((each) => each === name).length;
  };

  it('tells late, twice, out of order and wrong, and money comes once from what is true [MKT-03, A9, C18]', async () => {
    const moods = ['late', 'normal', 'twice', 'silent', 'wrongAmount', 'wrongSign', 'wrongMerchant'];
    for (const [at, mood] of moods.entries()) await recharge(1000 * 2 ** at, mood);
    // The late one was paid first, and comes after the others.
    await vi.waitFor(async () => {
      const count = await counted();
      expect(count('paid')).toBe(3);
      expect(count('again')).toBe(1);
      for (const wrong of ['amount', 'sign', 'merchant']) expect(count(wrong)).toBeGreaterThan(0);
    }, within);
    expect(await balance()).toBe(1000 * (1 + 2 + 4));
    // What was told wrongly, or not at all, is true at the gateway: it is asked.
    test.clock.advance(limits.payAsk);
    await reconcile({ ...test.services, log: test.app.log });
    expect(await balance()).toBe(1000 * (2 ** moods.length - 1));
    expect(await bookFaults(test)).toEqual([]);
  });

  it('killed after a payment and before its callback, it is started again and tells it then [MKT-03]', async () => {
    const before = await balance();
    await recharge(3000, 'late');
    await killSandbox();
    expect(said.join()).toContain('The payment sandbox ended (SIGKILL)');
    expect(await balance()).toBe(before);
    await vi.waitFor(async () => expect(await balance()).toBe(before + 3000), within);
    expect(await bookFaults(test)).toEqual([]);
  });

  it('while it is away a phone is asked to try again, and the same code can be paid then [MKT-03]', async () => {
    const asked = { amount: 1000, key: newKey() };
    const { payment } = await data<{ payment: string }>(test, caller(), 'wallet.recharge', asked);
    const { url } = await data<{ url: string }>(test, caller(), 'wallet.status', { payment });
    const gone = once(sandbox.child, 'close');
    sandbox.child.kill('SIGKILL');
    await gone;
    expect((await fetch(`${origin}${url}`)).status).toBe(502);
    expect((await fetch(`${origin}/pay/sandbox/${payment}`)).status).toBe(502);
    const before = await balance();
    await vi.waitFor(() => payAt(origin, url, 'normal'), within);
    await vi.waitFor(async () => expect(await balance()).toBe(before + 1000), within);
  });

  it('hands on its page and nothing else: its calls are reached from this machine alone [MKT-03]', async () => {
    const call = { method: 'POST', body: '{}' };
    expect((await fetch(`${origin}/pay/sandbox/api/query`, call)).status).toBe(404);
    expect((await fetch(`${origin}/pay/sandbox/..%2Fapi%2Fquery`, call)).status).toBe(404);
    const { port } = await sandbox.address;
    expect((await fetch(`http://127.0.0.1:${port}/api/query`, call)).status).toBe(401);
    const large = { method: 'POST', body: 'x'.repeat(20_000) };
    expect((await fetch(`${origin}/pay/sandbox/${'0'.repeat(32)}`, large)).status).toBe(413);
    const page = await fetch(`${origin}/pay/sandbox/${'0'.repeat(32)}`);
    expect(page.status).toBe(404);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

it('ends with the process that started it, even if that is killed [MKT-03]', async () => {
  const script = `import { watchSandbox } from './server/pay/sandbox/watch.ts';
    const { address } = watchSandbox(${JSON.stringify(join(folder, 'orphan'))}, () => undefined);
    console.log((await address).port);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
  const at = `http://127.0.0.1:${line}/`;
  expect((await fetch(at)).status).toBe(404);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(fetch(at)).rejects.toThrow('fetch failed'), within);
});

it('a server killed after a payment and before its callback hears of it when it is back [MKT-03, C18]', async () => {
  const database = process.env['TEST_ENGINE'] === 'postgres' ? await createDatabase() : null;
  const env = {
    PAY_URL: payUrlOf(await sandbox.address),
    DATA_DIR: join(folder, 'server'),
    DEMO_PASSWORD: 'demo-password-1',
    LOG_LEVEL: 'error',
    ...(database ? { DATABASE_URL: database.url } : {}),
  };
  const first = await start(['server/main.ts'], env, 180_000);
  const client = (port: number) => signIn(port, 'advertiser', 'demo-password-1', undefined, 'ADS');
  const before = await client(first.port);
  const { balance } = await before.call<{ balance: number }>('/wallet/info.shtml', {});
  const asked = { amount: 12_300, key: newKey() };
  const { payment } = await before.call<{ payment: string }>('/wallet/recharge.shtml', asked);
  const { url } = await before.call<{ url: string }>('/pay/status/query.shtml', { payment });
  await payAt(`http://127.0.0.1:${first.port}`, url, 'late');
  await first.stop('SIGKILL');
  const second = await start(['server/main.ts'], { ...env, PORT: String(first.port) }, 180_000);
  const after = await client(second.port);
  const now = async () => (await after.call<{ balance: number }>('/wallet/info.shtml', {})).balance;
  await vi.waitFor(async () => expect(await now()).toBe(balance + 12_300), byCalls);
  expect(await after.call('/pay/status/query.shtml', { payment })).toMatchObject({ status: 'paid' });
  await second.stop();
  await database?.drop();
});
