import {
  createCipheriv,
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPairSync,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WechatSettings } from '#server/pay/wechat/settings.ts';
import type { Clock } from '#server/services.ts';

/** A trade as WeChat Pay keeps it. */
interface WechatTrade {
  total: number;
  openid: string;
  state: string;
  txn: string;
  /** Words of the order: asked again it must say the same. */
  order: string;
  prepay: string;
}

interface Refund {
  number: string;
  amount: number;
  status: string;
}

/** A notice as it is posted. */
export interface WechatNotice {
  payload: string;
  headers: Record<string, string>;
}

/** Changes of a notice: of what is sealed, of what is signed, and of what is sent after it was signed. */
export interface NoticeChange {
  told?: object;
  /** Milliseconds after now. */
  later?: number;
  apiKey?: string;
  serial?: string;
  /** Signed by another key. */
  forged?: boolean;
  after?: (raw: string) => string;
}

/**
 * Stands in for WeChat Pay's API v3 and for the door that says who a visitor is, by their published protocols, written apart from
 * server/pay/wechat: it refuses what the merchant did not sign, and signs its own answers and notices.
 */
export interface Wechat {
  settings: WechatSettings;
  trades: Map<string, WechatTrade>;
  refunds: Map<string, Refund>;
  /** Requests in order: method and path, without the numbers. */
  asked: string[];
  /** Bodies of the orders. */
  orders: Record<string, unknown>[];
  /** A code with which this person's browser comes back. */
  codeOf(openid: string): string;
  /** Is not there from now on, or is again. */
  silence(isOn?: boolean): void;
  /** Says who people are, and answers nothing else from now on, or does again. */
  silenceOrders(isOn?: boolean): void;
  /** Refuses to close what is being paid from now on, or closes again. */
  refuseClose(isOn?: boolean): void;
  /** Signs answers with another key, or at another moment, from now on. */
  forge(how?: { later?: number; key?: boolean }): void;
  /** Refunds stay under way from now on, or are made. */
  hold(isOn?: boolean): void;
  /** Runs before an order is answered, once. */
  meanwhile(work: () => Promise<void>): void;
  pay(number: string): void;
  /** Gives a part of a trade back from its console, and returns the number of that. */
  giveBack(number: string, amount: number): string;
  notice(number: string, change?: NoticeChange): WechatNotice;
  refundNotice(refundId: string, change?: NoticeChange): WechatNotice;
  close(): Promise<void>;
}

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { privateKey, publicKey };
};

const APP = 'wx1234567890abcdef';
const MERCHANT = '1900000109';
const SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';
const THEIR_ID = 'PUB_KEY_ID_0119000001092024';
const API_KEY = '0123456789abcdefghijklmnopqrstuv';
const APP_SECRET = 'f00dfeedf00dfeedf00dfeedf00dfeed';

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const fail = (status: number, code: string): [number, object] => [status, { code, message: `${code} 说明` }];

