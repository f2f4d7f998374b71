import { randomUUID } from 'node:crypto';
import type { Clock, Sms } from '../services.ts';
import { acs3Headers, canonicalQuery, type Acs3Key } from './acs3.ts';

/** Time for an answer, milliseconds; the provider asks for at least one second. */
const ANSWER_MS = 10_000;
const ACTION = 'SendSms';
const VERSION = '2017-05-25';

/** Address and credentials of the gateway. */
export interface AliyunSettings {
  /** Host with port; its scheme is https, but for this machine itself. */
  origin: string;
  key: Acs3Key;
  /** Signature that the provider approved: the name before the text of each message. */
  signName: string;
  /** Template that the provider approved, with one variable, `code`. */
  templateCode: string;
}

interface Answer {
  Code?: string;
  Message?: string;
  RequestId?: string;
}

/**
 * Gateway of Alibaba Cloud (Dysmsapi 2017-05-25, SendSms). A message that failed is not sent again by itself, since the
 * provider does not tell two sendings of one message from two messages: whoever waits for the code asks for another.
 */
export function aliyunSms({ origin, key, signName, templateCode }: AliyunSettings, clock: Clock): Sms {
  const { host } = new URL(origin);
  return {
    async sendCode(phone, code) {
      const query = {
        PhoneNumbers: phone,
        SignName: signName,
        TemplateCode: templateCode,
        TemplateParam: JSON.stringify({ code }),
      };
      const { host: _, ...headers } = acs3Headers(
        { host, action: ACTION, version: VERSION, query, at: clock.now(), nonce: randomUUID() },
        key,
      );
      const response = await fetch(`${origin}/?${canonicalQuery(query)}`, {
        method: 'POST',
        headers: { ...headers, accept: 'application/json' },
        signal: AbortSignal.timeout(ANSWER_MS),
        redirect: 'error',
      });
      const answer = (await response.json().catch(() => ({}))) as Answer;
      if (answer.Code !== 'OK')
        throw new Error(
          `the SMS gateway sent no code: ${answer.Code ?? `status ${response.status}`}, ${answer.Message ?? 'no reason given'} (request ${answer.RequestId ?? 'unknown'})`,
        );
    },
  };
}
