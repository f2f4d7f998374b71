import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFormats } from './format.ts';
import './districts/districts.css';

/** Node of a tree; `id` is null for the row that means everything. */
export interface TreeRow {
  id: string | null;
  name: string;
  depth: number;
  count?: number | undefined;
}

interface TreeRowsProps {
  label: string;
  rows: readonly TreeRow[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Tree to narrow something by, as a list of rows with their depth; one of them is chosen. */
export function TreeRows({ label, rows, chosen, onChoose }: TreeRowsProps) {
  const headingId = useId();
  const { number } = useFormats();
  return (
    <nav aria-labelledby={headingId}>
      <Typography id={headingId} variant="body2" color="text.secondary" sx={{ px: 1, py: 0.5 }}>
        {label}
      </Typography>
      <List dense disablePadding>
        {rows.map(({ id, name, depth, count }) => (
          <ListItem key={id ?? ''} disablePadding>
            <ListItemButton
              dense
              selected={id === chosen}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => onChoose(id)}
              sx={{ pl: 1 + depth * 1.5, borderRadius: '6px', overflowWrap: 'anywhere' }}
            >
              {name}
              {count === undefined ? null : <span className="district-count">{number(count)}</span>}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
