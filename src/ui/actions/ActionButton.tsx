import type { ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import { hasVerbIcon, VerbIcon } from '../icons.tsx';
import { useLabels } from '../labels.ts';
import type { Slots } from '../slots.ts';
import type { ActionForm } from './actionForms.ts';
import { ReasonedButton } from './ReasonedButton.tsx';
import { useActionFlow, type ActionRecord } from './useActionFlow.tsx';
import { useGuardReason } from './useGuardReason.ts';

export interface ActionButtonProps {
  meta: EntityMeta;
  action: ActionMeta;
  records: readonly ActionRecord[];
  form?: ActionForm;
  slots?: Slots;
  variant?: ButtonProps['variant'];
  onDone?: () => void;
}

/** A button for one action on one record or a selection; off with its reason where nobody can. */
export function ActionButton({ meta, action, records, form, slots, variant = 'outlined', onDone }: ActionButtonProps) {
  const translate = useTranslate();
  const labels = useLabels(meta.resource);
  const { sentence } = useGuardReason(meta);
  const { start, isRunning, dialog, division } = useActionFlow({ meta, action, records, form, slots, onDone });
  const first = division.unable[0];
  let reason: string | undefined;
  if (records.length === 0) reason = translate('ui.guard.selectFirst');
  else if (records.length > Math.max(action.bulk, 1))
    reason = translate('ui.guard.tooMany', { max: Math.max(action.bulk, 1), n: records.length });
  else if (division.able.length === 0 && first)
    reason = division.unable.length > 1 ? translate('ui.guard.nobody') : sentence(first.why);
  return (
    <>
      <ReasonedButton
        reason={reason}
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
