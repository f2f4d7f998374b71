import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import { RecordContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { OwnerTag } from '../fields/OwnerTag.tsx';
import { ErrorNotice } from '../page/ErrorNotice.tsx';
import { recordName } from '../recordName.ts';
import { Notice } from '../page/Notice.tsx';

interface PickerRowsProps {
  rows: readonly RaRecord<string>[];
  display: string;
  chosen: readonly string[];
  isFull: boolean;
  isPending: boolean;
  error: unknown;
  onRetry: () => void;
  onToggle: (id: string) => void;
}

/** One page of a picker. */
export function PickerRows({ rows, display, chosen, isFull, isPending, error, onRetry, onToggle }: PickerRowsProps) {
  const translate = useTranslate();
  if (error) return <ErrorNotice title={translate('ui.list.error')} error={error} onRetry={onRetry} />;
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  if (rows.length === 0) return <Notice title={translate('ui.noMatches')} />;
  return (
    <List dense disablePadding sx={{ minHeight: 240 }}>
      {rows.map((row) => {
        const isChosen = chosen.includes(row.id);
        return (
          <ListItem key={row.id} disablePadding>
            <ListItemButton component="label" disabled={isFull && !isChosen} tabIndex={-1} dense>
              <ListItemIcon sx={{ minWidth: 36 }}>
                <Checkbox
                  edge="start"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => onToggle(row.id)}
                  size="small"
                />
              </ListItemIcon>
              <ListItemText>
                {recordName(row, display)}
                <RecordContextProvider value={row}>
                  <OwnerTag />
                </RecordContextProvider>
              </ListItemText>
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
