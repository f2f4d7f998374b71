import type { ScopeMeta, ThroughMeta } from '#core/entity/meta.ts';
import type { Path } from '../load.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { Entity, Field } from './types.ts';

interface Built {
  builder: EntityBuilder;
  entity: Entity;
}

/** Steps from an entity over the records that decide who sees its rows. */
interface Way {
  all: readonly Built[];
  /** Entities passed, the first of which asks. */
  passed: readonly string[];
  /** Reports that the way leads back to its beginning. */
  circle: () => void;
}

/**
 * Returns the scope of an entity with the scopes of the records that decide who sees its rows (x-entity.scope.through),
 * and reports what is wrong with its own fields.
 */
export function scopeThrough(built: Built, all: readonly Built[]): Entity['scope'] {
  const { builder, entity } = built;
  if (entity.scope === 'none') return entity.scope;
  const through = throughFields(built).flatMap(({ name, field, path }) => {
    const mistake = mistakeOf(builder, name, field, all);
    if (mistake) builder.problem(path, ...mistake);
    const circle = () =>
      builder.problem(
        path,
        'scope-circle',
        `who sees a ${builder.name} is asked of "${name}", and there of ${builder.name} again`,
      );
    return mistake || !field ? [] : throughOf(field, { all, passed: [builder.name], circle });
  });
  return through.length > 0 ? { ...entity.scope, through } : entity.scope;
}

function throughFields({ builder, entity }: Built): { name: string; field: Field | undefined; path: Path }[] {
  const { scope } = builder.data['x-entity'];
  const path = ['x-entity', 'scope', 'through'];
  const through = (typeof scope === 'object' ? scope.through : undefined) ?? [];
  const fieldOf = (name: string) => entity.fields.find((field) => field.name === name);
  return typeof through === 'string'
    ? [{ name: through, field: fieldOf(through), path }]
    : through.map((name, index) => ({ name, field: fieldOf(name), path: [...path, index] }));
}

function mistakeOf(
  { name: entity }: EntityBuilder,
  name: string,
  field: Field | undefined,
  all: readonly Built[],
): [code: string, message: string, hint?: string] | undefined {
  if (!field) return ['unknown-field', `"${name}" is no field of ${entity}`];
  if (field.kind !== 'ref' || field.ref?.to === undefined || field.ref.across || field.derive)
    return [
      'scope-through',
      `"${name}" does not name one record of the row's own corporation`,
      'name a field with x-ref: {to: …}',
    ];
  const scope = targetOf(field, all)?.entity.scope;
  const isSilent = scope === 'none' || scope?.shared !== undefined || scope?.private === true;
  return isSilent
    ? ['scope-through', `${field.ref.to} does not say by account or department who sees it`, 'leave it out']
    : undefined;
}

const targetOf = (field: Field, all: readonly Built[]): Built | undefined =>
  all.find(({ builder }) => builder.name === field.ref?.to);

function throughOf(field: Field, way: Way): ThroughMeta[] {
  const target = targetOf(field, way.all);
  const to = target?.builder.name ?? '';
  if (to === way.passed[0]) way.circle();
  if (!target || way.passed.includes(to) || target.entity.scope === 'none') return [];
  const { names, scope } = target.entity;
  const next = { ...way, passed: [...way.passed, to] };
  const through = throughFields(target).flatMap((each) => (each.field ? throughOf(each.field, next) : []));
  const whole: ScopeMeta = through.length > 0 ? { ...scope, through } : scope;
  return [{ field: field.name, entity: names.camel, table: names.snakes, scope: whole }];
}
