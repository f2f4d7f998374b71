import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isLoopback } from '../../loopback.ts';
import { StartRefusal } from '../../startRefusal.ts';

/** Address and credentials of WeChat Pay. */
export interface WechatSettings {
  /** Origin of the gateway; its scheme is https, but for this machine itself. */
  api: string;
  /** Origin that says who a visitor is. */
  people: string;
  /** Address at which a visitor says who they are, without its query. */
  authorize: string;
  /** The merchant that is paid, which callbacks must name. */
  mchid: string;
  /** Application (official account) in whose name is paid, and its secret. */
  appId: string;
  appSecret: string;
  /** Our key, with the number of its certificate, and theirs with its id. */
  privateKey: KeyObject;
  serial: string;
  theirKey: KeyObject;
  theirId: string;
  /** Key of the symmetric cipher of notices, 32 bytes. */
  apiKey: Buffer;
  /** Address under which phones reach us. */
  publicUrl: string;
}

const NEEDED = ['appId', 'serial', 'key', 'theirs', 'theirId', 'apiKey', 'secret'] as const;
const API_KEY_BYTES = 32;

const SHAPES: Readonly<Partial<Record<(typeof NEEDED)[number], readonly [RegExp, string]>>> = {
  appId: [/^wx[0-9a-z]{8,30}$/i, 'begins with wx'],
  serial: [/^[0-9A-F]{16,64}$/i, 'is the number of the merchant’s certificate, in hex digits'],
  theirId: [/^PUB_KEY_ID_\w+$/, 'begins with PUB_KEY_ID_'],
};

const refused = (what: string): StartRefusal =>
  new StartRefusal(
    `PAY_URL for WeChat Pay ${what} It is written as wechat://mchid@api.mch.weixin.qq.com?appId=wx…&serial=…&key=apiclient_key.pem&theirs=wechat-public.pem&theirId=PUB_KEY_ID_…&apiKey=apiv3.key&secret=app.secret.`,
  );

/** Reads a file; what is said of one that cannot be used never has its content. */
function read<T>(path: string, what: string, take: (text: string) => T): T {
  try {
    return take(readFileSync(path, 'utf8'));
  } catch (error) {
    throw refused(
      `names the ${what} “${path}”, which is none: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

function rsa(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'rsa') throw new Error('it is no RSA key');
  return key;
}

function apiKeyOf(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'utf8');
  if (key.length !== API_KEY_BYTES) throw new Error(`it has ${key.length} bytes, not ${API_KEY_BYTES}`);
  return key;
}

function secretOf(text: string): string {
  const secret = text.trim();
  if (!/^\S+$/.test(secret)) throw new Error('it is not one word');
  return secret;
}

function checkPublic(publicUrl: string | undefined): string {
  if (publicUrl === undefined) throw refused('needs PUBLIC_URL: without it the gateway cannot tell of a payment.');
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' && !isLoopback(hostname)) throw refused('needs a PUBLIC_URL that begins with https://.');
  return publicUrl;
}

/**
 * Returns the settings of PAY_URL. Throws `StartRefusal` with what is wrong. Secrets are files: an address is shown and logged
 * by whoever starts a process. Callbacks need an address that the gateway reaches: PUBLIC_URL.
 */
export function readWechatUrl(text: string, publicUrl: string | undefined): WechatSettings {
  const { hostname, host, username, searchParams } = new URL(text);
  const of = (name: (typeof NEEDED)[number]): string => searchParams.get(name) ?? '';
  if (hostname === '') throw refused('names no host.');
  if (!/^\d{6,16}$/.test(username)) throw refused('lacks the number of the merchant before the @.');
  for (const name of NEEDED) if (of(name) === '') throw refused(`lacks ${name}: add ${name}=….`);
  const unknown = [...searchParams.keys()].find((name) => !NEEDED.some((known) => known === name));
  if (unknown !== undefined) throw refused(`has “${unknown}”, which is none of ${NEEDED.join(', ')}.`);
  for (const name of NEEDED) {
    const [shape, says] = SHAPES[name] ?? [];
    if (shape && !shape.test(of(name))) throw refused(`has ${name}=${of(name)}, but it ${says}.`);
  }
  const reached = checkPublic(publicUrl);
  const here = isLoopback(hostname) ? `http://${host}` : null;
  return {
    api: here ?? `https://${host}`,
    people: here ?? 'https://api.weixin.qq.com',
    authorize: 'https://open.weixin.qq.com/connect/oauth2/authorize',
    mchid: username,
    appId: of('appId'),
    serial: of('serial'),
    theirId: of('theirId'),
    privateKey: read(of('key'), 'key file', (pem) => rsa(createPrivateKey(pem))),
    theirKey: read(of('theirs'), 'key file', (pem) => rsa(createPublicKey(pem))),
    apiKey: read(of('apiKey'), 'file of the APIv3 key', apiKeyOf),
    appSecret: read(of('secret'), 'file of the application’s secret', secretOf),
    publicUrl: reached,
  };
}
