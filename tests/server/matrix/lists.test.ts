import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldMeta } from '#core/entity/meta.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { samples } from '#tests/support/cases/samples.ts';
import { conditions } from '#tests/support/cases/states.ts';
import { listedWhere } from '#server/policies/unlisted.ts';
import { tableOf, type Row } from '#server/policies/tableOf.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call } from '#tests/support/call.ts';
import { conditionsOf, fulfils, isFound, sorted, variedRow } from '#tests/support/lists.ts';
import { isOpen, makerOf, metaOf } from '#tests/support/records.ts';

const ROWS = 30;

let test: TestApp;
let rows: Readonly<Record<string, readonly Row[]>>;

const listed = Object.keys(samples).filter((entity) => Object.hasOwn(calls, `${entity}.list`));

beforeAll(async () => {
  test = await buildTestApp();
  const own = { kind: 'system', corpId: test.personas.own.corpId } as const;
  rows = await test.services.store.write(own, async (tx) => {
    const all: Record<string, readonly Row[]> = {};
    for (const entity of listed) {
      const maker = makerOf(test, entity);
      const table = tableOf(tx.as({ kind: 'system', corpId: maker.corpId }), entity);
      const { scope } = metaOf(entity);
      // Nobody sees but their owner what is not shared.
      const mine = scope !== 'none' && (scope.shared !== undefined || scope.private) ? { creatorId: maker.userId } : {};
      for (let n = 0; n < ROWS; n += 1) await table.insert({ ...variedRow(entity, n, tx.now), ...mine });
      // Records that belong to another record alone stand in no list.
      all[entity] = await table.find(listedWhere(entity) ?? ((eb) => eb.val(true)));
    }
    return all;
  });
});
afterAll(() => test.close());

/** Returns the caller who sees the rows: the maker of their entity. */
const listerOf = (entity: string) => makerOf(test, entity);

/** Asks for a list, and returns what is wrong with the answer: nothing, if all is well. */
async function wrong(entity: string, payload: object, wanted: readonly Row[]): Promise<string[]> {
  const reply = await call<{ list: { id: string }[]; total: number }>(
    test,
    listerOf(entity),
    `${entity}.list` as CallName,
    {
      pageSize: 200,
      ...payload,
    },
  );
  const got = reply.data?.list?.map(({ id }) => id);
  const ids = wanted.map(({ id }) => id);
  if (reply.code === 0 && reply.data?.total === ids.length && JSON.stringify(got) === JSON.stringify(ids)) return [];
  return [
    `${JSON.stringify(payload)}: ${reply.code} ${reply.message} ${JSON.stringify(reply.data?.total)} not ${ids.length}, ${JSON.stringify(got)} not ${JSON.stringify(ids)}`,
  ];
}

const byDefault = (entity: string, some: readonly Row[]): Row[] => {
  const { field, order } = metaOf(entity).sort;
  return sorted(some, field, order);
};

const fieldOf = (entity: string, name: string): FieldMeta =>
  metaOf(entity).fields.find((field) => field.name === name)!;

describe.each(listed)('a list of %s', (entity) => {
  it('filters by each field and operator that it declares [UI-07]', async () => {
    const all = rows[entity]!;
    const found: string[] = [];
    for (const [name, ops] of Object.entries(metaOf(entity).filters).filter(([field]) => isOpen(entity, field))) {
      const field = fieldOf(entity, name);
      for (const condition of ops.flatMap((op) => conditionsOf(field, op, all))) {
        const wanted = byDefault(
          entity,
          all.filter((row) => fulfils(field, row, condition)),
        );
        found.push(...(await wrong(entity, { filter: { [name]: condition } }, wanted)));
      }
    }
    expect(found).toEqual([]);
  });

  it('sorts by each field that it declares, in both orders', async () => {
    const found: string[] = [];
    for (const sort of metaOf(entity).sortable.filter((field) => isOpen(entity, field)))
      for (const order of ['asc', 'desc'] as const)
        found.push(...(await wrong(entity, { sort, order }, sorted(rows[entity]!, sort, order))));
    expect(found).toEqual([]);
  });

  it('finds text in the fields that it searches, whatever its letters mean to SQL', async () => {
    const texts = metaOf(entity).search.flatMap(
      (name) => conditionsOf(fieldOf(entity, name), 'contains', rows[entity]!) as { contains: string }[],
    );
    const found: string[] = [];
    for (const { contains: q } of texts)
      found.push(
        ...(await wrong(
          entity,
          { q },
          byDefault(
            entity,
            rows[entity]!.filter((row) => isFound(metaOf(entity), row, q)),
          ),
        )),
      );
    expect(found).toEqual([]);
  });

  it('shows in each view what its condition says', async () => {
    const { views } = conditions.find((each) => each.entity === entity)!;
    const { userId, corpId, deptId } = listerOf(entity);
    const context = { now: test.clock.now(), me: { userId, corpId, deptId, system: 'YXF' }, on: 'update' } as const;
    const found: string[] = [];
    for (const { name } of metaOf(entity).views) {
      const wanted = rows[entity]!.filter((row) => views[name]?.(row, context) ?? true);
      found.push(...(await wrong(entity, { view: name }, byDefault(entity, wanted))));
    }
    expect(found).toEqual([]);
  });

  it('comes in pages that neither overlap nor lack a row', async () => {
    const all = byDefault(entity, rows[entity]!);
    const last = Math.ceil(all.length / 7);
    const pages: string[] = [];
    for (let page = 1; page <= last + 1; page += 1) {
      const reply = await call<{ list: { id: string }[]; total: number }>(
        test,
        listerOf(entity),
        `${entity}.list` as CallName,
        { page, pageSize: 7 },
      );
      expect(reply).toMatchObject({ code: 0, data: { total: all.length } });
      expect(reply.data?.list).toHaveLength(Math.max(0, Math.min(7, all.length - (page - 1) * 7)));
      pages.push(...reply.data!.list.map(({ id }) => id));
    }
    expect(pages).toEqual(all.map(({ id }) => id));
    expect(
      await call(test, listerOf(entity), `${entity}.list` as CallName, { page: 1_000_000, pageSize: 200 }),
    ).toMatchObject({ code: 0, data: { list: [], total: all.length } });
  });
});
