import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useLabels } from '../../labels.ts';
import { useListView } from '../listView.ts';
import { isBlank, type FilterDef } from './filter.ts';
import { FilterChip } from './FilterChip.tsx';
import { SearchBox } from './SearchBox.tsx';

/** Search and filters. What is on stands in the URL, so that a list can be sent to somebody. */
export function FilterBar() {
  const { meta, filters } = useListView();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const labels = useLabels(meta.resource);
  const [added, setAdded] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOn = ({ source }: FilterDef) => !isBlank(filterValues[source]);
  const inBar = filters.filter((def) => def.pinned || isOn(def) || def.source === added);
  const others = filters.filter((def) => !inBar.includes(def));
  const change = (source: string, value: unknown) => {
    const { [source]: _before, ...rest } = filterValues;
    setFilters(isBlank(value) ? rest : { ...rest, [source]: value }, undefined);
    setAdded(null);
  };
  if (filters.length === 0 && meta.search.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={translate('ui.list.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
    >
      {meta.search.length > 0 ? <SearchBox value={filterValues['q']} onChange={(q) => change('q', q)} /> : null}
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
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {others.map(({ source }) => (
          <MenuItem
            key={source}
            dense
            onClick={() => {
              setAnchor(null);
              setAdded(source);
            }}
          >
            {labels.field(source)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
