import { sql } from 'kysely';
import { readLayout } from '#core/layout/migrate.ts';
import { glanceOf } from '../../policies/layoutGlance.ts';
import { filling, running, type Fill } from './fill.ts';
import type { Migration, MigrationTx } from './index.ts';

/** Layouts that are read at once. */
const AT_ONCE = 200;

const orderOf = sql`select min(o.id) from ads_orders o where o.corp_id = ads.corp_id and o.ad_id = ads.id`;

/** Ads name their order: of one that has another in its place, the plays are counted by that. */
const ordersOfAds: Fill = {
  needs: { ads: ['id'], ads_orders: ['ad_id'] },
  adds: { table: 'ads', name: 'order_id', type: 'text' },
  fill: running(sql`
    update ads set order_id = (${orderOf})
    where order_id is null and (${orderOf}) is not null`),
};

/** A list shows a layout without its document; of one that cannot be read it shows nothing, as before. */
async function outline(tx: MigrationTx): Promise<void> {
  let last = { corp_id: '', id: '' };
  for (;;) {
    const { rows } = await sql<{ corp_id: string; id: string; document: string | null }>`
      select corp_id, id, document from layouts
      where outline is null
        and (corp_id > ${last.corp_id} or (corp_id = ${last.corp_id} and id > ${last.id}))
      order by corp_id, id limit ${sql.lit(AT_ONCE)}`.execute(tx.db);
    for (const { corp_id: corpId, id, document } of rows) {
      const read = readLayout(JSON.parse(document ?? 'null'));
      if (!read.ok) continue;
      const drawn = JSON.stringify(glanceOf(read.document).outline);
      await sql`update layouts set outline = ${drawn} where corp_id = ${corpId} and id = ${id}`.execute(tx.db);
    }
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)!;
  }
}

const outlinesOfLayouts: Fill = {
  needs: { layouts: ['document'] },
  adds: { table: 'layouts', name: 'outline', type: 'json' },
  fill: outline,
};

const castOf = sql`
  select min(c.id) from ads__materials l
  join casts c on c.corp_id = l.corp_id and c.ad_id = l.id and c.picture = materials.file
  where l.corp_id = materials.corp_id and l.ref_id = materials.id`;

/**
 * Pictures of passers-by name their cast, with which they are deleted. Only what was made of the cast's own picture: its
 * owner may have put one of the library into the ad.
 */
const castsOfMaterials: Fill = {
  needs: { materials: ['file'], casts: ['ad_id', 'picture'], ads__materials: ['ref_id'] },
  adds: { table: 'materials', name: 'cast_id', type: 'text' },
  fill: running(sql`
    update materials set cast_id = (${castOf})
    where cast_id is null and (${castOf}) is not null`),
};

/** Ads of passers-by, which are not copied (MKT-10). */
const castsOfAds: Fill = {
  needs: { ads: ['id'], casts: ['ad_id'] },
  adds: { table: 'ads', name: 'of_cast', type: 'boolean' },
  fill: running(sql`
    update ads set of_cast = 1
    where of_cast is null and exists
      (select 1 from casts c where c.corp_id = ads.corp_id and c.ad_id = ads.id)`),
};

const deletionOf = sql`
  select a.deleted_at from ads a where a.corp_id = buyer_holds.corp_id and a.id = buyer_holds.ad_id`;

/** Ends an advertiser's holds at the deletion of its ad: they are paid for until then only. */
const holdsOfDeletedAds: Fill = {
  needs: { ads: ['deleted_at'], buyer_holds: ['until'] },
  fill: running(sql`
    update buyer_holds set until = (${deletionOf})
    where until is null and (${deletionOf}) is not null`),
};

/** Places are kept until their order is settled. */
const placesOfSettledOrders: Fill = {
  needs: { ads_orders: ['settled_at'], seats: ['order_id'] },
  fill: running(sql`
    delete from seats where exists
      (select 1 from ads_orders o
       where o.corp_id = seats.corp_id and o.id = seats.order_id and o.settled_at is not null)`),
};

/** A store that has had the columns from before they were filled with their defaults (LAY-07). */
const scenariosOfSlots: Fill = {
  needs: { ad_slots: ['opening', 'mode'] },
  fill: running(sql`
    update ad_slots set opening = coalesce(opening, 'always'), mode = coalesce(mode, 'shared')
    where opening is null or mode is null`),
};

/** A SIM card is in one enterprise alone (IOT-01): of two that have its number from before, the first holds it. */
const cardsOfAll: Fill = {
  needs: { globals: ['row_id'], data_cards: ['iccid', 'deleted_at'] },
  fill: running(sql`
    insert into globals (name, value, corp_id, entity, row_id)
    select 'dataCard.iccid', c.iccid, c.corp_id, 'dataCard', c.id from data_cards c
    where c.deleted_at is null and c.iccid is not null
      and not exists (select 1 from globals g where g.name = 'dataCard.iccid' and g.value = c.iccid)
      and not exists
        (select 1 from data_cards o where o.iccid = c.iccid and o.deleted_at is null and o.id < c.id)`),
};

const FILLS: readonly Fill[] = [
  ordersOfAds,
  outlinesOfLayouts,
  castsOfMaterials,
  castsOfAds,
  holdsOfDeletedAds,
  placesOfSettledOrders,
  scenariosOfSlots,
  cardsOfAll,
];

/** Fills what later releases keep beside a row, for the rows that were there before (MKT-09, LAY-01, LAY-07, MKT-10). */
export const backfill: Migration = { number: 2, name: 'backfill', up: filling(FILLS) };
