import type { PermissionRef, System } from '#core/entity/meta.ts';
import { permissionCodes } from '#generated/model/permissionCodes.gen.ts';

/** Says whether the session holds a permission, by its name in schemas/_permissions.yaml. */
export type Can = (permission: PermissionRef | undefined) => boolean;

/**
 * Returns the one function behind every check of the console (PERM-03).
 *
 * Where the system is not YXF every check passes: the server still refuses what the system may not call.
 * A missing permission, `open` and `public` pass too: a session is there.
 */
export function createCan(system: System | undefined, codes: ReadonlySet<number>): Can {
  return (permission) => {
    if (system !== 'YXF' || permission === undefined || permission === 'open' || permission === 'public') return true;
    const code = permissionCodes[permission];
    return code !== undefined && codes.has(code);
  };
}

export const codesOf = (session: { permissionList: readonly { code: number }[] } | null): ReadonlySet<number> =>
  new Set(session?.permissionList.map(({ code }) => code));
