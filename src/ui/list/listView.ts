import { createContext, useContext } from 'react';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import type { LoadActionForms } from '../actions/actionForms.ts';
import type { BulkEdit } from '../bulk/bulkEdit.ts';
import type { Slots } from '../slots.ts';
import type { Column, Derived } from './column.ts';
import type { FilterDef } from './filters/filter.ts';

/** Rows on a page where nobody chose. */
export const PER_PAGE = 20;

/** What the parts of a list pull from around them, beside react-admin's list context. */
export interface ListView {
  meta: EntityMeta;
  /** Name of the view; `list` is the default one. */
  view: string;
  /** Those that this session may see, shown or not. */
  columns: readonly Column[];
  derived: Derived;
  filters: readonly FilterDef[];
  /** Those that this view has and this session may do. */
  actions: readonly ActionMeta[];
  forms?: LoadActionForms;
  slots: Slots;
  /** What changes fields of many records, where this session may and the view lets it. */
  bulk?: BulkEdit;
  /** Whether anything can be done with several records. */
  isSelectable: boolean;
  storeKey: string;
  /** Part of another page: nothing is selected in it. */
  isEmbedded: boolean;
}

export const ListViewContext = createContext<ListView | null>(null);

export function useListView(): ListView {
  const view = useContext(ListViewContext);
  if (!view) throw new Error('A part of a list was drawn outside <EntityList>');
  return view;
}
