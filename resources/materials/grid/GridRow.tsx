import type { DragEvent, MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { useCan } from '#src/ui/permission.ts';
import { carryMaterials } from '../filing/drag.ts';
import { MaterialTile } from './MaterialTile.tsx';
import type { Materials } from './pages.ts';
import type { GridShape, TileSize } from './shape.ts';
import { clickMeans, type Selection } from './useSelection.ts';

interface GridRowProps {
  row: number;
  size: TileSize;
  shape: GridShape;
  materials: Materials;
  selection: Selection;
  stop: number;
  /** Moves the focus to a tile. */
  onGo: (index: number) => void;
  /** Called when a tile has taken the focus. */
  onStop: (index: number) => void;
  onOpen: (index: number) => void;
}

/** One row of tiles; a tile whose page is loading is an empty box of the same size. */
export function GridRow({ row, size, shape, materials, selection, stop, onGo, onStop, onOpen }: GridRowProps) {
  const translate = useTranslate();
  const { columns, width, step, gap } = shape;
  const mayMove = useCan('material.move');
  const mayCopy = useCan('material.copy');
  const onClick = (event: MouseEvent, index: number): void => {
    const means = clickMeans(event, selection.isEmpty);
    onGo(index);
    if (means === 'open') onOpen(index);
    else if (means === 'toggle') selection.toggle(index);
    else void selection.extend(index, stop);
  };
  const onDragStart = (event: DragEvent, { id, name }: MaterialRow): void => {
    const ids = selection.around(id);
    const words = ids.length === 1 ? (name ?? id) : translate('ui.list.selected', { n: ids.length });
    if (mayMove || mayCopy) carryMaterials(event, ids, words);
    else event.preventDefault();
  };
  const count = Math.max(0, Math.min(columns, materials.total - row * columns));
  return (
    <div role="row" aria-rowindex={row + 1} className="material-row" style={{ top: row * step }}>
      {Array.from({ length: count }, (_, column) => {
        const index = row * columns + column;
        const material = materials.at(index);
        const style = { width, height: step - gap, left: column * (width + gap) };
        if (!material)
          return (
            <div key={index} role="gridcell" aria-colindex={column + 1} className="material-hole" style={style}>
              <span className="visually-hidden">{translate('ra.page.loading')}</span>
            </div>
          );
        return (
          <MaterialTile
            key={index}
            material={material}
            index={index}
            column={column + 1}
            size={size}
            style={style}
            isSelected={selection.isSelected(material.id)}
            isStop={index === stop}
            onFocus={() => onStop(index)}
            onToggle={() => {
              selection.toggle(index);
              onStop(index);
            }}
            onClick={(event) => onClick(event, index)}
            onDragStart={(event) => onDragStart(event, material)}
          />
        );
      })}
    </div>
  );
}
