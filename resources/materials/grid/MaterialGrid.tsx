import { lazy, Suspense, useState, useLayoutEffect, useRef, type RefObject } from 'react';
import { useListView } from '#src/ui/list/listView.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { useTileSize } from '../ViewSwitch.tsx';
import { GridRow } from './GridRow.tsx';
import { useMaterials } from './pages.ts';
import { gridShape, rowsInView } from './shape.ts';
import { TileTasks, type TileTask } from './TileTasks.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { useSelection } from './useSelection.ts';
import { useViewport } from './useViewport.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

const PreviewDialog = lazy(() => import('../preview/PreviewDialog.tsx'));

/** Rows that are drawn: those in sight, and the one that has the focus wherever it is. */
function drawnRows([first, last]: readonly [number, number], rows: number, kept: number): number[] {
  const drawn = Array.from({ length: Math.max(0, Math.min(rows - 1, last) - first + 1) }, (_, at) => first + at);
  return rows === 0 || drawn.includes(kept) ? drawn : [...drawn, kept];
}

/** Pictures in rows, of which only those in sight are drawn: ten thousand scroll as ten do. Arrows walk through them (MAT-01). */
export function MaterialGrid() {
  const translate = useSentences(materialSentences);
  const { actions } = useListView();
  const [size] = useTileSize();
  const [box, viewport] = useViewport<HTMLDivElement>();
  const shape = gridShape(viewport.width, size);
  const { columns, step, gap } = shape;
  const [counted, setCounted] = useState(0);
  const rows = Math.ceil(counted / columns);
  const inView = rowsInView(viewport, step, rows);
  const materials = useMaterials([inView[0] * columns, (inView[1] + 1) * columns - 1]);
  const { total, at, error, retry } = materials;
  if (total !== counted) setCounted(total);
  const selection = useSelection(materials);
  const focus = useTileFocus(box);
  const stop = Math.max(0, Math.min(focus.stop, total - 1));
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [task, setTask] = useState<{ task: TileTask; count: number } | null>(null);
  const begin = (name: TileTask['name']): void => {
    const material = at(stop);
    if (!material || (name !== 'rename' && !actions.some((action) => action.name === name))) return;
    const ids = name === 'rename' ? [material.id] : selection.around(material.id);
    setTask({ task: { name, ids, material }, count: (task?.count ?? 0) + 1 });
  };
  const onKeyDown = useGridKeys({ stop, columns, total, step, selection, go: focus.go, open: setOpenAt, begin });

  if (error) return <ErrorNotice title={translate('ui.list.error')} error={error} onRetry={retry} />;
  return (
    <>
      <div className="material-field">
        <div
          ref={box}
          role="grid"
          tabIndex={-1}
          className="material-grid"
          aria-label={translate('materials.grid')}
          aria-rowcount={rows}
          aria-colcount={columns}
          aria-multiselectable="true"
          style={{ height: Math.max(0, rows * step - gap) }}
          onKeyDown={onKeyDown}
        >
          {drawnRows(inView, rows, Math.floor(stop / columns)).map((row) => (
            <GridRow
              key={row}
              row={row}
              size={size}
              shape={shape}
              materials={materials}
              selection={selection}
              stop={stop}
              onGo={focus.go}
              onStop={focus.setStop}
              onOpen={setOpenAt}
            />
          ))}
        </div>
      </div>
      {openAt === null ? null : (
        <Suspense fallback={null}>
          <PreviewDialog
            material={at(openAt)}
            index={openAt}
            total={total}
            onGo={(to) => {
              setOpenAt(to);
              // Brings its page along.
              focus.show(to);
            }}
            onClose={() => {
              setOpenAt(null);
              focus.go(openAt);
            }}
          />
        </Suspense>
      )}
      {task ? <TileTasks key={task.count} task={task.task} onClose={() => setTask(null)} /> : null}
    </>
  );
}

/** Returns the tile where Tab stops, and what leads to another one, scrolling it into sight. */
function useTileFocus(box: RefObject<HTMLElement | null>) {
  const [stop, setStop] = useState(0);
  const wanted = useRef<{ index: number; isFocused: boolean } | null>(null);
  // The tile may be rendered later than the focus is moved: look for it after each render until it is there.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const tile = box.current?.querySelector<HTMLElement>(`[data-index="${wanted.current.index}"]`);
    if (!tile) return;
    if (wanted.current.isFocused) tile.focus({ preventScroll: true });
    wanted.current = null;
    tile.scrollIntoView({ block: 'nearest' });
  });
  return {
    stop,
    setStop,
    go: (index: number): void => {
      wanted.current = { index, isFocused: true };
      setStop(index);
    },
    /** Scrolls the tile into view without the focus, which stays in the dialog above. */
    show: (index: number): void => {
      wanted.current = { index, isFocused: false };
      setStop(index);
    },
  };
}
