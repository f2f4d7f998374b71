import VerticalAlignTop from '@mui/icons-material/VerticalAlignTop';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { ALL, folderIdOf, isWithin, type Folder, type Place } from './folderPlaces.ts';
import FolderTree from './FolderTree.tsx';
import { useArrangeFolder } from './useArrangeFolder.ts';
import { useFolders } from './useFolders.ts';
import { useOpenFolders } from './useOpenFolders.ts';
import { questionSentences } from '#src/ui/actions/sentences.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

/** Asks which folder a folder goes into. What is below it cannot be chosen. */
export default function FolderMoveDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const translate = useSentences(materialSentences, questionSentences);
  const titleId = useId();
  const folders = useFolders();
  const [place, setPlace] = useState<Place>(folder.parentId ?? ALL);
  const { lines, toggle } = useOpenFolders(folders, place);
  const arrange = useArrangeFolder(folders);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>
        {translate('ui.action.title', { action: translate('materials.moveFolder'), name: folder.name })}
      </DialogTitle>
      <DialogContent>
        <div className="filing-tree">
          <FolderTree
            label={translate('materials.folders')}
            tops={[{ place: ALL, name: translate('materials.topLevel'), icon: <VerticalAlignTop fontSize="small" /> }]}
            lines={lines}
            current={place}
            isDisabled={(one) => one !== ALL && isWithin(folders, one, folder.id)}
            onChoose={setPlace}
            onToggle={toggle}
            isFirst
          />
        </div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ui.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            arrange(folder.id, folderIdOf(place));
            onClose();
          }}
        >
          {translate('materials.moveFolder')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
