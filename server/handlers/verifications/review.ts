import type { VerificationStored } from '#generated/server/verifications.gen.ts';
import { verificationMeta } from '#generated/model/verifications/meta.gen.ts';
import { dayAt } from '#core/sales/days.ts';
import { refuse as refusal } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { notify, type News } from '../../commands/notify.ts';
import { verifyReaders } from '../../commands/verifyReaders.ts';
import { keepVerifyState } from '../../commands/verifyState.ts';
import { predicateContext } from '../../policies/logic.ts';
import { settle } from '../../policies/settle.ts';
import { tableOf, type Row } from '../../policies/tableOf.ts';
import type { Tx } from '../../store/types.ts';
import { acting } from '../verbs.ts';

/** Returns what was verified of this kind before, locked. */
const olderOf = (own: Tx, { id, kind }: VerificationStored): Promise<VerificationStored[]> =>
  own.verifications.find((eb) => eb.and([eb('kind', '=', kind), eb('status', '=', 'verified'), eb('id', '!=', id)]), {
    lock: 'change',
  });

/** Marks papers as replaced by a newer one. */
async function replace(own: Tx, older: readonly VerificationStored[]): Promise<void> {
  for (const row of older) {
    const marked = await own.verifications.update(row.id, { isReplaced: true });
    if (marked)
      await settle(
        tableOf(own, 'verification'),
        verificationMeta,
        marked as unknown as Row,
        predicateContext({ now: own.now, user: null }),
      );
  }
}

/** Refuses to approve a paper whose last day passed while it waited: it would replace a valid one, and expire at once. */
function checkHolds({ status, validUntil }: VerificationStored, now: number): void {
  if (status === 'submitted' && validUntil !== null && validUntil < dayAt(now)) throw refusal('VERIFY_OUTDATED');
}

/** Decides about a record: the enterprise's state follows, and it is told (ENT-08). */
function decision(kind: News['kind']) {
  return async (row: VerificationStored, { tx, services, user, now, input }: HandlerContext<object>) => {
    if (kind === 'verifyPassed') checkHolds(row, now);
    const detail = 'reason' in input && typeof input.reason === 'string' ? input.reason : null;
    const platform = tx.as({ kind: 'system', corpId: null });
    const own = tx.as({ kind: 'system', corpId: row.corpId });
    // All papers first and their enterprise then, as the end of a paper locks them. No other one comes to be verified
    // meanwhile: one of a kind waits at a time, and this one does.
    const older = kind === 'verifyPassed' ? await olderOf(own, row) : [];
    // Locked as a submission and a placing lock it, so that each sees what the other decided.
    await platform.corporations.one(row.corpId, { lock: 'change', fields: ['id'] });
    return {
      changes: { reviewerId: user.userId, reviewedAt: now },
      effects: async () => {
        await replace(own, older);
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
