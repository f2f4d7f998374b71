import { createContext, useCallback, useContext } from 'react';
import type { EntityMeta, System } from '#core/entity/meta.ts';
import { useSurroundings } from './ruleContext.ts';

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

/** What asks for records of another entity: by whom they may be seen, and in which console. */
interface Seen {
  perm?: string;
  systems?: readonly System[];
}

/**
 * Returns what says whether this session may see the records of an entity. In the advertiser's console every
 * permission passes (PERM-03), so the console that an entity belongs to is asked as well.
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
 * Returns what says whether there is a call of an entity for this session: its permission is another matter, and in
 * the advertiser's console no answer at all (PERM-03). Nobody is in two consoles at once.
 */
export function useHasVerb({ verbs, systems }: Pick<EntityMeta, 'verbs' | 'systems'>): (verb: string) => boolean {
  const { me } = useSurroundings();
  const system = me?.system ? systems.find((one) => one === me.system) : systems[0];
  const here = system && verbs[system];
  return useCallback((verb) => here?.includes(verb) ?? false, [here]);
}

/** Returns what says the same of any entity. */
export function useHasVerbOf(): (meta: Pick<EntityMeta, 'verbs'>, verb: string) => boolean {
  const { me } = useSurroundings();
  const system = me?.system;
  return useCallback(
    ({ verbs }, verb) => (system ? (verbs[system as System]?.includes(verb) ?? false) : false),
    [system],
  );
}

/** Returns whether a record can be made, or changed, by this session: both its permission and its call are asked. */
export function useMay(meta: EntityMeta, what: 'create' | 'edit'): boolean {
  const perm = meta.perm[what];
  const has = useHasVerb(meta);
  const may = useCan(perm);
  return may && perm !== undefined && has(what === 'edit' ? 'update' : 'create');
}
