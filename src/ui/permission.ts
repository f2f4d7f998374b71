import { createContext, useCallback, useContext } from 'react';
import type { EntityMeta, System } from '#core/entity/meta.ts';
import { useSurroundings } from './ruleContext.ts';

/** Returns whether the session holds a permission, by its name in schemas/_permissions.yaml. */
export type Can = (permission: string) => boolean;

/** Provided by the app. Without it only `open` and `public` are allowed. */
export const PermissionContext = createContext<Can>((permission) => permission === 'open' || permission === 'public');

/**
 * Returns whether the session holds a permission; true for undefined. Synchronous: a part without permission is never
 * rendered.
 */
export function useCan(permission: string | undefined): boolean {
  const can = useContext(PermissionContext);
  return permission === undefined || can(permission);
}

/** Returns the check itself, for components with many permissions. */
export const useCanAny = (): Can => useContext(PermissionContext);

/** Conditions to see records of another entity: its permission and its systems. */
interface Seen {
  perm?: string;
  systems?: readonly System[];
}

/**
 * Returns a function that tells whether this session may see the records of an entity. In the advertiser's console
 * every permission passes (PERM-03), so the systems of the entity are checked as well.
 */
export function useCanSee(): (target: Seen) => boolean {
  const can = useCanAny();
  const { me } = useSurroundings();
  const system = me?.system;
  return useCallback(
    ({ perm, systems }) =>
      (perm === undefined || can(perm)) && (!systems || !system || systems.some((one) => one === system)),
    [can, system],
  );
}

/**
 * Returns a function that tells whether an entity has a call in this session's system. It does not check the
 * permission, which always passes in the advertiser's console (PERM-03). A session has exactly one system.
 */
export function useHasVerb({ verbs, systems }: Pick<EntityMeta, 'verbs' | 'systems'>): (verb: string) => boolean {
  const { me } = useSurroundings();
  const system = me?.system ? systems.find((one) => one === me.system) : systems[0];
  const here = system && verbs[system];
  return useCallback((verb) => here?.includes(verb) ?? false, [here]);
}

/** Returns the same check for any entity. */
export function useHasVerbOf(): (meta: Pick<EntityMeta, 'verbs'>, verb: string) => boolean {
  const { me } = useSurroundings();
  const system = me?.system;
  return useCallback(
    ({ verbs }, verb) => (system ? (verbs[system as System]?.includes(verb) ?? false) : false),
    [system],
  );
}

/** Returns whether this session may create or edit a record: checks the permission and the call. */
export function useMay(meta: EntityMeta, what: 'create' | 'edit'): boolean {
  const perm = meta.perm[what];
  const has = useHasVerb(meta);
  const may = useCan(perm);
  return may && perm !== undefined && has(what === 'edit' ? 'update' : 'create');
}
