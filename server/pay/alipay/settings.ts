import { isLoopback } from '../../loopback.ts';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartRefusal } from '../../startRefusal.ts';

/** Address and credentials of Alipay. */
export interface AlipaySettings {
  /** Address of the gateway; its scheme is https, but for this machine itself. */
  gateway: string;
  appId: string;
  /** Id of the merchant that is paid (2088…), which callbacks must name. */
  seller: string;
  /** Our key and theirs, as PEM. */
  privateKey: string;
  theirKey: string;
  /** Address of our callbacks. */
  notifyUrl: string;
}

const NEEDED = ['seller', 'key', 'theirs'] as const;

const refused = (what: string): StartRefusal =>
  new StartRefusal(
    `PAY_URL ${what} It is written as alipay://appId@openapi.alipay.com?seller=2088…&key=app-private.pem&theirs=alipay-public.pem.`,
  );

function pem(path: string, isKey: (text: string) => unknown): string {
  try {
    const text = readFileSync(path, 'utf8');
    isKey(text);
    return text;
  } catch (error) {
    throw refused(
      `names the key file “${path}”, which is none: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/**
 * Returns the settings of PAY_URL. Throws `StartRefusal` with what is wrong. Callbacks need an address that the gateway
 * reaches: PUBLIC_URL.
 */
export function readAlipayUrl(text: string, publicUrl: string | undefined): AlipaySettings {
  const url = new URL(text);
  const { searchParams } = url;
  if (url.hostname === '') throw refused('names no host.');
  if (url.username === '') throw refused('lacks the id of the application before the @.');
  for (const name of NEEDED) if (!searchParams.get(name)) throw refused(`lacks ${name}: add ${name}=….`);
  const unknown = [...searchParams.keys()].find((name) => !NEEDED.some((known) => known === name));
  if (unknown !== undefined) throw refused(`has “${unknown}”, which is none of ${NEEDED.join(', ')}.`);
  if (publicUrl === undefined) throw refused('needs PUBLIC_URL: without it the gateway cannot tell of a payment.');
  return {
    gateway: `${isLoopback(url.hostname) ? 'http' : 'https'}://${url.host}/gateway.do`,
    appId: decodeURIComponent(url.username),
    seller: searchParams.get('seller') ?? '',
    privateKey: pem(searchParams.get('key') ?? '', createPrivateKey),
    theirKey: pem(searchParams.get('theirs') ?? '', createPublicKey),
    notifyUrl: `${publicUrl}/pay/notify/alipay`,
  };
}
