import { create, isCancel, type AxiosInstance, type AxiosResponse } from 'axios';
import type { Language } from '#core/protocol/envelope.ts';
import { hex32 } from '#core/protocol/random.ts';
import { isReply, readReply, type Reply } from '#core/protocol/reply.ts';
import { signedCall } from '#core/protocol/signedCall.ts';
import type { CallAt, CallPath } from '#generated/model/callTypes.gen.ts';
import type { Connection } from './connection.ts';
import type { Host } from './host.ts';
import { CALL_TIMEOUT_MS, NetworkError } from './networkError.ts';
import { createServerClock, withClock, type ServerClock } from './serverClock.ts';

/** Timeout of a download in milliseconds: long, because the server writes the file while it is read. */
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

export interface CallOptions {
  signal?: AbortSignal;
  /** Called while a download arrives; the total is null where the answer does not say it. */
  onBytes?: (loaded: number, total: number | null) => void;
}

export interface Download {
  blob: Blob;
  name: string;
}

export interface Client {
  /** Sends a call to a path such as "/ad/list.shtml"; returns its data, throws CallError or NetworkError. */
  call<P extends CallPath>(path: P, payload: CallAt<P>['input'], options?: CallOptions): Promise<CallAt<P>['output']>;
  /** The same for an answer that is a file (NET-06). */
  download<P extends CallPath>(path: P, payload: CallAt<P>['input'], options?: CallOptions): Promise<Download>;
}

export interface ClientParts {
  host: Pick<Host, 'appid' | 'key' | 'apiBase'>;
  language: () => Language;
  token: () => string | null;
  /** Id of this installation. */
  uuid: string;
  traceKey: () => string;
  connection: Connection;
  probe: () => Promise<'busy' | 'offline'>;
  http?: AxiosInstance;
  clock?: ServerClock;
}

type Send = (
  path: string,
  payload: unknown,
  responseType: 'json' | 'blob',
  options?: CallOptions,
) => Promise<AxiosResponse<unknown>>;

function sender(parts: ClientParts, clock: ServerClock): Send {
  const http = parts.http ?? create();
  return (path, payload, responseType, options) => {
    const { url, body } = signedCall({
      path,
      payload,
      appid: parts.host.appid,
      key: parts.host.key,
      language: parts.language(),
      token: parts.token() ?? undefined,
      uuid: parts.uuid,
      traceKey: parts.traceKey(),
      sequence: hex32(),
      timestamp: clock.now(),
    });
    const onBytes = responseType === 'blob' ? options?.onBytes : undefined;
    return http.post<unknown>(url, body, {
      baseURL: parts.host.apiBase,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      responseType,
      signal: options?.signal,
      onDownloadProgress: onBytes && (({ loaded, total }) => onBytes(loaded, total ?? null)),
      timeout: responseType === 'blob' ? DOWNLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS,
      withCredentials: true,
    });
  };
}

/** Turns a network failure into a NetworkError, after a probe. An aborted call throws the signal's own reason. */
async function overNetwork<T>(parts: ClientParts, signal: AbortSignal | undefined, send: () => Promise<T>): Promise<T> {
  try {
    const answer = await send();
    parts.connection.report('ok');
    return answer;
  } catch (error) {
    if (isCancel(error)) throw signal?.reason ?? error;
    const kind = await parts.probe();
    parts.connection.report(kind);
    throw new NetworkError(kind, error);
  }
}

function asReply(body: unknown): Reply {
  if (!isReply(body)) throw new Error('the answer is none of ours');
  return body;
}

/** Creates the client for signed calls, the only one in the console. */
export function createClient(parts: ClientParts): Client {
  const clock = parts.clock ?? createServerClock();
  const send = sender(parts, clock);

  const call = async <T>(path: string, payload: unknown, options?: CallOptions): Promise<T> => {
    const reply = await overNetwork(parts, options?.signal, async () =>
      asReply((await send(path, payload, 'json', options)).data),
    );
    return readReply(reply as Reply<T>);
  };

  const download = async (path: string, payload: unknown, options?: CallOptions): Promise<Download> => {
    const response = await overNetwork(parts, options?.signal, () => send(path, payload, 'blob', options));
    const blob = response.data as Blob;
    if (String(response.headers['content-type'] ?? '').includes('json'))
      readReply(asReply(JSON.parse(await blob.text())));
    return { blob, name: fileNameOf(String(response.headers['content-disposition'] ?? '')) ?? 'download' };
  };

  return {
    call: (path, payload, options) => withClock(clock, () => call(path, payload, options)),
    download: (path, payload, options) => withClock(clock, () => download(path, payload, options)),
  };
}

/** Returns the file's name of a Content-Disposition header (RFC 6266): the UTF-8 form wins over the plain one. */
function fileNameOf(disposition: string): string | null {
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // A malformed escape: the plain form may still be there.
    }
  }
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition);
  return plain?.[1] ?? plain?.[2]?.trim() ?? null;
}
