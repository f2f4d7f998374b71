import CreateNewFolder from '@mui/icons-material/CreateNewFolderOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { FolderTask } from './FolderTasks.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

interface FolderMenuProps {
  anchor: HTMLElement;
  onChoose: (task: FolderTask) => void;
  onClose: () => void;
}

const ITEMS = [
  { task: 'create', label: 'materials.newFolderIn', Icon: CreateNewFolder },
  { task: 'rename', label: 'materials.renameFolder', Icon: Edit },
  { task: 'move', label: 'materials.moveFolder', Icon: DriveFileMove },
  { task: 'delete', label: 'ui.delete', Icon: Delete },
] as const;

/** Menu of a folder. */
export default function FolderMenu({ anchor, onChoose, onClose }: FolderMenuProps) {
  const translate = useSentences(materialSentences);
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {ITEMS.map(({ task, label, Icon }) => (
        <MenuItem key={task} dense onClick={() => onChoose(task)}>
          <ListItemIcon>
            <Icon fontSize="small" color={task === 'delete' ? 'error' : undefined} />
          </ListItemIcon>
          <ListItemText slotProps={{ primary: { color: task === 'delete' ? 'error' : undefined } }}>
            {translate(label)}
          </ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
