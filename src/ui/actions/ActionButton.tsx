import type { ButtonProps } from '@mui/material/Button';
import { whyNot } from '#core/entity/guard.ts';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import { hasVerbIcon, VerbIcon } from '../icons.tsx';
import { useLabels } from '../labels.ts';
import type { Slots } from '../slots.ts';
import type { LoadActionForms } from './actionForms.ts';
import { ReasonedButton } from './ReasonedButton.tsx';
import { useActionFlow, type ActionRecord } from './useActionFlow.tsx';
import { useAsker } from './useAsker.ts';
import { useGuardReason } from './useGuardReason.ts';

export interface ActionButtonProps {
  meta: EntityMeta;
  action: ActionMeta;
  records: readonly ActionRecord[];
  forms?: LoadActionForms;
  slots?: Slots;
  variant?: ButtonProps['variant'];
  onDone?: (ids: readonly string[]) => void;
}

/** Button of an action on a record or a selection; disabled with the reason if no record allows it. */
export function ActionButton({ meta, action, records, forms, slots, variant = 'outlined', onDone }: ActionButtonProps) {
  const labels = useLabels(meta.resource);
  const { sentence } = useGuardReason(meta);
  const why = whyNot(meta, action, records, useAsker());
  const { start, isRunning, dialog } = useActionFlow({ meta, action, records, forms, slots, onDone });
  return (
    <>
      <ReasonedButton
        reason={why ? sentence(why) : undefined}
        onClick={start}
        loading={isRunning}
        variant={variant}
        size="small"
        color={action.confirm === 'danger' ? 'error' : 'primary'}
        startIcon={hasVerbIcon(action.name) ? <VerbIcon verb={action.name} /> : undefined}
      >
        {labels.action(action.name)}
      </ReasonedButton>
      {dialog}
    </>
  );
}
