import { uuidv7 } from '#core/uuid.ts';
import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import type { CorporationStored } from '#generated/server/corporations.gen.ts';
import { equipCorporation } from '../../commands/equipCorporation.ts';
import { beginTrial } from '../../commands/givePoints.ts';
import { nextNumber } from '../../commands/nextNumber.ts';
import { handler } from '../../call/handler.ts';
import { create as createRow } from '../crud/create.ts';

/** Creates a corporation with its initial records, below the caller's own unless a parent is named. Its row belongs to itself. */
export const create = handler('corporation.create', async (context) => {
  const { input, tx, user, language } = context;
  const id = uuidv7(tx.now);
  const platform = tx.as({ kind: 'system', corpId: null });
  const superiorId = input.superiorId ?? user.corpId;
  return createRow(corporationMeta, { ...context, tx: platform }, async () => ({
    changes: { id, corpId: id, superiorId, number: await nextNumber(tx, 'corporation') },
    effects: async (row) => {
      await equipCorporation(platform, id, language);
      const { customerType, trialEndAt } = row as unknown as CorporationStored;
      if (customerType === 'mediaOwner' && trialEndAt !== null && trialEndAt > tx.now)
        await beginTrial(platform, { corpId: id, giverId: user.corpId, trialEndAt });
    },
  }));
});
