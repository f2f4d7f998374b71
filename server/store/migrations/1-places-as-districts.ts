import { sql } from 'kysely';
import { placeOf } from '../../policies/districts.ts';
import { addColumn } from '../ddl.ts';
import { columnsOf, dropColumn } from './dropColumn.ts';
import type { Migration, MigrationTx } from './index.ts';

/** Columns that held a place as somebody typed it, from the province down. */
const TYPED = ['province', 'city', 'district'] as const;
/** Longest address that the schema takes. */
const LONGEST_ADDRESS = 200;
/** Places named one by one when the server starts; of more the number is told. Addresses that are cut are all named: they stand nowhere else. */
const MOST_SAID = 20;

type Place = Record<(typeof TYPED)[number], string>;

/** Place as it was typed, with what becomes of it. */
interface Moved {
  place: Place;
  /** Code of the division that its first names mean. */
  code: string | null;
  /** Names that mean no division. */
  left: string;
}

const typed = (column: string) => sql<string>`trim(coalesce(${sql.ref(column)}, ''))`;

async function placesOf(tx: MigrationTx): Promise<Moved[]> {
  const rows: Place[] = await tx.db
    .selectFrom('devices')
    .select(TYPED.map((column) => typed(column).as(column)))
    .distinct()
    .execute();
  return rows.map((place) => {
    const { code, left } = placeOf(TYPED.map((column) => place[column]));
    return { place, code: code ?? null, left: left.join(' ') };
  });
}

const ofPlace = (place: Place) =>
  sql<boolean>`${sql.join(
    TYPED.map((column) => sql`${typed(column)} = ${place[column]}`),
    sql` and `,
  )}`;

/** Returns the addresses that become too long, which are cut: what is lost there is said instead. */
async function cutAddresses(tx: MigrationTx, address: ReturnType<typeof sql<string>>, place: Place): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('devices')
    .select(['uuid', address.as('whole')])
    .where(ofPlace(place))
    .where(sql`length(${address})`, '>', LONGEST_ADDRESS)
    .orderBy('uuid')
    .execute();
  return rows.map(({ uuid, whole }) => `The address of screen ${String(uuid)} was cut, it was: ${whole}`);
}

/** Gives the screens of a place its code, and writes what means no division before their address. Returns what to say. */
async function move(tx: MigrationTx, { place, code, left }: Moved): Promise<{ kept: string[]; cut: string[] }> {
  const address = sql<string>`trim(cast(${left} as text) || ' ' || coalesce(address, ''))`;
  const cut = left === '' ? [] : await cutAddresses(tx, address, place);
  const { numUpdatedRows } = await tx.db
    .updateTable('devices')
    .set({
      district_code: sql`coalesce(district_code, ${code})`,
      ...(left === '' ? {} : { address: sql`substr(${address}, 1, ${sql.lit(LONGEST_ADDRESS)})` }),
    })
    .where(ofPlace(place))
    .executeTakeFirstOrThrow();
  const kept =
    left === '' ? [] : [`“${left}” of ${numUpdatedRows} screens is no district, and stands in their address now.`];
  return { kept, cut };
}

function said(sentences: readonly string[], of: string): string[] {
  const more = sentences.length - MOST_SAID;
  return more > 0 ? [...sentences.slice(0, MOST_SAID), `… and ${more} more ${of}.`] : [...sentences];
}

/** Turns province, city and district, which were typed, into the code of a division (DEV-14). */
export const placesAsDistricts: Migration = {
  number: 1,
  name: 'places-as-districts',
  up: async (tx, engine) => {
    const columns = await columnsOf(tx, engine, 'devices');
    if (!TYPED.every((column) => columns.has(column))) return [];
    if (!columns.has('district_code'))
      await sql.raw(addColumn(engine, 'devices', { name: 'district_code', type: 'text' })).execute(tx.db);
    const kept: string[] = [];
    const cut: string[] = [];
    for (const moved of await placesOf(tx)) {
      if (moved.code === null && moved.left === '') continue;
      const told = await move(tx, moved);
      kept.push(...told.kept);
      cut.push(...told.cut);
    }
    for (const column of TYPED) await dropColumn(tx, engine, 'devices', column);
    return [...said(kept, 'places'), ...cut];
  },
};
