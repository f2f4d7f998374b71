import Checkbox from '@mui/material/Checkbox';
import { useListContext, useTranslate } from 'react-admin';
import type { AdRow } from '#generated/model/ads/types.gen.ts';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useFormats } from '#src/ui/format.ts';
import { useListView } from '#src/ui/list/listView.ts';
import { useLabels } from '#src/ui/labels.ts';
import { useUploads } from '#src/ui/upload.ts';

interface AuditRowProps {
  ad: AdRow;
  isOpen: boolean;
  onOpen: () => void;
}

/** One waiting ad: name, period, and a checkbox for bulk decisions. */
export function AuditRow({ ad, isOpen, onOpen }: AuditRowProps) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { urlOf } = useUploads();
  const { actions } = useListView();
  const { selectedIds, onToggleItem } = useListContext();
  const labels = useLabels('ads');
  return (
    <li className={isOpen ? 'audit-row audit-row-open' : 'audit-row'}>
      {actions.length > 0 ? (
        <Checkbox
          size="small"
          checked={selectedIds.includes(ad.id)}
          onChange={() => onToggleItem(ad.id)}
          slotProps={{ input: { 'aria-label': translate('ui.list.select', { name: ad.name }) } }}
        />
      ) : null}
      <button type="button" aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
        <span className="audit-thumb">
          <Thumb url={ad.coverUrl ? urlOf(ad.coverUrl) : null} kind={ad.kind === 'file' ? 'image' : 'document'} />
        </span>
        <span className="audit-words">
          <strong>{ad.name}</strong>
          <small>
            {labels.value('type', ad.type)} · {ad.startAt ? instant(ad.startAt) : labels.field('startsApproved')}
          </small>
        </span>
      </button>
    </li>
  );
}
