import type { PermissionName } from '#generated/model/permissions.gen.ts';
import type { Tx } from '../store/types.ts';
import { administratorsOf } from './notify.ts';

/** Accounts that are told of what waits, at most. */
const MOST = 50;

/** Returns who may review in a corporation: its administrators, and whose role has the permission. */
export async function reviewersOf(tx: Tx, corpId: string, permission: PermissionName): Promise<string[]> {
  const own = tx.as({ kind: 'system', corpId });
  const roles = await own.roles.find((eb) => eb('permissions', 'like', `%"${permission}"%`), { fields: ['id'] });
  const ids = roles.map(({ id }) => id);
  const others =
    ids.length === 0
      ? []
      : await own.accounts.find((eb) => eb.and([eb('role_id', 'in', ids), eb('status', '=', 'enabled')]), {
          fields: ['id'],
          limit: MOST,
        });
  return [...new Set([...(await administratorsOf(tx, corpId)), ...others.map(({ id }) => id)])];
}
