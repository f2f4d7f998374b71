import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StoreMisuse } from '#server/store/errors.ts';
import type { FilterValue, ListQuery, Scalar } from '#server/store/types.ts';
import type { ScreenRow } from '../../support/fixtureTables.ts';
import type { FixtureStore } from '../../support/store.ts';
import { createPlace, onEngines, openFixture, scopeOf } from '../../support/store.ts';

/** The last of them has no rows. */
const scope = scopeOf({ corpIds: ['corp', 'second', 'nobody'] });
/** More than are asked one by one. */
const many = scopeOf({
  corpIds: ['corp', 'second', ...Array.from({ length: 20 }, (_, index) => `nobody ${index}`)],
});
const alone = scopeOf();
const ROWS = 80;

const word = fc.string({
  unit: fc.constantFrom('a', 'B', 'b', 'é', 'É', '大', '\uffee', '🙂', '%', '_', '\\', ' ', "'"),
  minLength: 1,
  maxLength: 4,
});
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 4, nil: null });
const instant = fc.integer({ min: 0, max: 5 });
const tag = fc.constantFrom('t1', 't2', 't3');

const rowValues = fc.record({
  name: maybe(word),
  status: maybe(word),
  brightness: maybe(instant),
  ratio: maybe(fc.constantFrom(-1.5, 0, 0.25, 3)),
  isIndoor: maybe(fc.boolean()),
  startAt: maybe(instant),
  tagIds: fc.uniqueArray(tag, { maxLength: 3 }),
});

const oneOrSome = <T extends Scalar>(values: fc.Arbitrary<T>): fc.Arbitrary<FilterValue> =>
  fc.oneof(maybe(values), fc.record({ in: fc.array(maybe(values), { maxLength: 4 }) }));
const range = <T extends Scalar>(values: fc.Arbitrary<T>): fc.Arbitrary<FilterValue> =>
  fc.record({ gte: values, lte: values }, { requiredKeys: [] });
const number = fc.oneof(instant, fc.constantFrom(0.5, -7.25, 1e300, 2 ** 60));

const filter = fc.record(
  {
    name: fc.oneof(oneOrSome(word), fc.record({ contains: word }), range(word)),
    status: fc.oneof(oneOrSome(word), fc.record({ contains: word })),
    brightness: fc.oneof(oneOrSome(number), range(number)),
    ratio: fc.oneof(oneOrSome(number), range(number)),
    isIndoor: oneOrSome(fc.boolean()),
    startAt: fc.oneof(oneOrSome(instant), range(instant)),
    tagIds: oneOrSome(tag),
  },
  { requiredKeys: [] },
);

const listQuery: fc.Arbitrary<ListQuery> = fc.record({
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.integer({ min: 1, max: 30 }),
  order: fc.constantFrom('asc', 'desc'),
  ownFirst: fc.boolean(),
  sort: fc.constantFrom('id', 'name', 'status', 'brightness', 'ratio', 'isIndoor', 'startAt', 'createdAt'),
  filter,
  q: fc.option(word, { nil: undefined }),
});

const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const contains = (value: unknown, text: string) =>
  typeof value === 'string' && asciiLower(value).includes(asciiLower(text));

/** Both engines compare text by its bytes. */
function compare(a: unknown, b: unknown): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return Number(a) - Number(b);
}

function matches(value: unknown, wanted: FilterValue): boolean {
  if (Array.isArray(value)) {
    if (wanted === null) return value.length === 0;
    const ids = typeof wanted === 'object' && 'in' in wanted ? wanted.in : [wanted];
    return value.some((id) => ids.includes(id));
  }
  if (wanted === null || typeof wanted !== 'object') return value === wanted;
  if ('in' in wanted) return wanted.in.includes(value as Scalar);
  if ('contains' in wanted) return contains(value, wanted.contains);
  const { gte, lte } = wanted;
  if (gte !== undefined && (value === null || compare(value, gte) < 0)) return false;
  return lte === undefined || (value !== null && compare(value, lte) <= 0);
}

