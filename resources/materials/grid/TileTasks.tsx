import { lazy, Suspense } from 'react';
import { useGetMany } from 'react-admin';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { useListView } from '#src/ui/list/listView.ts';

const RenameDialog = lazy(() => import('./RenameDialog.tsx'));
const StartedBatch = lazy(() => import('./StartedBatch.tsx'));

export interface TileTask {
  name: 'rename' | 'delete' | 'move' | 'copy';
  ids: readonly string[];
  /** The material whose tile had the focus. */
  material: MaterialRow;
}

/** Task started by a key, for the focused tile or for the selection that it is part of. */
export function TileTasks({ task, onClose }: { task: TileTask; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {task.name === 'rename' ? <RenameDialog material={task.material} onClose={onClose} /> : <Batch task={task} />}
    </Suspense>
  );
}

function Batch({ task }: { task: TileTask }) {
  const { actions } = useListView();
  const { data } = useGetMany<MaterialRow>('materials', { ids: [...task.ids] });
  const action = actions.find(({ name }) => name === task.name);
  // Shown only when every record is loaded: the permitted actions depend on the records.
  return action && data?.length === task.ids.length ? <StartedBatch action={action} records={data} /> : null;
}
