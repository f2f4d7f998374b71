import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { showNumber } from '#tests/support/library.ts';
import { laidScreen } from '#tests/support/screens.ts';
import { rowOf } from '#tests/support/rows.ts';

const DAY = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const find = (caller: Caller, number: string) => data(test, caller, 'platformDevice.find', { number });
const numberOf = async (id: string) => String((await rowOf(test, 'device', id))!['uuid']);

describe('the number of a screen [NET-11]', () => {
  it('leads to the screen, where the caller sees it', async () => {
    const id = await laidScreen(test, { name: 'Lobby' });
    const { owner, own } = test.personas;
    expect(await find(owner, await numberOf(id))).toMatchObject({
      state: 'added',
      deviceId: id,
      name: 'Lobby',
      corporation: (await rowOf(test, 'corporation', own.corpId))!['name'],
    });
  });

  it('is known as waiting while a player shows it, and no longer than it can be added by it', async () => {
    const number = await showNumber(test, 'n'.repeat(43));
    expect(await find(test.personas.owner, number)).toMatchObject({ state: 'waiting', deviceId: null });
    test.clock.advance(DAY + 1);
    expect(await find(test.personas.owner, number)).toMatchObject({ state: 'unknown' });
  });

  it('of another enterprise says that somebody has it, and who to the platform alone', async () => {
    const { owner, superior, other } = test.personas;
    const number = await numberOf(await laidScreen(test, { name: 'Door' }, other.corpId));
    expect(await find(owner, number)).toEqual({
      state: 'elsewhere',
      deviceId: null,
      name: null,
      corporation: null,
      contact: null,
      phone: null,
      status: null,
      seenAt: null,
    });
    expect(await find(superior, number)).toMatchObject({ state: 'elsewhere', deviceId: null, corporation: 'Rival' });
  });

  it('beyond one’s data is told of no more than one of strangers', async () => {
    const { self } = test.personas;
    const number = await numberOf(await laidScreen(test, { name: 'Cellar' }));
    expect(await find(self, number)).toMatchObject({ state: 'elsewhere', name: null, corporation: null });
  });

  it('that is none is refused at its field', async () => {
    const reply = await call<{ errors: object }>(test, test.personas.owner, 'platformDevice.find', { number: 'abc' });
    expect([reply.code, Object.keys(reply.data!.errors)]).toEqual([-10006, ['number']]);
  });
});
