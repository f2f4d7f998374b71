import type { GrantMeta, ReachMeta, WithinMeta } from '#core/entity/meta.ts';
import { namesOf } from '../names.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { typeOf } from './json.ts';
import type { Entity, Field } from './types.ts';

type Source = EntityBuilder['data'];

/** Returns the fields that decide to whom a row belongs. */
export function buildScope(builder: EntityBuilder, fields: ReadonlyMap<string, Field>): Entity['scope'] {
  const { scope = { dept: 'deptId', owner: 'creatorId' } } = builder.data['x-entity'];
  if (!builder.stored) return 'none';
  if (scope === 'none') return scope;
  for (const key of ['dept', 'owner', 'assignee', 'shared', 'above', 'party', 'store', 'within'] as const) {
    const name = scope[key];
    if (name !== undefined) builder.field(fields, name, ['x-entity', 'scope', key]);
  }
  if (scope.private && scope.owner === undefined)
    builder.problem(
      ['x-entity', 'scope', 'private'],
      'scope-private',
      'private rows have an owner',
      'say owner: creatorId',
    );
  const { grant, store: _store, within: _within, through: _through, ...rest } = scope;
  const path = ['x-entity', 'scope', 'grant'];
  for (const name of listed(grant)) {
    builder.entity(name, path);
    const source = sourceOf(builder, name);
    if (source) checkGrant(builder, source, name, path);
  }
  const within = withinOf(builder);
  return { ...rest, ...reachOf(builder, builder.data), ...(within ? { within } : {}) };
}

const listed = (grant: string | readonly string[] | undefined): readonly string[] =>
  grant === undefined ? [] : typeof grant === 'string' ? [grant] : grant;

const sourceOf = (builder: EntityBuilder, name: string): Source | undefined =>
  builder.shared.sources.entities.find((source) => source.data.$id === name)?.data;

/** Returns the fields of an entity that hold one id of another; who made a row is not meant by any. */
const referring = (source: Source, to: string): string[] =>
  Object.entries(source.properties ?? {})
    .filter(([field, spec]) => field !== 'creatorId' && spec['x-ref']?.to === to && typeOf(spec) === 'string')
    .map(([field]) => field);

/** Returns how rows of an entity are reached beside its department and owner, as its file says it. */
function reachOf(builder: EntityBuilder, source: Source): ReachMeta {
  const { scope } = source['x-entity'];
  if (!scope || scope === 'none') return {};
  const grants = listed(scope.grant).flatMap((name) => grantOf(builder, source, name) ?? []);
  return { ...(scope.store === undefined ? {} : { store: scope.store }), ...(grants.length > 0 ? { grants } : {}) };
}

/**
 * Returns by which field an entity's rows belong to records that have a store: the one that its file names, else the
 * only one that refers to such records.
 */
function withinOf(builder: EntityBuilder): WithinMeta | undefined {
  const { scope } = builder.data['x-entity'];
  if (typeof scope === 'object' && scope.store !== undefined) return undefined;
  const named = typeof scope === 'object' ? scope.within : undefined;
  const found = Object.entries(builder.data.properties ?? {}).flatMap(([field, spec]) => {
    const ref = spec['x-ref'];
    if (ref === undefined) return [];
    // A field with many references is meant where the file names it: to whom such a row belongs is not plain.
    const isMany = typeOf(spec) === 'array' && field === named;
    if (!isMany && typeOf(spec) !== 'string') return [];
    const kinds = isMany ? kindsOf(builder, ref) : listed(ref.to);
    return kinds.flatMap((to) => {
      const source = sourceOf(builder, to);
      const reach = source && reachOf(builder, source);
      if (!source || reach?.store === undefined || reach.store === 'id') return [];
      return [{ field, source, reach, by: isMany ? namedBy(builder, source, kinds) : undefined }];
    });
  });
  const only =
    named === undefined ? (found.length === 1 ? found[0] : undefined) : found.find(({ field }) => field === named);
  if (named !== undefined && !only)
    builder.problem(
      ['x-entity', 'scope', 'within'],
      'within',
      `"${named}" does not refer to an entity whose records have a store`,
      'name a field with x-ref to an entity that has x-entity.scope.store',
    );
  if (!only) return undefined;
  const { snakes } = namesOf(only.source.$id, only.source['x-entity'].plural);
  return { field: only.field, table: snakes, ...(only.by ? { by: only.by } : {}), ...only.reach };
}

