import type { LightMyRequestResponse } from 'fastify';
import { calls } from '#generated/model/calls.gen.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { hex32 } from '#core/protocol/random.ts';
import type { Reply } from '#core/protocol/reply.ts';
import { signedCall, type SignedCallInput } from '#core/protocol/signedCall.ts';
import type { TestApp } from './buildTestApp.ts';

/** The caller: a persona, a session from a login, or nobody (null). */
export interface Caller {
  token?: string;
  cookie?: string;
}

export interface CallOptions extends Partial<
  Pick<SignedCallInput, 'sequence' | 'timestamp' | 'traceKey' | 'uuid' | 'appid' | 'key'>
> {
  language?: Language;
  /** An alias; default the call's first path. */
  path?: string;
  headers?: Record<string, string>;
  /** IP address of the caller. */
  ip?: string;
  /** False: a call that moves money is sent without a key where the payload has none; else it has one, as a console makes it. */
  keyed?: false;
}

export const INSTALLATION = '0'.repeat(31) + '3';

/** A server that calls are sent to. */
export type Target = Pick<TestApp, 'app' | 'services'> & { clock: { now(): number } };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Signs and sends a call by its name, and returns the whole HTTP answer. */
export function send(
  target: Target,
  caller: Caller | null,
  name: CallName,
  payload: unknown,
  options: CallOptions = {},
): Promise<LightMyRequestResponse> {
  const { path = calls[name].paths[0] ?? '', headers, ip, keyed, ...overrides } = options;
  const needsKey = calls[name].money && keyed !== false && isObject(payload) && payload['key'] === undefined;
  const { appId, appKey } = target.services.config;
  const { url, body } = signedCall({
    path,
    payload: needsKey ? { ...payload, key: hex32() } : payload,
    appid: appId,
    key: appKey,
    language: 'en_us',
    ...(caller?.token ? { token: caller.token } : {}),
    uuid: INSTALLATION,
    traceKey: hex32(),
    sequence: hex32(),
    timestamp: target.clock.now(),
    ...overrides,
  });
  return post(target, url, body, { ...(caller?.cookie ? { cookie: `session=${caller.cookie}` } : {}), ...headers }, ip);
}

/** Posts a form body as it is: for calls that are broken on purpose. */
export function post(
  { app }: Pick<TestApp, 'app'>,
  url: string,
  body: string,
  headers: Record<string, string> = {},
  ip?: string,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(ip === undefined ? {} : { remoteAddress: ip }),
  });
}

/** Signs and sends a call, and returns its answer. */
export async function call<T = Record<string, unknown>>(
  target: Target,
  caller: Caller | null,
  name: CallName,
  payload: unknown = {},
  options: CallOptions = {},
): Promise<Reply<T>> {
  return (await send(target, caller, name, payload, options)).json<Reply<T>>();
}

/** Calls, and returns the data of an answer that must be good. */
export async function data<T = Record<string, unknown>>(
  target: Target,
  caller: Caller | null,
  name: CallName,
  payload: unknown = {},
  options: CallOptions = {},
): Promise<T> {
  const reply = await call<T>(target, caller, name, payload, options);
  if (reply.code !== 0)
    throw new Error(`${name} answered ${reply.code} ${reply.message} ${JSON.stringify(reply.data ?? null)}`);
  return reply.data as T;
}
