import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useTree } from '../../inputs/tree.ts';
import { useLabels } from '../../labels.ts';
import { useListView } from '../listView.ts';
import type { FilterDef } from './filter.ts';
import { SIDEBAR_WIDTH } from './useSidebarFilters.ts';
import { chosenNode, withBelow } from './treeValue.ts';

type TreeDef = Extract<FilterDef, { kind: 'tree' }>;

const frame = { width: SIDEBAR_WIDTH, flex: 'none', p: 1, maxHeight: 'calc(100vh - 220px)', overflow: 'auto' } as const;

/** Trees to narrow the list by, at its side: a node means itself and all below it. */
export default function TreeSidebar({ filters }: { filters: readonly TreeDef[] }) {
  return (
    <Paper variant="outlined" sx={frame}>
      {filters.map((def) => (
        <Tree key={def.source} def={def} />
      ))}
    </Paper>
  );
}

function Tree({ def }: { def: TreeDef }) {
  const translate = useTranslate();
  const labels = useLabels(useListView().meta.resource);
  const headingId = useId();
  const { filterValues, setFilters } = useListContext();
  const { nodes } = useTree({ ...def.target, parent: def.parent, own: def.own });
  const chosen = chosenNode(filterValues[def.source]);
  const choose = (value: unknown) => {
    const { [def.source]: _before, ...rest } = filterValues;
    setFilters(value === undefined ? rest : { ...rest, [def.source]: value }, undefined);
  };
  const rows = [{ id: undefined, name: translate('ui.list.everywhere'), depth: 0 }, ...nodes];
  return (
    <nav aria-labelledby={headingId}>
      <Typography id={headingId} variant="body2" color="text.secondary" sx={{ px: 1, py: 0.5 }}>
        {labels.field(def.source)}
      </Typography>
      <List dense disablePadding>
        {rows.map(({ id, name, depth }) => (
          <ListItem key={id ?? ''} disablePadding>
            <ListItemButton
              dense
              selected={id === chosen}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => choose(id === undefined ? undefined : withBelow(nodes, id))}
              sx={{ pl: 1 + depth * 1.5, borderRadius: '6px', overflowWrap: 'anywhere' }}
            >
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
