import { cleanName } from '#core/entity/cleanName.ts';
import { dayAt } from '#core/sales/days.ts';
import type { VerificationStored } from '#generated/server/verifications.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { SessionUser } from '../call/types.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { notify } from './notify.ts';
import { reviewersOf } from './reviewers.ts';
import { keepVerifyState, reviewingCorp, type VerifyKind } from './verifyState.ts';

type Parts = Pick<Services, 'store' | 'config'>;
type Submitter = Pick<SessionUser, 'corpId' | 'corpIds' | 'deptId'>;

/**
 * Decides a submission (ADS-05): it stands in the enterprise that it is about, one of a kind at a time, and whoever
 * reviews is told. An agent submits for one of its advertisers, too.
 */
export async function submission(tx: Tx, parts: Parts, user: Submitter, draft: Partial<VerificationStored>) {
  const platform = tx.as({ kind: 'system', corpId: null });
  const advertiserId = draft.advertiserId ?? user.corpId;
  if (!user.corpIds.includes(advertiserId)) throw refuse('PLACE_NOT_PROXY');
  // The lock lets one submission of an enterprise decide at a time.
  const corporation = await platform.corporations.one(advertiserId, { lock: 'change' });
  if (!corporation) throw refuse('NOT_FOUND');
  if (corporation.customerType === 'mediaOwner') throw refuse('VERIFY_NO_BUYER');
  if (draft.validUntil && draft.validUntil < dayAt(tx.now)) throw refuse('VERIFY_OVER');
  const kind = draft.kind as VerifyKind;
  const waiting = await platform.verifications.count((eb) =>
    eb.and([eb('corp_id', '=', advertiserId), eb('kind', '=', kind), eb('status', '=', 'submitted')]),
  );
  if (waiting > 0) throw refuse('VERIFY_WAITING');
  return {
    changes: {
      corpId: advertiserId,
      advertiserId,
      advertiserName: corporation.name,
      deptId: advertiserId === user.corpId ? user.deptId : null,
      holder: cleanName(draft.holder ?? ''),
      idNumber: draft.idNumber?.toUpperCase() ?? null,
      creditCode: draft.creditCode?.toUpperCase() ?? null,
    },
    effects: async ({ id }: { id: string }) => {
      await keepVerifyState(platform, advertiserId, kind);
      const reviewing = await reviewingCorp(platform, advertiserId);
      if (reviewing === null) return;
      await notify(tx, parts, await reviewersOf(tx, reviewing, 'verification.review'), {
        kind: 'verifyWaiting',
        entity: 'verification',
        recordId: id,
        subject: corporation.name ?? '',
        detail: draft.holder ?? null,
        cause: `verifyWaiting ${id}`,
      });
    },
  };
}
