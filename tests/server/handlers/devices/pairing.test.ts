import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NUMBER_LETTERS } from '#core/manifest/sync.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type CallOptions } from '#tests/support/call.ts';
import { givePoints } from '#tests/support/library.ts';

const MINUTE = 60_000;

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
  await givePoints(app, 'android', 3);
});
afterEach(() => app.close());

interface Shown {
  number: string;
  code: string;
  codeUntil: number;
  deviceId?: string;
}

/** Lets a player ask to be added; returns what it shows. */
async function asks(secret: string): Promise<Shown> {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/player/v1/enrol',
    payload: {
      secret,
      hardware: { systemType: '', systemVersion: '', playerVersion: '', zone: '', screen: { width: 1, height: 1 } },
      capabilities: [],
    },
  });
  return answer.json();
}
const newPlayer = () => randomBytes(32).toString('base64url');
const adds = (uuid: string, options: CallOptions = {}, caller: 'owner' | 'rival' = 'owner') =>
  call<{ id: string }>(
    app,
    app.personas[caller],
    'device.create',
    { uuid, name: 'Lobby', type: 'android', groupId: app.personas[caller === 'owner' ? 'own' : 'other'].groupId },
    options,
  );
const total = async () => (await data<{ total: number }>(app, app.personas.owner, 'device.list')).total;
const said = async (uuid: string) => {
  const english = await adds(uuid);
  const chinese = await adds(uuid, { language: 'zh_cn' });
  return [english.code, english.message, chinese.message];
};

describe('a pairing code [DEV-16]', () => {
  test('has 6 letters and digits that cannot be mistaken, and adds the screen by the number that it keeps', async () => {
    const player = newPlayer();
    const { number, code, codeUntil } = await asks(player);
    expect(code).toMatch(new RegExp(`^[${NUMBER_LETTERS}]{6}$`));
    expect(codeUntil).toBe(app.clock.now() + 10 * MINUTE);
    const { id } = await data<{ id: string }>(app, app.personas.owner, 'device.create', {
      uuid: code,
      name: 'Lobby',
      type: 'android',
      groupId: app.personas.own.groupId,
    });
    expect(await data(app, app.personas.owner, 'device.one', { id })).toMatchObject({ uuid: number });
    expect(await asks(player)).toMatchObject({ deviceId: id, deviceKey: expect.any(String) });
  });

  test('stays for 10 minutes; then the screen shows another, and its number stays', async () => {
    const player = newPlayer();
    const first = await asks(player);
    app.clock.advance(10 * MINUTE - 1);
    expect(await asks(player)).toMatchObject({ code: first.code, number: first.number });
    app.clock.advance(1);
    const next = await asks(player);
    expect(next.code).not.toBe(first.code);
    expect(next.number).toBe(first.number);
    expect((await adds(next.code)).code).toBe(0);
  });

  test('is good in its last millisecond', async () => {
    const { code } = await asks(newPlayer());
    app.clock.advance(10 * MINUTE - 1);
    expect((await adds(code)).code).toBe(0);
  });

  test('of two who type it at once, one gets the screen', async () => {
    const { code } = await asks(newPlayer());
    const replies = await Promise.all([adds(code), adds(code)]);
    expect(replies.map((reply) => reply.code).toSorted((a, b) => b - a)).toEqual([0, -21501]);
    expect(await total()).toBe(1);
  });
});

describe('refuses in both languages, and changes nothing [DEV-16]', () => {
  test('a code that was used', async () => {
    const { code } = await asks(newPlayer());
    await adds(code);
    expect(await said(code)).toEqual([-21501, 'This pairing code has been used', '该配对码已使用过']);
    expect(await total()).toBe(1);
  });

  test('a code that is late, by its own clock and not by when it was last shown', async () => {
    const player = newPlayer();
    const { code } = await asks(player);
    app.clock.advance(9 * MINUTE);
    await asks(player);
    app.clock.advance(MINUTE);
    expect(await said(code)).toEqual([
      -21502,
      'This pairing code has expired, type the one that the screen shows now',
      '配对码已过期，请输入屏幕上现在显示的配对码',
    ]);
    expect(await total()).toBe(0);
  });

  test('a thousand guesses: of one account ten are looked at, then none, the right one neither', async () => {
    const { code } = await asks(newPlayer());
    const codes = new Map<number, number>();
    for (let i = 0; i < 1000; i += 1) {
      const guess = i.toString().padStart(6, '0');
      const { code: reply } = await adds(guess);
      codes.set(reply, (codes.get(reply) ?? 0) + 1);
      app.clock.advance(100);
    }
    expect(codes.get(-20201)).toBeLessThanOrEqual(10);
    expect(codes.get(-21503)).toBeGreaterThanOrEqual(990);
    expect(await said(code)).toEqual([
      -21503,
      'Too many wrong pairing codes, try again in 15 minutes',
      '配对码错误次数过多，请15分钟后再试',
    ]);
    expect(await total()).toBe(0);
    app.clock.advance(15 * MINUTE);
    expect((await adds((await asks(newPlayer())).code)).code).toBe(0);
  });

  test('guesses of one address through several accounts', async () => {
    await app.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      await tx.db
        .insertInto('login_throttles')
        .values({ subject: 'pairing-from:127.0.0.1', failures: 99, first_at: 0, last_at: tx.now, blocked_until: 0 })
        .execute();
    });
    expect((await adds('AAAAAA')).code).toBe(-20201);
    expect((await adds('AAAAAC', {}, 'rival')).code).toBe(-21503);
    expect((await adds('AAAAAD', { ip: '198.51.100.7' }, 'rival')).code).toBe(-20201);
  });

  test('a number whose screen has played since, as one that is bound', async () => {
    const player = newPlayer();
    const { number } = await asks(player);
    await adds(number);
    await app.services.store.write({ kind: 'system', corpId: null }, (tx) =>
      tx.db.deleteFrom('enrolments').where('number', '=', number).execute(),
    );
    expect((await adds(number)).code).toBe(-20202);
  });
});

test('right codes in a row are not counted as guesses, nor are wrong numbers of a sheet [DEV-03, DEV-16]', async () => {
  for (let i = 0; i < 3; i += 1) expect((await adds((await asks(newPlayer())).code)).code).toBe(0);
  for (let i = 0; i < 12; i += 1) expect((await adds(`AAAAAA${i + 10}`)).code).toBe(-20201);
  // No point is free: the code was right, and stays good.
  const { code } = await asks(newPlayer());
  for (let i = 0; i < 12; i += 1) expect((await adds(code)).code).toBe(-20203);
});
