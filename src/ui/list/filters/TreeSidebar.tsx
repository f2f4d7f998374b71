import Paper from '@mui/material/Paper';
import { useListContext, useTranslate } from 'react-admin';
import { rangeOf, useDistrictTree } from '../../districts/useDistricts.ts';
import { useTree } from '../../inputs/tree.ts';
import { useLabels } from '../../labels.ts';
import { TreeRows, type TreeRow } from '../../TreeRows.tsx';
import { useListView } from '../listView.ts';
import type { FilterDef } from './filter.ts';
import { SIDEBAR_WIDTH, type SideDef } from './useSidebarFilters.ts';
import { chosenDistrict, chosenNode, withBelow } from './treeValue.ts';

type TreeDef = Extract<FilterDef, { kind: 'tree' }>;
type DistrictDef = Extract<FilterDef, { kind: 'district' }>;

const frame = { width: SIDEBAR_WIDTH, flex: 'none', p: 1, maxHeight: 'calc(100vh - 220px)', overflow: 'auto' } as const;

/** Trees to narrow the list by, at its side: a node means itself and all below it. */
export default function TreeSidebar({ filters }: { filters: readonly SideDef[] }) {
  return (
    <Paper variant="outlined" sx={frame}>
      {filters.map((def) =>
        def.kind === 'tree' ? <Tree key={def.source} def={def} /> : <Districts key={def.source} def={def} />,
      )}
    </Paper>
  );
}

interface RowsProps {
  source: string;
  rows: readonly TreeRow[];
  chosen: string | undefined;
  /** The filter's value for a row. */
  valueOf: (id: string) => unknown;
}

function Rows({ source, rows, chosen, valueOf }: RowsProps) {
  const labels = useLabels(useListView().meta.resource);
  const { filterValues, setFilters } = useListContext();
  const choose = (id: string | null) => {
    const { [source]: _before, ...rest } = filterValues;
    setFilters(id === null ? rest : { ...rest, [source]: valueOf(id) }, undefined);
  };
  return <TreeRows label={labels.field(source)} rows={rows} chosen={chosen ?? null} onChoose={choose} />;
}

function Tree({ def }: { def: TreeDef }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { nodes } = useTree({ ...def.target, parent: def.parent, own: def.own });
  const rows = [{ id: null, name: translate('ui.list.everywhere'), depth: 0 }, ...nodes];
  return (
    <Rows
      source={def.source}
      rows={rows}
      chosen={chosenNode(filterValues[def.source])}
      valueOf={(id) => withBelow(nodes, id)}
    />
  );
}

/** The country, its provinces, cities and districts, as far as there are records in them (DEV-14). */
function Districts({ def }: { def: DistrictDef }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const nodes = useDistrictTree(def.of);
  if (nodes.length === 0) return null;
  const below = nodes.map(({ code, name, depth, count }): TreeRow => ({ id: code, name, depth: depth + 1, count }));
  const all = nodes.filter(({ depth }) => depth === 0).reduce((sum, { count }) => sum + count, 0);
  const rows: TreeRow[] = [{ id: null, name: translate('ui.district.country'), depth: 0, count: all }, ...below];
  return <Rows source={def.source} rows={rows} chosen={chosenDistrict(filterValues[def.source])} valueOf={rangeOf} />;
}
