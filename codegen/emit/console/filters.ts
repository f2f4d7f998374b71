import type { Model } from '../../model/model.ts';
import type { Field, ListFilter } from '../../model/types.ts';
import { printed, type Value } from './jsx.ts';
import { entityOf, fieldOf, isListed, parentOf, targetCode, type Page } from './page.ts';

type Def = Readonly<Record<string, Value>>;

const RANGES: Readonly<Record<string, string>> = {
  instant: 'instant',
  date: 'date',
  integer: 'number',
  number: 'number',
  money: 'money',
};

/** Returns true for a state that lists never show: deleted or hidden records. */
const isOver = ({ entity }: Page, field: Field, value: string): boolean =>
  field.kind === 'state' &&
  (entity.states?.values.some(({ name, final, hidden }) => name === value && (final || hidden)) ?? false);

function reference(page: Page, field: Field, filter: ListFilter, base: Def): Def | undefined {
  const target = entityOf(page.model, field.ref?.to ?? '');
  if (!isListed(target)) return undefined;
  const where = { target: targetCode(page, target) };
  const parent = parentOf(target);
  const isTree = parent !== undefined && (filter.as === 'tree' || field.ref?.widget === 'tree');
  if (!isTree) return { ...base, kind: 'reference', ...where };
  // The tree shows records of the caller's own corporation only: those of others look alike and would stand beside them.
  const own = target.fields.some(({ name }) => name === 'corpId') || undefined;
  return { ...base, kind: 'tree', parent, own, place: filter.place === 'sidebar' ? 'sidebar' : undefined, ...where };
}

/** Calls that the operation log records: those that change something, and exports. */
const loggedCalls = ({ entities }: Model) =>
  entities
    .flatMap(({ calls }) => calls)
    .filter(({ write, download, kind }) => (write || download) && kind !== 'template')
    .map(({ name, systems }) => ({ name, systems }));

const listedEntities = ({ entities }: Model) =>
  entities.filter(isListed).map(({ names, systems }) => ({ name: names.camel, systems }));

function definition(page: Page, field: Field, filter: ListFilter): Def | undefined {
  const base: Def = { source: field.name, pinned: filter.pinned || undefined };
  if (field.values)
    return {
      ...base,
      kind: 'choice',
      values: field.values.map(({ value }) => value).filter((value) => !isOver(page, field, value)),
    };
  if (field.widget === 'callName') return { ...base, kind: 'name', of: 'calls', names: loggedCalls(page.model) };
  if (field.widget === 'entityName')
    return { ...base, kind: 'name', of: 'entities', names: listedEntities(page.model) };
  if (field.widget === 'district')
    return {
      ...base,
      kind: 'district',
      of: page.entity.names.camel,
      place: filter.place === 'sidebar' ? 'sidebar' : undefined,
    };
  if (field.kind === 'boolean') return { ...base, kind: 'boolean' };
  if (field.kind === 'ref' || field.kind === 'refs')
    return field.ref?.toBy === undefined ? reference(page, field, filter, base) : undefined;
  const of = filter.op === 'between' ? RANGES[field.kind] : undefined;
  if (of) return { ...base, kind: 'range', of, presets: filter.presets };
  return { ...base, kind: 'text', op: filter.op === 'contains' ? 'contains' : 'eq' };
}

/** Prints the filters of a list, pinned ones first. */
export function filterDefs(page: Page): string {
  const { entity, imports } = page;
  const found = entity.list.filters
    // A "contains" filter on a field that the search box covers would be a duplicate.
    .filter(({ field, op }) => !(op === 'contains' && entity.list.search.includes(field) && field === entity.display))
    .map((filter) => definition(page, fieldOf(entity, filter.field), filter))
    .filter((def) => def !== undefined)
    .toSorted((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false));
  const type = imports.type('FilterDef', '#src/ui/list/filters/filter.ts');
  return `const filters: readonly ${type}[] = [\n${found.map((def) => `${printed(def)},\n`).join('')}];\n`;
}
