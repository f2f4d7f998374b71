import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { useEntityWords } from '#src/ui/entityWords.ts';
import { Pager } from '#src/ui/list/Pager.tsx';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { Notice } from '#src/ui/page/Notice.tsx';
import { useCan } from '#src/ui/permission.ts';
import { uploadOffers } from '#src/ui/uploadOffers.ts';
import { FilesButton } from './FilesButton.tsx';
import { MaterialChoices } from './MaterialChoices.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { materialChoiceSentences } from './sentences.ts';
import './materials.css';

interface MaterialDialogProps {
  chosen: readonly string[];
  max: number;
  onUse: (ids: string[]) => void;
  onClose: () => void;
}

const PAGE = 18;
/** Material types that a slot can show. */
const KINDS = ['image', 'video'] as const;

/** Dialog to choose materials by their pictures: search and pages on the server, in the order of the clicks (UI-10). */
export function MaterialDialog({ chosen, max, onUse, onClose }: MaterialDialogProps) {
  useEntityWords('materials');
  const translate = useSentences(materialChoiceSentences);
  const titleId = useId();
  const [ids, setIds] = useState<readonly string[]>(chosen);
  const [kind, setKind] = useState<'image' | 'video' | null>(null);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const q = useDeferredValue(search.trim());
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<MaterialRow>('materials', {
    pagination: { page, perPage: PAGE },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { type: { in: kind ? [kind] : [...KINDS] }, ...(q ? { q } : {}) },
  });
  const toggle = (id: string): void => {
    if (ids.includes(id)) setIds(ids.filter((one) => one !== id));
    else if (ids.length < max) setIds([...ids, id]);
  };
  const mayUpload = useCan('material.add');
  const sent = useArrivals((id) => setIds((now) => (now.includes(id) ? now : [...now, id].slice(0, max))));
  const body = () => {
    if (error) return <ErrorNotice title={translate('ui.list.error')} error={error} onRetry={() => void refetch()} />;
    if (data?.length === 0) {
      const title = translate(q || kind ? 'ui.noMatches' : 'materialChoice.empty');
      return <Notice title={title} text={mayUpload ? translate('materialChoice.none') : undefined} />;
    }
    return <MaterialChoices materials={data ?? null} chosen={ids} isFull={ids.length >= max} onToggle={toggle} />;
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{translate('materialChoice.choose')}</DialogTitle>
      <DialogContent>
        <div className="material-dialog-bar">
          <TextField
            type="search"
            label={translate('ui.search')}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setPage(1);
            }}
            autoFocus
          />
          <ToggleButtonGroup
            size="small"
            exclusive
            value={kind}
            aria-label={translate('resources.materials.fields.type')}
            onChange={(_event, next: 'image' | 'video' | null) => {
              setKind(next);
              setPage(1);
            }}
          >
            {KINDS.map((one) => (
              <ToggleButton key={one} value={one}>
                {translate(`resources.materials.values.type.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
        {body()}
        <div className="material-dialog-foot">
          <p role="status">{translate('materialChoice.chosenOf', { n: ids.length, max })}</p>
          <Pager page={page} perPage={PAGE} total={total} onPage={setPage} />
        </div>
      </DialogContent>
      <DialogActions>
        {mayUpload ? <UploadFiles onTake={sent} /> : null}
        <Button color="inherit" onClick={onClose}>
          {translate('ui.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onUse([...ids])}>
          {translate('ui.picker.use', { n: ids.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns what is told of files that are sent from here; each is handed over once it is a material that screens can show. */
function useArrivals(onArrived: (id: string) => void): (files: readonly File[]) => void {
  const sent = useRef(new Set<File>());
  const take = useEffectEvent(onArrived);
  useEffect(
    () =>
      uploadOffers.onArrival(({ file, id, playable }) => (playable && sent.current.has(file) ? take(id) : undefined)),
    [],
  );
  return (files) => files.forEach((file) => sent.current.add(file));
}

/** Sends pictures and videos from inside the form: they join the library, and are chosen as they arrive. */
function UploadFiles({ onTake }: { onTake: (files: readonly File[]) => void }) {
  const translate = useSentences(materialChoiceSentences);
  return (
    <FilesButton
      color="inherit"
      sx={{ mr: 'auto' }}
      label={translate('materialChoice.upload')}
      profiles={KINDS}
      onTake={(files) => {
        onTake(files);
        uploadOffers.put({ dropped: files.map((file) => ({ file, path: [] })), folderId: null });
      }}
    />
  );
}
