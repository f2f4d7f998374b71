import { yuan } from '#core/yuan.ts';
import { PLAIN_REPLIES } from '../gateways.ts';
import * as z from 'zod/mini';
import type { Clock, PaymentGateway, TradeState } from '../../services.ts';
import type { AlipaySettings } from './settings.ts';
import { canonical, isTheirs, sign, signedPart } from './signature.ts';

/**
 * Alipay's open platform (docs.open.alipay.com: alipay.trade.precreate, query, close, refund, fastpay.refund.query and the asynchronous
 * notice), signed with RSA2. Amounts there are yuan with two decimals, times are those of China.
 */

/** Time for an answer, milliseconds. */
const ANSWER_MS = 10_000;
const CHINA_MS = 8 * 3_600_000;
const OK = '10000';
const NOT_THERE = 'ACQ.TRADE_NOT_EXIST';

const STATES: Readonly<Record<string, TradeState['status']>> = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
};

const answer = z.looseObject({
  code: z.string(),
  sub_code: z.optional(z.string()),
  sub_msg: z.optional(z.string()),
  qr_code: z.optional(z.string()),
  trade_no: z.optional(z.string()),
  out_trade_no: z.optional(z.string()),
  trade_status: z.optional(z.string()),
  total_amount: z.optional(z.string()),
  fund_change: z.optional(z.string()),
  refund_status: z.optional(z.string()),
  refund_amount: z.optional(z.string()),
});
type Answer = z.infer<typeof answer>;

/** Returns an instant as their clock says it: "2026-11-22 20:15:00". */
const clockText = (at: number): string => new Date(at + CHINA_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Returns yuan as fen, by digits; -1 for what is no amount. */
export function fenOf(text: string | undefined): number {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text ?? '');
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : -1;
}

/** Opens the gateway with its settings. Nothing is asked of it before a payment is. */
export function alipayGateway(settings: AlipaySettings, clock: Clock): PaymentGateway {
  const { appId, seller, privateKey, theirKey, notifyUrl, gateway } = settings;

  async function ask(method: string, content: object): Promise<Answer> {
    const params: Record<string, string> = {
      app_id: appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: clockText(clock.now()),
      version: '1.0',
      notify_url: notifyUrl,
      biz_content: JSON.stringify(content),
    };
    params['sign'] = sign(canonical(params, ['sign']), privateKey);
    const reply = await fetch(`${gateway}?charset=utf-8`, {
      method: 'POST',
      body: new URLSearchParams(params),
      signal: AbortSignal.timeout(ANSWER_MS),
      redirect: 'error',
    });
    const raw = await reply.text();
    const part = signedPart(raw, `${method.replaceAll('.', '_')}_response`);
    const { sign: theirs } = (part === null ? {} : JSON.parse(raw)) as { sign?: unknown };
    if (part === null || typeof theirs !== 'string' || !isTheirs(part, theirs, theirKey))
      throw new Error(`alipay answered ${reply.status} to ${method}, and did not sign it`);
    return answer.parse(JSON.parse(part));
  }

  const refusedBy = (method: string, { code, sub_code, sub_msg }: Answer): Error =>
    new Error(`alipay refused ${method}: ${code} ${sub_code ?? ''} ${sub_msg ?? ''}`.trim());

  const state = (number: string, told: Answer): TradeState => ({
    number,
    // Trades of other merchants get no answer: the query is signed by our application.
    merchant: seller,
    status: STATES[told.trade_status ?? ''] ?? 'unknown',
    amount: fenOf(told.total_amount),
    currency: 'CNY',
    txn: told.trade_no ?? '',
  });
  const missing = (number: string, status: 'unknown' | 'closed'): TradeState => ({
    ...state(number, { code: OK }),
    status,
  });

  async function query(number: string): Promise<TradeState> {
    const told = await ask('alipay.trade.query', { out_trade_no: number });
    if (told.code === OK && told.out_trade_no === number) return state(number, told);
    if (told.sub_code === NOT_THERE) return missing(number, 'unknown');
    throw refusedBy('alipay.trade.query', told);
  }

  /** Asks whether a refund was made; throws where it was not, or was another. */
  async function checkRefund(number: string, amount: number): Promise<void> {
    const method = 'alipay.trade.fastpay.refund.query';
    const told = await ask(method, { out_trade_no: number, out_request_no: number });
    if (told.code !== OK || told.out_trade_no !== number) throw refusedBy(method, told);
    if (told.refund_status !== 'REFUND_SUCCESS' || fenOf(told.refund_amount) !== amount)
      throw new Error(
        `alipay has not given ${number} back: ${told.refund_status ?? 'no refund'} ${told.refund_amount ?? ''}`,
      );
  }

  return {
    name: 'alipay',
    merchant: seller,
    app: { zh: '支付宝', en: 'Alipay', agent: /AlipayClient/i, isOnlyThere: false },
    replies: PLAIN_REPLIES,
    async open({ number, amount, subject, expiresAt }) {
      const told = await ask('alipay.trade.precreate', {
        out_trade_no: number,
        total_amount: yuan(amount),
        subject,
        seller_id: seller,
        time_expire: clockText(expiresAt),
      });
      if (told.code !== OK || told.qr_code === undefined) throw refusedBy('alipay.trade.precreate', told);
      return { url: told.qr_code };
    },
    query,
    async close(number) {
      const told = await ask('alipay.trade.close', { out_trade_no: number });
      // A code that nobody scanned has made no trade yet; one that was paid meanwhile cannot be closed.
      if (told.sub_code === NOT_THERE) return missing(number, 'closed');
      return query(number);
    },
    async refund({ number, amount }) {
      // The same number of the request again is the same refund, and gives back once.
      const told = await ask('alipay.trade.refund', {
        out_trade_no: number,
        refund_amount: yuan(amount),
        out_request_no: number,
      });
      if (told.code !== OK || told.out_trade_no !== number) throw refusedBy('alipay.trade.refund', told);
      // "N" is said of a refund that was made before, and of one that was not made: the code says the call was understood.
      if (told.fund_change !== 'Y') await checkRefund(number, amount);
    },
    read(raw) {
      const params = Object.fromEntries(new URLSearchParams(raw));
      const { sign: theirs = '', out_trade_no: number = '', app_id: app } = params;
      if (app !== appId || !isTheirs(canonical(params, ['sign', 'sign_type']), theirs, theirKey)) return null;
      return {
        number,
        merchant: params['seller_id'] ?? '',
        status: STATES[params['trade_status'] ?? ''] ?? 'unknown',
        amount: fenOf(params['total_amount']),
        currency: 'CNY',
        txn: params['trade_no'] ?? '',
        ...(params['refund_fee'] ? { returned: fenOf(params['refund_fee']) } : {}),
      };
    },
  };
}
