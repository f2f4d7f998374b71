import type { EntityMeta } from '#core/entity/meta.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { SessionUser } from '../../call/types.ts';
import { signalsAt } from '../../policies/signals.ts';
import { entityOf, tableOf } from '../../policies/tableOf.ts';
import type { Tx } from '../../store/types.ts';
import { ordersAt } from './ordersAt.ts';
import { ACROSS, places } from './places.ts';

/** Returns the visible ones of these records, by their enterprises. */
async function byCorporation(tx: Tx, entity: EntityMeta, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await tableOf(tx, entity.name).many(ids, { fields: ['corpId'] });
  const found = new Map<string, string[]>();
  for (const row of rows) {
    const corpId = String(row['corpId']);
    found.set(corpId, [...(found.get(corpId) ?? []), row.id]);
  }
  return found;
}

/** Whoever may see records in any list of theirs may ask what a change of them touches. */
const maySee = (user: SessionUser, { perm, views }: EntityMeta): boolean =>
  [perm.list, ...views.map((view) => view.perm)].some((name) => name !== undefined && user.can(name));

/**
 * Counts what a change of records touches (UI-09): ads that play there, and orders that hold places there from today on, or bid.
 * Records that the caller may not see count as if they were not there; what is counted may be anybody's of the enterprise
 * that has the record, and of a plan the ads that are placed in it.
 */
export const touched = handler('search.touched', async ({ input, tx, user, now }) => {
  const entity = entityOf(input.entity);
  const place = places[input.entity];
  if (!entity || !place || !entity.systems.includes(user.system)) throw refuse('NOT_FOUND');
  if (!maySee(user, entity)) throw refuse('NO_PERMISSION');
  const other = entity.members && entityOf(entity.members.entity);
  const members = other ? await byCorporation(tx, other, input.members ?? []) : new Map<string, string[]>();
  const found = await byCorporation(tx, entity, input.ids);
  if (found.size === 0) throw refuse('NOT_FOUND');
  const { planPaused, takenDown } = signalsAt(now);
  let ads = 0;
  const orders = new Set<string>();
  for (const [corpId, ids] of found) {
    const own = tx.as({ kind: 'system', corpId: ACROSS.has(entity.name) ? null : corpId });
    const { ads: there, seats } = await place(own, { ids, members: members.get(corpId) ?? [] });
    // As adsFor (player/targets.ts): what is held back, paused above or taken down is on no screen.
    ads += await own.ads.count((eb) =>
      eb.and([
        eb('status', '=', 'playing'),
        eb('held_by', 'is', null),
        eb.not(planPaused!(eb)),
        eb.not(takenDown!(eb)),
        there(eb),
      ]),
    );
    for (const some of (await ordersAt(own, seats, now)).values()) for (const order of some) orders.add(order);
  }
  return { ads, orders: orders.size };
});
