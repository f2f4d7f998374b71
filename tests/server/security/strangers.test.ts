import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { parse } from '#server/dispatch/parse.ts';
import { createTick } from '#server/jobs/tick.ts';
import { call, data } from '#tests/support/call.ts';
import { buildScene, newSecret, type Scene } from '../player/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await buildScene({ rateFactor: 100 });
});
afterEach(() => scene.close());

const HEX = '0'.repeat(32);
/** An envelope whose fields are well formed. */
const QUERY = {
  appid: 'vitrine-console',
  language: 'en_us',
  sequence: HEX,
  timestamp: '1780000000000',
  uuid: HEX,
  version: '1.3',
  traceKey: HEX,
  sign: HEX,
};
const HARDWARE = {
  systemType: 'x',
  systemVersion: 'x',
  playerVersion: 'x',
  zone: 'UTC',
  screen: { width: 1, height: 1 },
};
const enrolFrom = (remoteAddress: string, more: object = {}) =>
  scene.app.inject({
    method: 'POST',
    url: '/player/v1/enrol',
    remoteAddress,
    payload: { secret: newSecret(), hardware: HARDWARE, capabilities: [], ...more },
  });
const waiting = async () =>
  (await scene.within((tx) => tx.db.selectFrom('enrolments').select('number').execute())).length;

describe('security 14: players that nobody adds', () => {
  test('are bounded for one address, and another address goes on', async () => {
    for (let index = 0; index < limits.enrolPerAddress; index += 1)
      expect((await enrolFrom(`2001:db8::${index.toString(16)}`)).statusCode).toBe(200);
    const refused = await enrolFrom('2001:db8::ffff');
    expect([refused.statusCode, refused.json()]).toEqual([429, { error: 'TOO_MANY' }]);
    expect((await enrolFrom('192.0.2.1')).statusCode).toBe(200);
    expect(await waiting()).toBe(limits.enrolPerAddress + 1);
  });

  test('one that waits is answered though its address is full, and is gone soon after it stopped asking', async () => {
    const secret = newSecret();
    const first = (await enrolFrom('192.0.2.1', { secret })).json<{ number: string }>();
    for (let index = 1; index < limits.enrolPerAddress; index += 1) await enrolFrom('192.0.2.1');
    expect((await enrolFrom('192.0.2.1', { secret })).json()).toMatchObject({ number: first.number });
    scene.clock.advance(limits.enrolSilent + 1);
    await createTick(scene.services)();
    expect(await waiting()).toBe(0);
  });

  test('tell little of themselves', async () => {
    const long = await enrolFrom('192.0.2.1', { capabilities: ['x'.repeat(200)] });
    expect(long.statusCode).toBe(400);
  });
});

test('security 14: a device listens on two connections; one more ends the oldest', async () => {
  const address = await scene.app.listen({ port: 0, host: '127.0.0.1' });
  const screen = await scene.addScreen();
  const url = `${address}${(await scene.sync(screen)).body.hintUrl}`;
  const listen = async () => {
    const reader = (await fetch(url)).body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    return reader;
  };
  const [first, second, third] = [await listen(), await listen(), await listen()];
  expect((await first.read()).done).toBe(true);
  scene.services.hints.send(screen.deviceId);
  for (const reader of [second, third]) {
    expect((await reader.read()).value).toContain('sync');
    await reader.cancel();
  }
});

test('security low: screens of a shut enterprise show no ads, and come back with it', async () => {
  const screen = await scene.addScreen();
  await scene.addAd();
  const shown = async () => (await scene.sync(screen)).body.manifest!.items.length;
  const turn = (status: 'enabled' | 'paused') => scene.within((tx) => tx.corporations.update(scene.corpId, { status }));
  expect(await shown()).toBe(1);
  await turn('paused');
  expect(await shown()).toBe(0);
  await turn('enabled');
  expect(await shown()).toBe(1);
});

describe('security low: text that no database holds as it is', () => {
  test.each(['department.find', 'search.find', 'device.list'] as const)(
    'asked for by %s is found nowhere',
    async (name) => {
      const reply = await call(scene, scene.personas.owner, name, { q: 'a\0b' });
      expect(reply.code).toBe(0);
    },
  );

  test('half a character is refused at its field, and nothing is stored in its place', async () => {
    const reply = await call(scene, scene.personas.owner, 'tag.create', { name: 'half \ud800' });
    expect([reply.code, Object.keys((reply.data as { errors: object }).errors)]).toEqual([-10006, ['name']]);
    expect((await data<{ total: number }>(scene, scene.personas.owner, 'tag.list', {})).total).toBe(0);
  });
});

test.each(['__proto__', 'toString', 'constructor'])(
  'security low: a query key that no envelope has (%s) is a wrong sign',
  (name) => {
    const query = Object.fromEntries(new URLSearchParams(QUERY));
    const body = { payload: '{}' };
    expect(parse(query, body).payload).toBe('{}');
    Object.defineProperty(query, name, { value: 'x', enumerable: true });
    expect(() => parse(query, body)).toThrow('SIGN_WRONG');
  },
);
