import type { VerificationStored } from '#generated/server/verifications.gen.ts';
import { verificationMeta } from '#generated/model/verifications/meta.gen.ts';
import type { HandlerContext } from '../../call/types.ts';
import { notify, type News } from '../../commands/notify.ts';
import { verifyReaders } from '../../commands/verifyReaders.ts';
import { keepVerifyState } from '../../commands/verifyState.ts';
import { predicateContext } from '../../policies/logic.ts';
import { settle } from '../../policies/settle.ts';
import { tableOf, type Row } from '../../policies/tableOf.ts';
import type { Tx } from '../../store/types.ts';
import { acting } from '../verbs.ts';

/** Marks what was verified of this kind before as replaced. */
async function replaceOlder(platform: Tx, { id, corpId, kind }: VerificationStored): Promise<void> {
  const own = platform.as({ kind: 'system', corpId });
  const older = await own.verifications.find((eb) =>
    eb.and([eb('kind', '=', kind), eb('status', '=', 'verified'), eb('id', '!=', id)]),
  );
  for (const row of older) {
    const marked = await own.verifications.update(row.id, { isReplaced: true });
    if (marked)
      await settle(
        tableOf(own, 'verification'),
        verificationMeta,
        marked as unknown as Row,
        predicateContext({ now: platform.now, user: null }),
      );
  }
}

/** Decides about a record: the enterprise's state follows, and it is told (ENT-08). */
function decision(kind: News['kind']) {
  return async (row: VerificationStored, { tx, services, user, now, input }: HandlerContext<object>) => {
    const detail = 'reason' in input && typeof input.reason === 'string' ? input.reason : null;
    const platform = tx.as({ kind: 'system', corpId: null });
    // Locked as a submission and a placing lock it, so that each sees what the other decided.
    await platform.corporations.one(row.corpId, { lock: 'change', fields: ['id'] });
    return {
      changes: { reviewerId: user.userId, reviewedAt: now },
      effects: async (after: VerificationStored) => {
        if (after.status === 'verified') await replaceOlder(platform, after);
        await keepVerifyState(platform, row.corpId, row.kind);
        await notify(tx, services, await verifyReaders(tx, row), {
          kind,
          entity: 'verification',
          recordId: row.id,
          subject: row.advertiserName ?? '',
          detail,
          cause: `${kind} ${row.id}`,
        });
      },
    };
  };
}

export const approve = acting('verification', 'approve', decision('verifyPassed'));
export const refuse = acting('verification', 'refuse', decision('verifyRefused'));
export const withdraw = acting('verification', 'withdraw', decision('verifyWithdrawn'));
