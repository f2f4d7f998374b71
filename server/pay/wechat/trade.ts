import * as z from 'zod/mini';
import type { TradeState } from '../../services.ts';
import type { WechatSettings } from './settings.ts';
import { isTheirs, unsealed } from './signature.ts';

/**
 * Trades and notices as WeChat Pay tells of them (pay.weixin.qq.com, API v3). A trade of which something went back was paid: how
 * much it was is told by the notices of refunds alone, one by one.
 */
const STATES: Readonly<Record<string, TradeState['status']>> = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  NOTPAY: 'waiting',
  USERPAYING: 'waiting',
  ACCEPT: 'waiting',
  // Nothing was paid, and it can be tried again: only once it is closed it is over.
  PAYERROR: 'waiting',
  CLOSED: 'closed',
  REVOKED: 'closed',
};

export const trade = z.looseObject({
  appid: z.optional(z.string()),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.optional(z.string()),
  trade_state: z.string(),
  amount: z.optional(z.looseObject({ total: z.optional(z.int()), currency: z.optional(z.string()) })),
});

const refund = z.looseObject({
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string(),
  refund_id: z.string(),
  refund_status: z.string(),
  amount: z.looseObject({ total: z.int(), refund: z.int() }),
});

const notice = z.looseObject({
  event_type: z.string(),
  resource: z.looseObject({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.optional(z.string()),
  }),
});

/** Returns a trade as we know trades. */
export const stateOf = (told: z.infer<typeof trade>): TradeState => ({
  number: told.out_trade_no,
  merchant: told.mchid,
  status: STATES[told.trade_state] ?? 'unknown',
  amount: told.amount?.total ?? -1,
  currency: told.amount?.currency ?? 'CNY',
  txn: told.transaction_id ?? '',
});

/** Returns the trade of a refund, which was paid; what went back is told of where it has arrived. */
function stateOfRefund(told: z.infer<typeof refund>): TradeState {
  const isBack = told.refund_status === 'SUCCESS';
  return {
    number: told.out_trade_no,
    merchant: told.mchid,
    status: 'paid',
    amount: told.amount.total,
    currency: 'CNY',
    txn: told.transaction_id,
    ...(isBack ? { givenBack: { id: told.refund_id, amount: told.amount.refund } } : {}),
  };
}

/** Reads a notice as it came; null where it is not theirs, old, sealed with another key, or of another application. */
export function readNotice(
  settings: WechatSettings,
  raw: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: number,
): TradeState | null {
  if (!isTheirs(settings, headers, raw, now)) return null;
  try {
    const { event_type: event, resource } = notice.parse(JSON.parse(raw));
    const told: unknown = JSON.parse(unsealed(settings.apiKey, resource));
    if (event.startsWith('REFUND.')) return stateOfRefund(refund.parse(told));
    const paid = trade.parse(told);
    return paid.appid === settings.appId ? stateOf(paid) : null;
  } catch {
    return null;
  }
}