/** The list of a store that is nothing but an array. */
function modelList(
  rows: readonly ScreenRow[],
  { filter: wanted, q, sort, order, ownFirst, page, pageSize }: ListQuery,
): { list: ScreenRow[]; total: number } {
  const found = rows.filter(
    (row) =>
      Object.entries(wanted).every(([field, value]) => matches(row[field as keyof ScreenRow], value)) &&
      (q === undefined || contains(row.name, q) || contains(row.uuid, q)),
  );
  const sign = order === 'asc' ? 1 : -1;
  const foreign = ({ corpId }: ScreenRow): number => Number(ownFirst && corpId !== 'corp');
  found.sort(
    (a, b) =>
      foreign(a) - foreign(b) ||
      sign * (compare(a[sort as keyof ScreenRow], b[sort as keyof ScreenRow]) || compare(a.id, b.id)),
  );
  return { list: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}

onEngines('a list', (engine) => {
  let store: FixtureStore;
  let rows: ScreenRow[];

  beforeAll(async () => {
    store = await openFixture(await createPlace(engine));
    const values = fc.sample(rowValues, { numRuns: ROWS, seed: 7 });
    const names = new Set<string>();
    rows = await store.write(scope, async (tx) => {
      const made: ScreenRow[] = [];
      for (const [i, row] of values.entries()) {
        const name = row.name === null || names.has(row.name) ? null : row.name;
        if (name !== null) names.add(name);
        made.push(
          await tx.screens.insert({
            ...row,
            corpId: i % 3 ? 'corp' : 'second',
            name,
            createdAt: 1000 + (i % 5),
            uuid: i % 3 ? null : `U-${i}`,
          }),
        );
      }
      return made;
    });
  });

  afterAll(async () => {
    await store.close();
    await store.place.clean();
  });

  it('is the same as that of a plain array, for any filter, search, order and page', async () => {
    await fc.assert(
      fc.asyncProperty(listQuery, async (query) => {
        store.clock.advance(10_000);
        const { list, total } = await store.read(scope, (tx) => tx.screens.list(query));
        const model = modelList(rows, query);
        expect(list).toEqual(model.list);
        expect(total).toBe(model.total);
      }),
      { numRuns: 300 },
    );
  });

  it('is the same for many corporations', async () => {
    await fc.assert(
      fc.asyncProperty(listQuery, async (asked) => {
        store.clock.advance(10_000);
        const query = { ...asked, filter: {} };
        const { list, total } = await store.read(many, (tx) => tx.screens.list(query));
        expect({ list, total }).toEqual(modelList(rows, query));
      }),
      { numRuns: 100 },
    );
  });

  it('is the same for one corporation alone', async () => {
    await fc.assert(
      fc.asyncProperty(listQuery, async (query) => {
        store.clock.advance(10_000);
        const { list, total } = await store.read(alone, (tx) => tx.screens.list(query));
        const own = rows.filter(({ corpId }) => corpId === 'corp');
        expect({ list, total }).toEqual(modelList(own, query));
      }),
      { numRuns: 100 },
    );
  });

  it('is the same with a condition of its own and within a write', async () => {
    await fc.assert(
      fc.asyncProperty(listQuery, instant, async (query, least) => {
        const { list, total } = await store.write(scope, (tx) =>
          tx.screens.list(query, { where: (eb) => eb('brightness', '>=', least), fields: ['name', 'tagIds'] }),
        );
        const model = modelList(
          rows.filter((row) => row.brightness !== null && row.brightness >= least),
          query,
        );
        expect(list).toEqual(model.list.map(({ id, rev, name, tagIds }) => ({ id, rev, name, tagIds })));
        expect(total).toBe(model.total);
      }),
      { numRuns: 50 },
    );
  });

  it('finds nothing, and does not fail, where a value cannot be in the column', async () => {
    const none = async (wanted: ListQuery['filter'], q?: string) => {
      const { list, total } = await store.read(scope, (tx) =>
        tx.screens.list({ page: 1, pageSize: 5, sort: 'id', order: 'asc', filter: wanted, q }),
      );
      expect([list, total]).toEqual([[], 0]);
    };
    await none({ name: 'nul\0' });
    await none({ name: { contains: '\0' } });
    await none({}, '\0');
    await none({ brightness: 'bright' });
    await none({ brightness: { gte: 'bright' } });
    await none({ ratio: Number.NaN });
    await none({ name: { in: [] } });
    await none({ tagIds: { in: ['t1\0'] } });
  });

  it('refuses fields that are not sorted or filtered', async () => {
    const list = (query: Partial<ListQuery>) =>
      store.read(scope, (tx) =>
        tx.screens.list({ page: 1, pageSize: 5, sort: 'id', order: 'asc', filter: {}, ...query }),
      );
    await expect(list({ sort: 'layout' })).rejects.toThrow(StoreMisuse);
    await expect(list({ sort: 'id; drop table screens' })).rejects.toThrow(StoreMisuse);
    await expect(list({ filter: { layout: 'x' } })).rejects.toThrow(StoreMisuse);
    await expect(list({ filter: { 'name" = 1 or 1 = 1': 'x' } })).rejects.toThrow(StoreMisuse);
    await expect(list({ filter: { tagIds: { contains: 't' } } })).rejects.toThrow(StoreMisuse);
  });

  it('leaves the total out where it is not wanted', async () => {
    expect(
      await store.read(scope, (tx) =>
        tx.screens.list({ page: 1, pageSize: 1, sort: 'id', order: 'asc', filter: {} }, { withoutTotal: true }),
      ),
    ).toMatchObject({ total: -1 });
  });

  it('takes a page beyond all pages', async () => {
    const far = await store.read(scope, (tx) =>
      tx.screens.list({ page: Number.MAX_SAFE_INTEGER, pageSize: 200, sort: 'id', order: 'asc', filter: {} }),
    );
    expect(far).toEqual({ list: [], total: ROWS });
  });
});

onEngines('the total of a list', (engine) => {
  let store: FixtureStore;
  const query: ListQuery = { page: 1, pageSize: 5, sort: 'id', order: 'asc', filter: {} };

  beforeAll(async () => {
    store = await openFixture(await createPlace(engine));
  });

  afterAll(async () => {
    await store.close();
    await store.place.clean();
  });

  const total = async (filterBy: ListQuery['filter'] = {}) =>
    (await store.read(scope, (tx) => tx.screens.list({ ...query, filter: filterBy }))).total;
  const behindItsBack = () =>
    store.write(scope, (tx) =>
      tx.db
        .insertInto('spots')
        .values({ id: String(Math.random()), corp_id: 'corp' })
        .execute(),
    );

  it('is right at once after a write of this process, by table or by hand', async () => {
    expect(await total()).toBe(0);
    const { id } = await store.write(scope, (tx) => tx.screens.insert({ name: 'one', status: 'on' }));
    expect([await total(), await total({ status: 'on' }), await total({ status: 'off' })]).toEqual([1, 1, 0]);
    await store.write(scope, (tx) => tx.screens.update(id, { status: 'off' }));
    expect([await total(), await total({ status: 'on' }), await total({ status: 'off' })]).toEqual([1, 0, 1]);
    await store.write(scope, (tx) => tx.db.updateTable('screens').set({ status: 'on' }).where('id', '=', id).execute());
    expect(await total({ status: 'on' })).toBe(1);
    await store.write(scope, (tx) => tx.screens.remove(id));
    expect(await total()).toBe(0);
  });

  it('stays when another table or an undone transaction writes', async () => {
    const before = await total();
    await behindItsBack();
    await expect(
      store.write(scope, async (tx) => {
        await tx.screens.insert({ name: 'undone' });
        expect((await tx.screens.list(query)).total).toBe(before + 1);
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await total()).toBe(before);
  });
});
