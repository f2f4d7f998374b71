import { didYouMean } from '../problems.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { CallDef, Entity, Field, Related } from './types.ts';

type Candidate = Related & { isMaker: boolean };

/**
 * Returns true if a list can be filtered by a reference, so that the records that refer to one can be listed beside it
 * (emit/callShapes.ts).
 */
const isAsked = (entity: Entity, field: Field): boolean =>
  field.declared &&
  !field.writeOnly &&
  field.derive === undefined &&
  (field.perm.read === undefined || entity.list.filters.some((filter) => filter.field === field.name));

/** References by target entity, in the order of entities and fields. */
export type Referring = ReadonlyMap<string, readonly Candidate[]>;

/** Returns all references by which lists can be filtered. */
export function referringOf(entities: readonly Entity[]): Referring {
  const found = new Map<string, Candidate[]>();
  for (const entity of entities.filter(({ calls }) => calls.some(({ verb }) => verb === 'list'))) {
    for (const field of entity.fields.filter(({ ref }) => ref !== undefined)) {
      const by = entity.fields.find(({ name }) => name === field.ref?.toBy);
      if (!isAsked(entity, field)) continue;
      const candidate: Candidate = {
        name: `${entity.names.camel}.${field.name}`,
        entity: entity.names.camel,
        field: field.name,
        many: field.kind === 'refs',
        ...(by ? { by: by.name } : {}),
        // Records that a person created are not listed under the person, unless the schema names the field.
        isMaker: field.name === 'creatorId',
      };
      for (const to of new Set([field.ref?.to, ...(by?.values ?? []).map(({ value }) => value)]))
        if (typeof to === 'string') found.set(to, [...(found.get(to) ?? []), candidate]);
    }
  }
  return found;
}

/** Entity of the operation log, to which the dispatcher writes all actions, and its field for the record's id. */
const LOG = { entity: 'operationLog', field: 'targetId', by: 'entity' } as const;

/** Returns true if a list under a record is its history. */
export const isHistory = ({ entity, field }: Related): boolean => entity === LOG.entity && field === LOG.field;

/** Returns the operation log of a record as a related list (x-show.history). */
export function buildHistory(builder: EntityBuilder, calls: readonly CallDef[]): Related[] {
  const given = builder.data['x-show']?.history;
  const { entityNames } = builder.shared.sources;
  const isWritten = calls.some(({ write }) => write);
  if (given === true && !entityNames.includes(LOG.entity))
    builder.problem(['x-show', 'history'], 'unknown-entity', `there is no entity "${LOG.entity}" that would have it`);
  if (!builder.stored || !entityNames.includes(LOG.entity) || !(given ?? isWritten)) return [];
  return [{ name: `${LOG.entity}.${LOG.field}`, entity: LOG.entity, field: LOG.field, many: false, by: LOG.by }];
}

/**
 * Returns the related lists of an entity's page, by references to the record: all that can be filtered, or those of
 * `x-show.related` in its order; `false` means none.
 */
export function buildRelated(builder: EntityBuilder, referring: Referring): Related[] {
  const given = builder.data['x-show']?.related;
  if (given === false || !builder.stored) return [];
  const candidates = referring.get(builder.name) ?? [];
  const chosen = given
    ? given.flatMap((name, index) => pick(builder, name, index, given, candidates))
    : candidates.filter(({ isMaker }) => !isMaker);
  return chosen.map((candidate) => {
    const { isMaker: _isMaker, ...related } = candidate;
    return related;
  });
}

function pick(
  builder: EntityBuilder,
  name: string,
  index: number,
  given: readonly string[],
  candidates: readonly Candidate[],
): Candidate[] {
  const path = ['x-show', 'related', index];
  const meant = (by: string) => candidates.filter((one) => one.name === by || one.entity === by);
  const found = meant(name);
  const before = given.slice(0, index).map(meant);
  const names = candidates.map((one) => one.name);
  if (found.length === 0)
    builder.problem(
      path,
      'unknown-related',
      `nothing that is called "${name}" refers to ${builder.name}, or no list is filtered by it`,
      didYouMean(name, [...new Set([...candidates.map(({ entity }) => entity), ...names])]),
    );
  else if (found.length > 1)
    builder.problem(
      path,
      'ambiguous-related',
      `"${name}" refers to ${builder.name} by several fields`,
      `name one: ${found.map((one) => one.name).join(', ')}`,
    );
  else if (before.some((others) => others.length === 1 && others[0] === found[0]))
    builder.problem(path, 'related-twice', `"${name}" is listed twice`);
  return found;
}
