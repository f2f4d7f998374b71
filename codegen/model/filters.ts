import type { FieldKind, FilterOp } from '#core/entity/meta.ts';
import type { Path } from '../load.ts';
import type { Desk } from './desk.ts';
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

/** Builds the filters of a list: as written, or what a list is most often narrowed by. */
export function buildFilters(desk: Desk, fields: Fields, columns: readonly ListColumn[]): ListFilter[] {
  const given = desk.data['x-list']?.filters;
  return given
    ? given.map((filter, index) => buildFilter(desk, filter, index, fields))
    : defaultFilters(desk, fields, columns);
}

type FilterSpec = NonNullable<NonNullable<Desk['data']['x-list']>['filters']>[number];

function buildFilter(desk: Desk, filter: FilterSpec, index: number, fields: Fields): ListFilter {
  const path = ['x-list', 'filters', index];
  const spec = typeof filter === 'string' ? { field: filter } : filter;
  const place = typeof filter === 'string' ? path : [...path, 'field'];
  const field = desk.field(fields, spec.field, place);
  const ops = field && !field.derive && !field.writeOnly ? OPS[field.kind] : [];
  if (field && ops.length === 0)
    desk.problem(
      place,
      'not-filterable',
      `"${spec.field}" cannot be filtered: it is ${field.derive ? 'derived' : field.writeOnly ? 'write only' : 'no single column'}`,
    );
  else if (spec.op && field && !ops.includes(spec.op))
    desk.problem(
      [...path, 'op'],
      'filter-op',
      `"${spec.field}" cannot be filtered by ${spec.op}`,
      `known: ${ops.join(', ')}`,
    );
  else if (field) checkChoice(desk, field, spec, path, place);
  const { op = ops[0] ?? 'eq', pinned = false, as, place: where, presets } = spec;
  return {
    field: spec.field,
    op,
    pinned,
    ...(as ? { as } : {}),
    ...(where ? { place: where } : {}),
    ...(presets ? { presets } : {}),
    source: desk.at(path, 'value'),
  };
}

/** What a filter offers can be had: records that somebody may list, a tree of them, periods of time. */
function checkChoice(desk: Desk, field: Field, spec: Exclude<FilterSpec, string>, path: Path, place: Path): void {
  const { entities } = desk.shared.sources;
  const target = entities.find(({ data }) => data.$id === field.ref?.to)?.data;
  if (field.ref?.toBy !== undefined)
    desk.problem(place, 'not-filterable', `"${field.name}" cannot be filtered: it refers to several entities`);
  else if (target && !target['x-calls']?.list)
    desk.problem(
      place,
      'not-filterable',
      `"${field.name}" cannot be filtered: nobody can list ${target.$id}`,
      `add x-calls.list to ${target.$id}`,
    );
  const isTree = Object.values(target?.properties ?? {}).some((inner) => inner['x-ref']?.to === target?.$id);
  if (spec.as === 'tree' && !isTree)
    desk.problem(
      [...path, 'as'],
      'widget-kind',
      `"tree" is for a reference to a tree, and ${field.ref?.to ?? `"${field.name}"`} is none`,
    );
  if (spec.presets && !['instant', 'date'].includes(field.kind))
    desk.problem(
      [...path, 'presets'],
      'widget-kind',
      `presets are for days and instants, and "${field.name}" is ${field.kind}`,
    );
}

/** Name and state, and what is chosen from few values, among the columns. */
function defaultFilters(desk: Desk, fields: Fields, columns: readonly ListColumn[]): ListFilter[] {
  const display = fields.get(displayOf(desk));
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
