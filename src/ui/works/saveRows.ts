import type { EntityMeta } from '#core/entity/meta.ts';
import { fetchFile, type FileTools } from './fetchFile.ts';

interface Listed {
  meta: EntityMeta;
  view: string;
  verb: string;
  /** Name of the rows. */
  name: string;
  filterValues: Readonly<Record<string, unknown>>;
  sort: { field: string; order: string };
  selectedIds: readonly unknown[];
}

/** Exports exactly the filtered rows of a list, or the selected ones (UI-10). */
export function saveRows(tools: FileTools, { meta, view, verb, name, filterValues, sort, selectedIds }: Listed) {
  const { q, ...filter } = filterValues;
  const chosen = selectedIds.length > 0 ? { ids: selectedIds } : { filter, ...(q ? { q } : {}) };
  return fetchFile(tools, { key: 'works.export', args: { name } }, `${meta.name}.${verb}`, {
    ...chosen,
    ...(view === 'list' ? {} : { view }),
    sort: sort.field,
    order: sort.order === 'DESC' ? 'desc' : 'asc',
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}
