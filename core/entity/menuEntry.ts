import type { MenuEntry, PermissionRef, System } from './meta.ts';

/** Says whether an entry of the sidebar stands in this console for who may do these things (HOME-05, PERM-03). */
export const isOpenTo = (
  { systems, perm, anyPerm }: Pick<MenuEntry, 'systems' | 'perm' | 'anyPerm'>,
  system: System,
  can: (permission: PermissionRef) => boolean,
): boolean => systems.includes(system) && (perm === undefined || can(perm)) && (anyPerm?.some(can) ?? true);
