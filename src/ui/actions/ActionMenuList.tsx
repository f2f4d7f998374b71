import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import { useDuplicatePath } from './duplicatePath.ts';
import { VerbIcon } from '../icons.tsx';
import { ActionMenuItem } from './ActionMenuItem.tsx';
import type { ActionRecord } from './useActionFlow.tsx';

interface ActionMenuListProps {
  meta: EntityMeta;
  actions: readonly ActionMeta[];
  record: ActionRecord;
  anchor: HTMLElement | null;
  onChoose: (action: ActionMeta) => void;
  onClose: () => void;
}

/** Action menu of one row; loaded when it is opened. */
export default function ActionMenuList({ meta, actions, record, anchor, onChoose, onClose }: ActionMenuListProps) {
  const translate = useTranslate();
  const copy = useDuplicatePath(meta)(record);
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {copy ? (
        <MenuItem component={Link} to={copy} dense onClick={onClose}>
          <ListItemIcon>
            <VerbIcon verb="copy" color="inherit" />
          </ListItemIcon>
          <ListItemText primary={translate('ui.duplicate')} />
        </MenuItem>
      ) : null}
      {actions.map((action) => (
        <ActionMenuItem
          key={action.name}
          meta={meta}
          action={action}
          records={[record]}
          onChoose={() => onChoose(action)}
        />
      ))}
    </Menu>
  );
}
