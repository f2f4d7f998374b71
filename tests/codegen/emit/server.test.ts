import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { adInputs } from '#generated/server/inputs/ads.gen.ts';
import { requiredHandlers } from '#generated/server/handlers.gen.ts';
import { routes } from '#generated/server/routes.gen.ts';
import { tableEntities, tables } from '#generated/server/tables.gen.ts';
import { calls } from '#generated/model/calls.gen.ts';
import { tableMeta } from '#codegen/emit/table.ts';
import { exampleModel } from './example.ts';
import { printedLine } from './printed.ts';

const [ad, adSlot] = exampleModel().entities;

describe('a printed table', () => {
  it('has the corporation first in its key', () => {
    expect(tableMeta(ad!)).toMatchObject({
      name: 'ads',
      key: ['corpId', 'id'],
      tenant: true,
      deletedAt: 'deletedAt',
      unique: [['name']],
    });
  });

  it('has none where the platform shares the rows', () => {
    const table = tableMeta(adSlot!);
    expect(table).toMatchObject({ name: 'ad_slots', key: ['id'], tenant: false });
    expect(table.columns.map(({ name }) => name)).not.toContain('corpId');
  });

  it('keeps an array of references in a link table, and nothing that is computed', () => {
    const table = tableMeta(ad!);
    expect(table.links).toEqual([{ field: 'slotIds', table: 'ads__slot_ids' }]);
    const names = table.columns.map(({ name }) => name);
    expect(names).not.toContain('slotIds');
    expect(names).not.toContain('daysLeft');
  });

  it('keeps instants and money as whole numbers', () => {
    expect(tableMeta(ad!).columns).toEqual(
      expect.arrayContaining([
        { name: 'startAt', type: 'integer' },
        { name: 'price', type: 'integer' },
      ]),
    );
  });

  it('types its rows as stored', async () => {
    const text = await printedLine('server/ads.gen.ts');
    expect(text).toContain('slotIds: string[];');
    expect(text).toContain('startAt: number | null;');
  });
});

describe('printed predicates', () => {
  it('bind me and now, and ask signals of the server', async () => {
    const text = await printedLine('server/ads.gen.ts');
    expect(text).toContain("mine: (eb, p) => eb('creator_id', '=', p.me?.userId ?? null)");
    expect(text).toContain(
      "signals: ['ready'], when: (eb, p) => eb.and([eb('start_at', '<=', eb.val(p.now)), eb(p.signals.ready",
    );
  });

  it('say which rows a reference may name', async () => {
    expect(await printedLine('server/ads.gen.ts')).toContain("slotId: (eb) => eb('open', '=', eb.lit(1))");
  });
});

describe('the route table', () => {
  it('has every call once', () => {
    expect(routes.map(({ call }) => call.name)).toEqual(Object.keys(calls));
  });

  it('asks for a handler where no generic verb will do', async () => {
    expect(await printedLine('server/handlers.gen.ts')).toContain("export type RequiredHandler = 'ad.count';");
    expect(requiredHandlers).toContain('session.login');
    expect(requiredHandlers).not.toContain('ad.list');
  });

  it('has one table for each stored entity', () => {
    expect(Object.keys(tables)).toEqual(Object.keys(tableEntities));
    expect(Object.keys(tables)).toContain('adSlots');
  });
});

describe('the input of a list', () => {
  const takes = (value: unknown) => z.safeParse(adInputs.list, value).success;

  it.each([
    ['nothing', {}],
    ['pages, sort and search', { page: 2, pageSize: 200, sort: 'startAt', order: 'desc', q: '大堂' }],
    ['a view', { view: 'adv_audit' }],
    [
      'conditions',
      {
        filter: {
          status: { in: ['playing'] },
          name: { contains: 'a' },
          startAt: { gte: '2026-11-20T00:00:00Z' },
          slotId: 'x',
          campaignId: null,
        },
      },
    ],
  ])('takes %s', (_what, value) => {
    expect(takes(value)).toBe(true);
  });

  it.each([
    ['page 0', { page: 0 }],
    ['201 rows', { pageSize: 201 }],
    ['an unknown sort', { sort: 'contentHash' }],
    ['a sort by a computed field', { sort: 'daysLeft' }],
    ['an unknown view', { view: 'mine' }],
    ['an unknown filter', { filter: { contentHash: 'x' } }],
    ['an operator that the field does not have', { filter: { name: { gte: 'a' } } }],
    ['two operators in one condition', { filter: { name: { contains: 'a', in: ['b'] } } }],
    ['a status that does not exist', { filter: { status: 'gone' } }],
    ['101 characters', { q: 'x'.repeat(101) }],
    ['a column of another table', { filter: { 'accounts.password': 'x' } }],
  ])('refuses %s', (_what, value) => {
    expect(takes(value)).toBe(false);
  });
});

describe('the input of a batch', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, n) => `id-${n}`);

  it('takes as many ids as the action allows, none twice', () => {
    const takes = (value: unknown) => z.safeParse(adInputs.approve, value).success;
    expect([ids(200), ids(201), [], ['a', 'a'], ['']].map((each) => takes({ ids: each }))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('takes the fields of its form and no others', () => {
    const takes = (value: object) => z.safeParse(adInputs.reject, { ids: ['a'], ...value }).success;
    expect([{ reason: 'x' }, {}, { reason: '' }, { reason: 'x', status: 'playing' }].map(takes)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
