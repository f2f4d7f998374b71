import { AxiosError, create, type AxiosAdapter, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { hex32 } from '#core/protocol/random.ts';
import { sign } from '#core/protocol/sign.ts';
import type { ClientParts } from '#src/transport/client.ts';
import { createConnection } from '#src/transport/connection.ts';

const KEY = 'vitrine-development-key';

/** A call as it arrives at the server: the envelope of the query, and the payload's exact text. */
export interface Arrived {
  path: string;
  envelope: Record<string, string>;
  payload: string;
}

export type Answer =
  | { code: number; message?: string; data?: unknown }
  | { body: BodyInit; headers: Record<string, string> }
  | 'unreachable'
  | 'no answer of ours';

function arrivedFrom(config: InternalAxiosRequestConfig): Arrived {
  const url = new URL(config.url!, 'http://console.test');
  return {
    path: url.pathname,
    envelope: Object.fromEntries(url.searchParams),
    payload: new URLSearchParams(String(config.data)).get('payload')!,
  };
}

/** Returns whether a call is signed correctly, as the server checks it. */
export function isSigned({ path, envelope, payload }: Arrived): boolean {
  const { sign: given, ...fields } = envelope;
  return given === sign(fields as never, { path, payload }, KEY);
}

/** Returns an axios whose server is `answer`, and the calls that arrived there. */
export function wire(answer: (call: Arrived) => Answer): { http: AxiosInstance; arrived: Arrived[] } {
  const arrived: Arrived[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const call = arrivedFrom(config);
    arrived.push(call);
    const given = answer(call);
    if (given === 'unreachable') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    if (given === 'no answer of ours') return { data: '<html>', status: 200, statusText: 'OK', headers: {}, config };
    if ('body' in given)
      return {
        data: await new Response(given.body).blob(),
        status: 200,
        statusText: 'OK',
        headers: given.headers,
        config,
      };
    const reply = {
      code: given.code,
      message: given.message ?? 'ok',
      data: given.data,
      traceKey: call.envelope['traceKey'],
    };
    const data = config.responseType === 'blob' ? new Blob([JSON.stringify(reply)]) : reply;
    return { data, status: 200, statusText: 'OK', headers: { 'content-type': 'application/json' }, config };
  };
  return { http: create({ adapter }), arrived };
}

/** Dependencies of createClient; each can be replaced. */
export function clientParts(overrides: Partial<ClientParts> = {}): ClientParts {
  const trace = hex32();
  return {
    host: { appid: 'vitrine-console', key: KEY, apiBase: '' },
    language: () => 'zh_cn',
    token: () => null,
    uuid: '00000000000000000000000000000003',
    traceKey: () => trace,
    connection: createConnection(new EventTarget(), () => true),
    probe: () => Promise.resolve('busy'),
    ...overrides,
  };
}
