import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import { canDo } from '#core/entity/guard.ts';
import { VerbIcon } from '../icons.tsx';
import { useLabels } from '../labels.ts';
import type { ActionRecord } from './useActionFlow.tsx';
import { useGuardReason } from './useGuardReason.ts';

interface ActionMenuItemProps {
  meta: EntityMeta;
  action: ActionMeta;
  record: ActionRecord;
  onChoose: () => void;
}

/** An action in a menu. One that cannot start stays readable and says why in its second line. */
export function ActionMenuItem({ meta, action, record, onChoose, ...focus }: ActionMenuItemProps) {
  const labels = useLabels(meta.resource);
  const { sentence } = useGuardReason(meta);
  const guard = canDo(action, meta.states, record);
  return (
    <MenuItem {...focus} dense aria-disabled={!guard.ok} onClick={guard.ok ? onChoose : undefined}>
      <ListItemIcon>
        <VerbIcon verb={action.name} color={action.confirm === 'danger' && guard.ok ? 'error' : 'inherit'} />
      </ListItemIcon>
      <ListItemText
        primary={labels.action(action.name)}
        secondary={guard.ok ? undefined : sentence(guard.why)}
        slotProps={{
          primary: { color: guard.ok ? (action.confirm === 'danger' ? 'error' : undefined) : 'text.disabled' },
        }}
      />
    </MenuItem>
  );
}
