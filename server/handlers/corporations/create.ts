import { uuidv7 } from '#core/uuid.ts';
import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import type { CorporationStored } from '#generated/server/corporations.gen.ts';
import { equipCorporation } from '../../commands/equipCorporation.ts';
import { checkEditionGiven } from '../../commands/giveEdition.ts';
import { beginTrial } from '../../commands/givePoints.ts';
import { nextNumber } from '../../commands/nextNumber.ts';
import { handler } from '../../call/handler.ts';
import { create as createRow } from '../crud/create.ts';

/** Initial verification states of a buyer (ADS-05). */
const UNVERIFIED = {
  identityState: 'unsubmitted',
  qualificationState: 'unsubmitted',
  adQualificationState: 'unsubmitted',
} as const;

/** Creates a corporation with its initial records, below the caller's own unless a parent is named. Its row belongs to itself. */
export const create = handler('corporation.create', async (context) => {
  const { input, tx, user, language } = context;
  const id = uuidv7(tx.now);
  const platform = tx.as({ kind: 'system', corpId: null });
  const superiorId = input.superiorId ?? user.corpId;
  await checkEditionGiven(platform, user, input.edition ?? null);
  return createRow(corporationMeta, { ...context, tx: platform }, async ({ customerType: kind }) => ({
    changes: {
      id,
      corpId: id,
      superiorId,
      number: await nextNumber(tx, 'corporation'),
      // A media owner proves nothing to itself.
      ...(kind === 'mediaOwner' ? {} : UNVERIFIED),
    },
    effects: async (row) => {
      await equipCorporation(platform, id, language);
      const { customerType, trialEndAt } = row as unknown as CorporationStored;
      if (customerType === 'mediaOwner' && trialEndAt !== null && trialEndAt > tx.now)
        await beginTrial(platform, { corpId: id, giverId: user.corpId, trialEndAt });
    },
  }));
});
