import type { GrantMeta, System } from '#core/entity/meta.ts';
import { namesOf } from '../names.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { typeOf } from './json.ts';
import type { Entity, Field } from './types.ts';

/** Returns the path of the list in each console; the spec's, else the resource. */
export function buildRoute(builder: EntityBuilder): Entity['route'] {
  const { route } = builder.data['x-entity'];
  const of = (system: System) => (typeof route === 'string' ? route : route?.[system]) ?? builder.names.kebabs;
  if (typeof route === 'object') {
    for (const system of Object.keys(route) as System[]) {
      if (!builder.systems.includes(system))
        builder.problem(
          ['x-entity', 'route', system],
          'not-in-system',
          `${builder.name} is not in ${system}`,
          `add ${system} to mode`,
          'key',
        );
    }
  }
  return Object.fromEntries(builder.systems.map((system) => [system, `/${of(system).replace(/^\//, '')}`]));
}

/** A service has no list; each of its calls names its own permission. */
export function buildPerm(builder: EntityBuilder): Entity['perm'] {
  const { perm } = builder.data['x-entity'];
  if (!perm && builder.stored)
    builder.problem(
      ['x-entity'],
      'missing-permission',
      `${builder.name} has no perm`,
      `add perm: {list: ${builder.name}.view}`,
      'key',
    );
  for (const [kind, name] of Object.entries(perm ?? {})) builder.permission(name, ['x-entity', 'perm', kind]);
  return perm ?? { list: 'open' };
}

/** Returns the fields that decide to whom a row belongs. */
export function buildScope(builder: EntityBuilder, fields: ReadonlyMap<string, Field>): Entity['scope'] {
  const { scope = { dept: 'deptId', owner: 'creatorId' } } = builder.data['x-entity'];
  if (!builder.stored) return 'none';
  if (scope === 'none') return scope;
  for (const key of ['dept', 'owner', 'shared', 'party'] as const) {
    const name = scope[key];
    if (name !== undefined) builder.field(fields, name, ['x-entity', 'scope', key]);
  }
  const { grant, ...rest } = scope;
  const granting = grant === undefined ? undefined : grantOf(builder, grant);
  return granting ? { ...rest, grant: granting } : rest;
}

/** Finds by which of its fields an entity grants rows of this one to accounts; both together lead an index, for every list asks them. */
function grantOf(builder: EntityBuilder, name: string): GrantMeta | undefined {
  const path = ['x-entity', 'scope', 'grant'];
  builder.entity(name, path);
  const { data } = builder.shared.sources.entities.find((source) => source.data.$id === name) ?? {};
  if (!data) return undefined;
  const referring = (to: string) =>
    Object.entries(data.properties ?? {})
      .filter(([, spec]) => spec['x-ref']?.to === to && typeOf(spec) === 'string')
      .map(([field]) => field);
  const [record, account] = [referring(builder.name), referring('account')];
  const { scope, storage } = data['x-entity'];
  if (scope === 'none' || storage === 'none' || record.length !== 1 || account.length !== 1) {
    builder.problem(
      path,
      'grant',
      `"${name}" does not say who may reach which ${builder.name}`,
      `give it one field with x-ref: {to: ${builder.name}} and one with x-ref: {to: account}`,
    );
    return undefined;
  }
  const sets = [...(storage?.index ?? []), ...(storage?.unique ?? [])];
  if (!sets.some((set) => [record[0]!, account[0]!].every((field) => set.slice(0, 2).includes(field))))
    builder.problem(
      path,
      'no-index',
      `no index of ${name} finds what an account is granted`,
      `add [${account[0]}, ${record[0]}] to x-entity.storage.unique of ${name}`,
    );
  const { snakes } = namesOf(name, data['x-entity'].plural);
  return { entity: name, table: snakes, record: record[0]!, account: account[0]! };
}

/** Returns indexes and unique columns, all of them stored. */
export function buildStorage(builder: EntityBuilder, fields: ReadonlyMap<string, Field>): Entity['storage'] {
  const { storage } = builder.data['x-entity'];
  if (storage === undefined || storage === 'none') return { index: [], unique: [], global: [] };
  const { index = [], unique = [], global = [] } = storage;
  const check = (name: string, path: (string | number)[]) => {
    const field = builder.field(fields, name, ['x-entity', 'storage', ...path]);
    if (field && (field.derive || ['json', 'refs', 'files'].includes(field.kind)))
      builder.problem(['x-entity', 'storage', ...path], 'not-indexable', `"${name}" is no single stored column`);
  };
  index.forEach((columns, at) => columns.forEach((name, place) => check(name, ['index', at, place])));
  unique.forEach((columns, at) => columns.forEach((name, place) => check(name, ['unique', at, place])));
  global.forEach((name, at) => check(name, ['global', at]));
  return { index, unique, global };
}

/** Returns the field that names a record. */
export function displayOf(builder: EntityBuilder): string {
  return builder.data['x-entity'].display ?? (builder.data.properties?.name ? 'name' : 'id');
}
