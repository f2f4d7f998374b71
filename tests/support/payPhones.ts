import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './buildTestApp.ts';
import { data } from './call.ts';
import { newKey } from './payments.ts';
import { MICRO_MESSENGER, type Wechat, type WechatNotice } from './wechat.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

/** A payment that waits, with the path of its code. */
export interface Waiting {
  payment: string;
  path: string;
}

/** A recharge that nobody has scanned yet. */
export async function recharge(test: TestApp, amount = 12_345): Promise<Waiting> {
  const caller = test.personas.advertiser;
  const { payment } = await data<{ payment: string }>(test, caller, 'wallet.recharge', { amount, key: newKey() });
  const { url } = await data<{ url: string }>(test, caller, 'wallet.status', { payment });
  return { payment, path: new URL(url, 'http://here').pathname };
}

/** Opens an address in a browser. */
export const visit = (test: TestApp, url: string, agent: string): Promise<LightMyRequestResponse> =>
  test.app.inject({ method: 'GET', url, headers: { 'user-agent': agent } });

/** Scans a code in WeChat: its browser says who it is, and comes back. `change` spoils the way back. */
export async function scanInWechat(
  test: TestApp,
  wechat: Wechat,
  { path, openid = 'o-anna', change = (back) => back }: { path: string; openid?: string; change?: (back: URL) => URL },
): Promise<LightMyRequestResponse> {
  const sent = await visit(test, path, MICRO_MESSENGER);
  if (sent.statusCode !== 302) return sent;
  const asked = new URL(String(sent.headers.location)).searchParams;
  const back = new URL(asked.get('redirect_uri') ?? '');
  back.searchParams.set('code', wechat.codeOf(openid));
  back.searchParams.set('state', asked.get('state') ?? '');
  const changed = change(back);
  return visit(test, `${changed.pathname}${changed.search}`, MICRO_MESSENGER);
}

/** Trade that a payment has now, as it stands in the store. */
export const tradeNow = (test: TestApp, payment: string) =>
  test.services.store.read(SYSTEM, async (tx) => {
    const row = await tx.db.selectFrom('payments').selectAll().where('number', '=', payment).executeTakeFirstOrThrow();
    return { ...row, tradeNumber: row.trade ?? row.number };
  });

/** Trades that a payment was left at. */
export const leftOf = (test: TestApp, payment: string) =>
  test.services.store.read(SYSTEM, (tx) =>
    tx.db
      .selectFrom('payment_trades as t')
      .innerJoin('payments as p', 'p.id', 't.payment_id')
      .select(['t.gateway', 't.number', 't.status', 't.refund', 't.txn'])
      .where('p.number', '=', payment)
      .orderBy('t.left_at')
      .execute(),
  );

/** Posts a notice of WeChat Pay, and returns what it was answered with. */
export async function noticeWechat(test: TestApp, { payload, headers }: WechatNotice): Promise<string> {
  const reply = await test.app.inject({ method: 'POST', url: '/pay/notify/wechat', headers, payload });
  return `${reply.statusCode} ${(JSON.parse(reply.body) as { code: string }).code}`;
}

/** Posts a notice of Alipay. */
export async function noticeAlipay(test: TestApp, payload: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  const reply = await test.app.inject({ method: 'POST', url: '/pay/notify/alipay', headers, payload });
  return `${reply.statusCode} ${reply.body}`;
}

export const balanceOf = async (test: TestApp): Promise<number> =>
  (await data<{ balance: number }>(test, test.personas.advertiser, 'wallet.info', {})).balance;
