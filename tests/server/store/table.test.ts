import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StoreMisuse, Taken, UnstorableText } from '#server/store/errors.ts';
import { findGlobal } from '#server/store/globals.ts';
import type { Tx, Where } from '#server/store/types.ts';
import type { FixtureStore } from '../../support/store.ts';
import { PLATFORM, createPlace, onEngines, openFixture, scopeOf } from '../../support/store.ts';

const scope = scopeOf();

onEngines('a scoped table', (engine) => {
  let store: FixtureStore;

  beforeAll(async () => {
    store = await openFixture(await createPlace(engine));
  });

  afterAll(async () => {
    await store.close();
    await store.place.clean();
  });

  const insert = (values: Parameters<Parameters<Parameters<FixtureStore['write']>[1]>[0]['screens']['insert']>[0]) =>
    store.write(scope, (tx) => tx.screens.insert(values));

  it('fills what a new row leaves out: id, belonging, times, rev, defaults and the first state', async () => {
    const row = await insert({ name: 'Lobby' });
    expect(row).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      corpId: 'corp',
      deptId: 'dept',
      creatorId: 'user',
      createdAt: store.clock.now(),
      updatedAt: store.clock.now(),
      rev: 1,
      deletedAt: null,
      name: 'Lobby',
      uuid: null,
      status: 'inactive',
      brightness: 50,
      ratio: null,
      isIndoor: null,
      startAt: null,
      layout: null,
      advertiserId: null,
      tagIds: [],
    });
    expect(await store.read(scope, (tx) => tx.screens.one(row.id))).toEqual(row);
  });

  it('reads more rows at once than one statement can name, with their links', async () => {
    const ids = Array.from({ length: 17_000 }, (_, n) => `many-${String(n).padStart(5, '0')}`);
    await store.write(PLATFORM, async (tx) => {
      for (let at = 0; at < ids.length; at += 2000) {
        const part = ids.slice(at, at + 2000);
        const row = { corp_id: 'many', created_at: 1, updated_at: 1, rev: 1 };
        await tx.db
          .insertInto('screens')
          .values(part.map((id) => ({ ...row, id, name: id })))
          .execute();
      }
      const links = [0, 16_999].map((n) => ({ corp_id: 'many', id: ids[n]!, ref_id: `tag-${n}`, position: 0 }));
      await tx.db.insertInto('screens__tag_ids').values(links).execute();
      // Without it PostgreSQL plans for the one row that it knew of, until its autovacuum has come by.
      await sql`analyze`.execute(tx.db);
    });
    const whole = { kind: 'system', corpId: 'many' } as const;
    const [found, named] = await store.read(whole, (tx) =>
      Promise.all([tx.screens.find((eb) => eb('rev', '=', 1), { limit: 20_000 }), tx.screens.many(ids.toReversed())]),
    );
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(named.map(({ id }) => id)).toEqual(ids.toReversed());
    for (const rows of [found, named.toReversed()])
      expect([rows[0]?.tagIds, rows[1]?.tagIds, rows.at(-1)?.tagIds]).toEqual([['tag-0'], [], ['tag-16999']]);
  });

  it('gives back every kind of value as it was given', async () => {
    const values = {
      name: "大堂 “1” ' -- 🙂",
      brightness: Number.MAX_SAFE_INTEGER,
      ratio: -0.1,
      isIndoor: false,
      startAt: 1_780_000_000_000,
      layout: { pages: [{ x: 1.5, on: true }, null], text: 'a\0b' },
      tagIds: ['t3', 't1', 't2'],
    };
    const { id } = await insert(values);
    expect(await store.read(scope, (tx) => tx.screens.one(id))).toMatchObject(values);
    const on = await insert({ name: 'On', isIndoor: true, layout: [] });
    expect(await store.read(scope, (tx) => tx.screens.one(on.id, { fields: ['isIndoor', 'layout'] }))).toEqual({
      id: on.id,
      rev: 1,
      isIndoor: true,
      layout: [],
    });
  });

  it('reads many in the order of their ids, each once, and leaves out what is not there', async () => {
    const [one, two] = [await insert({ name: 'many one', tagIds: ['a'] }), await insert({ name: 'many two' })];
    const rows = await store.read(scope, (tx) =>
      tx.screens.many([two.id, 'nothing', one.id, two.id, 'nul\0'], { fields: ['name', 'tagIds'] }),
    );
    expect(rows).toEqual([
      { id: two.id, rev: 1, name: 'many two', tagIds: [] },
      { id: one.id, rev: 1, name: 'many one', tagIds: ['a'] },
    ]);
    expect(await store.read(scope, (tx) => tx.screens.many([]))).toEqual([]);
  });

  it('changes what is named and nothing else, and moves rev and time', async () => {
    const row = await insert({ name: 'before', brightness: 7, tagIds: ['a', 'b'] });
    store.clock.advance(1000);
    const after = await store.write(scope, (tx) =>
      tx.screens.update(row.id, { name: 'after', tagIds: ['b', 'c'], brightness: undefined }),
    );
    expect(after).toEqual({ ...row, name: 'after', tagIds: ['b', 'c'], rev: 2, updatedAt: store.clock.now() });
    expect(await store.read(scope, (tx) => tx.screens.one(row.id))).toEqual(after);
    const cleared = await store.write(scope, (tx) =>
      tx.screens.update(row.id, { brightness: null, tagIds: [] }, { rev: 2 }),
    );
    expect(cleared).toMatchObject({ brightness: null, tagIds: [], rev: 3 });
  });

  it('changes nothing where the guard does not hold', async () => {
    const row = await insert({ name: 'guarded', status: 'online' });
    const online = (status: string): { where: Where } => ({ where: (eb) => eb('status', '=', status) });
    await store.write(scope, async (tx) => {
      expect(await tx.screens.update(row.id, { name: 'x' }, { rev: 9 })).toBeNull();
      expect(await tx.screens.update(row.id, { name: 'x' }, online('offline'))).toBeNull();
      expect(await tx.screens.update('nothing', { name: 'x' })).toBeNull();
      expect(await tx.screens.update(row.id, { name: 'y' }, { rev: 1, ...online('online') })).toMatchObject({
        name: 'y',
        rev: 2,
      });
    });
  });

  it('deletes softly: the row does not exist any more, but is kept', async () => {
    const row = await insert({ name: 'gone', uuid: 'gone-1' });
    await store.write(scope, async (tx) => {
      expect(await tx.screens.remove(row.id, { status: 'deleted' })).toBe(true);
      expect(await tx.screens.remove(row.id)).toBe(false);
      expect(await tx.screens.update(row.id, { name: 'back' })).toBeNull();
      const kept = await tx.db
        .selectFrom('screens')
        .select(['status', 'deleted_at as deletedAt'])
        .where('id', '=', row.id)
        .executeTakeFirst();
      expect(kept).toEqual({ status: 'deleted', deletedAt: store.clock.now() });
    });
    expect(await store.read(scope, (tx) => tx.screens.one(row.id))).toBeNull();
    expect(await store.read(scope, (tx) => tx.screens.many([row.id]))).toEqual([]);
  });

  it('deletes for good where a table does not keep what is deleted', async () => {
    const zone = await store.write(scope, (tx) => tx.zones.insert({ name: 'east', parentIds: ['p'] }));
    expect(await store.write(scope, (tx) => tx.zones.remove(zone.id))).toBe(true);
    const left = await store.read(PLATFORM, (tx) => tx.db.selectFrom('zones__parent_ids').select('id').execute());
    expect(left).toEqual([]);
    expect(await store.write(scope, (tx) => tx.zones.remove(zone.id))).toBe(false);
  });

  it('changes and counts all that match', async () => {
    await store.write(scope, async (tx) => {
      const rows = [];
      for (const name of ['bulk 1', 'bulk 2', 'bulk 3'])
        rows.push(await tx.screens.insert({ name, status: 'waiting' }));
      await tx.screens.remove(rows[2]!.id);
      expect(await tx.screens.updateAll((eb) => eb('status', '=', 'waiting'), { status: 'done', isIndoor: true })).toBe(
        2,
      );
      expect(await tx.screens.count((eb) => eb('status', '=', 'done'))).toBe(2);
      const found = await tx.screens.find((eb) => eb('status', '=', 'done'), {
        fields: ['name', 'isIndoor'],
        orderBy: ['name', 'desc'],
      });
      expect(found.map((row) => [row.name, row.isIndoor, row.rev])).toEqual([
        ['bulk 2', true, 2],
        ['bulk 1', true, 2],
      ]);
      expect(await tx.screens.find((eb) => eb('status', '=', 'done'), { limit: 1 })).toHaveLength(1);
    });
  });

  it('counts by a value and sums up, within the scope', async () => {
    const sums = scopeOf({ corpId: 'sums' });
    await store.write(sums, async (tx) => {
      expect([await tx.screens.countBy('status'), await tx.screens.sum('brightness')]).toEqual([new Map(), 0]);
      for (const [i, status] of ['on', 'on', 'off', null, 'on'].entries())
        await tx.screens.insert({ status, brightness: i, ratio: 0.5 });
      const [gone] = await tx.screens.find((eb) => eb('brightness', '=', 4));
      await tx.screens.remove(gone!.id);
    });
    await store.read(sums, async (tx) => {
      expect(await tx.screens.countBy('status')).toEqual(
        new Map([
          ['on', 2],
          ['off', 1],
          ['', 1],
        ]),
      );
      expect([await tx.screens.sum('brightness'), await tx.screens.sum('ratio')]).toEqual([6, 2]);
      expect(await tx.screens.countBy('status', (eb) => eb('brightness', '>', 0))).toEqual(
        new Map([
          ['on', 1],
          ['off', 1],
          ['', 1],
        ]),
      );
      expect(await tx.screens.countPer('brightness', 2, (eb) => eb('brightness', '>=', 1))).toEqual(
        new Map([
          [0, 1],
          [2, 2],
        ]),
      );
      await expect(tx.screens.countPer('name', 2, (eb) => eb('rev', '>', 0))).rejects.toThrow(StoreMisuse);
      await expect(tx.screens.countPer('brightness', 0, (eb) => eb('rev', '>', 0))).rejects.toThrow(StoreMisuse);
      await expect(tx.screens.sum('name')).rejects.toThrow(StoreMisuse);
      await expect(tx.screens.countBy('layout')).rejects.toThrow(StoreMisuse);
    });
  });

  it('refuses a value that a living row of the corporation has, at its field, and goes on', async () => {
    await insert({ name: 'unique' });
    const other = await insert({ name: 'other', tagIds: ['t'] });
    await store.write(scope, async (tx) => {
      await expect(tx.screens.insert({ name: 'unique', uuid: 'u-half' })).rejects.toThrow(new Taken('name'));
      await expect(tx.screens.update(other.id, { name: 'unique', tagIds: [] })).rejects.toThrow(new Taken('name'));
      await expect(tx.screens.insert({ id: other.id, name: 'same id' })).rejects.toThrow(new Taken('id'));
      await expect(tx.screens.updateAll((eb) => eb('id', '=', other.id), { name: 'unique' })).rejects.toThrow(Taken);
      expect(await tx.screens.one(other.id)).toEqual(other);
      expect(await tx.screens.update(other.id, { name: 'other' })).toMatchObject({ name: 'other' });
      expect(await findGlobal.first(tx as unknown as Tx, { name: 'screen.uuid', value: 'u-half' })).toBeNull();
    });
    expect(
      await store.write(scopeOf({ corpId: 'another' }), (tx) => tx.screens.insert({ name: 'unique' })),
    ).toMatchObject({ corpId: 'another' });
  });

  it("lets a deleted row's values be taken again", async () => {
    const first = await insert({ name: 'again', uuid: 'again-1' });
    await store.write(scope, (tx) => tx.screens.remove(first.id));
    expect(await insert({ name: 'again', uuid: 'again-1' })).toMatchObject({ name: 'again', uuid: 'again-1' });
  });

  it('keeps a number unique over the platform, and finds its row', async () => {
    const row = await insert({ name: 'global', uuid: 'G-1' });
    const rival = scopeOf({ corpId: 'rival' });
    await store.write(rival, async (tx) => {
      await expect(tx.screens.insert({ name: 'thief', uuid: 'G-1' })).rejects.toThrow(new Taken('uuid'));
      expect(await tx.screens.count()).toBe(0);
      const theirs = await tx.screens.insert({ name: 'theirs', uuid: 'G-2' });
      await expect(tx.screens.update(theirs.id, { uuid: 'G-1', name: 'renamed' })).rejects.toThrow(new Taken('uuid'));
      expect(await tx.screens.one(theirs.id)).toEqual(theirs);
      expect(await tx.screens.update(theirs.id, { uuid: 'G-3' })).toMatchObject({ uuid: 'G-3' });
      expect(await tx.screens.insert({ name: 'freed', uuid: 'G-2' })).toMatchObject({ uuid: 'G-2' });
      expect(await findGlobal.first(tx as unknown as Tx, { name: 'screen.uuid', value: 'G-1' })).toEqual({
        corpId: 'corp',
        entity: 'screen',
        rowId: row.id,
      });
    });
    await store.write(PLATFORM, (tx) =>
      tx.screens.updateAll((eb) => eb('uuid', '=', 'G-1'), { deletedAt: store.clock.now() }),
    );
    expect(await store.write(rival, (tx) => tx.screens.insert({ name: 'heir', uuid: 'G-1' }))).toMatchObject({
      uuid: 'G-1',
    });
  });

  it('refuses what no row can be asked to do', async () => {
    const row = await insert({ name: 'misused' });
    await store.write(scope, async (tx) => {
      await expect(tx.screens.update(row.id, { corpId: 'rival' })).rejects.toThrow(StoreMisuse);
      await expect(tx.screens.update(row.id, { deletedAt: 1 })).rejects.toThrow(StoreMisuse);
      await expect(tx.screens.update(row.id, { wings: 2 } as never)).rejects.toThrow('has no field "wings"');
      await expect(tx.screens.updateAll((eb) => eb('id', '=', row.id), { tagIds: [] })).rejects.toThrow(StoreMisuse);
      await expect(tx.screens.insert({ name: 'nul\0' })).rejects.toThrow(new UnstorableText('name'));
      await expect(tx.screens.insert({ name: 'links', tagIds: 'a' as never })).rejects.toThrow(StoreMisuse);
    });
    await expect(store.read(scope, (tx) => tx.screens.insert({ name: 'reading' }))).rejects.toThrow(StoreMisuse);
    await expect(store.write(PLATFORM, (tx) => tx.screens.insert({ name: 'homeless' }))).rejects.toThrow(
      'must name its corporation',
    );
  });
});
