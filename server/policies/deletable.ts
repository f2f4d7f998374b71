import type { EntityMeta } from '#core/entity/meta.ts';
import type { Rows, TableOf } from '#generated/server/tables.gen.ts';
import { refuse } from '../call/refuse.ts';
import { checkUnkept, type Asking } from './keepers.ts';
import { checkRole } from './roleStrength.ts';
import type { Row } from './tableOf.ts';

type RowOf<E extends keyof TableOf> = Rows[TableOf[E]];
type Checks = { readonly [E in keyof TableOf]?: (row: RowOf<E>, asking: Asking) => Promise<void> };

/** States of an ad after which nothing plays any more. */
const OVER = ['expired', 'deleted', 'disapproved'];

/** States of an order that is not over. */
const OPEN_ORDERS = ['toBePaid', 'toBeUploaded', 'ongoing'];

/** Reasons against a deletion beside rows that keep a record (x-keeps). */
const checks: Checks = {
  account: ({ roleId }, { tx, user }) => checkRole(tx, user, roleId),
  // Else the agent could neither upload to nor see orders that it has paid for.
  async proxy({ advertiserId }, { tx }) {
    if (!advertiserId) return;
    const platform = tx.as({ kind: 'system', corpId: null });
    const running = await platform.ads.count((eb) =>
      eb.and([eb('advertiser_id', '=', advertiserId), eb('status', 'not in', OVER)]),
    );
    if (running > 0) throw refuse('PROXY_HAS_ADS');
    const orders = await platform.adsOrders.count((eb) =>
      eb.and([eb('advertiser_id', '=', advertiserId), eb('status', 'in', OPEN_ORDERS)]),
    );
    if (orders > 0) throw refuse('PROXY_HAS_ORDERS');
  },
  role: ({ id }, { tx, user }) => checkRole(tx, user, id),
};

/**
 * Refuses to delete a record that something in use needs, or that is stronger than the caller. Asked of the locked row by the
 * deletion itself, and beforehand by the question that the console asks (search.usedBy): it writes nothing.
 */
export async function checkDeletable(entity: EntityMeta, row: Row, asking: Asking): Promise<void> {
  const check = checks[entity.name as keyof Checks] as ((row: Row, asking: Asking) => Promise<void>) | undefined;
  await check?.(row, asking);
  await checkUnkept(entity, row, asking);
}
