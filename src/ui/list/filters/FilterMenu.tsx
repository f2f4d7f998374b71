import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLabels } from '../../labels.ts';
import { useListView } from '../listView.ts';
import type { FilterDef } from './filter.ts';

interface FilterMenuProps {
  filters: readonly FilterDef[];
  anchor: HTMLElement | null;
  onChoose: (source: string) => void;
  onClose: () => void;
}

/** The filters that are not on yet. */
export default function FilterMenu({ filters, anchor, onChoose, onClose }: FilterMenuProps) {
  const labels = useLabels(useListView().meta.resource);
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {filters.map(({ source }) => (
        <MenuItem
          key={source}
          dense
          onClick={() => {
            onClose();
            onChoose(source);
          }}
        >
          {labels.field(source)}
        </MenuItem>
      ))}
    </Menu>
  );
}
