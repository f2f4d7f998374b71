import * as z from 'zod/mini';
import type { Clock, PaymentGateway, TradeState } from '../../services.ts';
import { authorizeUrl, payerOf } from './payer.ts';
import type { WechatSettings } from './settings.ts';
import { authorization, isTheirs, nonce, seconds, sign } from './signature.ts';
import { readNotice, stateOf, trade } from './trade.ts';

/**
 * WeChat Pay, API v3 with JSAPI (pay.weixin.qq.com: transactions/jsapi, out-trade-no, close, refund/domestic/refunds and the
 * notices). Amounts there are fen.
 */

/** Time for an answer, milliseconds. */
const ANSWER_MS = 10_000;
const CHINA_MS = 8 * 3_600_000;
/** The least time that they give a payer, milliseconds. */
const LEAST_MS = 61_000;
/** Characters of what a payer reads. */
const DESCRIPTION = 127;
const NOT_THERE: readonly string[] = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'];

const refusal = z.looseObject({ code: z.string(), message: z.optional(z.string()) });
const opened = z.looseObject({ prepay_id: z.string() });
const refunded = z.looseObject({
  out_trade_no: z.optional(z.string()),
  out_refund_no: z.string(),
  status: z.string(),
  amount: z.looseObject({ refund: z.int() }),
});

interface Answer {
  status: number;
  body: unknown;
}

/** Call by which WeChat's browser asks its person for the money. */
export interface BridgeCall {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: 'RSA';
  paySign: string;
}

/** WeChat Pay as the server sees it: a gateway like any other, whose page is ours (page.ts, routes/payWechat.ts). */
export interface WechatGateway extends PaymentGateway {
  readonly name: 'wechat';
  /** Returns where a browser says who it is, to come back to the page of a payment (PUBLIC_URL with this path). */
  authorizeUrl(path: string, state: string): string;
  /** Returns who a code stands for; null for one that is good no more. */
  payerOf(code: string): Promise<string | null>;
  /** Returns the signed call of a trade that was opened. */
  bridgeCall(prepayId: string): BridgeCall;
}

/** Returns whether a gateway is WeChat Pay. */
export const isWechat = (gateway: PaymentGateway): gateway is WechatGateway => gateway.name === 'wechat';

/** Returns an instant as they write it: "2026-11-22T20:15:00+08:00". */
const timeText = (at: number): string => `${new Date(at + CHINA_MS).toISOString().slice(0, 19)}+08:00`;

const isOk = ({ status }: Answer): boolean => status === 200 || status === 204;

