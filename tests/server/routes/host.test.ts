import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrands } from '#server/brands.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('/host.json', () => {
  it('says application, brand, edition and where the calls are [SES-12]', async () => {
    const response = await test.app.inject({
      method: 'GET',
      url: '/host.json',
      headers: { host: 'uat.vitrine.example' },
    });
    expect(response.json()).toEqual({
      appid: 'vitrine-console',
      key: 'vitrine-development-key',
      brand: { name: 'Vitrine' },
      edition: 'flagship',
      apiBase: '',
      environment: 'uat',
      collector: '/usage/collect',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      docs: true,
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('names another collector, or none, as the installation says [NET-10]', async () => {
    const collectorOf = async (collectorUrl: string) => {
      const built = await buildTestApp({ config: { collectorUrl } });
      const answer = (await built.app.inject({ method: 'GET', url: '/host.json' })).json<{ collector?: string }>();
      const own = await built.app.inject({ method: 'POST', url: '/usage/collect', payload: { events: [] } });
      await built.close();
      return [answer.collector, own.statusCode];
    };
    expect(await collectorOf('off')).toEqual([undefined, 404]);
    expect(await collectorOf('https://usage.example/collect')).toEqual(['https://usage.example/collect', 404]);
  });

  it.each([
    ['dev.vitrine.example', 'dev'],
    ['test-console.vitrine.example', 'test'],
    ['UAT.vitrine.example', 'uat'],
    ['pre.vitrine.example:8443', 'pre'],
    ['vitrine.example', 'prod'],
    ['developers.example', 'prod'],
    ['localhost:8080', 'dev'],
    ['127.0.0.1:8080', 'dev'],
  ])('at %s is for the environment %s [SES-12]', async (host, environment) => {
    const answer = await test.app.inject({ method: 'GET', url: '/host.json', headers: { host } });
    expect(answer.json()).toMatchObject({ environment });
  });
});

describe('brands by host [SES-12]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-brands-'));
  const file = join(folder, 'brands.yaml');
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (text: string): string => {
    writeFileSync(file, text);
    return file;
  };
  writeFileSync(join(folder, 'acme.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'acme.exe'), 'MZ');
  const ACME = `
screens.acme.example: {name: Acme Screens, accent: '#7a1fa2', logo: acme.svg, edition: enterprise}
'*.acme.example': {name: Acme}
`;

  const hostOf = async (host: string) => {
    const built = await buildTestApp({ config: { brandsFile: write(ACME) } });
    const response = await built.app.inject({ method: 'GET', url: '/host.json', headers: { host } });
    return { built, answer: response.json() };
  };

  it.each([
    ['screens.acme.example', { name: 'Acme Screens', accent: '#7a1fa2' }, 'enterprise'],
    ['UAT.screens.acme.example:8443', { name: 'Acme Screens', accent: '#7a1fa2' }, 'enterprise'],
    ['other.acme.example', { name: 'Acme' }, 'flagship'],
    ['acme.example', { name: 'Vitrine' }, 'flagship'],
  ])('%s has its own', async (host, brand, edition) => {
    const { built, answer } = await hostOf(host);
    expect(answer).toMatchObject({ brand, edition });
    await built.close();
  });

  it('gives out the logo of a brand, in a sandbox', async () => {
    const { built, answer } = await hostOf('screens.acme.example');
    expect(answer.brand.icon).toBe(answer.brand.logo);
    const logo = await built.app.inject({ method: 'GET', url: answer.brand.logo });
    expect(logo.headers['content-type']).toBe('image/svg+xml');
    expect(logo.headers['content-security-policy']).toContain('sandbox');
    expect(logo.body).toContain('<svg');
    await built.close();
  });

  it.each([
    ['acme.example: {name: Acme, color: red}', /color/],
    ['acme.example: {name: Acme, accent: red}', /acme\.example\.accent/],
    ['acme.example: {name: ""}', /acme\.example\.name/],
    ['acme.example: {name: Acme, logo: acme.exe}', /acme\.exe is no picture/],
    ['acme.example: {name: Acme, logo: none.svg}', /none\.svg cannot be read/],
    ['acme.example: {name: [', /is no YAML/],
  ])('a file that says "%s" is refused at the start, with what is wrong', (text, sentence) => {
    expect(() => readBrands(write(text))).toThrow(sentence);
  });
});

describe('/health', () => {
  it('says that the store can be read', async () => {
    const response = await test.app.inject({ method: 'GET', url: '/health' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ok' });
  });

  it('asks the store once a second at most, whoever asks', async () => {
    const read = vi.spyOn(test.services.store, 'read');
    test.clock.advance(5_000);
    for (let n = 0; n < 500; n++) await test.app.inject({ method: 'GET', url: '/health' });
    expect(read).toHaveBeenCalledTimes(1);
    test.clock.advance(1_000);
    await test.app.inject({ method: 'GET', url: '/health' });
    expect(read).toHaveBeenCalledTimes(2);
    read.mockRestore();
  });

  it('says 503 and nothing else where it cannot', async () => {
    const read = vi.spyOn(test.services.store, 'read').mockRejectedValue(new Error('the disk is gone'));
    test.clock.advance(5_000);
    const response = await test.app.inject({ method: 'GET', url: '/health' });
    read.mockRestore();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: 'down' });
  });
});
