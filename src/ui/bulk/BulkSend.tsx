import { useTranslate } from 'react-admin';
import { ReasonedButton } from '../actions/ReasonedButton.tsx';
import type { FormDef } from '../form/EntityForm.tsx';
import type { BulkRecord } from './BulkEditButton.tsx';
import { useApplicability } from './useApplicability.ts';

interface BulkSendProps {
  def: FormDef;
  chosen: readonly string[];
  records: readonly BulkRecord[];
  isBusy: boolean;
}

/** Sends the fields to the records that take them; off with its reason where there is nothing to do. */
export function BulkSend({ def, chosen, records, isBusy }: BulkSendProps) {
  const translate = useTranslate();
  const { able } = useApplicability(def, chosen, records);
  const reason =
    chosen.length === 0 ? translate('ui.bulk.addFirst') : able.length === 0 ? translate('ui.bulk.nobody') : undefined;
  return (
    <ReasonedButton
      type={reason === undefined ? 'submit' : 'button'}
      reason={reason}
      variant="contained"
      loading={isBusy}
    >
      {translate('ui.bulk.change', { n: able.length })}
    </ReasonedButton>
  );
}
