import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { latestOf, VERIFY_KINDS } from '../../commands/verifyState.ts';

const iso = (at: number | null | undefined): string | null => (at ? new Date(at).toISOString() : null);

/** Returns how far each of the three verifications of an enterprise is, and what was said about the latest (ADS-05). */
export const audit = handler('verification.audit', async ({ tx, user, input }) => {
  const advertiserId = input.advertiserId ?? user.corpId;
  if (!user.corpIds.includes(advertiserId)) throw refuse('NOT_FOUND');
  const own = tx.as({ kind: 'system', corpId: advertiserId });
  const corporation = await own.corporations.one(advertiserId);
  if (!corporation) throw refuse('NOT_FOUND');
  const kinds = [];
  for (const kind of VERIFY_KINDS) {
    const latest = await latestOf(own, advertiserId, kind);
    kinds.push({
      kind,
      state: corporation[`${kind}State`] ?? 'unsubmitted',
      latest: latest && {
        id: latest.id,
        status: latest.status ?? '',
        holder: latest.holder ?? '',
        reason: latest.reason ?? null,
        validUntil: latest.validUntil ?? null,
        createdAt: iso(latest.createdAt) ?? '',
        reviewedAt: iso(latest.reviewedAt),
      },
    });
  }
  return { advertiserId, name: corporation.name ?? '', kinds };
});
