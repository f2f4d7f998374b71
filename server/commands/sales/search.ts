import { sql } from 'kysely';
import { addDays, weekdayOf } from '#core/time.ts';
import { daysFrom, endOf } from '#core/sales/days.ts';
import { openWeekdays } from '#core/sales/openings.ts';
import type { OrderMode } from '#core/sales/price.ts';
import { scenarioOf } from '#core/schedule/scenario.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import { wayTo } from '../../policies/districts.ts';
import type { Tx } from '../../store/types.ts';
import { matesOf } from '../scenarios.ts';

/** Search query of an advertiser. */
export interface Sought {
  page?: number | undefined;
  pageSize?: number | undefined;
  districtCode?: string | null | undefined;
  scenes?: readonly string[] | undefined;
  dimension?: string | null | undefined;
  sellingMode?: OrderMode | null | undefined;
  maxPriceFen?: number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  freeOnly?: boolean | undefined;
  q?: string | null | undefined;
}

const PAGE = 20;
const DIMENSIONS = 50;
/** Slots with hours of their own that are looked at; a screen of one beyond them is found, and its days say that it is shut. */
const SCENARIOS = 5000;
const FOR_SALE = ['online', 'offline', 'unknown'];

/** Returns the first digits that the codes of a division and of all below it share. */
const prefixOf = (code: string): string => (wayTo(code).length === 3 ? code : code.replace(/(00)+$/, ''));

/** A text within a LIKE, its own signs meant as they are. */
const within = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Screens with goods on sale, of all media owners: this is the one place where an advertiser sees into their enterprises. */
function screensOnSale(tx: Tx) {
  return tx
    .acrossCorps('an advertiser finds what all media owners have put on sale; the select says what it learns')
    .selectFrom('goods as g')
    .innerJoin('ad_slots as s', (join) => join.onRef('s.corp_id', '=', 'g.corp_id').onRef('s.id', '=', 'g.slot_id'))
    .innerJoin('corporations as c', (join) => join.onRef('c.corp_id', '=', 'g.corp_id').onRef('c.id', '=', 'g.corp_id'))
    .innerJoin('devices as d', (join) => join.onRef('d.corp_id', '=', 'g.corp_id'))
    .leftJoin('device_groups as dg', (join) =>
      join.onRef('dg.corp_id', '=', 'd.corp_id').onRef('dg.id', '=', 'd.group_id'),
    )
    .where('g.status', '=', 'onSale')
    .where('g.deleted_at', 'is', null)
    .where('s.deleted_at', 'is', null)
    .where('c.status', '=', 'enabled')
    .where('d.deleted_at', 'is', null)
    .where('d.status', 'in', FOR_SALE)
    .where((eb) => eb(eb.fn.coalesce('d.layout_id', 'dg.layout_id'), '=', eb.ref('s.layout_id')));
}

type Query = ReturnType<typeof screensOnSale>;

const price = (mode: Sought['sellingMode']): 'g.cpt_price_fen' | 'g.price_fen' | 's.rtb_price_fen' =>
  mode === 'rtb' ? 's.rtb_price_fen' : mode === 'cpt' ? 'g.cpt_price_fen' : 'g.price_fen';

function narrowed(query: Query, sought: Sought): Query {
  const { districtCode, scenes = [], dimension, sellingMode, maxPriceFen, to, q } = sought;
  let found = query;
  if (districtCode) found = found.where('d.district_code', 'like', `${prefixOf(districtCode)}%`);
  if (scenes.length > 0) found = found.where('d.scene', 'in', [...scenes]);
  if (dimension) found = found.where('g.dimension', '=', dimension);
  if (sellingMode) found = found.where(price(sellingMode), 'is not', null);
  // As floorOf (commands/auctions/floor.ts).
  if (sellingMode === 'rtb')
    found = found
      .where('s.rtb_price_fen', '>', 0)
      .where((eb) => eb.or([eb('s.rtb', '=', 1), eb('s.selling_mode', '=', 'rtb')]));
  if (maxPriceFen)
    found = found.where((eb) =>
      sellingMode
        ? eb(price(sellingMode), '<=', maxPriceFen)
        : eb.or([eb('g.cpt_price_fen', '<=', maxPriceFen), eb('g.price_fen', '<=', maxPriceFen)]),
    );
  if (to) found = found.where((eb) => eb.or([eb('d.expire_at', 'is', null), eb('d.expire_at', '>=', endOf(to))]));
  if (q)
    found = found.where((eb) =>
      eb.or(
        (['d.name', 'd.address'] as const).map(
          (column) => sql<boolean>`lower(${eb.ref(column)}) like ${within(q)} escape '\\'`,
        ),
      ),
    );
  return found;
}

/** Leaves out screens that have no place left on one of the days. */
function withRoom(query: Query, from: string, to: string): Query {
  return query.where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('seats')
          .select('seats.day')
          .whereRef('seats.device_id', '=', 'd.id')
          .whereRef('seats.slot_id', '=', 's.id')
          .where('seats.day', '>=', from)
          .where('seats.day', '<=', to)
          .groupBy('seats.day')
          .having((of) => of(of.fn.countAll(), '>=', of.ref('g.max_stock'))),
      ),
    ),
  );
}

