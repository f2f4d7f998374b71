import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import OpenInFull from '@mui/icons-material/OpenInFull';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useContext } from 'react';
import { Link, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { EditButton } from '../../form/EditButton.tsx';
import { OwnerTag } from '../../fields/OwnerTag.tsx';
import { RecordState } from '../../fields/StateField.tsx';
import { usePathOf } from '../../paths.ts';
import { useRecordTitle } from '../../recordTitle.ts';
import { PeekContext, type PeekHeaderProps } from './peek.ts';

/** Name, state and actions of the record beside its list, and the ways from it: its page, its form, its neighbours. */
export function PeekHeader({ meta, forms, slots }: PeekHeaderProps) {
  const peek = useContext(PeekContext);
  const record = useRecordContext<RaRecord<string>>();
  const translate = useTranslate();
  const titleOf = useRecordTitle(meta);
  const pathOf = usePathOf();
  if (!record || !peek) return null;
  const { isFirst, isLast, onStep, onClose } = peek;
  const page = pathOf(meta.resource, 'show', record.id);
  return (
    <header className="peek-head">
      <div className="peek-ways">
        <IconButton
          size="small"
          aria-label={translate('ui.peek.previous')}
          disabled={isFirst}
          onClick={() => onStep(-1)}
        >
          <KeyboardArrowUp fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={translate('ui.peek.next')} disabled={isLast} onClick={() => onStep(1)}>
          <KeyboardArrowDown fontSize="small" />
        </IconButton>
        <span />
        {page ? (
          <Button component={Link} to={page} color="inherit" size="small" startIcon={<OpenInFull />}>
            {translate('ui.peek.page')}
          </Button>
        ) : null}
        <EditButton meta={meta} record={record} color="inherit" />
        <IconButton size="small" aria-label={translate('ui.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </div>
      <h2>
        {titleOf(record)}
        <OwnerTag />
        {meta.states ? <RecordState states={meta.states} slots={slots} /> : null}
      </h2>
      <div className="peek-actions">
        <ActionBar meta={meta} record={record} forms={forms} slots={slots} />
      </div>
    </header>
  );
}
