import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BatchResult } from '#core/protocol/reply.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { laidScreen } from '#tests/support/screens.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

interface Made {
  results: { id: string | null; code: number; message: string; field?: string }[];
}
let count = 0;
const line = (more: object = {}) => {
  count += 1;
  return { name: `Wall ${count}`, rows: 1, columns: 2, inStep: false, ...more };
};
const multi = (groups: object[], options = {}) =>
  call<Made>(test, test.personas.owner, 'deviceGroup.multi', { groups }, options);
const one = (id: string) => data(test, test.personas.owner, 'deviceGroup.one', { id });
const wall = async (more: object = {}) => (await multi([line(more)])).data!.results[0]!.id!;

describe('multi-screen groups [DEV-11]', () => {
  it('are made many at once; one that is refused does not hold back the others', async () => {
    const first = line({ rows: 2, inStep: true, layoutId: test.personas.own.layoutId });
    const reply = await multi([first, first, line()]);
    expect(reply.data?.results.map(({ code, field }) => [code, field])).toEqual([
      [0, undefined],
      [-10006, 'name'],
      [0, undefined],
    ]);
    expect(await one(reply.data!.results[0]!.id!)).toMatchObject({
      kind: 'multiScreen',
      rows: 2,
      columns: 2,
      inStep: true,
      layoutId: test.personas.own.layoutId,
    });
  });

  it.each([
    ['en_us', 'The multi-screen group is full: it takes rows times columns screens'],
    ['zh_cn', '多屏组的屏幕已满，行数乘以列数为上限'],
  ] as const)('take as many screens as they have places, by whatever call (%s)', async (language, message) => {
    const id = await wall();
    const screens = [await laidScreen(test), await laidScreen(test), await laidScreen(test)];
    const asked = { id, ids: screens };
    const reply = await call<BatchResult>(test, test.personas.owner, 'deviceGroup.addMembers', asked, { language });
    expect(reply.data?.results.map((each) => [each.code, each.message])).toEqual([
      [0, 'ok'],
      [0, 'ok'],
      [-21002, message],
    ]);
    const moved = { id: screens[2]!, groupId: id };
    expect((await call(test, test.personas.owner, 'device.update', moved)).code).toBe(-21002);
    const edited = { ids: [screens[2]!], set: { groupId: id } };
    const batch = await call<BatchResult>(test, test.personas.owner, 'device.updateMany', edited);
    expect(batch.data?.results[0]?.code).toBe(-21002);
    expect(await data(test, test.personas.owner, 'device.one', { id: screens[2]! })).toMatchObject({ groupId: null });
  });

  it('cannot become smaller than the number of their screens', async () => {
    const id = await wall();
    await laidScreen(test, { groupId: id });
    await laidScreen(test, { groupId: id });
    const smaller = { id, columns: 1 };
    expect((await call(test, test.personas.owner, 'deviceGroup.update', smaller)).code).toBe(-21002);
    expect(await one(id)).toMatchObject({ rows: 1, columns: 2 });
  });

  it('change their sync state many at once, and tell their screens; a common group has none', async () => {
    const id = await wall();
    const screen = await laidScreen(test, { groupId: id });
    const common = (
      await data<{ id: string }>(test, test.personas.owner, 'deviceGroup.create', { name: 'Shops', kind: 'common' })
    ).id;
    const told: string[] = [];
    const spy = vi.spyOn(test.services.hints, 'send').mockImplementation((deviceId) => void told.push(deviceId));
    const asked = { ids: [id, common], inStep: true };
    const reply = await call<BatchResult>(test, test.personas.owner, 'deviceGroup.sync', asked);
    spy.mockRestore();
    expect(reply.data?.results.map(({ code, message }) => [code, message])).toEqual([
      [0, 'ok'],
      [-21003, 'Only a multi-screen group has a sync state'],
    ]);
    expect(await one(id)).toMatchObject({ inStep: true });
    expect(told).toEqual([screen]);
  });
});