/** Starts it on a port of its own. */
export async function startWechat(clock: Clock, publicUrl = 'https://screens.example.com'): Promise<Wechat> {
  const [merchant, own, forged] = [pair(), pair(), pair()];
  const trades: Wechat['trades'] = new Map();
  const refunds: Wechat['refunds'] = new Map();
  const codes = new Map<string, string>();
  const asked: string[] = [];
  const orders: Wechat['orders'] = [];
  let [isSilent, isHalfSilent, isHeld, refusesClose, serial] = [false, false, false, false, 0];
  let forging: { later?: number; key?: boolean } = {};
  let meanwhile: (() => Promise<void>) | null = null;

  /** Headers of what they say. */
  function signed(raw: string, { later = 0, isForged = false, id = THEIR_ID } = {}): Record<string, string> {
    const timestamp = String(Math.floor((clock.now() + later) / 1000));
    const once = `nonce${(serial += 1)}`;
    const signer = createSign('RSA-SHA256').update(`${timestamp}\n${once}\n${raw}\n`);
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': once,
      'wechatpay-serial': id,
      'wechatpay-signature': signer.sign(isForged ? forged.privateKey : own.privateKey, 'base64'),
    };
  }

  function isFromMerchant({ method = '', url = '', headers }: IncomingMessage, raw: string): boolean {
    const [scheme, rest = ''] = (headers.authorization ?? '').split(/ (.*)/s);
    const said = Object.fromEntries([...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const { mchid, nonce_str: once, signature = '', timestamp, serial_no: number } = said;
    const isNow = Math.abs(Number(timestamp) * 1000 - clock.now()) <= 300_000;
    if (scheme !== 'WECHATPAY2-SHA256-RSA2048' || mchid !== MERCHANT || number !== SERIAL || !isNow) return false;
    if (headers['wechatpay-serial'] !== THEIR_ID || headers.accept !== 'application/json') return false;
    return createVerify('RSA-SHA256')
      .update(`${method}\n${url}\n${timestamp}\n${once}\n${raw}\n`)
      .verify(merchant.publicKey, signature, 'base64');
  }

  function order(raw: string): [number, object] {
    const body = JSON.parse(raw) as Record<string, unknown>;
    orders.push(body);
    const { appid, mchid, description, out_trade_no: number, time_expire: until, notify_url: notifyUrl } = body;
    const { total, currency } = (body['amount'] ?? {}) as { total?: unknown; currency?: unknown };
    const { openid } = (body['payer'] ?? {}) as { openid?: unknown };
    const isWhole =
      appid === APP &&
      mchid === MERCHANT &&
      typeof description === 'string' &&
      description.length <= 127 &&
      typeof number === 'string' &&
      /^[\w*|-]{6,32}$/.test(number) &&
      Number.isInteger(total) &&
      Number(total) > 0 &&
      currency === 'CNY' &&
      typeof openid === 'string' &&
      String(notifyUrl).startsWith('https://') &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(String(until)) &&
      Date.parse(String(until)) >= clock.now() + 60_000;
    if (!isWhole) return fail(400, 'PARAM_ERROR');
    const known = trades.get(number);
    if (known?.state === 'CLOSED') return fail(400, 'ORDER_CLOSED');
    if (known && known.state !== 'NOTPAY') return fail(400, 'ORDERPAID');
    if (known && known.order !== raw) return fail(403, 'OUT_TRADE_NO_USED');
    const prepay = known?.prepay ?? `wx${(serial += 1)}`;
    if (!known)
      trades.set(number, {
        total: Number(total),
        openid,
        state: 'NOTPAY',
        txn: '',
        order: raw,
        prepay,
      });
    return [200, { prepay_id: prepay }];
  }

  const told = (number: string, { total, state, txn, openid }: WechatTrade) => ({
    appid: APP,
    mchid: MERCHANT,
    out_trade_no: number,
    trade_state: state,
    trade_state_desc: '说明',
    ...(txn === '' ? {} : { transaction_id: txn, trade_type: 'JSAPI', success_time: '2026-06-01T08:00:00+08:00' }),
    payer: { openid },
    amount: { total, payer_total: total, currency: 'CNY', payer_currency: 'CNY' },
  });

  function refund(raw: string): [number, object] {
    const body = JSON.parse(raw) as {
      out_trade_no: string;
      out_refund_no: string;
      amount: { refund: number; total: number };
    };
    const trade = trades.get(body.out_trade_no);
    if (!trade || trade.txn === '') return fail(404, 'RESOURCE_NOT_EXISTS');
    const known = refunds.get(body.out_refund_no);
    const isSame = known?.amount === body.amount.refund;
    if (body.amount.total !== trade.total || (known && !isSame)) return fail(400, 'PARAM_ERROR');
    const given = [...refunds.values()].reduce(
      (sum, one) => sum + (one.number === body.out_trade_no ? one.amount : 0),
      0,
    );
    if (!known && given + body.amount.refund > trade.total) return fail(403, 'NOT_ENOUGH');
    const made = known ?? { number: body.out_trade_no, amount: body.amount.refund, status: 'PROCESSING' };
    refunds.set(body.out_refund_no, made);
    trade.state = 'REFUND';
    // Taken on first, and made a moment later.
    const answer = refundTold(body.out_refund_no, made);
    if (!isHeld) made.status = 'SUCCESS';
    return [200, answer];
  }

  const refundTold = (id: string, { number, amount, status }: Refund) => ({
    out_refund_no: id,
    refund_id: `50${id}`,
    out_trade_no: number,
    status,
    amount: { refund: amount, total: trades.get(number)?.total ?? 0, currency: 'CNY' },
  });

  function answerOf(method: string, url: URL, raw: string): [number, object | null] {
    const [, number = '', verb] = /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?$/.exec(url.pathname) ?? [];
    const trade = trades.get(number);
    if (method === 'POST' && url.pathname === '/v3/pay/transactions/jsapi') return order(raw);
    if (method === 'POST' && url.pathname === '/v3/refund/domestic/refunds') return refund(raw);
    const [, refundNo] = /^\/v3\/refund\/domestic\/refunds\/(\w+)$/.exec(url.pathname) ?? [];
    if (refundNo !== undefined) {
      const made = refunds.get(refundNo);
      return made ? [200, refundTold(refundNo, made)] : fail(404, 'RESOURCE_NOT_EXISTS');
    }
    if (!trade) return fail(404, 'ORDER_NOT_EXIST');
    if (method === 'GET')
      return url.searchParams.get('mchid') === MERCHANT ? [200, told(number, trade)] : fail(400, 'PARAM_ERROR');
    if (verb === undefined || (JSON.parse(raw) as { mchid?: string }).mchid !== MERCHANT)
      return fail(400, 'PARAM_ERROR');
    if (refusesClose) return fail(400, 'USERPAYING');
    if (trade.state === 'NOTPAY') trade.state = 'CLOSED';
    return trade.state === 'CLOSED' ? [204, null] : fail(400, 'ORDERPAID');
  }

  function person(url: URL): object {
    const { appid, secret, code = '', grant_type: grant } = Object.fromEntries(url.searchParams);
    if (appid !== APP || secret !== APP_SECRET) return { errcode: 40125, errmsg: `invalid appsecret, ${secret}` };
    const openid = grant === 'authorization_code' ? codes.get(code) : undefined;
    codes.delete(code);
    return openid === undefined
      ? { errcode: 40163, errmsg: 'code been used' }
      : { access_token: 'A', expires_in: 7200, openid, scope: 'snsapi_base' };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await bodyOf(request);
    const { method = '', url = '' } = request;
    const at = new URL(url, 'http://wechat');
    if (isSilent) return void request.socket.destroy();
    if (at.pathname === '/sns/oauth2/access_token') return void response.end(JSON.stringify(person(at)));
    if (isHalfSilent) return void request.socket.destroy();
    asked.push(`${method} ${at.pathname.replaceAll(/\/[0-9a-f]{32}/g, '/…')}`);
    const [status, body] = isFromMerchant(request, raw) ? answerOf(method, at, raw) : fail(401, 'SIGN_ERROR');
    if (at.pathname.endsWith('/jsapi') && meanwhile) {
      const work = meanwhile;
      meanwhile = null;
      await work();
    }
    const text = body === null ? '' : JSON.stringify(body, null, 1);
    response.writeHead(status, signed(text, { later: forging.later ?? 0, isForged: forging.key ?? false })).end(text);
  }

  function noticed(event: string, type: string, content: object, change: NoticeChange): WechatNotice {
    const { later = 0, apiKey = API_KEY, serial: id = THEIR_ID, forged: isForged = false, after } = change;
    const iv = 'abcdefghijkl';
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(iv));
    cipher.setAAD(Buffer.from(type));
    const plain = JSON.stringify({ ...content, ...change.told });
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    const raw = JSON.stringify({
      id: `EV-${(serial += 1)}`,
      create_time: '2026-06-01T08:00:00+08:00',
      resource_type: 'encrypt-resource',
      event_type: event,
      summary: '支付成功',
      resource: {
        original_type: type,
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: sealed.toString('base64'),
        associated_data: type,
        nonce: iv,
      },
    });
    return {
      payload: after ? after(raw) : raw,
      headers: { 'content-type': 'application/json', ...signed(raw, { later, isForged, id }) },
    };
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      api: here,
      people: here,
      authorize: 'https://open.weixin.qq.com/connect/oauth2/authorize',
      mchid: MERCHANT,
      appId: APP,
      appSecret: APP_SECRET,
      privateKey: createPrivateKey(merchant.privateKey.export({ type: 'pkcs8', format: 'pem' })),
      serial: SERIAL,
      theirKey: createPublicKey(own.publicKey.export({ type: 'spki', format: 'pem' })),
      theirId: THEIR_ID,
      apiKey: Buffer.from(API_KEY),
      publicUrl,
    },
    trades,
    refunds,
    asked,
    orders,
    codeOf(openid) {
      const code = `code${(serial += 1)}`;
      codes.set(code, openid);
      return code;
    },
    silence: (isOn = true) => void (isSilent = isOn),
    silenceOrders: (isOn = true) => void (isHalfSilent = isOn),
    refuseClose: (isOn = true) => void (refusesClose = isOn),
    forge: (how = {}) => void (forging = how),
    hold(isOn = true) {
      isHeld = isOn;
      if (!isOn) for (const one of refunds.values()) one.status = 'SUCCESS';
    },
    meanwhile: (work) => void (meanwhile = work),
    pay(number) {
      const trade = trades.get(number);
      if (!trade || trade.state !== 'NOTPAY')
        throw new Error(`nobody can pay ${number}: ${trade?.state ?? 'not there'}`);
      Object.assign(trade, { state: 'SUCCESS', txn: `42000${(serial += 1)}` });
    },
    giveBack(number, amount) {
      const id = `console${(serial += 1)}`;
      const trade = trades.get(number);
      if (!trade) throw new Error(`${number} is not there`);
      trade.state = 'REFUND';
      refunds.set(id, { number, amount, status: 'SUCCESS' });
      return id;
    },
    notice(number, change = {}) {
      const trade = trades.get(number);
      if (!trade) throw new Error(`${number} is not there`);
      return noticed('TRANSACTION.SUCCESS', 'transaction', told(number, trade), change);
    },
    refundNotice(id, change = {}) {
      const made = refunds.get(id);
      if (!made) throw new Error(`${id} is not there`);
      const { number, amount, status } = made;
      const total = trades.get(number)?.total ?? 0;
      const content = {
        mchid: MERCHANT,
        out_trade_no: number,
        transaction_id: trades.get(number)?.txn ?? '',
        out_refund_no: id,
        refund_id: `50${id}`,
        refund_status: status,
        amount: { total, refund: amount, payer_total: total, payer_refund: amount },
      };
      return noticed(`REFUND.${status}`, 'refund', content, change);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Names and paths of a trade's phone. */
export const MICRO_MESSENGER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN';
export const ALIPAY_CLIENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F90 AlipayClient/10.6.0.6000 Language/zh-Hans';
export const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
