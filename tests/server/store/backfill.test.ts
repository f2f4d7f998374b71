import { expect, it } from 'vitest';
import type { TableMeta } from '#core/entity/meta.ts';
import { glanceOf } from '#server/policies/layoutGlance.ts';
import { printedSchema, type Schema } from '#server/store/schema.ts';
import { openStore } from '#server/store/store.ts';
import { buildTestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { createClock } from '#tests/support/clock.ts';
import { anyDb } from '#tests/support/rows.ts';
import { PLATFORM, createPlace, onEngines, type Place } from '#tests/support/store.ts';
import { drawn, widget } from '../handlers/layouts/layoutScene.ts';

/** Columns that rows of before lack. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  ads: ['orderId', 'ofCast'],
  deviceGrants: ['deviceMadeAt'],
  adSlots: ['opening', 'mode', 'weekdays', 'windows'],
  layouts: ['outline'],
  materials: ['castId'],
};

function without(meta: TableMeta, later: readonly string[] = []): TableMeta {
  const rest = (sets: TableMeta['indexes']) => sets.filter((set) => !set.some((column) => later.includes(column)));
  return { ...meta, columns: meta.columns.filter(({ name }) => !later.includes(name)), indexes: rest(meta.indexes) };
}

/** The present schema, but that rows may be alike which are kept apart since. */
async function looserSchema(): Promise<Schema> {
  const { tables, ...now } = await printedSchema();
  const { devicePoints } = tables;
  const unique = devicePoints!.unique.filter(([field]) => field !== 'deviceId');
  return { ...now, tables: { ...tables, devicePoints: { ...devicePoints!, unique } } };
}

/** The schema of a release before, which had none of these columns. */
async function schemaBefore(): Promise<Schema> {
  const { technical, ...now } = await looserSchema();
  const tables = Object.entries(now.tables).map(([name, meta]) => [name, without(meta, LATER[name])] as const);
  const seats = (meta: TableMeta): TableMeta =>
    meta.name === 'seats' ? { ...without(meta, ['stock']), checks: [] } : meta;
  return { ...now, technical: technical.map(seats), tables: Object.fromEntries(tables) };
}

type Rows = Record<string, readonly Record<string, unknown>[]>;

const HERE = { corp_id: 'a' };
const THERE = { corp_id: 'b' };
const DOCUMENT = drawn(widget('w1', 'text', { x: 7 }));
const HOME = { ...HERE, document: JSON.stringify(DOCUMENT) };

const BEFORE: Rows = {
  ads_orders: [
    { ...HERE, id: 'o1', ad_id: 'ad1', settled_at: 5 },
    { ...HERE, id: 'o2', ad_id: 'gone' },
    { ...HERE, id: 'o3', ad_id: null },
    { ...THERE, id: 'o4', ad_id: 'ad2' },
  ],
  ads: [
    { ...HERE, id: 'ad1', status: 'playing', created_at: 1, reviewed_at: 2 },
    { ...HERE, id: 'gone', status: 'deleted', created_at: 3, reviewed_at: 4, deleted_at: 7 },
    // Of another media owner than the order that names such an ad.
    { ...HERE, id: 'ad2' },
    { ...HERE, id: 'shown' },
  ],
  buyer_holds: [
    { ...HERE, ad_id: 'ad1', since: 1, until: null },
    { ...HERE, ad_id: 'gone', since: 1, until: 3 },
    { ...HERE, ad_id: 'gone', since: 4, until: null },
  ],
  seats: ['o1', 'o2'].map((id, n) => ({
    ...HERE,
    order_id: id,
    device_id: 'd',
    slot_id: 's',
    day: '2026-01-01',
    seat: n + 1,
  })),
  // More than are read at once, of two corporations, with one that nobody can read.
  layouts: [
    ...Array.from({ length: 450 }, (_, n) => ({ ...HOME, ...(n % 2 ? HERE : THERE), id: `l${n}`, rev: 3 })),
    { ...HERE, id: 'unreadable', document: '{"version":1}', rev: 3 },
    { ...HERE, id: 'none', document: null, rev: 3 },
  ],
  casts: [{ ...HERE, id: 'c1', ad_id: 'shown', picture: 'upload' }],
  materials: [
    { ...HERE, id: 'm1', file: 'upload' },
    // One of the library, which the owner has put into the ad of the cast.
    { ...HERE, id: 'm2', file: 'other' },
    { ...HERE, id: 'm3', file: 'upload' },
  ],
  ad_slots: [
    { ...HERE, id: 'slot', number: 'S1', name: 'Of before', width: 1920, height: 1080, carousel_places: 3, rev: 4 },
  ],
  devices: [{ ...HERE, id: 'd1', created_at: 11 }],
  goods: [{ ...HERE, id: 'goods1', living_slot_id: 's', max_stock: 5 }],
  device_points: [1, 2, 3].map((n) => ({
    ...HERE,
    id: `p${n}`,
    number: `${n}`,
    device_id: n === 3 ? null : 'd1',
    expire_at: n,
  })),
  device_grants: [
    { ...HERE, id: 'g1', account_id: 'a1', device_id: 'd1' },
    { ...THERE, id: 'g2', account_id: 'a2', device_id: 'd1' },
  ],
  data_cards: [
    { ...HERE, id: 'card1', iccid: '89860116700412345677' },
    { ...THERE, id: 'card2', iccid: '89860116700412345677' },
    { ...HERE, id: 'card3', iccid: '89860012345678901238', deleted_at: 5 },
  ],
  ads__materials: ['m1', 'm2'].map((ref, n) => ({ ...HERE, id: 'shown', ref_id: ref, position: n })),
};

/** Leaves a store as a release before left it. */
async function leave(place: Place, schema: Schema): Promise<void> {
  const store = await openStore(place.config, createClock(), schema);
  await store.sync();
  await store.write(PLATFORM, async (tx) => {
    const db = anyDb(tx);
    await db.deleteFrom('schema_version').where('number', '>', 1).execute();
    for (const [table, rows] of Object.entries(BEFORE)) await db.insertInto(table).values(rows).execute();
  });
  await store.close();
}

/** Brings the store to the present schema; returns what its tables hold. */
async function updated(place: Place) {
  const store = await openStore(place.config, createClock());
  const said = [await store.sync(), await store.sync()];
  const all = (table: string, ...order: string[]): Promise<Record<string, unknown>[]> =>
    store.write(PLATFORM, (tx) => anyDb(tx).selectFrom(table).selectAll().orderBy(order).execute());
  const facts = {
    ads: (await all('ads', 'id')).map(({ id, order_id: order, of_cast: cast }) => [id, order, cast]),
    slots: (await all('ad_slots', 'id')).map(({ opening, mode, rev }) => [opening, mode, rev]),
    holds: (await all('buyer_holds', 'ad_id', 'since')).map(({ ad_id: ad, until }) => [ad, until]),
    seats: (await all('seats', 'seat')).map(({ order_id: order, stock }) => [order, stock]),
    points: (await all('device_points', 'id')).map(({ id, device_id: device }) => [id, device]),
    materials: (await all('materials', 'id')).map(({ id, cast_id: cast }) => [id, cast]),
    layouts: await all('layouts', 'id'),
    turns: (await all('state_changes', 'row_id', 'at', 'id')).map(({ row_id: ad, state, at }) => [ad, state, at]),
    rights: (await all('device_grants', 'id')).map(({ id, device_made_at: made }) => [id, made]),
    cards: (await all('globals', 'value'))
      .filter(({ name }) => name === 'dataCard.iccid')
      .map(({ row_id: card }) => card),
  };
  await store.close();
  return { said, ...facts };
}

onEngines(
  'rows of a release before',
  (engine) => {
    it.each([
      ['lack the columns', schemaBefore],
      ['have the columns, empty', looserSchema],
    ])(
      'that %s get what is kept beside them since [MKT-09, LAY-01, LAY-07, MKT-10, IOT-01, PERM-07]',
      async (_what, schema) => {
        const place = await createPlace(engine);
        await leave(place, await schema());
        const { said, ads, slots, holds, seats, materials, layouts, cards, rights, turns, points } =
          await updated(place);
        expect(turns).toEqual([
          ['ad1', 'pendingApproval', 1],
          ['ad1', 'pendingPlay', 2],
          ['gone', 'pendingApproval', 3],
          ['gone', 'pendingPlay', 4],
          ['gone', 'deleted', 7],
        ]);
        expect(cards).toEqual(['card1']);
        expect(rights).toEqual([
          ['g1', 11],
          ['g2', null],
        ]);
        expect(ads).toEqual([
          ['ad1', 'o1', null],
          ['ad2', null, null],
          ['gone', 'o2', null],
          ['shown', null, 1],
        ]);
        expect(slots).toEqual([['always', 'shared', 4]]);
        expect(holds).toEqual([
          ['ad1', null],
          ['gone', 3],
          ['gone', 7],
        ]);
        expect(seats).toEqual([['o2', 5]]);
        expect(points).toEqual([
          ['p1', null],
          ['p2', 'd1'],
          ['p3', null],
        ]);
        expect(materials).toEqual([
          ['m1', 'c1'],
          ['m2', null],
          ['m3', null],
        ]);
        const unknown = layouts.filter(({ outline }) => outline === null).map(({ id }) => id);
        expect(unknown).toEqual(['none', 'unreadable']);
        const outlines = new Set(layouts.map(({ outline }) => outline));
        expect(outlines).toEqual(new Set([null, JSON.stringify(glanceOf(DOCUMENT).outline)]));
        expect(new Set(layouts.map(({ rev }) => rev))).toEqual(new Set([3]));
        expect(said).toEqual([[], []]);
        await place.clean();
      },
    );

    it.each([
      ['was filled', false],
      // Written by a server of before, which still runs beside the new one.
      ['has no opening rule', true],
    ])('a slot that %s can be changed, and is found by it [LAY-07]', async (_what, isEmpty) => {
      const place = await createPlace(engine);
      await leave(place, await schemaBefore());
      const test = await buildTestApp({ config: place.config });
      const { corpId } = test.personas.owner;
      const { layoutId } = test.personas.own;
      await test.services.store.write(PLATFORM, async (tx) => {
        const empty = isEmpty ? { opening: null, mode: null } : {};
        const facts = {
          corp_id: corpId,
          layout_id: layoutId,
          selling_mode: 'cpt',
          cpt_price_fen: 100,
          rtb_price_fen: 0,
        };
        await anyDb(tx)
          .updateTable('ad_slots')
          .set({ ...facts, ...empty })
          .where('id', '=', 'slot')
          .execute();
      });
      const changed = await call(test, test.personas.owner, 'adSlot.update', { id: 'slot', name: 'Renamed' });
      expect(changed).toMatchObject({ code: 0, data: { name: 'Renamed' } });
      const filter = { opening: 'always' };
      const { list } = await data<{ list: { id: string }[] }>(test, test.personas.owner, 'adSlot.list', { filter });
      expect(list.some(({ id }) => id === 'slot')).toBe(!isEmpty);
      await test.close();
      await place.clean();
    });
  },
  ['sqlite', 'postgres'],
);
