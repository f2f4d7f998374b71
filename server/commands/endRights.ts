import type { Tx } from '../store/types.ts';

interface Holder {
  id: string;
  corpId: string;
}

/** Ends the control rights of an account: it is deleted, or begins anew in another department (PERM-07). */
export async function endRightsOf(tx: Tx, { id, corpId }: Holder): Promise<void> {
  const own = tx.ofCorp(corpId);
  await own.deleteFrom('device_grants').where('account_id', '=', id).execute();
  await own.deleteFrom('device_group_grants').where('account_id', '=', id).execute();
}

/** Leaves the stores of an account without a keeper: it is deleted. */
export async function leaveStoresOf(tx: Tx, { id, corpId }: Holder): Promise<void> {
  const own = tx.as({ kind: 'system', corpId });
  await own.stores.updateAll((eb) => eb('keeper_id', '=', id), { keeperId: null });
}

/** Ends the control rights over a screen that is deleted. */
export async function endRightsOver(tx: Tx, { id, corpId }: Holder): Promise<void> {
  await tx.ofCorp(corpId).deleteFrom('device_grants').where('device_id', '=', id).execute();
}
