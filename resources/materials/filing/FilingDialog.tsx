import AllInbox from '@mui/icons-material/AllInboxOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useUnselectAll } from 'react-admin';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { UNFILED, folderIdOf, wayTo, type Place } from '../folders/folderPlaces.ts';
import FolderTree from '../folders/FolderTree.tsx';
import { useFolders } from '../folders/useFolders.ts';
import { useOpenFolders } from '../folders/useOpenFolders.ts';
import { useFiling, type FilingMode } from './useFiling.tsx';
import { questionSentences } from '#src/ui/actions/sentences.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

interface FilingDialogProps {
  mode: FilingMode;
  records: readonly MaterialRow[];
  onClose: () => void;
}

/** Asks for the folder that materials are moved or copied to; everything by keyboard. */
export default function FilingDialog({ mode, records, onClose }: FilingDialogProps) {
  const translate = useSentences(materialSentences, questionSentences);
  const titleId = useId();
  const folders = useFolders();
  const unselect = useUnselectAll('materials', 'materials.list');
  const [place, setPlace] = useState<Place>(records[0]?.folderId ?? UNFILED);
  const { lines, toggle } = useOpenFolders(folders, place);
  const { file, isBusy, dialog } = useFiling();
  const way = wayTo(folders, place).map(({ name }) => name);
  const action = translate(`resources.materials.actions.${mode}`);
  const only = records.length === 1 ? records[0] : undefined;
  const send = async (): Promise<void> => {
    if (!(await file({ mode, ids: records.map(({ id }) => id), folderId: folderIdOf(place) }))) return;
    unselect();
    onClose();
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>
        {only
          ? translate('ui.action.title', { action, name: only.name })
          : translate('ui.action.titleMany', { action, n: records.length })}
      </DialogTitle>
      <DialogContent>
        <div className="filing-tree">
          <FolderTree
            label={translate('materials.folders')}
            tops={[{ place: UNFILED, name: translate('materials.unfiled'), icon: <AllInbox fontSize="small" /> }]}
            lines={lines}
            current={place}
            onChoose={setPlace}
            onToggle={toggle}
            isFirst
          />
        </div>
        <output className="filing-way">{way.length > 0 ? way.join(' / ') : translate('materials.unfiled')}</output>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {translate('ui.cancel')}
        </Button>
        <Button variant="contained" onClick={() => void send()} loading={isBusy}>
          {only ? action : translate('ui.action.doIt', { action, n: records.length })}
        </Button>
      </DialogActions>
      {dialog}
    </Dialog>
  );
}
