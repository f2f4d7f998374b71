import { useMemo } from 'react';
import { ListBase } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { ActionForms } from '../actions/actionForms.ts';
import { actionsOfView, availableActions } from '../actions/available.ts';
import { bulkEdit, type LoadForm } from '../bulk/bulkEdit.ts';
import { useCanAny } from '../permission.ts';
import { NO_SLOTS, type Slots } from '../slots.ts';
import type { Column, Derived } from './column.ts';
import type { FilterDef } from './filters/filter.ts';
import { ListLayout } from './ListLayout.tsx';
import { ListViewContext } from './listView.ts';

interface EntityListProps<Row extends object, Field extends string, Section extends string, Action extends string> {
  meta: EntityMeta;
  columns: readonly Column<Field>[];
  filters?: readonly FilterDef[];
  derived?: Derived;
  forms?: ActionForms;
  /** Name of a list view: its filter is added by the server, its actions are all there are. */
  view?: string;
  slots?: Slots<Row, Field, Section, Action>;
  /** Loads the form whose inputs a bulk edit shows. */
  bulkForm?: LoadForm;
  /** Asks again after so many milliseconds. */
  liveMs?: number;
}

const NONE = {} as const;
const NO_FILTERS: readonly FilterDef[] = [];
const PER_PAGE = 20;

/** The list of an entity: filters in the URL, paging on the server, columns and selection by the reader's choice (UI-01). */
export function EntityList<Row extends object, Field extends string, Section extends string, Action extends string>(
  props: EntityListProps<Row, Field, Section, Action>,
) {
  const {
    meta,
    columns,
    filters = NO_FILTERS,
    derived = NONE,
    forms = NONE,
    slots = NO_SLOTS,
    bulkForm,
    liveMs,
  } = props;
  const view = meta.views.some(({ name }) => name === props.view) && props.view ? props.view : 'list';
  const can = useCanAny();
  const storeKey = `${meta.resource}.${view}`;
  const context = useMemo(() => {
    const actions = availableActions(meta, actionsOfView(meta, view), can);
    const bulk = bulkForm && bulkEdit(meta, view, bulkForm, can);
    return {
      meta,
      view,
      columns: columns.filter(({ perm }) => perm === undefined || can(perm)),
      derived,
      filters,
      actions,
      forms,
      slots,
      ...(bulk ? { bulk } : {}),
      isSelectable: bulk !== undefined || actions.some((action) => action.bulk > 1),
      storeKey,
    };
  }, [meta, view, columns, derived, filters, forms, slots, bulkForm, storeKey, can]);
  return (
    <ListBase
      key={storeKey}
      resource={meta.resource}
      storeKey={storeKey}
      perPage={PER_PAGE}
      sort={{ field: meta.sort.field, order: meta.sort.order === 'desc' ? 'DESC' : 'ASC' }}
      queryOptions={{ meta: { view }, refetchInterval: liveMs ?? false }}
      exporter={false}
      disableAuthentication
    >
      <ListViewContext.Provider value={context}>
        <ListLayout />
      </ListViewContext.Provider>
    </ListBase>
  );
}
