import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('a list', () => {
  it('answers rows and their total', async () => {
    await data(test, test.personas.owner, 'tag.create', { name: 'One' });
    const { list, total } = await data<{ list: { name: string }[]; total: number }>(test, test.personas.owner, 'tag.list', {});
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ name: 'One' });
  });
});
