import type { VerificationStored } from '#generated/server/verifications.gen.ts';
import type { CorporationStored } from '#generated/server/corporations.gen.ts';
import type { Tx } from '../store/types.ts';

/** The three verifications, each with the column that keeps how far it is. */
const COLUMNS = {
  identity: 'identityState',
  qualification: 'qualificationState',
  adQualification: 'adQualificationState',
} as const;

export type VerifyKind = keyof typeof COLUMNS;
export const VERIFY_KINDS = Object.keys(COLUMNS) as readonly VerifyKind[];

/** State of a verification of an enterprise. */
type VerifyState = NonNullable<CorporationStored['identityState']>;

/** Returns the latest record of a kind that still says something; null where none was submitted. `tx` sees the enterprise. */
export async function latestOf(tx: Tx, corpId: string, kind: VerifyKind): Promise<VerificationStored | null> {
  const [latest] = await tx.verifications.find(
    (eb) => eb.and([eb('corp_id', '=', corpId), eb('kind', '=', kind), eb('status', '!=', 'replaced')]),
    { orderBy: ['createdAt', 'desc'], limit: 1 },
  );
  return latest ?? null;
}

/** Returns how far a kind is: what was verified stays so while a newer submission waits or is refused. */
async function stateOf(tx: Tx, corpId: string, kind: VerifyKind): Promise<VerifyState> {
  const verified = await tx.verifications.count((eb) =>
    eb.and([eb('corp_id', '=', corpId), eb('kind', '=', kind), eb('status', '=', 'verified')]),
  );
  if (verified > 0) return 'verified';
  const status = (await latestOf(tx, corpId, kind))?.status;
  return status === undefined || status === null || status === 'replaced' ? 'unsubmitted' : status;
}

/**
 * Keeps how far the verifications of an enterprise are, wherever it is read: with the enterprise, its accounts (ENT-01) and
 * the agent that acts for it. `platform` reaches every corporation; the enterprise's row is locked by the caller.
 */
export async function keepVerifyState(platform: Tx, corpId: string, kind: VerifyKind): Promise<void> {
  const tx = platform.as({ kind: 'system', corpId });
  const column = COLUMNS[kind];
  const state = await stateOf(tx, corpId, kind);
  await tx.corporations.update(corpId, { [column]: state });
  if (kind !== 'adQualification') await tx.accounts.updateAll((eb) => eb('corp_id', '=', corpId), { [column]: state });
  if (kind === 'identity')
    await platform.proxies.updateAll((eb) => eb('advertiser_id', '=', corpId), { identityState: state });
}

/** Returns the media owner above an enterprise, who reviews what it proves: the first one up the tree (ENT-08). */
export async function reviewingCorp(platform: Tx, corpId: string): Promise<string | null> {
  const seen = new Set([corpId]);
  let superiorId = (await platform.corporations.one(corpId, { fields: ['superiorId'] }))?.superiorId ?? null;
  while (superiorId !== null && !seen.has(superiorId)) {
    seen.add(superiorId);
    const superior = await platform.corporations.one(superiorId, { fields: ['superiorId', 'customerType'] });
    if (superior?.customerType === 'mediaOwner') return superior.id;
    superiorId = superior?.superiorId ?? null;
  }
  return null;
}
