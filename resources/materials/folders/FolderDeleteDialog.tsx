import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'react-admin';
import { useNotifyError } from '#src/ui/errorText.ts';
import { ConfirmDialog } from '#src/ui/actions/ConfirmDialog.tsx';
import type { Folder } from './folderPlaces.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

/** Deletes a folder; one that holds anything stays, and the server says so (MAT-07). */
export default function FolderDeleteDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const translate = useSentences(materialSentences);
  const notify = useNotify();
  const notifyError = useNotifyError();
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
        onError: notifyError,
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
