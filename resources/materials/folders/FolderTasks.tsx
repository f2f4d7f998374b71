import { lazy, Suspense } from 'react';
import type { Folder } from './folderPlaces.ts';

const FolderNameDialog = lazy(() => import('./FolderNameDialog.tsx'));
const FolderMoveDialog = lazy(() => import('./FolderMoveDialog.tsx'));
const FolderDeleteDialog = lazy(() => import('./FolderDeleteDialog.tsx'));

export type FolderTask = 'create' | 'rename' | 'move' | 'delete';

interface FolderTasksProps {
  task: FolderTask;
  /** Null for a new one at the top. */
  folder: Folder | null;
  onClose: () => void;
}

/** The dialog of what is being done with a folder (MAT-07). */
export function FolderTasks({ task, folder, onClose }: FolderTasksProps) {
  return (
    <Suspense fallback={null}>
      {task === 'create' ? <FolderNameDialog parentId={folder?.id ?? null} onClose={onClose} /> : null}
      {task === 'rename' && folder ? <FolderNameDialog folder={folder} onClose={onClose} /> : null}
      {task === 'move' && folder ? <FolderMoveDialog folder={folder} onClose={onClose} /> : null}
      {task === 'delete' && folder ? <FolderDeleteDialog folder={folder} onClose={onClose} /> : null}
    </Suspense>
  );
}
