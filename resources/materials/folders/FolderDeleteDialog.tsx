import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'react-admin';
import { useNotifyError } from '#src/ui/errorText.ts';
import { ConfirmDialog } from '#src/ui/actions/ConfirmDialog.tsx';
import { DeletionUses } from '#src/ui/actions/DeletionUses.tsx';
import { useDeletable } from '#src/ui/actions/useDeletable.ts';
import type { Folder } from './folderPlaces.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

/** Deletes a folder; one that holds anything stays, and the question says so (MAT-07, UI-09). */
export default function FolderDeleteDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const translate = useSentences(materialSentences);
  const notify = useNotify();
  const notifyError = useNotifyError();
  const queryClient = useQueryClient();
  const [remove, { isPending }] = useDelete();
  const { confirm, isSent, ...answer } = useDeletable('materialFolder', [folder.id]);
  const [kept] = answer.refused;
  const send = () =>
    remove(
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
      isAsking={isSent}
      reason={kept?.message}
      onConfirm={() => void confirm(send)}
      onClose={onClose}
    >
      <DeletionUses {...answer} free={kept ? 0 : 1} nameOf={() => folder.name} />
    </ConfirmDialog>
  );
}
