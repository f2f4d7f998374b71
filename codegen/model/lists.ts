import type { TotalMeta } from '#core/entity/meta.ts';
import type { Scope } from '../expression/scope.ts';
import { sqlProblems } from '../expression/toKysely.ts';
import type { Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import { buildFilters } from './filters.ts';
import { displayOf } from './root.ts';
import type { Action, Entity, Field, ListColumn, ListFilter, ListView } from './types.ts';

type List = Entity['list'];
type ListFile = NonNullable<EntityBuilder['data']['x-list']>;
type Fields = ReadonlyMap<string, Field>;

/** Number of columns of a list that names none. */
const DEFAULT_COLUMNS = 6;

// A route names these pages by the same key as a view of the list.
const RESERVED = ['list', 'create', 'edit', 'show', 'members'];

/** Builds the list: columns, filters, sort order, search fields and views (the default one first). */
export function buildList(builder: EntityBuilder, fields: Fields, scope: Scope, actions: readonly Action[]): List {
  const spec = builder.data['x-list'] ?? {};
  const columns = spec.columns
    ? spec.columns.map((column, index) => buildColumn(builder, column, index, fields, scope))
    : defaultColumns(builder, fields);
  const filters = buildFilters(builder, fields, columns);
  if (builder.data['x-list']) checkList(builder, builder.data['x-list']);
  return {
    ...(spec.label ? { label: spec.label } : {}),
    columns,
    filters,
    sort: buildSort(builder, fields),
    views: buildViews(builder, scope, actions),
    search: buildSearch(builder, fields, filters),
    narrow: buildNarrow(builder, fields),
    totals: buildTotals(builder, fields, columns),
  };
}

/** Checks that a written list has a call, and no duplicates. */
function checkList(builder: EntityBuilder, { columns, filters, search }: ListFile): void {
  if (!builder.data['x-calls']?.list)
    builder.problem(['x-list'], 'unknown-call', `nothing lists ${builder.name}`, 'add x-calls.list', 'key');
  const parts = Object.entries({ columns, filters, search });
  for (const [part, items = []] of parts) {
    const names = items.map((item) => (typeof item === 'string' ? item : item.field));
    names.forEach((name, index) => {
      if (names.indexOf(name) < index)
        builder.problem(['x-list', part, index], 'field-twice', `"${name}" stands twice in ${part}`);
    });
  }
}

/** Returns the references by which its records are narrowed where they are chosen. */
function buildNarrow(builder: EntityBuilder, fields: Fields): readonly string[] {
  const names = builder.data['x-list']?.narrow ?? [];
  names.forEach((name, index) => {
    const path = ['x-list', 'narrow', index];
    const field = builder.field(fields, name, path);
    if (field && field.ref?.to === undefined)
      builder.problem(path, 'narrow', `"${name}" refers to no entity`, 'name a field with x-ref: {to: …}');
  });
  return names;
}

const isStoredColumn = (field: Field): boolean =>
  field.derive === undefined && !['json', 'refs', 'files'].includes(field.kind);

function buildColumn(
  builder: EntityBuilder,
  column: string | { field: string; hidden?: boolean; alert?: string; when?: string },
  index: number,
  fields: Fields,
  scope: Scope,
): ListColumn {
  const path = ['x-list', 'columns', index];
  const spec = typeof column === 'string' ? { field: column } : column;
  const place = typeof column === 'string' ? path : [...path, 'field'];
  const field = builder.field(fields, spec.field, place);
  if (field && !field.in.has('list'))
    builder.problem(
      place,
      'not-carried',
      `the list does not carry "${spec.field}"`,
      field.declared ? undefined : 'name it under properties to show it',
    );
  const alert =
    spec.alert === undefined ? undefined : builder.expression([...path, 'alert'], spec.alert, 'boolean', scope);
  const when = spec.when === undefined ? undefined : builder.expression([...path, 'when'], spec.when, 'boolean', scope);
  return {
    field: spec.field,
    hidden: spec.hidden === true,
    ...(alert ? { alert } : {}),
    ...(when ? { when } : {}),
    source: builder.at(path, 'value'),
  };
}

function defaultColumns(builder: EntityBuilder, fields: Fields): ListColumn[] {
  const shown = [...fields.values()].filter(
    (field) => field.declared && field.in.has('list') && field.kind !== 'json' && field.kind !== 'id',
  );
  const isState = (field: Field) => Number(field.kind === 'state');
  // The state comes first: it is what people look for in a list (architecture 8).
  const written = shown.toSorted((a, b) => isState(b) - isState(a) || position(builder, a) - position(builder, b));
  return written.slice(0, DEFAULT_COLUMNS).map((field) => ({ field: field.name, hidden: false, source: field.source }));
}

const position = (builder: EntityBuilder, field: Field): number =>
  Object.keys(builder.data.properties ?? {}).indexOf(field.name);

const NUMBERS: readonly Field['kind'][] = ['integer', 'number', 'money'];

/** Each figure is of a column with a number; a computed one is added up by the database. */
function buildTotals(builder: EntityBuilder, fields: Fields, columns: readonly ListColumn[]): TotalMeta[] {
  const known = new Set<string>();
  return (builder.data['x-list']?.totals ?? []).map((spec, index) => {
    const path = ['x-list', 'totals', index];
    const { field: name, as = 'sum', per } = typeof spec === 'string' ? { field: spec } : spec;
    const field = builder.field(fields, name, path);
    if (known.has(`${name} ${as}`)) builder.problem(path, 'field-twice', `"${name}" stands twice in totals`);
    known.add(`${name} ${as}`);
    if (field && !NUMBERS.includes(field.kind))
      builder.problem(path, 'no-total', `"${name}" is no number, and has no total`);
    else if (field && !columns.some((column) => column.field === name))
      builder.problem(path, 'no-total', `"${name}" is no column of the list`, 'add it to columns, hidden if need be');
    for (const { message } of field?.derive ? sqlProblems(field.derive) : [])
      builder.problem(path, 'not-in-database', message);
    const counted = per === undefined ? undefined : builder.field(fields, per, [...path, 'per']);
    if (per !== undefined && (as !== 'avg' || (counted && (counted.kind !== 'integer' || counted.derive))))
      builder.problem([...path, 'per'], 'no-total', `an average is by a stored whole number, and "${per}" is none`);
    return { field: name, as, ...(per === undefined ? {} : { per }) };
  });
}

function buildSort(builder: EntityBuilder, fields: Fields): List['sort'] {
  const entries = Object.entries(builder.data['x-list']?.sort ?? {});
  if (entries.length > 1) builder.problem(['x-list', 'sort'], 'sort', 'a list is sorted by one field');
  const [name, order] = entries[0] ?? ['createdAt', 'desc' as const];
  if (entries.length === 0) return { field: name, order };
  const field = builder.field(fields, name, ['x-list', 'sort', name]);
  if (field && !isStoredColumn(field))
    builder.problem(
      ['x-list', 'sort', name],
      'not-sortable',
      `"${name}" cannot be sorted: it is ${field.derive ? 'derived' : 'no single column'}`,
      undefined,
      'key',
    );
  return { field: name, order };
}

function buildSearch(builder: EntityBuilder, fields: Fields, filters: readonly ListFilter[]): string[] {
  const spec = builder.data['x-list']?.search;
  spec?.forEach((name, index) => {
    const field = builder.field(fields, name, ['x-list', 'search', index]);
    if (field && (field.kind !== 'text' || field.derive || field.writeOnly))
      builder.problem(
        ['x-list', 'search', index],
        'not-searchable',
        `the search box looks into stored text, and "${name}" is none`,
      );
  });
  if (spec) return spec;
  const contained = filters.filter((filter) => filter.op === 'contains').map((filter) => filter.field);
  const names = fields.get(displayOf(builder))?.kind === 'text' ? [displayOf(builder), ...contained] : contained;
  return [...new Set(names)];
}

function buildViews(builder: EntityBuilder, scope: Scope, actions: readonly Action[]): ListView[] {
  const list = builder.data['x-entity'].perm?.list ?? 'open';
  const first: ListView = { name: 'list', label: builder.label, perm: list, source: builder.at(['x-list']) };
  const known = actions.map((action) => action.name);
  const views = Object.entries(builder.data['x-list']?.views ?? {}).map(([name, spec]): ListView => {
    const path: Path = ['x-list', 'views', name];
    if (RESERVED.includes(name))
      builder.problem(path, 'bad-name', `a view cannot be called "${name}"`, undefined, 'key');
    spec.actions?.forEach((action, index) => {
      if (!known.includes(action))
        builder.problem(
          [...path, 'actions', index],
          'unknown-action',
          `"${action}" is no action of ${builder.name}`,
          didYouMean(action, known),
        );
    });
    const where =
      spec.where === undefined
        ? undefined
        : builder.expression([...path, 'where'], spec.where, 'boolean', scope, 'sql');
    return {
      name,
      label: builder.labelled(path, `view "${name}"`, 'add label: {zh: …, en: …}', spec.label),
      perm: builder.permission(spec.perm, [...path, 'perm']) ?? list,
      ...(where ? { where } : {}),
      ...(spec.actions ? { actions: spec.actions } : {}),
      source: builder.at(path),
    };
  });
  return [first, ...views];
}
