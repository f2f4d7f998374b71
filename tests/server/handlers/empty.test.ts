import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FieldErrors } from '#core/protocol/reply.ts';
import { emptyKey } from '#core/entity/issues.ts';
import { entities, type EntityName } from '#generated/model/entities.gen.ts';
import { ruleMessages } from '#generated/model/rules.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { createRecords, makerOf, type Records } from '#tests/support/records.ts';

let app: TestApp;
let records: Records;
/** Records of the advertiser's console. */
let ofBuyers: Records | undefined;
let slots = 0;
beforeAll(async () => {
  app = await buildTestApp();
  records = createRecords(app, app.personas.owner);
});
afterAll(() => app.close());

const create = (entity: string, payload: object, language: 'zh_cn' | 'en_us' = 'en_us') =>
  call<FieldErrors>(app, makerOf(app, entity), `${entity}.create` as 'tag.create', payload, { language });

/** Fields that say of their own that they must not be empty; one with a condition is asked for where it is on. */
const always = (Object.keys(entities) as EntityName[]).flatMap((entity) =>
  entities[entity].fields
    .filter(
      ({ saysEmpty, in: operations, default: value }) =>
        saysEmpty && operations.includes('create') && value === undefined,
    )
    .map(({ name }) => [entity, name] as const),
);

describe('what must not be empty is refused in its own words [UI-07]', () => {
  test.each(always.filter(([, name]) => !name.endsWith('PriceFen')))('%s.%s', async (entity, field) => {
    const maker = makerOf(app, entity);
    const own = maker === app.personas.owner ? records : (ofBuyers ??= createRecords(app, maker));
    const payload = await own.payload(entity, {}, { field, isOn: true });
    const sentence = ruleMessages[emptyKey(entity, field)];
    expect(sentence).toBeTruthy();
    for (const [language, said] of [
      ['en_us', sentence?.en],
      ['zh_cn', sentence?.zh],
    ] as const) {
      const reply = await create(entity, { ...payload, [field]: undefined }, language);
      expect(reply.code).toBe(-10006);
      expect(reply.data?.errors).toEqual({ [field]: said });
    }
    const before = await data<{ total: number }>(app, maker, `${entity}.list` as 'tag.list', {});
    const empty = typeof payload[field] === 'string' && !field.endsWith('At') ? '' : null;
    expect((await create(entity, { ...payload, [field]: empty })).code).toBe(-10006);
    const after = await data<{ total: number }>(app, maker, `${entity}.list` as 'tag.list', {});
    expect(after.total).toBe(before.total);
  });

  test('names of plans, layouts and folders are among them', () => {
    expect(always.map((pair) => pair.join('.'))).toEqual(
      expect.arrayContaining(['campaign.name', 'layout.name', 'materialFolder.name', 'ad.startAt', 'ad.endAt']),
    );
  });
});

describe('a slot for sale [LAY-06, LAY-07, UI-07]', () => {
  const slot = (more: object) => ({
    name: `Slot ${(slots += 1)}`,
    layoutId: app.personas.own.layoutId,
    width: 100,
    height: 100,
    ...more,
  });

  test.each([
    ['by item', { sellingMode: 'cpt' }, 'cptPriceFen'],
    ['by thousand plays', { sellingMode: 'cpm' }, 'cpmPriceFen'],
    ['by bid', { sellingMode: 'rtb' }, 'rtbPriceFen'],
    ['by bid beside its own way', { sellingMode: 'cpt', cptPriceFen: 100, rtb: true }, 'rtbPriceFen'],
  ])('%s has a price', async (_way, more, field) => {
    const english = await create('adSlot', slot(more));
    expect(english.data?.errors).toEqual({ [field]: 'Price cannot be empty' });
    const chinese = await create('adSlot', slot({ ...more, [field]: null }), 'zh_cn');
    expect(chinese.data?.errors).toEqual({ [field]: '价格不能为空' });
    expect((await create('adSlot', slot({ ...more, [field]: 1250 }))).code).toBe(0);
  });

  test('sold by scanning needs none', async () => {
    expect((await create('adSlot', slot({ sellingMode: 'scan' }))).code).toBe(0);
  });

  test('keeps its price when it is changed', async () => {
    const { data: made } = await create('adSlot', slot({ name: 'Kept', sellingMode: 'cpt', cptPriceFen: 5 }));
    const { id } = made as unknown as { id: string };
    const cleared = await call<FieldErrors>(app, app.personas.owner, 'adSlot.update', { id, cptPriceFen: null });
    expect(cleared.data?.errors).toEqual({ cptPriceFen: 'Price cannot be empty' });
    const moved = await call<FieldErrors>(app, app.personas.owner, 'adSlot.update', { id, sellingMode: 'cpm' });
    expect(moved.data?.errors).toEqual({ cpmPriceFen: 'Price cannot be empty' });
    const many = await call(app, app.personas.owner, 'adSlot.updateMany', { ids: [id], set: { sellingMode: 'rtb' } });
    expect(many.data?.['results']).toMatchObject([{ id, code: -10006, message: 'Price cannot be empty' }]);
  });

  test.each([
    [
      'no number of carousel places',
      { carouselPlaces: null },
      'carouselPlaces',
      'Max carousel ads cannot be empty',
      '最大轮播广告数不能为空',
    ],
    ['no selling mode', { sellingMode: null }, 'sellingMode', 'Please choose the selling mode', '请选择售卖方式'],
    ['no opening rule', { opening: null }, 'opening', 'Please choose the opening rule', '请选择开放规则'],
    ['no mode', { mode: null }, 'mode', 'Please choose the mode', '请选择播放模式'],
    [
      'hours that nobody said',
      { opening: 'hours' },
      'windows',
      'Say on which days or at which hours it opens',
      '请选择开放的星期或时段',
    ],
    [
      'empty hours',
      { opening: 'hours', weekdays: [], windows: [] },
      'windows',
      'Say on which days or at which hours it opens',
      '请选择开放的星期或时段',
    ],
  ])('is refused with %s', async (_what, more, field, english, chinese) => {
    const payload = slot({ sellingMode: 'cpt', cptPriceFen: 100, ...more });
    expect((await create('adSlot', payload)).data?.errors).toEqual({ [field]: english });
    expect((await create('adSlot', payload, 'zh_cn')).data?.errors).toEqual({ [field]: chinese });
  });

  test('keeps its hours only while they are its rule', async () => {
    const windows = [{ from: '18:00', to: '22:00' }];
    const payload = slot({ sellingMode: 'scan', opening: 'hours', weekdays: [6, 7], windows });
    const { id } = (await create('adSlot', payload)).data as unknown as { id: string };
    const one = () => data(app, app.personas.owner, 'adSlot.one', { id });
    expect(await one()).toMatchObject({ opening: 'hours', weekdays: [6, 7], windows, mode: 'shared' });
    await data(app, app.personas.owner, 'adSlot.update', { id, opening: 'always' });
    expect(await one()).toMatchObject({ opening: 'always', weekdays: null, windows: null });
  });
});
