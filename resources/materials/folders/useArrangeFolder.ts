import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useUpdate } from 'react-admin';
import { useNotifyError } from '#src/ui/errorText.ts';
import { isWithin, type Folder } from './folderPlaces.ts';

/** Returns what puts a folder into another, or to the top (MAT-07). */
export function useArrangeFolder(folders: readonly Folder[]): (id: string, parentId: string | null) => void {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [update] = useUpdate();
  return (id, parentId) => {
    const folder = folders.find((one) => one.id === id);
    if (!folder || folder.parentId === parentId) return;
    if (parentId !== null && isWithin(folders, parentId, id)) {
      notify('materials.intoItself', { type: 'warning' });
      return;
    }
    void update(
      'material-folders',
      { id, data: { parentId }, previousData: { ...folder } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          void queryClient.invalidateQueries({ queryKey: ['material-folders'] });
          notify('materials.folderMoved', { type: 'success', messageArgs: { name: folder.name } });
        },
        onError: notifyError,
      },
    );
  };
}
