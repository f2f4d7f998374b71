import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { environmentOf } from '#server/routes/host.ts';
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
      docs: true,
    });
    expect(response.headers['cache-control']).toBe('no-store');
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
  ])('at %s is for the environment %s [SES-12]', (host, environment) => {
    expect(environmentOf(host)).toBe(environment);
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
