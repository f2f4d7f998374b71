import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { newKey } from '#tests/support/payments.ts';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await buildTestApp();
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

it('reaches the gateway and is told by it over HTTP, each message signed [MKT-03]', async () => {
  const { advertiser } = test.personas;
  const { payment } = await data<{ payment: string }>(test, advertiser, 'wallet.recharge', {
    amount: 5000,
    key: newKey(),
  });
  const { url } = await data<{ url: string }>(test, advertiser, 'wallet.status', { payment });
  const page = await fetch(`${origin}${url}`);
  expect(page.url).toBe(`${origin}/pay/sandbox/${payment}`);
  expect(await page.text()).toContain('¥50.00');
  const form = { method: 'POST', body: new URLSearchParams({ mood: 'normal' }) };
  expect(await (await fetch(page.url, form)).text()).toContain('已支付');
  const status = async () => (await data<{ status: string }>(test, advertiser, 'wallet.status', { payment })).status;
  while ((await status()) !== 'paid') await wait(5);
  expect(await data(test, advertiser, 'wallet.info', {})).toMatchObject({ balance: 5000 });
});
