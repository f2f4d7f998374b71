import { useContext, useMemo } from 'react';
import { ListBase } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { mayRead } from '#core/entity/readable.ts';
import type { LoadActionForms } from '../actions/actionForms.ts';
import { actionsOfView, availableActions } from '../actions/available.ts';
import { bulkEdit, type LoadForm } from '../bulk/bulkEdit.ts';
import { useCanAny, useCanSee, useHasVerb } from '../permission.ts';
import { NO_SLOTS, type Slots } from '../slots.ts';
import { useSurroundings } from '../ruleContext.ts';
import { BIN, useIsBinAsked, useRestoreAction } from './bin.ts';
import type { Column, Derived } from './column.ts';
import { EmbedContext } from './embed.ts';
import type { FilterDef } from './filters/filter.ts';
import { ListLayout } from './ListLayout.tsx';
import { ListViewContext, PER_PAGE } from './listView.ts';

interface EntityListProps {
  meta: EntityMeta;
  columns: readonly Column[];
  filters?: readonly FilterDef[];
  derived?: Derived;
  forms?: LoadActionForms;
  /** Name of a list view: the server adds its filter; only its own actions are offered. */
  view?: string;
  slots?: Slots;
  /** Loads the form whose inputs a bulk edit shows. */
  bulkForm?: LoadForm;
  /** Interval in milliseconds at which the list is refetched. */
  liveMs?: number;
}

const NONE = {} as const;
const NO_FILTERS: readonly FilterDef[] = [];

/**
 * List of an entity: filters in the URL, paging on the server, columns and selection by the reader's choice (UI-01).
 */
export function EntityList(props: EntityListProps) {
  const { meta, columns, filters = NO_FILTERS, derived = NONE, forms, slots = NO_SLOTS, bulkForm, liveMs } = props;
  const [can, canSee, embed] = [useCanAny(), useCanSee(), useContext(EmbedContext)];
  const restore = useRestoreAction(meta);
  const isBinAsked = useIsBinAsked();
  const named = meta.views.some(({ name }) => name === props.view) && props.view ? props.view : 'list';
  const bin = isBinAsked && !embed && named === 'list' ? restore : null;
  const view = bin ? BIN : named;
  const has = useHasVerb(meta);
  const system = useSurroundings().me?.system;
  const storeKey = embed ? `${embed.name}.${meta.resource}` : `${meta.resource}.${view}`;
  const context = useMemo(() => {
    const isReadable = (name: string) =>
      meta.fields.every((field) => field.name !== name || mayRead(field, { can, system }));
    const actions = bin ? [bin] : embed?.isChoice ? [] : availableActions(actionsOfView(meta, view), can, has);
    const bulk = bulkForm && !embed && !bin ? bulkEdit(meta, view, bulkForm, can, has) : undefined;
    return {
      meta,
      view,
      columns: columns.filter(
        ({ source, perm, target }) =>
          isReadable(source) &&
          (perm === undefined || can(perm)) &&
          (!target || canSee(target)) &&
          source !== embed?.without,
      ),
      derived,
      filters: filters.filter(
        // Filters set by the page around it are not offered.
        (def) =>
          isReadable(def.source) &&
          (!('target' in def) || canSee(def.target)) &&
          !(def.source in (embed?.filter ?? NONE)),
      ),
      actions,
      forms,
      // In the bin only the cells are overridden: all other overrides are for records that are not deleted.
      slots: bin ? { cells: slots.cells } : slots,
      ...(bulk ? { bulk } : {}),
      isSelectable: embed ? embed.isChoice === true : bulk !== undefined || actions.some((action) => action.bulk > 1),
      storeKey,
      isEmbedded: embed !== null,
    };
  }, [meta, view, columns, derived, filters, forms, slots, bulkForm, storeKey, can, canSee, system, has, embed, bin]);
  return (
    <ListBase
      key={storeKey}
      resource={meta.resource}
      storeKey={embed || bin ? false : storeKey}
      disableSyncWithLocation={embed !== null || bin !== null}
      filter={embed?.filter}
      perPage={embed?.perPage ?? PER_PAGE}
      sort={{ field: meta.sort.field, order: meta.sort.order === 'desc' ? 'DESC' : 'ASC' }}
      queryOptions={{ meta: { view }, refetchInterval: liveMs ?? false }}
      exporter={false}
      disableAuthentication
    >
      <ListViewContext.Provider value={context}>{embed?.layout ?? <ListLayout />}</ListViewContext.Provider>
    </ListBase>
  );
}
