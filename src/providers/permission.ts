import type { PermissionRef, System } from '#core/entity/meta.ts';
import { permissionCodes } from '#generated/model/permissionCodes.gen.ts';

/** Returns whether the session holds a permission, by its name in schemas/_permissions.yaml. */
export type Can = (permission: PermissionRef | undefined) => boolean;

/**
 * Returns the one function behind every permission check of the console (PERM-03). For any system but YXF every check
 * passes: the server still refuses calls that the system may not make. A missing permission, `open` and `public` pass
 * too: the user is signed in. Only what agents alone do asks its code there as well (ADS-08): an advertiser acts for nobody.
 */
export function createCan(system: System | undefined, codes: ReadonlySet<number>): Can {
  return (permission) => {
    if (permission === undefined || permission === 'open' || permission === 'public') return true;
    if (system !== 'YXF' && !permission.startsWith('proxy.')) return true;
    const code = permissionCodes[permission];
    return code !== undefined && codes.has(code);
  };
}

export const codesOf = (session: { permissionList: readonly { code: number }[] } | null): ReadonlySet<number> =>
  new Set(session?.permissionList.map(({ code }) => code));
