import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '#src/ui/actions/ConfirmDialog.tsx';
import type { Folder } from './folderPlaces.ts';

/** Deletes a folder; one that holds anything stays, and the server says so (MAT-07). */
export default function FolderDeleteDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [remove, { isPending }] = useDelete();
  const confirm = (): void =>
    void remove(
      'material-folders',
      { id: folder.id, previousData: { ...folder } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          void queryClient.invalidateQueries({ queryKey: ['material-folders'] });
          notify('ui.done', { type: 'success' });
        },
        onError: (error) => notify(error instanceof Error ? error.message : 'ui.failed', { type: 'error' }),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={translate('materials.deleteFolder', { name: folder.name })}
      confirmLabel={translate('ui.delete')}
      isDanger
      isBusy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
