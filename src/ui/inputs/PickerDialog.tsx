import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';
import { useLabels } from '../labels.ts';
import { Pager } from '../list/Pager.tsx';
import { useFocusOnMount } from '../useFocusOnMount.ts';
import { PickerRows } from './PickerRows.tsx';

interface PickerDialogProps {
  target: ReferenceTarget;
  chosen: readonly string[];
  max?: number;
  filter?: Readonly<Record<string, unknown>>;
  onUse: (ids: string[]) => void;
  onClose: () => void;
}

const PAGE = 10;

/** Chooses records of another entity: searched and paged on the server, at any size (UI-10). */
export function PickerDialog({ target, chosen, max, filter, onUse, onClose }: PickerDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const labels = useLabels(target.resource);
  const [ids, setIds] = useState<readonly string[]>(chosen);
  const [page, setPage] = useState(1);
  const [text, setText] = useState('');
  const q = useDeferredValue(text);
  const search = useFocusOnMount<HTMLInputElement>();
  const {
    data = [],
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetList(target.resource, {
    pagination: { page, perPage: PAGE },
    sort: { field: target.sort ?? target.display, order: 'ASC' },
    filter: { ...filter, ...(q ? { q } : {}) },
  });
  const isFull = max !== undefined && max > 1 && ids.length >= max;
  const toggle = (id: string) => {
    if (ids.includes(id)) setIds(ids.filter((one) => one !== id));
    else if (max === 1) setIds([id]);
    else if (!isFull) setIds([...ids, id]);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('ui.picker.choose', { name: labels.many })}</DialogTitle>
      <DialogContent>
        <TextField
          label={translate('ui.search')}
          type="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPage(1);
          }}
          fullWidth
          inputRef={search}
          sx={{ mt: 1, mb: 1 }}
        />
        <PickerRows
          rows={data}
          display={target.display}
          chosen={ids}
          isFull={isFull}
          isPending={isPending}
          error={error}
          onRetry={() => void refetch()}
          onToggle={toggle}
        />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mt: 1 }}>
          <Typography variant="body2" color="text.secondary" component="output">
            {isFull ? translate('ui.picker.most', { max }) : translate('ui.picker.chosen', { n: ids.length })}
          </Typography>
          <Pager page={page} perPage={PAGE} total={total} onPage={setPage} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('ui.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onUse([...ids])}>
          {translate('ui.picker.use', { n: ids.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
