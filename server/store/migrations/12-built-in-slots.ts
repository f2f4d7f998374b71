import { sql } from 'kysely';
import { filling, running } from './fill.ts';
import type { Migration } from './index.ts';

/** A scenario was made beside it later; the server of before held the first of each place to be the layout's own. */
const isFirst = sql`
  not exists (select 1 from ad_slots o
    where o.corp_id = ad_slots.corp_id and o.layout_id = ad_slots.layout_id and o.widget_id = ad_slots.widget_id
      and o.deleted_at is null and o.id < ad_slots.id)`;

const isOfBuiltIn = sql`
  exists (select 1 from layouts l
    where l.corp_id = ad_slots.corp_id and l.id = ad_slots.layout_id and l.built_in = 1)`;

/** The slot that came with a built-in layout says so, by which it is neither deleted nor moved (LAY-06). */
export const builtInSlots: Migration = {
  number: 12,
  name: 'built-in-slots',
  up: filling([
    {
      needs: { ad_slots: ['layout_id', 'widget_id', 'deleted_at'], layouts: ['built_in'] },
      adds: { table: 'ad_slots', name: 'built_in', type: 'boolean' },
      fill: running(sql`
        update ad_slots set built_in = case when deleted_at is null and ${isOfBuiltIn} and ${isFirst} then 1 else 0 end
        where built_in is null`),
    },
  ]),
};
