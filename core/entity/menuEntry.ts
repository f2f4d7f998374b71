import type { MenuEntry, PermissionRef, System } from './meta.ts';

/** Returns true if a sidebar entry is shown in this console to a caller with these permissions (HOME-05, PERM-03). */
export const isOpenTo = (
  { systems, perm, anyPerm }: Pick<MenuEntry, 'systems' | 'perm' | 'anyPerm'>,
  system: System,
  can: (permission: PermissionRef) => boolean,
): boolean => systems.includes(system) && (perm === undefined || can(perm)) && (anyPerm?.some(can) ?? true);
