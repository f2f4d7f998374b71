import { describe, expect, it } from 'vitest';
import { DEVELOPMENT, loadConfig } from '#server/config.ts';
import { StartRefusal } from '#server/startRefusal.ts';

const SECRET = 'c1a7f2b94d6e8035a1b2c3d4e5f60718293a4b5c6d7e8f90';
const production = { NODE_ENV: 'production', SECRET, APP_KEY: '9f8e7d6c5b4a39281706', APPID: 'acme-console' };

const problemsOf = (env: Record<string, string | undefined>): string[] => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(StartRefusal);
    return (error as Error).message.split('\n');
  }
};

describe('the configuration', () => {
  it('needs nothing in development', () => {
    expect(loadConfig({})).toMatchObject({
      production: false,
      port: 8080,
      dataDir: 'data',
      ...DEVELOPMENT,
      trustProxy: false,
      databaseUrl: undefined,
    });
  });

  it('reads what is set, and takes empty variables as absent', () => {
    const config = loadConfig({
      ...production,
      PORT: '9090',
      DATABASE_URL: 'postgresql://u:p@db/vitrine',
      PUBLIC_URL: 'https://acme.example/',
      TRUST_PROXY: '1',
      DATA_DIR: '',
      OTHER: 'x',
    });
    expect(config).toMatchObject({
      production: true,
      port: 9090,
      databaseUrl: 'postgresql://u:p@db/vitrine',
      publicUrl: 'https://acme.example',
      trustProxy: 'loopback, linklocal, uniquelocal',
      dataDir: 'data',
      appId: 'acme-console',
    });
  });

  it('listens on this machine alone unless told, since everybody knows the secrets of development', () => {
    expect([loadConfig({}).host, loadConfig({ HOST: '0.0.0.0' }).host, loadConfig(production).host]).toEqual([
      'localhost',
      '0.0.0.0',
      '0.0.0.0',
    ]);
  });

  it('takes no APPID that no call could carry', () => {
    expect(problemsOf({ ...production, APPID: 'ACME-Console' })).toEqual([
      'APPID must be small letters, digits and hyphens, such as acme-console: no call could carry another.',
    ]);
  });

  it('says all that is wrong at once, a sentence for each variable', () => {
    expect(problemsOf({ PORT: '99999', DATABASE_URL: 'mysql://db', NODE_ENV: 'prod', DEMO_PASSWORD: 'short' })).toEqual(
      [
        'NODE_ENV must be development, production or test.',
        'PORT must be a number from 0 to 65535.',
        'DATABASE_URL must be an address such as postgres://user:password@host:5432/vitrine.',
        'DEMO_PASSWORD must be a text of at least 8 characters.',
      ],
    );
  });

  it.each<[string, Record<string, string | undefined>, RegExp]>([
    ['a missing secret', { SECRET: undefined }, /^SECRET is missing/],
    ['the secret of development', { SECRET: DEVELOPMENT.secret }, /^SECRET is the development value/],
    ['a short secret', { SECRET: 'abcdefgh12345678' }, /^SECRET has 16 characters; it needs at least 32/],
    ['a regular secret', { SECRET: 'ab'.repeat(20) }, /^SECRET is too regular/],
    ['a missing key', { APP_KEY: undefined }, /^APP_KEY is missing/],
    ['the key of development', { APP_KEY: DEVELOPMENT.appKey }, /^APP_KEY is the development value/],
    ['a secret that browsers know', { APP_KEY: SECRET }, /^SECRET and APP_KEY are the same/],
    ['a missing application', { APPID: undefined }, /^APPID is missing/],
    ['demo accounts', { DEMO_PASSWORD: 'password-of-demo' }, /^DEMO_PASSWORD is set/],
  ])('refuses %s in production', (_title, change, sentence) => {
    const problems = problemsOf({ ...production, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(sentence);
  });

  it('starts in production with good secrets', () => {
    expect(problemsOf(production)).toEqual([]);
  });
});
