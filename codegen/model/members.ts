import type { MembersMeta } from '#core/entity/meta.ts';
import { namesOf } from '../names.ts';
import { didYouMean } from '../problems.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { typeOf } from './json.ts';

/** Verbs that put members in and take them out (x-entity.members). */
export const MEMBER_VERBS = ['addMembers', 'removeMembers'] as const;

/** Returns the entity whose records belong to those of this one, and the field by which they do. */
export function buildMembers(builder: EntityBuilder): MembersMeta | undefined {
  const { members } = builder.data['x-entity'];
  if (!members) return undefined;
  const path = ['x-entity', 'members'];
  builder.entity(members.of, [...path, 'of']);
  if (members.refuse !== undefined) builder.error(members.refuse, [...path, 'refuse']);
  const other = builder.shared.sources.entities.find(({ data }) => data.$id === members.of)?.data;
  if (!other) return undefined;
  const fields = other.properties ?? {};
  const field = fields[members.by];
  if (field?.['x-ref']?.to !== builder.name || field.readOnly) {
    const fitting = Object.keys(fields).filter((name) => fields[name]?.['x-ref']?.to === builder.name);
    const message = `"${members.by}" is no field of ${members.of} that refers to ${builder.name} and can be changed`;
    builder.problem([...path, 'by'], 'reference', message, didYouMean(members.by, fitting));
    return undefined;
  }
  return {
    entity: members.of,
    resource: namesOf(members.of, other['x-entity'].plural).kebabs,
    field: members.by,
    many: typeOf(field) === 'array',
    ...(field.maxItems === undefined ? {} : { most: field.maxItems }),
    ...(field['x-touches'] ? { touches: true as const } : {}),
    ...(members.refuse === undefined ? {} : { error: members.refuse }),
  };
}

/** Returns the fields by which records of this entity belong to others: its list can leave out those of one. */
export const belongsBy = ({ name, shared }: EntityBuilder): string[] =>
  shared.sources.entities.flatMap(({ data }) => {
    const { members } = data['x-entity'];
    return members?.of === name ? [members.by] : [];
  });
