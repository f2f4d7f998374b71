import Menu from '@mui/material/Menu';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
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

/** What the menu of one row says once it is open. */
export default function ActionMenuList({ meta, actions, record, anchor, onChoose, onClose }: ActionMenuListProps) {
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {actions.map((action) => (
        <ActionMenuItem
          key={action.name}
          meta={meta}
          action={action}
          record={record}
          onChoose={() => onChoose(action)}
        />
      ))}
    </Menu>
  );
}