/** Opens the gateway with its settings. Nothing is asked of it before a payment is. */
export function wechatGateway(settings: WechatSettings, clock: Clock): WechatGateway {
  const { api, appId, mchid, privateKey, theirId, publicUrl } = settings;
  const notifyUrl = `${publicUrl}/pay/notify/wechat`;

  /** Asks, and believes no answer that they did not sign: not a refusal either, after which a trade would be left. */
  async function ask(method: 'GET' | 'POST', path: string, content?: object): Promise<Answer> {
    const body = content === undefined ? '' : JSON.stringify(content);
    const reply = await fetch(`${api}${path}`, {
      method,
      headers: {
        authorization: authorization(settings, { method, path, body, at: clock.now() }),
        accept: 'application/json',
        'user-agent': 'Vitrine',
        'wechatpay-serial': theirId,
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(content === undefined ? {} : { body }),
      signal: AbortSignal.timeout(ANSWER_MS),
      redirect: 'error',
    });
    const raw = await reply.text();
    if (!isTheirs(settings, Object.fromEntries(reply.headers), raw, clock.now()))
      throw new Error(`wechat answered ${reply.status} to ${path.split('?')[0]}, and did not sign it now`);
    return { status: reply.status, body: raw === '' ? {} : JSON.parse(raw) };
  }

  const codeOf = ({ body }: Answer): string => refusal.safeParse(body).data?.code ?? '';
  const refusedBy = (what: string, told: Answer): Error =>
    new Error(
      `wechat refused ${what}: ${told.status} ${codeOf(told)} ${refusal.safeParse(told.body).data?.message ?? ''}`.trim(),
    );

  async function query(number: string): Promise<TradeState> {
    const told = await ask('GET', `/v3/pay/transactions/out-trade-no/${number}?mchid=${mchid}`);
    if (isOk(told)) {
      const state = stateOf(trade.parse(told.body));
      if (state.number === number) return state;
    }
    if (!NOT_THERE.includes(codeOf(told))) throw refusedBy('the query', told);
    return { number, merchant: mchid, status: 'unknown', amount: -1, currency: 'CNY', txn: '' };
  }

  /** Returns the refund of a trade, by the number that we gave it: that of the trade. */
  async function askRefund(number: string): Promise<Answer> {
    return ask('GET', `/v3/refund/domestic/refunds/${number}`);
  }

  return {
    name: 'wechat',
    merchant: mchid,
    app: { zh: '微信', en: 'WeChat', agent: /MicroMessenger/i, isOnlyThere: true },
    replies: {
      type: 'application/json; charset=utf-8',
      thanks: JSON.stringify({ code: 'SUCCESS', message: '成功' }),
      sorry: JSON.stringify({ code: 'FAIL', message: '失败' }),
    },
    authorizeUrl: (path, state) => authorizeUrl(settings, `${publicUrl}${path}`, state),
    payerOf: (code) => payerOf(settings, code),
    bridgeCall(prepayId) {
      const [timeStamp, nonceStr, packed] = [seconds(clock.now()), nonce(), `prepay_id=${prepayId}`];
      const paySign = sign(privateKey, appId, timeStamp, nonceStr, packed);
      return { appId, timeStamp, nonceStr, package: packed, signType: 'RSA', paySign };
    },
    async open({ number, amount, subject, expiresAt, payer }) {
      if (payer === undefined) throw new Error('wechat opens a trade for one person, and nobody was named');
      const told = await ask('POST', '/v3/pay/transactions/jsapi', {
        appid: appId,
        mchid,
        description: Array.from(subject).slice(0, DESCRIPTION).join(''),
        out_trade_no: number,
        // What comes after its time is booked like any other late payment.
        time_expire: timeText(Math.max(expiresAt, clock.now() + LEAST_MS)),
        notify_url: notifyUrl,
        amount: { total: amount, currency: 'CNY' },
        payer: { openid: payer },
      });
      if (!isOk(told)) throw refusedBy('the trade', told);
      return { url: opened.parse(told.body).prepay_id };
    },
    query,
    async close(number) {
      await ask('POST', `/v3/pay/transactions/out-trade-no/${number}/close`, { mchid });
      // Refused or not, the trade itself says what it is: one that was paid meanwhile cannot be closed.
      const state = await query(number);
      return state.status === 'unknown' && state.amount < 0 ? { ...state, status: 'closed' } : state;
    },
    async refund({ number, amount }) {
      // The same number of the refund again is the same refund, and gives back once.
      const asked = await ask('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: number,
        out_refund_no: number,
        notify_url: notifyUrl,
        amount: { refund: amount, total: amount, currency: 'CNY' },
      });
      // What it only took on, or refuses since it was made before, is asked for: the money goes later than the word.
      const isMade = isOk(asked) && refunded.safeParse(asked.body).data?.status === 'SUCCESS';
      const told = isMade ? asked : await askRefund(number);
      if (!isOk(told)) throw refusedBy('the refund', isOk(asked) ? told : asked);
      const { out_refund_no: refundNo, status, amount: given } = refunded.parse(told.body);
      if (refundNo !== number || status !== 'SUCCESS' || given.refund !== amount)
        throw new Error(`wechat has not given ${number} back: ${status} ${given.refund}`);
    },
    read: (raw, headers) => readNotice(settings, raw, headers, clock.now()),
  };
}
