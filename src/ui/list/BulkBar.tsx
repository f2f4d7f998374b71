import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { ActionButton } from '../actions/ActionButton.tsx';
import Button from '@mui/material/Button';
import { BulkEditButton } from '../bulk/BulkEditButton.tsx';
import { useFormats } from '../format.ts';
import { BulkMore } from './BulkMore.tsx';
import { useListView } from './listView.ts';
import { useSelected } from './useSelected.ts';
import { useSelectMatching } from './useSelectMatching.ts';
import { useTakeOut } from './useTakeOut.ts';
import './BulkBar.css';

/** Most actions beside the edit of fields, by the width of the window: with more the bar would not stay one line. */
const [IN_SIGHT, IN_SIGHT_NARROW] = [4, 1];

/** Bar of bulk actions: below the list, so that no row moves when one is selected, and always visible. */
export function BulkBar() {
  const { meta, actions, forms, slots, bulk: edit, isSelectable } = useListView();
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const { records, isLoading } = useSelected();
  const { number } = useFormats();
  const more = useSelectMatching();
  const takeOut = useTakeOut();
  const most = useMediaQuery((theme: Theme) => theme.breakpoints.down('md')) ? IN_SIGHT_NARROW : IN_SIGHT;
  const bulk = actions.filter(({ bulk }) => bulk > 1);
  // A menu of one would take the room of its action.
  const inSight = bulk.length > most + 1 ? bulk.slice(0, most) : bulk;
  const rest = bulk.slice(inSight.length);
  if (selectedIds.length === 0 || !isSelectable) return null;
  return (
    <div className="bulk-bar" role="toolbar" aria-label={translate('ui.list.selected', { n: selectedIds.length })}>
      <IconButton size="small" aria-label={translate('ui.list.unselect')} onClick={() => onUnselectItems()}>
        <Close fontSize="small" />
      </IconButton>
      <Typography component="output" sx={{ mr: 1, fontVariantNumeric: 'tabular-nums' }}>
        {translate('ui.list.selected', { n: selectedIds.length })}
      </Typography>
      {more ? (
        <Button size="small" onClick={more.select} loading={more.isBusy}>
          {translate(more.isAll ? 'ui.list.selectAll' : 'ui.list.selectFirst', { n: number(more.count) })}
        </Button>
      ) : null}
      {edit ? (
        <BulkEditButton
          meta={meta}
          bulk={edit}
          records={records}
          isLoading={isLoading}
          slots={slots}
          onDone={takeOut}
        />
      ) : null}
      {inSight.map((action) => (
        <ActionButton
          key={action.name}
          meta={meta}
          action={action}
          records={records}
          forms={forms}
          slots={slots}
          onDone={takeOut}
        />
      ))}
      {rest.length > 0 ? (
        <BulkMore meta={meta} actions={rest} records={records} forms={forms} slots={slots} onDone={takeOut} />
      ) : null}
    </div>
  );
}
