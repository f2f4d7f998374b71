import { hex32 } from '#core/protocol/random.ts';
import { readReply, type Reply } from '#core/protocol/reply.ts';
import { signedCall } from '#core/protocol/signedCall.ts';
import type { Prepared } from './load.ts';

/** Application that signs the calls. */
interface Application {
  appid: string;
  key: string;
}

const DEVELOPMENT: Application = { appid: 'vitrine-console', key: 'vitrine-development-key' };
const UUID = hex32();

/** A signed-in account: prepares calls for a load, or sends them one by one. */
export interface Client {
  readonly headers: Record<string, string>;
  prepare(path: string, payload: unknown): Prepared;
  call<T>(path: string, payload: unknown): Promise<T>;
}

function prepare(path: string, payload: unknown, application: Application, token?: string): Prepared {
  const call = signedCall({
    path,
    payload,
    ...application,
    language: 'en_us',
    uuid: UUID,
    traceKey: hex32(),
    sequence: hex32(),
    timestamp: Date.now(),
    ...(token ? { token } : {}),
  });
  return { path: call.url, body: call.body };
}

async function send(
  port: number,
  prepared: Prepared,
  headers: Record<string, string>,
): Promise<{ reply: Reply; cookie: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${prepared.path}`, {
    method: 'POST',
    body: prepared.body,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  });
  return {
    reply: (await response.json()) as Reply,
    cookie: response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
}

/** Signs in by the architecture's /auth/login, an advertiser by /account/login. Throws CallError where it is refused. */
export async function signIn(
  port: number,
  userName: string,
  password: string,
  application = DEVELOPMENT,
  system: 'YXF' | 'ADS' = 'YXF',
): Promise<Client> {
  const login = await send(
    port,
    prepare(system === 'ADS' ? '/account/login.shtml' : '/auth/login.shtml', { userName, password }, application),
    {},
  );
  const { token } = readReply(login.reply as Reply<{ token: string }>);
  const headers = { cookie: login.cookie };
  return {
    headers,
    prepare: (path, payload) => prepare(path, payload, application, token),
    async call<T>(path: string, payload: unknown) {
      return readReply((await send(port, prepare(path, payload, application, token), headers)).reply as Reply<T>);
    },
  };
}
