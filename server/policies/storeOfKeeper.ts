import { refuse } from '../call/refuse.ts';
import type { ScopeUser } from '../store/types.ts';

type Keeper = Pick<ScopeUser, 'stores'>;

/** Refuses STORE_OF_KEEPER where a keeper would put a screen outside their stores: it would leave their sight (PERM-07). */
export function checkStore({ stores }: Keeper, storeId: string | null | undefined): void {
  if (stores?.only && !stores.ids.includes(storeId ?? '')) throw refuse('STORE_OF_KEEPER');
}

/** Returns the store of a new screen: that of a keeper who keeps but one and names none is this one. */
export function storeOfNew(user: Keeper, storeId: string | null | undefined): string | null {
  const { stores } = user;
  const chosen = storeId ?? (stores?.only && stores.ids.length === 1 ? stores.ids[0]! : null);
  checkStore(user, chosen);
  return chosen;
}
