import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const { superior, owner } = test.personas;
  for (const name of ['Window', 'Entrance', 'Lift']) await data(test, superior, 'tag.create', { name });
  for (const name of ['Aisle', 'Entrance', 'Zone']) await data(test, owner, 'tag.create', { name });
});
afterAll(() => test.close());

/** Returns the names of a list of a superior, page by page; those of the subordinate in brackets. */
async function listed(asked: object, pages = 1): Promise<string[][]> {
  const { superior } = test.personas;
  const names: string[][] = [];
  for (let page = 1; page <= pages; page += 1) {
    const { list } = await data<{ list: { name: string; corpId: string }[] }>(test, superior, 'tag.list', {
      page,
      ...asked,
    });
    names.push(list.map(({ name, corpId }) => (corpId === superior.corpId ? name : `(${name})`)));
  }
  return names;
}

describe('a list that is asked for own records first [UI-13]', () => {
  it('has them first in whatever order', async () => {
    expect(await listed({ sort: 'name', ownFirst: true })).toEqual([
      ['Entrance', 'Lift', 'Window', '(Aisle)', '(Entrance)', '(Zone)'],
    ]);
    expect(await listed({ sort: 'name', order: 'desc', ownFirst: true })).toEqual([
      ['Window', 'Lift', 'Entrance', '(Zone)', '(Entrance)', '(Aisle)'],
    ]);
  });

  it('has each record on one page', async () => {
    expect(await listed({ sort: 'name', ownFirst: true, pageSize: 2 }, 3)).toEqual([
      ['Entrance', 'Lift'],
      ['Window', '(Aisle)'],
      ['(Entrance)', '(Zone)'],
    ]);
  });

  it('and is not asked has them first in its own order alone', async () => {
    expect((await listed({}))[0]?.slice(0, 3).toSorted()).toEqual(['Entrance', 'Lift', 'Window']);
    expect((await listed({ sort: 'name' }))[0]?.[0]).toBe('(Aisle)');
    expect((await listed({ ownFirst: false }))[0]?.[0]).toBe('(Zone)');
  });
});
