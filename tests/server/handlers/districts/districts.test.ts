import { areaList } from '@vant/area-data';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { districtOf } from '#server/policies/districts.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

interface Found {
  list: { code: string; name: string; names: string[]; hasMore: boolean }[];
}

const below = (parent?: string, language: 'zh_cn' | 'en_us' = 'zh_cn') =>
  data<Found>(test, test.personas.owner, 'district.list', parent === undefined ? {} : { parent }, { language });

describe('the divisions of China [DEV-14]', () => {
  it('are those of the kept package, each with an English name', () => {
    const printed = JSON.parse(
      readFileSync(new URL('../../../../server/policies/districts.json', import.meta.url), 'utf8'),
    ) as [string, string, string][];
    const kept = { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list };
    expect(Object.fromEntries(printed.map(([code, zh]) => [code, zh]))).toEqual(kept);
    expect(printed.filter(([, , en]) => !/^[A-ZÜ][\p{L}' ,-]+$/u.test(en))).toEqual([]);
  });

  it('are answered a level at a time, in the language of the caller', async () => {
    expect((await below()).list).toHaveLength(34);
    expect((await below('440000')).list).toContainEqual({
      code: '440100',
      name: '广州市',
      names: ['广东省', '广州市'],
      hasMore: true,
    });
    expect((await below('440100', 'en_us')).list).toContainEqual({
      code: '440106',
      name: 'Tianhe District',
      names: ['Guangdong', 'Guangzhou', 'Tianhe District'],
      hasMore: false,
    });
  });

  it('name a city that is a province once', async () => {
    const { list } = await data<Found>(test, test.personas.owner, 'district.list', { codes: ['310104', '999999'] });
    expect(list.map(({ names }) => names)).toEqual([['Shanghai', 'Xuhui District']]);
  });

  it('are read from a sheet by code or by their names in either language', () => {
    expect(
      [' 440106 ', '广东省/广州市/天河区', 'Guangdong / Guangzhou / Tianhe District', '天河'].map(districtOf),
    ).toEqual(['440106', '440106', '440106', undefined]);
  });
});

describe('a record’s district [DEV-14]', () => {
  const store = (number: string, districtCode: string | null) => ({ number, name: number, districtCode });

  it('is kept as its code, and its store found by province, city and district', async () => {
    const { owner } = test.personas;
    for (const [number, code] of [
      ['D-1', '440106'],
      ['D-2', '440103'],
      ['D-3', '310104'],
      ['D-4', null],
    ] as const)
      expect(await data(test, owner, 'store.create', store(number, code))).toMatchObject({ districtCode: code });
    const found = async (filter: object) =>
      (await data<{ list: { number: string }[] }>(test, owner, 'store.list', { filter, sort: 'number' })).list.map(
        ({ number }) => number,
      );
    expect(await found({ districtCode: { gte: '440000', lte: '449999' } })).toEqual(['D-1', 'D-2']);
    expect(await found({ districtCode: { gte: '440106', lte: '440106' } })).toEqual(['D-1']);
  });

  it('is counted in a tree, each division with what lies below it', async () => {
    const { list } = await data<{ list: object[] }>(test, test.personas.owner, 'district.tree', { entity: 'store' });
    expect(list).toEqual([
      { code: '310000', name: 'Shanghai', depth: 0, count: 1 },
      { code: '310104', name: 'Xuhui District', depth: 1, count: 1 },
      { code: '440000', name: 'Guangdong', depth: 0, count: 2 },
      { code: '440100', name: 'Guangzhou', depth: 1, count: 2 },
      { code: '440103', name: 'Liwan District', depth: 2, count: 1 },
      { code: '440106', name: 'Tianhe District', depth: 2, count: 1 },
    ]);
    expect(await data(test, test.personas.rival, 'district.tree', { entity: 'store' })).toEqual({ list: [] });
  });

  it('that does not exist is refused in both languages, and nothing is stored', async () => {
    const { owner } = test.personas;
    const before = await data<{ total: number }>(test, owner, 'store.list', {});
    for (const [language, sentence] of [
      ['en_us', 'There is no such district'],
      ['zh_cn', '没有这个行政区'],
    ] as const)
      for (const code of ['449999', 'Tianhe', '44010'])
        expect(await call(test, owner, 'store.create', store('D-9', code), { language })).toMatchObject({
          code: -10006,
          data: {
            errors: { districtCode: sentence },
            rules: { districtCode: 'district' },
          },
        });
    expect(await data(test, owner, 'store.list', {})).toMatchObject({ total: before.total });
  });
});
