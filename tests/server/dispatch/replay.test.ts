import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { hex32 } from '#core/protocol/random.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const total = async () => (await data<{ total: number }>(test, test.personas.owner, 'tag.list', { pageSize: 1 })).total;

describe('the replay guard', () => {
  it('refuses a write that took place, and does not do it again [NET-04]', async () => {
    const sequence = hex32();
    const before = await total();
    expect((await call(test, test.personas.owner, 'tag.create', { name: 'Once' }, { sequence })).code).toBe(0);
    const again = await call(test, test.personas.owner, 'tag.create', { name: 'Once' }, { sequence });
    expect(again).toMatchObject({ code: errors.REPLAYED.code, message: 'Please do not repeat this operation' });
    expect(await total()).toBe(before + 1);
  });

  it('says so in Chinese, too', async () => {
    const sequence = hex32();
    await call(test, test.personas.owner, 'tag.create', { name: 'Zh' }, { sequence });
    expect(
      (await call(test, test.personas.owner, 'tag.create', { name: 'Zh' }, { sequence, language: 'zh_cn' })).message,
    ).toBe('请勿重复操作');
  });

  it('refuses another write under the same sequence', async () => {
    const sequence = hex32();
    await call(test, test.personas.owner, 'tag.create', { name: 'First' }, { sequence });
    expect((await call(test, test.personas.owner, 'tag.create', { name: 'Second' }, { sequence })).code).toBe(
      errors.REPLAYED.code,
    );
  });

  it('lets a write be sent again that was refused: it did not take place', async () => {
    const sequence = hex32();
    expect((await call(test, test.personas.owner, 'tag.create', { name: '' }, { sequence })).code).toBe(
      errors.PAYLOAD_INVALID.code,
    );
    await data(test, test.personas.owner, 'tag.create', { name: 'Taken' });
    expect((await call(test, test.personas.owner, 'tag.create', { name: 'Taken' }, { sequence })).code).toBe(
      errors.PAYLOAD_INVALID.code,
    );
    expect((await call(test, test.personas.owner, 'tag.create', { name: 'Free' }, { sequence })).code).toBe(0);
  });

  it('lets a read be sent again: it changes nothing', async () => {
    const sequence = hex32();
    expect((await call(test, test.personas.owner, 'tag.list', {}, { sequence })).code).toBe(0);
    expect((await call(test, test.personas.owner, 'tag.list', {}, { sequence })).code).toBe(0);
  });

  it('does one of ten equal writes that come at once', async () => {
    const sequence = hex32();
    const before = await total();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => call(test, test.personas.owner, 'tag.create', { name: 'Ten' }, { sequence })),
    );
    expect(replies.map(({ code }) => code).toSorted((a, b) => b - a)).toEqual([
      0,
      ...Array<number>(9).fill(errors.REPLAYED.code),
    ]);
    expect(await total()).toBe(before + 1);
  });

  it.each([299_999, -299_999])('refuses a replay as long as its timestamp counts (%d ms later) [A5]', async (later) => {
    const sequence = hex32();
    const timestamp = test.clock.now();
    await data(test, test.personas.owner, 'tag.create', { name: `At ${later}` }, { sequence, timestamp });
    test.clock.advance(later);
    expect((await call(test, test.personas.owner, 'tag.create', { name: 'x' }, { sequence, timestamp })).code).toBe(
      errors.REPLAYED.code,
    );
    test.clock.advance(-later);
  });

  it('refuses the repeated batch, whose items are there no more', async () => {
    const sequence = hex32();
    const { id } = await data<{ id: string }>(test, test.personas.owner, 'tag.create', { name: 'Gone' });
    await data(test, test.personas.owner, 'tag.delete', { ids: [id] }, { sequence });
    expect((await call(test, test.personas.owner, 'tag.delete', { ids: [id] }, { sequence })).code).toBe(
      errors.REPLAYED.code,
    );
  });
});

describe('the clock guard', () => {
  it.each([300_000, -300_000, 0])('lets pass what is %d ms off', async (off) => {
    expect((await call(test, test.personas.owner, 'tag.list', {}, { timestamp: test.clock.now() + off })).code).toBe(0);
  });

  it.each([300_001, -300_001])('refuses what is %d ms off, and says the time', async (off) => {
    const reply = await call(test, test.personas.owner, 'tag.list', {}, { timestamp: test.clock.now() + off });
    expect(reply).toMatchObject({ code: errors.CLOCK_OFF.code, data: { now: test.clock.now() } });
  });
});
