import { useStore } from 'react-admin';
import { columnsHash, type Column } from './column.ts';
import { useListView } from './listView.ts';

/** Returns the columns that are shown, and what changes that. The choice is kept per list and per set of columns. */
export function useColumnChoice() {
  const { columns, storeKey } = useListView();
  const hash = columnsHash(columns.map(({ source }) => source));
  const standard = columns.filter(({ hidden }) => !hidden).map(({ source }) => source);
  const [chosen, setChosen] = useStore<string[]>(`${storeKey}.columns.${hash}`, standard);
  const isShown = ({ source }: Column) => chosen.includes(source);
  return {
    shown: columns.filter(isShown),
    isShown,
    isStandard: chosen.length === standard.length && standard.every((source) => chosen.includes(source)),
    toggle: (source: string) =>
      setChosen(chosen.includes(source) ? chosen.filter((one) => one !== source) : [...chosen, source]),
    reset: () => setChosen(standard),
  };
}
