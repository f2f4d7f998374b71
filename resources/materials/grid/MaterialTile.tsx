import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Checkbox from '@mui/material/Checkbox';
import type { CSSProperties, DragEvent, MouseEvent } from 'react';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { ActionMenu } from '#src/ui/actions/ActionMenu.tsx';
import { fileThumb } from '#src/ui/fields/fileThumb.ts';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useFormats } from '#src/ui/format.ts';
import { useListView } from '#src/ui/list/listView.ts';
import { useUploads } from '#src/ui/upload.ts';
import { factsOf } from '../facts.ts';
import type { TileSize } from './shape.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

interface MaterialTileProps {
  material: MaterialRow;
  index: number;
  column: number;
  size: TileSize;
  style: CSSProperties;
  isSelected: boolean;
  /** True for the tile that is the Tab stop of the grid. */
  isStop: boolean;
  onFocus: () => void;
  onToggle: () => void;
  onClick: (event: MouseEvent) => void;
  onDragStart: (event: DragEvent) => void;
}

const INSIDE = 'button, input, label, [role="menu"]';

/**
 * One material of the grid. Its checkbox and its menu are for the mouse: on the keyboard, keys on the tile do the same.
 */
export function MaterialTile(props: MaterialTileProps) {
  const { material, index, column, size, style, isSelected, isStop, onFocus, onToggle, onClick, onDragStart } = props;
  const translate = useSentences(materialSentences);
  const formats = useFormats();
  const { urlOf } = useUploads();
  const { meta, actions, forms, slots } = useListView();
  const name = material.name ?? material.id;
  const facts = factsOf(material, formats);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid handles the keys of all its tiles
    <div
      role="gridcell"
      data-index={index}
      aria-colindex={column}
      aria-selected={isSelected}
      aria-label={[name, facts, material.playable ? '' : translate('materials.unplayable')].filter(Boolean).join(', ')}
      tabIndex={isStop ? 0 : -1}
      className={`material-tile material-tile-${size}`}
      style={style}
      draggable
      onDragStart={onDragStart}
      onFocus={(event) => event.target === event.currentTarget && onFocus()}
      onClick={(event) => {
        if (!(event.target as Element).closest(INSIDE) && event.currentTarget.contains(event.target as Node))
          onClick(event);
      }}
    >
      <div className="material-picture">
        <Thumb {...fileThumb(material, urlOf)} />
      </div>
      <Checkbox
        className="material-tick"
        size="small"
        checked={isSelected}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': translate('ui.list.select', { name }), tabIndex: -1 } }}
      />
      <div className="material-words">
        <div>
          <p title={name}>{name}</p>
          {size === 'small' ? null : (
            <small>
              {material.playable ? null : (
                <span className="material-warning" title={translate('materials.unplayable')}>
                  <WarningAmber fontSize="inherit" titleAccess={translate('materials.unplayable')} />
                </span>
              )}
              {facts}
            </small>
          )}
        </div>
        <ActionMenu meta={meta} actions={actions} record={{ ...material }} forms={forms} slots={slots} />
      </div>
    </div>
  );
}
