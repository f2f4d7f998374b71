import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { Column } from './column.ts';
import { isSameChoice, moved, readChoice, settle, standardChoice, type ColumnChoice } from './columnOrder.ts';
import { useListView } from './listView.ts';

/** Returns the columns in the reader's order and which are shown, and what changes that. Kept per list; it outlives changes of the schema. */
export function useColumnChoice() {
  const { columns, storeKey } = useListView();
  const [stored, setStored] = useStore<ColumnChoice | null>(`${storeKey}.columns`, null);
  return useMemo(() => {
    const choice = settle(columns, readChoice(stored));
    const bySource = new Map(columns.map((column) => [column.source, column]));
    const ordered = choice.order.flatMap((source) => bySource.get(source) ?? []);
    const isShown = ({ source }: Column) => choice.shown.includes(source);
    return {
      choice,
      ordered,
      shown: ordered.filter(isShown),
      isShown,
      isStandard: isSameChoice(choice, standardChoice(columns)),
      toggle: (source: string) =>
        setStored({
          ...choice,
          shown: choice.shown.includes(source)
            ? choice.shown.filter((one) => one !== source)
            : [...choice.shown, source],
        }),
      move: (source: string, to: number) => setStored({ ...choice, order: moved(choice.order, source, to) }),
      reset: () => setStored(null),
    };
  }, [columns, stored, setStored]);
}