/** Returns the entities that a field may refer to: the one that it names, or those that its other field chooses from. */
function kindsOf(builder: EntityBuilder, { to, toBy }: { to?: string; toBy?: string }): readonly string[] {
  const chosen = toBy === undefined ? [] : (builder.data.properties?.[toBy]?.enum ?? []);
  return to === undefined ? chosen.map(String) : [to];
}

/** Returns the fields by which an entity is meant where any of these is named: its id, and what it refers to among them. */
function namedBy(builder: EntityBuilder, source: Source, kinds: readonly string[]): NonNullable<WithinMeta['by']> {
  const ways = kinds.map((kind) => {
    const many = Object.entries(source.properties ?? {})
      .filter(([, spec]) => spec['x-ref']?.to === kind && typeOf(spec) === 'array')
      .map(([field]) => ({ field, many: true as const }));
    const by =
      kind === source.$id ? [{ field: 'id' }] : [...referring(source, kind).map((field) => ({ field })), ...many];
    if (by.length !== 1)
      builder.problem(
        ['x-entity', 'scope', 'within'],
        'within',
        `${source.$id} does not refer to ${kind} by one field, so a row that names a ${kind} is in no keeper's sight`,
        'leave it out of what the field may name',
      );
    return by;
  });
  return ways.flat();
}

/** Finds by which of its fields an entity grants rows of another to accounts; undefined where it does not say it. */
function grantOf(builder: EntityBuilder, target: Source, name: string): GrantMeta | undefined {
  const source = sourceOf(builder, name);
  if (!source) return undefined;
  const account = referring(source, 'account');
  const own = referring(source, target.$id).map((record) => ({ record, by: 'id' }));
  // Through what a record refers to: who is granted a group reaches its screens.
  const through = Object.entries(target.properties ?? {}).flatMap(([by, spec]) => {
    const to = spec['x-ref']?.to;
    return to === undefined || to === 'account' || to === target.$id || typeOf(spec) !== 'string'
      ? []
      : referring(source, to).map((record) => ({ record, by }));
  });
  const ways = own.length > 0 ? own : through;
  const { scope, storage, plural } = source['x-entity'];
  if (scope === 'none' || storage === 'none' || ways.length !== 1 || account.length !== 1) return undefined;
  const { snakes } = namesOf(name, plural);
  const made = Object.entries(source.properties ?? {}).find(
    ([, spec]) => ways[0]!.by === 'id' && spec['x-copy'] === `${ways[0]!.record}.createdAt`,
  )?.[0];
  return { entity: name, table: snakes, ...ways[0]!, account: account[0]!, ...(made ? { made } : {}) };
}

/** Checks a granting entity; its fields of account and record lead an index together, for every list asks them. */
function checkGrant(builder: EntityBuilder, source: Source, name: string, path: string[]): void {
  const grant = grantOf(builder, builder.data, name);
  if (!grant) {
    builder.problem(
      path,
      'grant',
      `"${name}" does not say who may reach which ${builder.name}`,
      `give it one field with x-ref: {to: ${builder.name}} and one with x-ref: {to: account}`,
    );
    return;
  }
  const { storage } = source['x-entity'];
  const sets = typeof storage === 'object' ? [...(storage.index ?? []), ...(storage.unique ?? [])] : [];
  if (!sets.some((set) => [grant.record, grant.account].every((field) => set.slice(0, 2).includes(field))))
    builder.problem(
      path,
      'no-index',
      `no index of ${name} finds what an account is granted`,
      `add [${grant.account}, ${grant.record}] to x-entity.storage.unique of ${name}`,
    );
  const order = [grant.account, grant.made, grant.record];
  if (grant.made !== undefined && !sets.some((set) => set.join() === order.join()))
    builder.problem(
      path,
      'no-index',
      `no index of ${name} has what an account is granted in the order of "${grant.made}"`,
      `add [${order.join(', ')}] to x-entity.storage.index of ${name}`,
    );
}
