import type { EntityMeta } from '#core/entity/meta.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import { materialMeta } from '#generated/model/materials/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { beginTakeDown, type Stopped } from '../../commands/takeDown.ts';
import { displayOf } from '../../policies/changes.ts';
import { tableOf, type Row } from '../../policies/tableOf.ts';
import { actionOf } from '../actionOf.ts';
import { batch } from '../batch.ts';
import { checkState } from '../transition.ts';

type Context = HandlerContext<{ readonly ids: readonly string[]; readonly reason: string }>;

/** Takes records of an entity down, each by an order of its own; whoever may see the record and holds the code may. */
function taking(meta: EntityMeta, stoppedOf: (row: Row, context: Context) => Promise<Stopped[]> | Stopped[]) {
  const action = actionOf(meta, 'takeDown');
  return (context: Context) =>
    batch(context, async (id, { log }) => {
      const { tx, user, services, input } = context;
      const row = await tableOf(tx, meta.name).one(id, { lock: 'change' });
      if (!row) throw refuse('NOT_FOUND');
      checkState(meta, action, row, context);
      const targetName = displayOf(meta, row);
      for (const stopped of await stoppedOf(row, context))
        await beginTakeDown(tx, services, {
          ...stopped,
          targetId: id,
          targetName,
          reason: input.reason,
          creatorId: user.userId,
        });
      log({ targetId: id, targetName, after: { reason: input.reason } });
    });
}

const deptOf = (row: Row): string | null => (row['deptId'] as string | null) ?? null;
const corpOf = (row: Row): string => String(row['corpId']);

export const takeDownAd = handler(
  'ad.takeDown',
  taking(adMeta, (row) => [{ targetType: 'ad', corpId: corpOf(row), deptId: deptOf(row) }]),
);

export const takeDownMaterial = handler(
  'material.takeDown',
  taking(materialMeta, (row) => [
    {
      targetType: 'material',
      corpId: corpOf(row),
      deptId: deptOf(row),
      sha256: (row['sha256'] as string | null) ?? '',
    },
  ]),
);

/** An advertiser buys from several media owners: each of them that the caller may see gets an order of its own. */
export const takeDownAdvertiser = handler(
  'corporation.takeDown',
  taking(corporationMeta, async ({ id }, { tx, user }) => {
    const found = await tx
      .acrossCorps('the advertiser of several media owners')
      .selectFrom('ads')
      .select('corp_id')
      .distinct()
      .where('advertiser_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    const seen = await tx.corporations.many(
      found.map((row) => row.corp_id),
      { fields: ['id'] },
    );
    const corpIds = new Set([user.corpId, ...seen.map((corporation) => corporation.id)]);
    return [...corpIds].map((corpId) => ({
      targetType: 'corporation',
      corpId,
      deptId: corpId === user.corpId ? user.deptId : null,
    }));
  }),
);
