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
 * Returns whether all these enterprises may still place an order: each exists, is enabled and has a verified identity. Asked
 * when money for an order comes in later, with nobody signed in. Their rows stay locked until the transaction ends.
 */
export async function mayStillPlace(tx: Tx, corpIds: readonly (string | null)[]): Promise<boolean> {
  const whole = tx.as({ kind: 'system', corpId: null });
  const ids = [...new Set(corpIds.flatMap((id) => id ?? []))];
  const found = await whole.corporations.many(ids, { lock: 'change' });
  return found.length === ids.length && found.every(isVerified);
}

/**
 * Returns those of these enterprises for which no bids are made: whoever is paused or gone, or whose identity is not
 * verified: never submitted, in review, refused or withdrawn. An identity that has expired does not bar: what was paid goes on.
 */
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

/** Returns the state of an identity as it counts for what was paid already: expired counts as verified. */
const livesOn = (state: CorporationStored['identityState']) => (state === 'expired' ? 'verified' : state);

/** Refuses an enterprise whose identity is not verified; the error says whether it expired, was withdrawn, or was never verified. */
function checkVerified({ identityState }: Pick<CorporationStored, 'identityState'>): void {
  if (identityState === 'expired') throw refuse('PLACE_EXPIRED');
  if (identityState === 'withdrawn') throw refuse('PLACE_WITHDRAWN');
  if (identityState !== 'verified') throw refuse('PLACE_UNVERIFIED');
}

/**
 * Checks that the caller may place, order or submit an ad (ADS-05, ADS-08), and returns for whom; every such call asks here
 * first. The enterprise that pays and the advertiser that the ad names must both have a verified identity. An agent must
 * name one of the advertisers that it acts for. Both rows stay locked until the transaction ends, so that a withdrawal of
 * the verification waits for the placing, or the placing for it.
 *
 * @param advertiserId the advertiser that is named; absent: the caller's own enterprise.
 * @param isPaid the order was paid already: an identity that has expired since does not stop it.
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
