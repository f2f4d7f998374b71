import { expect, it } from 'vitest';
import type { TableMeta } from '#core/entity/meta.ts';
import { placeOf } from '#server/policies/districts.ts';
import { printedSchema, type Schema } from '#server/store/schema.ts';
import { openStore } from '#server/store/store.ts';
import { createClock } from '#tests/support/clock.ts';
import { anyDb } from '#tests/support/rows.ts';
import { PLATFORM, createPlace, onEngines, type Place } from '#tests/support/store.ts';

const TYPED = ['province', 'city', 'district'];

/** The schema of the release before: where a screen hangs was typed. */
async function schemaBefore(): Promise<Schema> {
  const now = await printedSchema();
  const devices = now.tables['devices']!;
  const before: TableMeta = {
    ...devices,
    columns: [
      ...devices.columns.filter(({ name }) => name !== 'districtCode'),
      ...TYPED.map((name) => ({ name, type: 'text' as const })),
    ],
    indexes: [...devices.indexes.filter((set) => !set.includes('districtCode')), ['city']],
  };
  return { ...now, tables: { ...now.tables, devices: before } };
}

type Typed = [uuid: string, province: string | null, city: string | null, district: string | null, address?: string];

/** Leaves a store as the release before left it, with these screens. */
async function leave(place: Place, screens: readonly Typed[]): Promise<void> {
  const store = await openStore(place.config, createClock(), await schemaBefore());
  await store.sync();
  await store.write(PLATFORM, async (tx) => {
    const db = anyDb(tx);
    await db.deleteFrom('schema_version').execute();
    for (const [uuid, province, city, district, address = null] of screens) {
      const where = { province, city, district, address };
      const row = { corp_id: 'corp', id: uuid, uuid, name: uuid, type: 'android', rev: 1, created_at: 1, ...where };
      await db.insertInto('devices').values(row).execute();
    }
  });
  await store.close();
}

async function updated(place: Place) {
  const store = await openStore(place.config, createClock());
  const said = await store.sync();
  const again = await store.sync();
  // By the connection that migrated: another one has yet to see that columns went.
  const rows = await store.write(PLATFORM, (tx) => anyDb(tx).selectFrom('devices').selectAll().orderBy('id').execute());
  await store.close();
  return { said, again, rows };
}

onEngines(
  'places of a store of the release before [DEV-14]',
  (engine) => {
    it('become codes of districts, once, and the typed columns go', async () => {
      const place = await createPlace(engine);
      await leave(place, [
        ['A', '上海市', '上海市', '徐汇区', '漕溪北路 8 号'],
        ['B', ' 广东 ', '广州', null],
        ['C', null, '', null, '1 King St'],
      ]);
      const { said, again, rows } = await updated(place);
      expect(rows).toMatchObject([
        { id: 'A', district_code: '310104', address: '漕溪北路 8 号', rev: 1 },
        { id: 'B', district_code: '440100', address: null },
        { id: 'C', district_code: null, address: '1 King St' },
      ]);
      expect(Object.keys(rows[0]!).filter((column) => TYPED.includes(column))).toEqual([]);
      expect([said, again]).toEqual([[], []]);
      await place.clean();
    });

    it('that are no district stand in the address, and it is said', async () => {
      const place = await createPlace(engine);
      const long = 'x'.repeat(195);
      await leave(place, [
        ['A', '广东省', '广州市', '月亮区', '1 号'],
        ['B', '广东省', '广州市', '月亮区'],
        ['C', 'Ontario', 'Toronto', null, long],
      ]);
      const { said, rows } = await updated(place);
      expect(rows).toMatchObject([
        { district_code: '440100', address: '月亮区 1 号' },
        { district_code: '440100', address: '月亮区' },
        { district_code: null, address: `Ontario Toronto ${long}`.slice(0, 200) },
      ]);
      expect(said.toSorted()).toEqual([
        `The address of screen C was cut, it was: Ontario Toronto ${long}`,
        '“Ontario Toronto” of 1 screens is no district, and stands in their address now.',
        '“月亮区” of 2 screens is no district, and stands in their address now.',
      ]);
      await place.clean();
    });
  },
  ['sqlite', 'postgres'],
);

it.each([
  [['上海市', '上海市', '徐汇区'], '310104', []],
  [['上海', '', '徐汇'], '310104', []],
  [['Guangdong', 'guangzhou', 'Tianhe'], '440106', []],
  [['', '深圳', '南山'], '440305', []],
  [['湖北省', '仙桃市', ''], '429004', []],
  [['北京市', '北京市', ''], '110100', []],
  // Two cities have such a district, and a third city is named alike.
  [['', '', '朝阳区'], undefined, ['朝阳区']],
  // A district of another city has that name, with another ending.
  [['广东省', '云城市', '天河区'], '440000', ['云城市', '天河区']],
  [['Ontario', 'Toronto', ''], undefined, ['Ontario', 'Toronto']],
  [['', '', ''], undefined, []],
])('typed names mean a division where only one can be meant: %j [DEV-14]', (names, code, left) => {
  expect(placeOf(names)).toEqual({ code, left });
});
