import { isLoopback } from '../loopback.ts';
import { StartRefusal } from '../startRefusal.ts';
import { urlPart } from '../urlPart.ts';
import type { AliyunSettings } from './aliyun.ts';

const NEEDED = { sign: 'the signature', template: 'the template' } as const;

const refused = (what: string): StartRefusal =>
  new StartRefusal(
    `SMS_URL ${what} It is written as aliyun://keyId:keySecret@dysmsapi.aliyuncs.com?sign=…&template=SMS_….`,
  );

/**
 * Returns the settings of SMS_URL, whose scheme names the provider. Throws `StartRefusal` with what is wrong. Whether the
 * provider knows key, signature and template is known only once a message is sent.
 */
export function readSmsUrl(text: string): AliyunSettings {
  const url = new URL(text);
  if (url.protocol !== 'aliyun:') throw refused(`names the provider “${url.protocol.slice(0, -1)}”; there is aliyun.`);
  if (url.hostname === '') throw refused('names no host.');
  if (url.username === '' || url.password === '') throw refused('lacks the key: its id and its secret.');
  for (const [name, what] of Object.entries(NEEDED))
    if (!url.searchParams.get(name)) throw refused(`lacks ${what}: add ${name}=….`);
  const unknown = [...url.searchParams.keys()].find((name) => !(name in NEEDED));
  if (unknown !== undefined) throw refused(`has “${unknown}”, which is neither sign nor template.`);
  return {
    origin: `${isLoopback(url.hostname) ? 'http' : 'https'}://${url.host}`,
    key: { id: urlPart(url.username, refused), secret: urlPart(url.password, refused) },
    signName: url.searchParams.get('sign') ?? '',
    templateCode: url.searchParams.get('template') ?? '',
  };
}