/** Returns the slots on sale that have no turn on any of these days (LAY-07): shut, or beside one that has the place alone. */
async function shutSlots(tx: Tx, from: string, to: string): Promise<string[]> {
  const rows = await tx
    .acrossCorps('slots that an advertiser cannot buy for its days are no find; nothing but their ids is used')
    .selectFrom('goods as g')
    .innerJoin('ad_slots as s', (join) => join.onRef('s.corp_id', '=', 'g.corp_id').onRef('s.id', '=', 'g.slot_id'))
    .select('s.id')
    .distinct()
    .where('g.status', '=', 'onSale')
    .where('g.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('s.opening', '=', 'hours'),
        eb.exists(
          eb
            .selectFrom('ad_slots as m')
            .select('m.id')
            .whereRef('m.corp_id', '=', 's.corp_id')
            .whereRef('m.layout_id', '=', 's.layout_id')
            .whereRef('m.widget_id', '=', 's.widget_id')
            .where('m.mode', '=', 'exclusive')
            .where('m.deleted_at', 'is', null),
        ),
      ]),
    )
    .orderBy('s.id')
    .limit(SCENARIOS)
    .execute();
  const whole = tx.as({ kind: 'system', corpId: null });
  const slots = await whole.adSlots.many(rows.map(({ id }) => id));
  const mates = await matesOf(whole, slots);
  const weekdays = [...new Set(daysFrom(from, to).map(weekdayOf))];
  // Many slots have the same hours, beside the same others.
  const known = new Map<string, boolean>();
  const isShut = (slot: AdSlotStored): boolean => {
    const scenarios = [scenarioOf(slot), ...(mates.get(slot.id) ?? [])] as const;
    const name = JSON.stringify(scenarios);
    const [own, ...others] = scenarios;
    const shut = known.get(name) ?? openWeekdays(own, others, weekdays).length === 0;
    known.set(name, shut);
    return shut;
  };
  return slots.filter(isShut).map(({ id }) => id);
}

/** Returns the query of what is on sale and fits. */
async function soughtScreens(tx: Tx, sought: Sought): Promise<Query> {
  const { from, to, freeOnly = false, sellingMode } = sought;
  const query = narrowed(screensOnSale(tx), sought);
  if (!freeOnly || !from || !to) return query;
  const shut = await shutSlots(tx, from, to);
  const open = shut.length > 0 ? query.where('s.id', 'not in', shut) : query;
  // Orders by auction keep no place, and need none.
  return sellingMode === 'rtb' ? open : withRoom(open, from, to);
}

/** Returns how many of the screens that are on sale and fit are in each division, and in none: one statement, whatever their number. */
export async function screensByDivision(tx: Tx, sought: Sought): Promise<{ code: string | null; count: number }[]> {
  const query = await soughtScreens(tx, sought);
  const rows = await query
    .select((eb) => ['d.district_code as code', eb.fn.countAll().as('count')])
    .groupBy('d.district_code')
    .execute();
  return rows.map(({ code, count }) => ({ code, count: Number(count) }));
}

/** Returns a page of the screens that are on sale and fit, and how many there are. */
export async function searchScreens(tx: Tx, sought: Sought) {
  const { page = 1, pageSize = PAGE } = sought;
  const query = await soughtScreens(tx, sought);
  const { total } = await query.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select([
      'g.id as goodsId',
      'g.max_stock as places',
      'g.dimension',
      'g.page',
      'g.price_fen as priceFen',
      'g.cpt_price_fen as cptPriceFen',
      's.id as slotId',
      's.rtb',
      's.selling_mode as slotMode',
      's.rtb_price_fen as rtbPriceFen',
      's.name as slotName',
      's.showing_s as showingS',
      'c.name as owner',
      'd.id as deviceId',
      'd.name',
      'd.scene',
      'd.district_code as districtCode',
      'd.address',
      'd.screen_inches as inches',
      'd.resolution',
      'd.rotation',
    ])
    .orderBy('d.name')
    .orderBy('d.id')
    .orderBy('g.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}

/** Returns the sizes that are on sale anywhere. */
export async function sizesOnSale(tx: Tx): Promise<string[]> {
  const rows = await tx
    .acrossCorps('the sizes that advertisers can choose')
    .selectFrom('goods')
    .select('dimension')
    .distinct()
    .where('status', '=', 'onSale')
    .where('deleted_at', 'is', null)
    .orderBy('dimension')
    .limit(DIMENSIONS)
    .execute();
  return rows.flatMap(({ dimension }) => dimension ?? []);
}

/** Returns the last day of a calendar that begins on a day: no page shows more. */
export const calendarEnd = (from: string, to: string, days: number): string => {
  const last = addDays(from, days - 1);
  return to < last ? to : last;
};
