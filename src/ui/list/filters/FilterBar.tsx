import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Later } from '../../Later.tsx';
import { useLabels } from '../../labels.ts';
import { useListView } from '../listView.ts';
import { isBlank, type FilterDef } from './filter.ts';
import { SearchBox } from './SearchBox.tsx';
import { useSidebarFilters } from './useSidebarFilters.ts';

const FilterChip = lazy(async () => ({ default: (await import('./FilterChip.tsx')).FilterChip }));
const FilterMenu = lazy(() => import('./FilterMenu.tsx'));

/** Search and filters. What is on stands in the URL, so that a list can be sent to somebody. */
export function FilterBar() {
  const { meta, filters: all } = useListView();
  const atSide: readonly FilterDef[] = useSidebarFilters();
  const filters = all.filter((def) => !atSide.includes(def));
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const labels = useLabels(meta.resource);
  const [added, setAdded] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOn = ({ source }: FilterDef) => !isBlank(filterValues[source]);
  const inBar = filters.filter((def) => def.pinned || isOn(def) || def.source === added);
  const others = filters.filter((def) => !inBar.includes(def));
  const change = (source: string, value: unknown) => {
    const { [source]: before, ...rest } = filterValues;
    setAdded(null);
    // An added filter without a value changes nothing, and makes no step in the browser history.
    if (isBlank(value) && isBlank(before)) return;
    setFilters(isBlank(value) ? rest : { ...rest, [source]: value }, undefined);
  };
  if (filters.length === 0 && meta.search.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={translate('ui.list.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
    >
      {meta.search.length > 0 ? <SearchBox value={filterValues['q']} onChange={(q) => change('q', q)} /> : null}
      <Later when={inBar.length > 0}>
        {inBar.map((def) => (
          <FilterChip
            key={`${def.source} ${JSON.stringify(filterValues[def.source])}`}
            def={def}
            label={labels.field(def.source)}
            value={filterValues[def.source]}
            isNew={def.source === added}
            onApply={(value) => change(def.source, value)}
            onRemove={() => change(def.source, undefined)}
          />
        ))}
      </Later>
      {others.length > 0 ? (
        <Button
          size="small"
          color="inherit"
          startIcon={<Add />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {translate('ui.list.addFilter')}
        </Button>
      ) : null}
      {Object.keys(filterValues).length > 0 ? (
        <Button size="small" color="inherit" onClick={() => setFilters({}, [])}>
          {translate('ui.list.clearFilters')}
        </Button>
      ) : null}
      <Later when={anchor !== null}>
        <FilterMenu filters={others} anchor={anchor} onChoose={setAdded} onClose={() => setAnchor(null)} />
      </Later>
    </Box>
  );
}
