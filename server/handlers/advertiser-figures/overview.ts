import type { PermissionName } from '#generated/model/permissions.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { OutputOf, SessionUser } from '../../call/types.ts';
import { balancesOf } from '../../money/wallet.ts';
import type { Tx } from '../../store/types.ts';

type Overview = OutputOf<'advertiserFigure.overview'>;
type Money = Pick<Overview, 'spendFen' | 'walletFen' | 'heldFen'>;

const HIDDEN: Money = { spendFen: null, walletFen: null, heldFen: null };

/** Returns what the caller's enterprise has and has spent; nothing to whom the finance centre is closed. */
async function moneyOf(tx: Tx, user: SessionUser): Promise<Money> {
  if (!user.can('finance' satisfies PermissionName)) return HIDDEN;
  const own = tx.as({ kind: 'system', corpId: user.corpId });
  const { wallet, held } = await balancesOf(tx, user.corpId);
  const [spent] = await own.walletRecords.totals({ filter: { kind: { in: ['order', 'capture'] } } }, ['expenses']);
  const [back] = await own.walletRecords.totals({ filter: { kind: 'refund' } }, ['income']);
  return { spendFen: (spent?.sum ?? 0) - (back?.sum ?? 0), walletFen: wallet, heldFen: held };
}

/** Returns the figures of the advertiser's first page (ADS-02). */
export const overview = handler('advertiserFigure.overview', async ({ tx, user }) => {
  const corporation = await tx.as({ kind: 'system', corpId: user.corpId }).corporations.one(user.corpId);
  if (!corporation) throw refuse('NOT_FOUND');
  const seesAds = user.can('ad.view' satisfies PermissionName);
  const by = seesAds ? await tx.ads.countBy('status') : new Map<string, number>();
  const of = (status: string) => by.get(status) ?? 0;
  return {
    customerType: corporation.customerType ?? 'advertiser',
    verification: {
      identity: corporation.identityState ?? 'unsubmitted',
      qualification: corporation.qualificationState ?? 'unsubmitted',
      adQualification: corporation.adQualificationState ?? 'unsubmitted',
    },
    ads: {
      playing: of('playing'),
      pendingPlay: of('pendingPlay'),
      pendingApproval: of('pendingApproval'),
      disapproved: of('disapproved'),
      expired: of('expired'),
    },
    allAds: [...by.values()].reduce((sum, each) => sum + each, 0),
    impressions: seesAds && user.can('ad.monitor' satisfies PermissionName) ? await tx.ads.sum('impressions') : 0,
    ...(await moneyOf(tx, user)),
    represented: user.can('proxy.view' satisfies PermissionName) ? await tx.proxies.count() : 0,
  };
});
