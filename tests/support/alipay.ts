import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';

/**
 * Stands in for Alipay's gateway by its published protocol, written apart from server/pay/alipay: it refuses what is not signed
 * by the application, and signs its own answers and notices.
 */
export interface Alipay {
  /** Of server/pay/alipay/settings.ts. */
  settings: { gateway: string; appId: string; seller: string; privateKey: string; theirKey: string; notifyUrl: string };
  trades: Map<string, { amount: string; status: string; tradeNo: string; refunded?: string }>;
  /** Methods of the requests, in order. */
  asked: string[];
  /** From now on a refund is understood and not made; or made again. */
  withhold(isOn?: boolean): void;
  /** Is not there from now on, or is again. */
  silence(isOn?: boolean): void;
  /** Signs answers with another key from now on. */
  forge(): void;
  /** A notice of a trade as it is posted, with the parameters changed after or before it was signed. */
  notice(number: string, changed?: Record<string, string>, isSignedSo?: boolean): string;
  pay(number: string): void;
  /** Gives a part of a trade back from its console; all of it closes the trade. */
  giveBack(number: string, yuan: string): void;
  close(): Promise<void>;
}

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const joined = (params: [string, string][]): string =>
  params
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Starts it on a port of its own. */
export async function startAlipay(): Promise<Alipay> {
  const [app, own, forged] = [pair(), pair(), pair()];
  let signer = own.privateKey;
  const signed = (text: string): string => createSign('RSA-SHA256').update(text).sign(signer, 'base64');
  const trades: Alipay['trades'] = new Map();
  const asked: string[] = [];
  let isWithheld = false;
  let isSilent = false;
  let paid = 0;
  const [appId, seller] = ['2021000000000001', '2088000000000001'];

  function answerOf(method: string, content: Record<string, string>): object {
    const number = content['out_trade_no'] ?? '';
    const known = trades.get(number);
    const missing = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '交易不存在' };
    if (method === 'alipay.trade.precreate') {
      if (!known) trades.set(number, { amount: content['total_amount'] ?? '', status: 'WAIT_BUYER_PAY', tradeNo: '' });
      return { code: '10000', msg: 'Success', out_trade_no: number, qr_code: `https://qr.alipay.com/${number}` };
    }
    if (!known) return missing;
    if (method === 'alipay.trade.refund') {
      const isMade = known.refunded === undefined && !isWithheld;
      if (isMade) known.refunded = content['refund_amount'] ?? '';
      const { refunded = '0.00' } = known;
      return {
        code: '10000',
        msg: 'Success',
        out_trade_no: number,
        fund_change: isMade ? 'Y' : 'N',
        refund_fee: refunded,
      };
    }
    if (method === 'alipay.trade.fastpay.refund.query') {
      const made =
        known.refunded === undefined ? {} : { refund_status: 'REFUND_SUCCESS', refund_amount: known.refunded };
      return {
        code: '10000',
        msg: 'Success',
        out_trade_no: number,
        out_request_no: content['out_request_no'],
        ...made,
      };
    }
    if (method === 'alipay.trade.close' && known.status === 'WAIT_BUYER_PAY') known.status = 'TRADE_CLOSED';
    return {
      code: '10000',
      msg: 'Success',
      out_trade_no: number,
      trade_no: known.tradeNo,
      trade_status: known.status,
      total_amount: known.amount,
    };
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (isSilent) return request.socket.destroy();
      const params = [...new URLSearchParams(body)];
      const { sign = '', method = '', biz_content = '{}', app_id } = Object.fromEntries(params);
      const text = joined(params.filter(([name]) => name !== 'sign'));
      if (app_id !== appId || !createVerify('RSA-SHA256').update(text).verify(app.publicKey, sign, 'base64')) {
        response.end(JSON.stringify({ error_response: { code: '40002', sub_code: 'isv.invalid-signature' } }));
        return;
      }
      asked.push(method);
      // Spaces that no JSON.stringify of ours would write: the signature is over the text as it is.
      const part = JSON.stringify(answerOf(method, JSON.parse(biz_content) as Record<string, string>), null, 1);
      response.end(`{"${method.replaceAll('.', '_')}_response":${part},"sign":"${signed(part)}"}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      gateway: `http://127.0.0.1:${port}/gateway.do`,
      appId,
      seller,
      privateKey: app.privateKey,
      theirKey: own.publicKey,
      notifyUrl: 'https://screens.example.com/pay/notify/alipay',
    },
    trades,
    asked,
    withhold: (isOn = true) => void (isWithheld = isOn),
    silence: (isOn = true) => void (isSilent = isOn),
    forge: () => void (signer = forged.privateKey),
    notice(number, changed = {}, isSignedSo = false) {
      const trade = trades.get(number);
      const told = {
        app_id: appId,
        seller_id: seller,
        out_trade_no: number,
        trade_no: trade?.tradeNo ?? '',
        trade_status: trade?.status ?? '',
        total_amount: trade?.amount ?? '',
        refund_fee: trade?.refunded ?? '',
        subject: '订单 & 1',
        buyer_logon_id: '',
        ...(isSignedSo ? changed : {}),
      };
      const params = { ...told, sign_type: 'RSA2', sign: signed(joined(Object.entries(told))) };
      return new URLSearchParams({ ...params, ...(isSignedSo ? {} : changed) }).toString();
    },
    pay(number) {
      const trade = trades.get(number);
      if (trade) Object.assign(trade, { status: 'TRADE_SUCCESS', tradeNo: `20261122${(paid += 1)}` });
    },
    giveBack(number, yuan) {
      const trade = trades.get(number);
      if (trade) Object.assign(trade, { refunded: yuan, ...(yuan === trade.amount ? { status: 'TRADE_CLOSED' } : {}) });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
