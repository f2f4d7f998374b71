import type { FieldKind, FilterOp } from '#core/entity/meta.ts';
import type { Path } from '../load.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { displayOf } from './root.ts';
import type { Field, ListColumn, ListFilter } from './types.ts';

type Fields = ReadonlyMap<string, Field>;

const OPS: Record<FieldKind, readonly FilterOp[]> = {
  id: ['eq', 'in'],
  text: ['contains', 'eq', 'in'],
  enum: ['in', 'eq'],
  state: ['in', 'eq'],
  boolean: ['eq'],
  integer: ['between', 'eq', 'in'],
  number: ['between', 'eq'],
  money: ['between', 'eq'],
  instant: ['between'],
  date: ['between', 'eq'],
  time: ['between'],
  ref: ['in', 'eq'],
  refs: ['in', 'eq'],
  file: [],
  files: [],
  json: [],
};

/** A district is asked for with all that lies below it: codes from its first to its last. */
const opsOf = ({ kind, widget }: Field): readonly FilterOp[] =>
  widget === 'district' ? ['between', 'eq', 'in'] : OPS[kind];

/** Builds the filters of a list: as written, or the default ones. */
export function buildFilters(builder: EntityBuilder, fields: Fields, columns: readonly ListColumn[]): ListFilter[] {
  const given = builder.data['x-list']?.filters;
  return given
    ? given.map((filter, index) => buildFilter(builder, filter, index, fields))
    : defaultFilters(builder, fields, columns);
}

type FilterSpec = NonNullable<NonNullable<EntityBuilder['data']['x-list']>['filters']>[number];

function buildFilter(builder: EntityBuilder, filter: FilterSpec, index: number, fields: Fields): ListFilter {
  const path = ['x-list', 'filters', index];
  const spec = typeof filter === 'string' ? { field: filter } : filter;
  const place = typeof filter === 'string' ? path : [...path, 'field'];
  const field = builder.field(fields, spec.field, place);
  const ops = field && !field.derive && !field.writeOnly ? opsOf(field) : [];
  if (field && ops.length === 0)
    builder.problem(
      place,
      'not-filterable',
      `"${spec.field}" cannot be filtered: it is ${field.derive ? 'derived' : field.writeOnly ? 'write only' : 'no single column'}`,
    );
  else if (spec.op && field && !ops.includes(spec.op))
    builder.problem(
      [...path, 'op'],
      'filter-op',
      `"${spec.field}" cannot be filtered by ${spec.op}`,
      `known: ${ops.join(', ')}`,
    );
  else if (field) checkChoice(builder, field, spec, path, place);
  const { op = ops[0] ?? 'eq', pinned = false, as, place: where, presets } = spec;
  return {
    field: spec.field,
    op,
    pinned,
    ...(as ? { as } : {}),
    ...(where ? { place: where } : {}),
    ...(presets ? { presets } : {}),
    source: builder.at(path, 'value'),
  };
}

/** Checks that a filter can offer its choices: records that can be listed, a tree of them, or periods of time. */
function checkChoice(
  builder: EntityBuilder,
  field: Field,
  spec: Exclude<FilterSpec, string>,
  path: Path,
  place: Path,
): void {
  const { entities } = builder.shared.sources;
  const target = entities.find(({ data }) => data.$id === field.ref?.to)?.data;
  if (field.ref?.toBy !== undefined)
    builder.problem(place, 'not-filterable', `"${field.name}" cannot be filtered: it refers to several entities`);
  else if (target && !target['x-calls']?.list)
    builder.problem(
      place,
      'not-filterable',
      `"${field.name}" cannot be filtered: nobody can list ${target.$id}`,
      `add x-calls.list to ${target.$id}`,
    );
  const isTree =
    field.widget === 'district' ||
    Object.values(target?.properties ?? {}).some((inner) => inner['x-ref']?.to === target?.$id);
  if (spec.as === 'tree' && !isTree)
    builder.problem(
      [...path, 'as'],
      'widget-kind',
      `"tree" is for a reference to a tree, and ${field.ref?.to ?? `"${field.name}"`} is none`,
    );
  if (spec.presets && !['instant', 'date'].includes(field.kind))
    builder.problem(
      [...path, 'presets'],
      'widget-kind',
      `presets are for days and instants, and "${field.name}" is ${field.kind}`,
    );
}

/** Default filters: name, state, and columns with few values. */
function defaultFilters(builder: EntityBuilder, fields: Fields, columns: readonly ListColumn[]): ListFilter[] {
  const display = fields.get(displayOf(builder));
  const search: ListFilter[] =
    display?.kind === 'text' && display.in.has('list')
      ? [{ field: display.name, op: 'contains', pinned: true, source: display.source }]
      : [];
  const chosen = columns
    .map((column) => fields.get(column.field))
    .filter(
      (field) => field !== undefined && ['enum', 'state', 'boolean', 'ref'].includes(field.kind) && !field.ref?.toBy,
    );
  return [
    ...search,
    ...chosen.map((field) => ({ field: field!.name, op: OPS[field!.kind][0]!, pinned: false, source: field!.source })),
  ];
}
