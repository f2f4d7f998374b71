import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { WechatSettings } from './settings.ts';

/**
 * The payer: WeChat Pay opens a trade for one person, known to the application by an openid. WeChat's browser is sent to say who
 * it is, without a question to the person (snsapi_base), and comes back with a code that is good once.
 */

/** Time for an answer, milliseconds. */
const ANSWER_MS = 10_000;
/** Time in which a browser comes back, milliseconds: as long as their code is good. */
const STATE_MS = 5 * 60_000;
/** Codes that were used, are too old, or were never given. */
const NO_CODE: readonly number[] = [40029, 40163, 41008, 42003];

const answer = z.looseObject({ openid: z.optional(z.string()), errcode: z.optional(z.int()) });

const signed = (secret: string, token: string, at: string): string =>
  createHmac('sha256', secret).update(`wechat payer ${token} ${at}`).digest('hex');

/** Returns the state that goes round with a browser: nobody guesses one, and it is good for one payment. Letters and digits, as they want it. */
export function payerState(secret: string, token: string, now: number): string {
  const at = now.toString(16).padStart(11, '0');
  return at + signed(secret, token, at);
}

const STATE = /^[0-9a-f]{75}$/;

/** Returns true for a state that we gave for this payment just now. */
export function isPayerState(secret: string, token: string, state: string, now: number): boolean {
  if (!STATE.test(state)) return false;
  const [at, sign] = [state.slice(0, 11), state.slice(11)];
  // Of several servers one may be a moment behind.
  const since = Math.abs(now - Number.parseInt(at, 16));
  return since <= STATE_MS && timingSafeEqual(Buffer.from(sign), Buffer.from(signed(secret, token, at)));
}

/** Returns where a browser says who it is, and from where it comes back to `back`. */
export function authorizeUrl({ authorize, appId }: WechatSettings, back: string, state: string): string {
  // They want them in this order.
  const query = new URLSearchParams([
    ['appid', appId],
    ['redirect_uri', back],
    ['response_type', 'code'],
    ['scope', 'snsapi_base'],
    ['state', state],
  ]);
  return `${authorize}?${query.toString()}#wechat_redirect`;
}

/** Returns the openid that a code stands for; null for a code that is none any more. Throws where nobody can say. */
export async function payerOf({ people, appId, appSecret }: WechatSettings, code: string): Promise<string | null> {
  const query = new URLSearchParams({ appid: appId, secret: appSecret, code, grant_type: 'authorization_code' });
  const reply = await fetch(`${people}/sns/oauth2/access_token?${query.toString()}`, {
    signal: AbortSignal.timeout(ANSWER_MS),
    redirect: 'error',
  });
  const told = answer.parse(JSON.parse(await reply.text()));
  if (told.openid) return told.openid;
  if (NO_CODE.includes(told.errcode ?? 0)) return null;
  // Their sentence may repeat what was asked, the secret with it: the number says enough.
  throw new Error(`wechat said nobody's name: status ${reply.status}, errcode ${told.errcode ?? 'none'}`);
}
