import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { openPayments } from '#server/pay/openPayments.ts';
import { payUrlOf } from '#server/pay/sandbox/protocol.ts';
import { readWechatUrl } from '#server/pay/wechat/settings.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { createClock } from '#tests/support/clock.ts';

const PUBLIC = 'https://screens.example.com';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-pay-'));
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const files = {
    'key.pem': privateKey.export({ type: 'pkcs8', format: 'pem' }),
    'theirs.pem': publicKey.export({ type: 'spki', format: 'pem' }),
    'ec.pem': other.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    'apiv3.key': `${'k'.repeat(32)}\n`,
    'short.key': 'k'.repeat(31),
    'app.secret': 'f00dfeedf00dfeed\n',
    'two.secret': 'one two',
    'empty.secret': '',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** PAY_URL for WeChat Pay, with parts changed; undefined leaves one out. */
function wechatUrl(changed: Record<string, string | undefined> = {}, merchant = '1900000109@'): string {
  const at = (name: string) => join(folder, name);
  const parts: Record<string, string | undefined> = {
    appId: 'wx1234567890abcdef',
    serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
    key: at('key.pem'),
    theirs: at('theirs.pem'),
    theirId: 'PUB_KEY_ID_0119000001092024',
    apiKey: at('apiv3.key'),
    secret: at('app.secret'),
    ...changed,
  };
  const said = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined);
  return `wechat://${merchant}api.mch.weixin.qq.com?${new URLSearchParams(said).toString()}`;
}
const alipayUrl = () =>
  `alipay://2021@openapi.alipay.com?seller=2088&key=${join(folder, 'key.pem')}&theirs=${join(folder, 'theirs.pem')}`;

const saidOf = (work: () => unknown): string => {
  try {
    work();
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(StartRefusal);
    return (error as Error).message;
  }
};

describe('PAY_URL of WeChat Pay', () => {
  it('names the merchant, the application and their files', () => {
    expect(readWechatUrl(wechatUrl(), PUBLIC)).toMatchObject({
      api: 'https://api.mch.weixin.qq.com',
      people: 'https://api.weixin.qq.com',
      mchid: '1900000109',
      appId: 'wx1234567890abcdef',
      appSecret: 'f00dfeedf00dfeed',
      apiKey: Buffer.from('k'.repeat(32)),
      publicUrl: PUBLIC,
    });
  });

  const file = (name: string) => () => join(folder, name);
  it.each<[string, Record<string, (() => string) | undefined>, string]>([
    ['no application', { appId: undefined }, 'lacks appId'],
    ['another kind of application', { appId: () => '2021000000000000' }, 'begins with wx'],
    ['no number of the certificate', { serial: undefined }, 'lacks serial'],
    ['a number that is none', { serial: () => 'xyz' }, 'in hex digits'],
    ['no key', { key: undefined }, 'lacks key'],
    ['a key that is not there', { key: file('none.pem') }, 'none.pem”, which is none'],
    ['a key that is no RSA key', { key: file('ec.pem') }, 'it is no RSA key'],
    ['none of their keys', { theirs: undefined }, 'lacks theirs'],
    ['the id of a certificate in place of a key’s', { theirId: () => '5157F09EFDC096DE' }, 'begins with PUB_KEY_ID_'],
    ['no APIv3 key', { apiKey: undefined }, 'lacks apiKey'],
    ['a short APIv3 key', { apiKey: file('short.key') }, 'it has 31 bytes, not 32'],
    ['no secret', { secret: undefined }, 'lacks secret'],
    ['a secret of two words', { secret: file('two.secret') }, 'it is not one word'],
    ['an empty secret', { secret: file('empty.secret') }, 'it is not one word'],
    ['a word too many', { more: () => '1' }, 'has “more”'],
  ])('does not start with %s', (_, changed, says) => {
    const parts = Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value?.()]));
    const said = saidOf(() => readWechatUrl(wechatUrl(parts), PUBLIC));
    expect(said).toContain(says);
    // What is said stands in logs: of a file it has the name alone.
    expect(said).not.toMatch(/k{31}|one two|f00dfeed/);
  });

  it('needs a merchant, and the address that the gateway tells of payments, over TLS', () => {
    expect(saidOf(() => readWechatUrl(wechatUrl({}, ''), PUBLIC))).toContain('lacks the number of the merchant');
    expect(saidOf(() => readWechatUrl(wechatUrl({}, 'acme@'), PUBLIC))).toContain('lacks the number of the merchant');
    expect(saidOf(() => readWechatUrl(wechatUrl(), undefined))).toContain('needs PUBLIC_URL');
    expect(saidOf(() => readWechatUrl(wechatUrl(), 'http://screens.example.com'))).toContain('https://');
  });
});

describe('PAY_URL', () => {
  const open = (payUrl: string | undefined) => openPayments({ payUrl, publicUrl: PUBLIC }, createClock());
  const namesOf = (payUrl: string | undefined) => open(payUrl)?.map(({ name }) => name) ?? null;
  const sandbox = payUrlOf({ key: 'a'.repeat(64), port: 4000 });

  it('names one gateway, or several with spaces between them', () => {
    expect(namesOf(undefined)).toBeNull();
    expect(namesOf(sandbox)).toEqual(['sandbox']);
    expect(namesOf(alipayUrl())).toEqual(['alipay']);
    expect(namesOf(wechatUrl())).toEqual(['wechat']);
    const { payUrl } = loadConfig({ PAY_URL: ` ${alipayUrl()}\n  ${wechatUrl()} ` });
    expect(namesOf(payUrl)).toEqual(['alipay', 'wechat']);
  });

  it('names none twice, and none beside the sandbox', () => {
    expect(saidOf(() => open(`${wechatUrl()} ${wechatUrl()}`))).toContain('names wechat twice');
    expect(saidOf(() => open(`${alipayUrl()} ${sandbox}`))).toContain('it stands alone');
    expect(saidOf(() => loadConfig({ PAY_URL: `${alipayUrl()} stripe://key@api.stripe.com` }))).toContain(
      'PAY_URL must be',
    );
    expect(saidOf(() => loadConfig({ PAY_URL: 'alipay' }))).toContain('PAY_URL must be');
  });

  it('has no sandbox in production, nor hidden behind a gateway', () => {
    const secrets = {
      NODE_ENV: 'production',
      SECRET: 'c1a7f2b94d6e8035a1b2c3d4e5f60718293a4b5c',
      APP_KEY: '9f8e7d6c5b4a39281706',
      APPID: 'acme',
    };
    for (const PAY_URL of [sandbox, `${alipayUrl()} ${sandbox}`])
      expect(saidOf(() => loadConfig({ ...secrets, PAY_URL }))).toContain('PAY_URL is the sandbox');
    expect(saidOf(() => loadConfig({ ...secrets, PAY_URL: alipayUrl() }))).toBe('');
  });
});
