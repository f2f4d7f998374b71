import { createContext, useContext } from 'react';

/** Says whether the session holds a permission, by its name in schemas/_permissions.yaml. */
export type Can = (permission: string) => boolean;

/** Provided by the app. Without it nothing is allowed but what is open to everybody. */
export const PermissionContext = createContext<Can>((permission) => permission === 'open' || permission === 'public');

/** Returns whether a permission is held; true where none is asked. Synchronous: what is not allowed is never drawn. */
export function useCan(permission: string | undefined): boolean {
  const can = useContext(PermissionContext);
  return permission === undefined || can(permission);
}

/** Returns the asker itself, for components that look at many permissions. */
export const useCanAny = (): Can => useContext(PermissionContext);
