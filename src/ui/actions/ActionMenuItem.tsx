import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { whyNot } from '#core/entity/guard.ts';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import { VerbIcon } from '../icons.tsx';
import { useLabels } from '../labels.ts';
import type { ActionRecord } from './useActionFlow.tsx';
import { useAsker } from './useAsker.ts';
import { useGuardReason } from './useGuardReason.ts';

interface ActionMenuItemProps {
  meta: EntityMeta;
  action: ActionMeta;
  records: readonly ActionRecord[];
  onChoose: () => void;
}

/** An action in a menu. One that cannot start stays readable and says why in its second line. */
export function ActionMenuItem({ meta, action, records, onChoose, ...focus }: ActionMenuItemProps) {
  const labels = useLabels(meta.resource);
  const { sentence } = useGuardReason(meta);
  const why = whyNot(meta, action, records, useAsker());
  const color = action.confirm === 'danger' ? 'error' : undefined;
  return (
    <MenuItem {...focus} dense aria-disabled={why !== null} onClick={why ? undefined : onChoose}>
      <ListItemIcon>
        <VerbIcon verb={action.name} color={why ? 'inherit' : (color ?? 'inherit')} />
      </ListItemIcon>
      <ListItemText
        primary={labels.action(action.name)}
        secondary={why ? sentence(why) : undefined}
        slotProps={{ primary: { color: why ? 'text.disabled' : color } }}
      />
    </MenuItem>
  );
}
