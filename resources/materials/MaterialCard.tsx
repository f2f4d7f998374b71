import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Checkbox from '@mui/material/Checkbox';
import { useListContext, useTranslate } from 'react-admin';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { ActionMenu } from '#src/ui/actions/ActionMenu.tsx';
import { fileThumb } from '#src/ui/fields/fileThumb.ts';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useFormats } from '#src/ui/format.ts';
import { useListView } from '#src/ui/list/listView.ts';
import { useUploads } from '#src/ui/upload.ts';
import { factsOf } from './facts.ts';

/** One material of the grid: a click shows it, the tick selects it, the rest is behind the button. */
export function MaterialCard({ material, onOpen }: { material: MaterialRow; onOpen: () => void }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { urlOf } = useUploads();
  const { meta, actions, forms, slots } = useListView();
  const { selectedIds, onToggleItem } = useListContext();
  const isSelected = selectedIds.includes(material.id);
  const name = material.name ?? material.id;
  return (
    <li className={isSelected ? 'material-card material-card-selected' : 'material-card'}>
      <button
        type="button"
        className="material-open"
        aria-label={translate('materials.preview', { name })}
        onClick={onOpen}
      >
        <Thumb {...fileThumb(material, urlOf)} />
      </button>
      <Checkbox
        className="material-tick"
        size="small"
        checked={isSelected}
        onChange={() => onToggleItem(material.id)}
        slotProps={{ input: { 'aria-label': translate('ui.list.select', { name }) } }}
      />
      <div className="material-words">
        <div>
          <p title={name}>{name}</p>
          <small>
            {material.playable ? null : (
              <span className="material-warning" title={translate('materials.unplayable')}>
                <WarningAmber fontSize="inherit" titleAccess={translate('materials.unplayable')} />
              </span>
            )}
            {factsOf(material, formats)}
          </small>
        </div>
        <ActionMenu meta={meta} actions={actions} record={{ ...material }} forms={forms} slots={slots} />
      </div>
    </li>
  );
}
