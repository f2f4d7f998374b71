import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';
import { useNames } from '../labels.ts';
import { SearchBox } from '../list/filters/SearchBox.tsx';
import { Pager } from '../list/Pager.tsx';
import { OWN_FIRST } from '../ownedNames.ts';
import { AllFound } from './AllFound.tsx';
import { PickerFilters } from './PickerFilters.tsx';
import { useSentences } from '../sentences.ts';
import { pickerSentences } from './sentences.ts';
import { PickerRows } from './PickerRows.tsx';

const CreateDialog = lazy(() => import('./CreateDialog.tsx'));

interface PickerDialogProps {
  target: ReferenceTarget;
  chosen: readonly string[];
  max?: number;
  filter?: Readonly<Record<string, unknown>>;
  /** A new record can be made on the spot. */
  mayCreate?: boolean;
  onUse: (ids: string[]) => void;
  onClose: () => void;
}

const PAGE = 10;
/** Most that are chosen at once where the field has no limit. */
const MOST = 1000;

function useChoice(chosen: readonly string[], max: number | undefined) {
  const [ids, setIds] = useState<readonly string[]>(chosen);
  const isFull = max !== undefined && max > 1 && ids.length >= max;
  const add = (id: string) => {
    if (max === 1) setIds([id]);
    else if (!isFull && !ids.includes(id)) setIds([...ids, id]);
  };
  const toggle = (id: string) => (ids.includes(id) ? setIds(ids.filter((one) => one !== id)) : add(id));
  const addAll = (more: readonly string[]) => setIds((now) => [...new Set([...now, ...more])].slice(0, max));
  const room = max === 1 ? 0 : (max ?? MOST) - ids.length;
  return { ids, isFull, room, add, addAll, toggle };
}

/** Chooses records of another entity: searched and paged on the server, at any size (UI-10). */
export function PickerDialog(props: PickerDialogProps) {
  const { target, chosen, max, filter, mayCreate = false, onUse, onClose } = props;
  const translate = useSentences(pickerSentences);
  const titleId = useId();
  const names = useNames(target.resource);
  const { ids, isFull, room, add, addAll, toggle } = useChoice(chosen, max);
  const [narrowed, setNarrowed] = useState<Readonly<Record<string, unknown>>>({});
  const [page, setPage] = useState(1);
  const [q, setQ] = useState<string | undefined>();
  const [isCreating, setCreating] = useState(false);
  const preset = useMemo(() => (q ? { [target.display]: q } : {}), [q, target.display]);
  const asked = {
    sort: { field: target.sort ?? target.display, order: 'ASC' as const },
    filter: { ...filter, ...narrowed, ...(q ? { q } : {}) },
    ...OWN_FIRST,
  };
  const query = useGetList(target.resource, { pagination: { page, perPage: PAGE }, ...asked });
  const search = (text: string | undefined) => {
    setQ(text);
    setPage(1);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('ui.picker.choose', { name: names.many })}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'space-between', py: 1 }}>
          <SearchBox value={q} onChange={search} autoFocus />
          {mayCreate ? (
            <Button startIcon={<Add />} disabled={isFull} onClick={() => setCreating(true)}>
              {translate('ui.create', { name: names.one })}
            </Button>
          ) : null}
        </Box>
        {target.narrow ? (
          <Suspense fallback={null}>
            <PickerFilters
              resource={target.resource}
              narrow={target.narrow}
              values={narrowed}
              corpId={filter?.['corpId']}
              onChange={(values) => {
                setNarrowed(values);
                setPage(1);
              }}
            />
          </Suspense>
        ) : null}
        <PickerRows
          rows={query.data ?? []}
          display={target.display}
          chosen={ids}
          isFull={isFull}
          isPending={query.isPending}
          error={query.error}
          onRetry={() => void query.refetch()}
          onToggle={toggle}
        />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mt: 1 }}>
          <Typography variant="body2" color="text.secondary" component="output">
            {isFull ? translate('ui.picker.most', { max }) : translate('ui.picker.chosen', { n: ids.length })}
          </Typography>
          <AllFound
            key={JSON.stringify(asked.filter)}
            resource={target.resource}
            asked={asked}
            total={query.total ?? 0}
            room={room}
            onAdd={addAll}
          />
          <Pager page={page} perPage={PAGE} total={query.total ?? 0} onPage={setPage} />
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
      {isCreating ? (
        <Suspense fallback={null}>
          <CreateDialog
            resource={target.resource}
            preset={preset}
            onCreated={({ id }) => {
              add(id);
              setCreating(false);
            }}
            onClose={() => setCreating(false)}
          />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
