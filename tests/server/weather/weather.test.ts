import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { skyOf } from '#server/weather/openMeteo.ts';
import { openWeather, readWeatherUrl, remembered, sandboxWeather } from '#server/weather/weather.ts';
import { createClock } from '#tests/support/clock.ts';
import { buildScene } from '../player/scene.ts';

const NOW = Date.parse('2026-05-01T04:00:00Z');

/** A stand-in that speaks the provider's published answers over loopback. */
let provider: Server;
let asked: string[];
let isDown: boolean;

const FORECAST = {
  current: { temperature_2m: 21.4, weather_code: 61 },
  daily: {
    time: ['2026-05-01', '2026-05-02'],
    weather_code: [61, null],
    temperature_2m_max: [24.6, 22],
    temperature_2m_min: [17.1, 15],
  },
};

beforeEach(async () => {
  asked = [];
  isDown = false;
  provider = createServer((request, response) => {
    const url = new URL(request.url!, 'http://provider');
    asked.push(`${url.pathname} ${url.searchParams.get('name') ?? url.searchParams.get('latitude')}`);
    const place = url.searchParams.get('name');
    const answer =
      url.pathname === '/v1/search'
        ? { results: place === '上海' ? [{ latitude: 31.22, longitude: 121.46 }] : undefined }
        : FORECAST;
    response.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => provider.close(resolve)));

const host = (): string => `127.0.0.1:${(provider.address() as AddressInfo).port}`;
const clock = () => createClock(NOW);

function open(at = clock(), said: string[] = []) {
  const weatherUrl = `open-meteo+http://${host()}?geocoding=${host()}`;
  return openWeather({ weatherUrl, production: true }, at, (line) => said.push(line))!;
}

describe('the weather of a place [LAY-03]', () => {
  test('comes from the provider: the place by its name, then its forecast', async () => {
    expect(await open().of('上海')).toEqual({
      place: '上海',
      degrees: 21.4,
      sky: 'rain',
      days: [{ date: '2026-05-01', sky: 'rain', low: 17.1, high: 24.6 }],
    });
    expect(asked).toEqual(['/v1/search 上海', '/v1/forecast 31.22']);
  });

  test('is unknown where the provider finds no such place', async () => {
    expect(await open().of('Nowhere')).toBeNull();
  });

  test('is asked once for all screens of half an hour', async () => {
    const at = clock();
    const weather = open(at);
    await Promise.all([weather.of('上海'), weather.of('上海')]);
    at.advance(29 * 60_000);
    await weather.of('上海');
    expect(asked).toHaveLength(2);
    at.advance(60_000);
    await weather.of('上海');
    expect(asked).toHaveLength(4);
  });

  test('stays as it was told last while the provider fails, and says so in the log', async () => {
    const at = clock();
    const said: string[] = [];
    const weather = open(at, said);
    const before = await weather.of('上海');
    isDown = true;
    at.advance(31 * 60_000);
    expect(await weather.of('上海')).toEqual(before);
    expect(said).toEqual(['weather: Error: the weather service answered 503']);
    isDown = false;
    at.advance(61_000);
    expect(await weather.of('上海')).toEqual(before);
    expect(asked.at(-1)).toBe('/v1/forecast 31.22');
  });

  test.each([
    [0, 'clear'],
    [2, 'cloudy'],
    [3, 'overcast'],
    [45, 'fog'],
    [56, 'rain'],
    [71, 'snow'],
    [80, 'rain'],
    [85, 'snow'],
    [95, 'storm'],
  ])('code %i is %s', (code, sky) => {
    expect(skyOf(code)).toBe(sky);
  });

  test('of the sandbox is the same for everybody, and none in production', async () => {
    expect(await sandboxWeather(clock()).of('上海')).toEqual(await sandboxWeather(clock()).of('上海'));
    expect(openWeather({ production: true }, clock(), () => undefined)).toBeNull();
  });

  test('remembers no more than its places', async () => {
    let calls = 0;
    const weather = remembered({ of: async () => ((calls += 1), null) }, clock(), () => undefined);
    for (let index = 0; index <= 5000; index += 1) await weather.of(`place ${index}`);
    await weather.of('place 0');
    expect(calls).toBe(5002);
  });
});

describe('WEATHER_URL', () => {
  test.each([
    ['https://api.open-meteo.com', 'WEATHER_URL'],
    ['open-meteo://', 'WEATHER_URL'],
  ])('%s is refused at the start by its name', (text, name) => {
    expect(() => {
      loadConfig({ NODE_ENV: 'test', WEATHER_URL: text });
      readWeatherUrl(text);
    }).toThrow(name);
  });

  test('names both hosts and the key', () => {
    expect(readWeatherUrl('open-meteo://customer-api.open-meteo.com?key=k')).toEqual({
      forecast: 'https://customer-api.open-meteo.com',
      geocoding: 'https://geocoding-api.open-meteo.com',
      key: 'k',
    });
  });
});

test('a screen asks its server; who is no screen is refused [LAY-03]', async () => {
  const scene = await buildScene();
  const screen = await scene.addScreen();
  const ask = (place: string, authorization = `Bearer ${screen.deviceId}.${screen.deviceKey}`) =>
    scene.app.inject({ url: `/player/v1/weather?${new URLSearchParams({ place })}`, headers: { authorization } });
  const told = await ask('上海');
  expect(told.json()).toMatchObject({ place: '上海', days: expect.any(Array) });
  expect((await ask('')).statusCode).toBe(400);
  expect((await ask('上海', 'Bearer nobody')).statusCode).toBe(401);
  await scene.close();
});
