import FilterAltOff from '@mui/icons-material/FilterAltOffOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useNames } from '../labels.ts';
import { Notice } from '../page/Notice.tsx';
import { useMay } from '../permission.ts';
import { BIN } from './bin.ts';
import { CreateButton } from './ListHeader.tsx';
import { useListView } from './listView.ts';

/** Says why there are no rows, and what to do about it. */
export function ListEmpty() {
  const { meta, view, slots } = useListView();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const names = useNames(meta.resource);
  const mayCreate = useMay(meta, 'create') && view === 'list';
  if (Object.keys(filterValues).length > 0) {
    return (
      <Notice
        icon={<FilterAltOff fontSize="large" aria-hidden />}
        title={translate('ui.list.noResults')}
        text={translate('ui.list.noResultsHint')}
        action={
          <Button variant="outlined" onClick={() => setFilters({}, [])}>
            {translate('ui.list.clearFilters')}
          </Button>
        }
      />
    );
  }
  if (view === BIN) return <Notice icon={<Inbox fontSize="large" aria-hidden />} title={translate('ui.bin.empty')} />;
  if (slots.list?.empty) return slots.list.empty;
  return (
    <Notice
      icon={<Inbox fontSize="large" aria-hidden />}
      title={translate('ui.list.empty', { name: names.many })}
      text={translate(mayCreate ? 'ui.list.emptyHint' : 'ui.list.emptyReadOnly')}
      action={mayCreate ? <CreateButton /> : undefined}
    />
  );
}
