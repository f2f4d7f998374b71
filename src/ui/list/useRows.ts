import { useMemo } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { usePathOf } from '../paths.ts';
import { useHasVerb, useMay } from '../permission.ts';
import { useRuleContext } from '../ruleContext.ts';
import { BIN } from './bin.ts';
import { withDerived } from './column.ts';
import { useListView } from './listView.ts';

/** Returns the rows of the page with their derived fields. */
export function useRows(): RaRecord<string>[] {
  const { derived } = useListView();
  const { data } = useListContext<RaRecord<string>>();
  const context = useRuleContext();
  return useMemo(() => (data ?? []).map((row) => withDerived(row, derived, context())), [data, derived, context]);
}

/** Returns the link of a row: the slot's, else the show page, else the form, else null. */
export function useRowPath(): (row: RaRecord<string>) => string | null {
  const { meta, slots, view } = useListView();
  const pathOf = usePathOf();
  const mayEdit = useMay(meta, 'edit');
  const hasOne = useHasVerb(meta)('one');
  return (row) => {
    const { id } = row;
    if (slots.list?.opens) return slots.list.opens(row, pathOf);
    // A deleted record has no page.
    if (!hasOne || view === BIN) return null;
    return pathOf(meta.resource, 'show', id) ?? (mayEdit ? pathOf(meta.resource, 'edit', id) : null);
  };
}
