import { strip } from '#core/entity/rule.ts';
import type { CallMeta } from '#core/entity/meta.ts';
import type { Language, UnsignedEnvelope } from '#core/protocol/envelope.ts';
import { PROTOCOL_VERSION } from '#core/protocol/envelope.ts';
import { signedCall, type SignedCall } from '#core/protocol/signedCall.ts';
import { DEVELOPMENT } from '../../config.ts';
import type { EntityFacts } from '../facts.ts';

/** Everything of an example that is random or the hour in a real call. */
export const EXAMPLE = {
  sequence: '00000000000000000000000000000001',
  timestamp: 1_780_000_000_000,
  traceKey: '00000000000000000000000000000002',
  uuid: '00000000000000000000000000000003',
  token: 'abc',
  key: '00000000000000000000000000000004',
} as const;

/** Time at which conditions of examples are evaluated: before all their times. */
const ASKED = { now: EXAMPLE.timestamp, me: null, on: 'create' } as const;

/** Returns an example payload; for create without the fields that its conditions turn off, with a key where money moves. */
export function examplePayload({ doc }: EntityFacts, { verb, kind, money }: CallMeta): unknown {
  const sample = doc.samples[verb];
  const keyed = money ? { ...(sample as object), key: EXAMPLE.key } : sample;
  if (kind !== 'create' || !doc.whens) return keyed;
  const kept = strip(keyed as Record<string, unknown>, doc.whens, ASKED);
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== null && value !== undefined));
}

/** Returns a payload signed with the development key, as it is sent. */
export function exampleCall(path: string, payload: unknown, language: Language, isSignedIn: boolean): SignedCall {
  const { token, key: _key, ...rest } = EXAMPLE;
  const { appid, key } = { appid: DEVELOPMENT.appId, key: DEVELOPMENT.appKey };
  return signedCall({ path, payload, appid, key, language, ...rest, ...(isSignedIn ? { token } : {}) });
}

/** Returns the envelope of the worked example, unsigned. */
export const exampleEnvelope = (language: Language): UnsignedEnvelope => ({
  appid: DEVELOPMENT.appId,
  language,
  sequence: EXAMPLE.sequence,
  timestamp: String(EXAMPLE.timestamp),
  traceKey: EXAMPLE.traceKey,
  uuid: EXAMPLE.uuid,
  version: PROTOCOL_VERSION,
});
