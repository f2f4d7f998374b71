import type { Scope } from '../expression/scope.ts';
import type { Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { Desk } from './desk.ts';
import { buildFilters } from './filters.ts';
import { displayOf } from './root.ts';
import type { Action, Entity, Field, ListColumn, ListFilter, ListView } from './types.ts';

type List = Entity['list'];
type Fields = ReadonlyMap<string, Field>;

/** How many columns a list has that names none. */
const DEFAULT_COLUMNS = 6;

const RESERVED = ['list', 'create', 'edit', 'show'];

/** Builds the list: columns, filters, order, what the search box looks into, and its views (the default one first). */
export function buildList(desk: Desk, fields: Fields, scope: Scope, actions: readonly Action[]): List {
  const spec = desk.data['x-list'] ?? {};
  const columns = spec.columns
    ? spec.columns.map((column, index) => buildColumn(desk, column, index, fields, scope))
    : defaultColumns(desk, fields);
  const filters = buildFilters(desk, fields, columns);
  return {
    columns,
    filters,
    sort: buildSort(desk, fields),
    views: buildViews(desk, scope, actions),
    search: buildSearch(desk, fields, filters),
  };
}

const isStoredColumn = (field: Field): boolean =>
  field.derive === undefined && !['json', 'refs', 'files'].includes(field.kind);

function buildColumn(
  desk: Desk,
  column: string | { field: string; hidden?: boolean; alert?: string; when?: string },
  index: number,
  fields: Fields,
  scope: Scope,
): ListColumn {
  const path = ['x-list', 'columns', index];
  const spec = typeof column === 'string' ? { field: column } : column;
  const place = typeof column === 'string' ? path : [...path, 'field'];
  const field = desk.field(fields, spec.field, place);
  if (field && !field.in.has('list'))
    desk.problem(
      place,
      'not-carried',
      `the list does not carry "${spec.field}"`,
      field.declared ? undefined : 'name it under properties to show it',
    );
  const alert =
    spec.alert === undefined ? undefined : desk.expression([...path, 'alert'], spec.alert, 'boolean', scope);
  const when = spec.when === undefined ? undefined : desk.expression([...path, 'when'], spec.when, 'boolean', scope);
  return {
    field: spec.field,
    hidden: spec.hidden === true,
    ...(alert ? { alert } : {}),
    ...(when ? { when } : {}),
    source: desk.at(path, 'value'),
  };
}

function defaultColumns(desk: Desk, fields: Fields): ListColumn[] {
  const shown = [...fields.values()].filter(
    (field) => field.declared && field.in.has('list') && field.kind !== 'json' && field.kind !== 'id',
  );
  const written = shown.toSorted((a, b) => position(desk, a) - position(desk, b));
  return written.slice(0, DEFAULT_COLUMNS).map((field) => ({ field: field.name, hidden: false, source: field.source }));
}

const position = (desk: Desk, field: Field): number => Object.keys(desk.data.properties ?? {}).indexOf(field.name);

function buildSort(desk: Desk, fields: Fields): List['sort'] {
  const entries = Object.entries(desk.data['x-list']?.sort ?? {});
  if (entries.length > 1) desk.problem(['x-list', 'sort'], 'sort', 'a list is sorted by one field');
  const [name, order] = entries[0] ?? ['createdAt', 'desc' as const];
  if (entries.length === 0) return { field: name, order };
  const field = desk.field(fields, name, ['x-list', 'sort', name]);
  if (field && !isStoredColumn(field))
    desk.problem(
      ['x-list', 'sort', name],
      'not-sortable',
      `"${name}" cannot be sorted: it is ${field.derive ? 'derived' : 'no single column'}`,
      undefined,
      'key',
    );
  return { field: name, order };
}

function buildSearch(desk: Desk, fields: Fields, filters: readonly ListFilter[]): string[] {
  const spec = desk.data['x-list']?.search;
  spec?.forEach((name, index) => {
    const field = desk.field(fields, name, ['x-list', 'search', index]);
    if (field && (field.kind !== 'text' || field.derive || field.writeOnly))
      desk.problem(
        ['x-list', 'search', index],
        'not-searchable',
        `the search box looks into stored text, and "${name}" is none`,
      );
  });
  if (spec) return spec;
  const contained = filters.filter((filter) => filter.op === 'contains').map((filter) => filter.field);
  const names = fields.get(displayOf(desk))?.kind === 'text' ? [displayOf(desk), ...contained] : contained;
  return [...new Set(names)];
}

function buildViews(desk: Desk, scope: Scope, actions: readonly Action[]): ListView[] {
  const list = desk.data['x-entity'].perm?.list ?? 'open';
  const first: ListView = { name: 'list', label: desk.label, perm: list, source: desk.at(['x-list']) };
  const known = actions.map((action) => action.name);
  const views = Object.entries(desk.data['x-list']?.views ?? {}).map(([name, spec]): ListView => {
    const path: Path = ['x-list', 'views', name];
    if (RESERVED.includes(name)) desk.problem(path, 'bad-name', `a view cannot be called "${name}"`, undefined, 'key');
    spec.actions?.forEach((action, index) => {
      if (!known.includes(action))
        desk.problem(
          [...path, 'actions', index],
          'unknown-action',
          `"${action}" is no action of ${desk.name}`,
          didYouMean(action, known),
        );
    });
    const where =
      spec.where === undefined ? undefined : desk.expression([...path, 'where'], spec.where, 'boolean', scope, 'sql');
    return {
      name,
      label: desk.labelled(path, `view "${name}"`, 'add label: {zh: …, en: …}', spec.label),
      perm: desk.permission(spec.perm, [...path, 'perm']) ?? list,
      ...(where ? { where } : {}),
      ...(spec.actions ? { actions: spec.actions } : {}),
      source: desk.at(path),
    };
  });
  return [first, ...views];
}
