import { createContext, useContext } from 'react';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import type { LoadActionForms } from '../actions/actionForms.ts';
import type { BulkEdit } from '../bulk/bulkEdit.ts';
import type { Slots } from '../slots.ts';
import type { Column, Derived } from './column.ts';
import type { FilterDef } from './filters/filter.ts';

/** Default number of rows on a page. */
export const PER_PAGE = 20;

/** Context of the parts of a list, besides react-admin's list context. */
export interface ListView {
  meta: EntityMeta;
  /** Name of the view; `list` is the default one. */
  view: string;
  /** Columns that this session may see, visible or not. */
  columns: readonly Column[];
  derived: Derived;
  filters: readonly FilterDef[];
  /** Actions of this view that this session may do. */
  actions: readonly ActionMeta[];
  forms?: LoadActionForms;
  slots: Slots;
  /** Bulk edit, if this session may and the view allows it. */
  bulk?: BulkEdit;
  /** True when there is any bulk action. */
  isSelectable: boolean;
  storeKey: string;
  /** True inside another page: rows cannot be selected. */
  isEmbedded: boolean;
}

export const ListViewContext = createContext<ListView | null>(null);

export function useListView(): ListView {
  const view = useContext(ListViewContext);
  if (!view) throw new Error('A part of a list was drawn outside <EntityList>');
  return view;
}
