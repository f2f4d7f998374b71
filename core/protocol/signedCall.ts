import { PROTOCOL_VERSION, type Language, type UnsignedEnvelope } from './envelope.ts';
import { sign } from './sign.ts';

export interface SignedCallInput {
  /** As in "/ad/list.shtml". */
  path: string;
  payload: unknown;
  appid: string;
  key: string;
  language: Language;
  token?: string;
  uuid: string;
  traceKey: string;
  sequence: string;
  /** Milliseconds since 1970, by the client's estimate of the server's clock. */
  timestamp: number;
}

export interface SignedCall {
  /** Path and query, without the host. */
  url: string;
  /** For a body of type application/x-www-form-urlencoded. */
  body: string;
}

/** Makes the url and the form body of a call. It sends nothing: axios does in the console, `fetch` on a phone, `inject` in tests. */
export function signedCall(input: SignedCallInput): SignedCall {
  const payload = JSON.stringify(input.payload ?? {});
  const envelope: UnsignedEnvelope = {
    appid: input.appid,
    language: input.language,
    sequence: input.sequence,
    timestamp: String(input.timestamp),
    ...(input.token ? { token: input.token } : {}),
    uuid: input.uuid,
    version: PROTOCOL_VERSION,
    traceKey: input.traceKey,
  };
  const query = new URLSearchParams({
    ...envelope,
    sign: sign(envelope, { path: input.path, payload }, input.key),
  });
  return { url: `${input.path}?${query}`, body: new URLSearchParams({ payload }).toString() };
}
