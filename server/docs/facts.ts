import type { EntityDoc } from '#core/entity/doc.ts';
import type { CallMeta, EntityMeta, PermissionMeta, RouteMeta } from '#core/entity/meta.ts';
import { docs } from '#generated/docs/docs.gen.ts';
import { calls } from '#generated/model/calls.gen.ts';
import { entities } from '#generated/model/entities.gen.ts';
import { menu } from '#generated/model/menu.gen.ts';
import { permissions } from '#generated/model/permissions.gen.ts';
import { routes } from '#generated/model/routes.gen.ts';

/** Facts of one entity. A service (`storage: none`) has calls only. */
export interface EntityFacts {
  doc: EntityDoc;
  meta?: EntityMeta;
  calls: readonly CallMeta[];
}

const metas: Readonly<Record<string, EntityMeta>> = entities;

export const allCalls: readonly CallMeta[] = Object.values(calls);

export const allFacts: readonly EntityFacts[] = docs.map((doc) => ({
  doc,
  ...(metas[doc.name] === undefined ? {} : { meta: metas[doc.name] }),
  calls: allCalls.filter(({ entity }) => entity === doc.name),
}));

const byName: ReadonlyMap<string, EntityFacts> = new Map(allFacts.map((facts) => [facts.doc.name, facts]));

/** Returns the facts of an entity that exists. */
export function factsOf(name: string): EntityFacts {
  const found = byName.get(name);
  if (!found) throw new Error(`there is no entity "${name}"`);
  return found;
}

export const allPermissions: readonly (readonly [string, PermissionMeta])[] = Object.entries(permissions);

const permissionTable: Readonly<Record<string, PermissionMeta>> = permissions;

/** Returns the permission of a name, or nothing for `open` and `public`. */
export const permissionOf = (name: string): PermissionMeta | undefined =>
  Object.hasOwn(permissionTable, name) ? permissionTable[name] : undefined;

/** Heading of the contents: a section of the menu; null for entities outside the menu. */
export interface SectionFacts {
  key: string | null;
  entities: readonly EntityFacts[];
}

const resourceAt = (path: string): string | undefined =>
  routes.find((route: RouteMeta) => route.path === path && route.resource !== undefined)?.resource;

/** Entities in the order of the menu, each once; those outside the menu come last. */
export const sections: readonly SectionFacts[] = (() => {
  const placed = new Set<string>();
  const found = menu.map(({ key, entries }): SectionFacts => {
    const names = entries.map(({ path }) => resourceAt(path));
    const own = allFacts.filter(({ doc }) => names.includes(doc.resource) && !placed.has(doc.name));
    own.forEach(({ doc }) => placed.add(doc.name));
    return { key, entities: own };
  });
  const rest = allFacts.filter(({ doc }) => !placed.has(doc.name));
  return [...found, { key: null, entities: rest }].filter(({ entities }) => entities.length > 0);
})();
