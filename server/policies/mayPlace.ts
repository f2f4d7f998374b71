import { refuse } from '../call/refuse.ts';
import type { SessionUser } from '../call/types.ts';
import type { CorporationStored } from '#generated/server/corporations.gen.ts';
import type { Tx } from '../store/types.ts';

/** Whom a placing names, and who pays for it. */
export interface Placing {
  /** The enterprise that ad, order and line of the ledger name. */
  advertiserId: string;
  /** The caller's own enterprise: an agent pays for its advertisers. */
  payerId: string;
}

type Placer = Pick<SessionUser, 'corpId' | 'corpIds'>;

/**
 * Returns whether those who placed an order may do so still: asked where money comes in for it later, with nobody signed in.
 * Their rows stay locked until the transaction ends.
 */
export async function mayStillPlace(tx: Tx, corpIds: readonly (string | null)[]): Promise<boolean> {
  const whole = tx.as({ kind: 'system', corpId: null });
  const ids = [...new Set(corpIds.flatMap((id) => id ?? []))];
  const found = await whole.corporations.many(ids, { lock: 'change' });
  return found.length === ids.length && found.every(isVerified);
}

/** Returns those of these enterprises for whom nothing is bid now: never verified, paused or gone. What they paid goes on when a verification expires. */
export async function barredFromPlacing(tx: Tx, corpIds: readonly string[]): Promise<Set<string>> {
  const whole = tx.as({ kind: 'system', corpId: null });
  const found = await whole.corporations.many([...new Set(corpIds)], { fields: ['identityState', 'status'] });
  const good = new Set(
    found.filter((each) => isVerified({ ...each, identityState: livesOn(each.identityState) })).map(({ id }) => id),
  );
  return new Set(corpIds.filter((id) => !good.has(id)));
}

const isVerified = ({ identityState, status }: Pick<CorporationStored, 'identityState' | 'status'>): boolean =>
  identityState === 'verified' && status === 'enabled';

/** Returns a state as it counts for what was paid already: a verification that expired holds for that. */
const livesOn = (state: CorporationStored['identityState']) => (state === 'expired' ? 'verified' : state);

/** Refuses an enterprise whose identity is not verified now, by what it lacks. */
function checkVerified({ identityState }: Pick<CorporationStored, 'identityState'>): void {
  if (identityState === 'expired') throw refuse('PLACE_EXPIRED');
  if (identityState === 'withdrawn') throw refuse('PLACE_WITHDRAWN');
  if (identityState !== 'verified') throw refuse('PLACE_UNVERIFIED');
}

/**
 * The gate before every placing (ADS-05, ADS-08): whatever lets an advertiser or an agent place, book, order or submit an
 * ad asks here first. Both who pays and whom the ad names must have a verified identity, and an agent names one of the
 * advertisers that it acts for. The rows stay locked until the transaction ends, so that a withdrawal and a placing that
 * come at once wait for each other.
 *
 * @param advertiserId the advertiser that is named; absent: the caller's own enterprise.
 * @param isPaid it is for an order that was paid: a verification that expired since then does not stop it.
 */
export async function mayPlace(
  tx: Tx,
  user: Placer,
  advertiserId?: string | null,
  { isPaid = false }: { isPaid?: boolean } = {},
): Promise<Placing> {
  const check = ({ identityState }: CorporationStored) =>
    checkVerified({ identityState: isPaid ? livesOn(identityState) : identityState });
  const whole = tx.as({ kind: 'system', corpId: null });
  const own = await whole.corporations.one(user.corpId, { lock: 'change' });
  if (!own) throw refuse('NOT_FOUND');
  check(own);
  if (advertiserId === undefined || advertiserId === null || advertiserId === user.corpId) {
    if (own.customerType === 'agent') throw refuse('PLACE_NAMES_NONE');
    return { advertiserId: user.corpId, payerId: user.corpId };
  }
  const named = user.corpIds.includes(advertiserId)
    ? await whole.corporations.one(advertiserId, { lock: 'change' })
    : null;
  // Read anew under the lock: the agent may have let it go since its session was read.
  if (named?.superiorId !== user.corpId || own.customerType !== 'agent') throw refuse('PLACE_NOT_PROXY');
  if (named.status !== 'enabled') throw refuse('PLACE_PAUSED');
  check(named);
  return { advertiserId, payerId: user.corpId };
}
