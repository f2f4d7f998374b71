import type { WalletRecordStored } from '#generated/server/wallet-records.gen.ts';
import { nextNumber } from '../commands/nextNumber.ts';
import type { Tx } from '../store/types.ts';
import { balancesOf, isOwn, type Account, type Line, type MovementKind } from './ledger.ts';

/** Details of a movement for people. */
export interface Told {
  kind: MovementKind;
  /** Number of the order or recharge. */
  ref: string;
  /** Account that caused it; absent: the server itself. */
  creatorId?: string | null | undefined;
  /** Corporation that the order names as its advertiser; an agent pays for it. */
  advertiserId?: string | null | undefined;
}

const isOf = (account: Account, corpId: string): boolean => account.corpId === corpId && isOwn(account);

/** Corporations whose own money a line moves, in the one order in which their serial numbers are counted on. */
const partiesOf = ({ from, to }: Line): string[] =>
  [...new Set([from, to].filter(isOwn).map(({ corpId }) => corpId))].toSorted();

/** Returns what a line is to one of its parties: income, expense, or put aside and back (budget), in fen. */
function sums(line: Line, corpId: string): Pick<WalletRecordStored, 'income' | 'expenses' | 'budget'> {
  const { from, to, amount } = line;
  const [isOut, isIn] = [isOf(from, corpId), isOf(to, corpId)];
  const held = (isIn && to.kind === 'held' ? amount : 0) - (isOut && from.kind === 'held' ? amount : 0);
  return { income: isIn && !isOut ? amount : 0, expenses: isOut && !isIn ? amount : 0, budget: held };
}

/**
 * Writes the lines of a posted movement into the finance centre of each corporation whose own money it moves (MKT-04,
 * MKT-05), with the balance of its wallet after it.
 */
export async function tell(tx: Tx, lines: readonly Line[], told: Told): Promise<void> {
  const { kind, ref, creatorId = null, advertiserId } = told;
  const whole = tx.as({ kind: 'system', corpId: null });
  const advertiser = advertiserId ? await whole.corporations.one(advertiserId) : null;
  for (const line of lines)
    for (const corpId of partiesOf(line)) {
      const own = tx.as({ kind: 'system', corpId });
      const other = [line.from, line.to].find((account) => account.corpId !== corpId);
      const partner = other === undefined ? null : await whole.corporations.one(other.corpId);
      await own.walletRecords.insert({
        number: await nextNumber(tx, 'walletRecord', corpId),
        kind,
        amount: line.amount,
        ...sums(line, corpId),
        balance: (await balancesOf(tx, corpId)).wallet,
        ref,
        partnerId: partner?.id ?? null,
        partnerName: partner?.name ?? null,
        advertiserId: advertiser?.id ?? null,
        advertiserName: advertiser?.name ?? null,
        creatorId,
      });
    }
}
