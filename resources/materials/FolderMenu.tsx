import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '#src/ui/actions/ConfirmDialog.tsx';
import { FolderNameDialog } from './FolderNameDialog.tsx';
import type { Folder } from './folders.ts';

/** Renames a folder, or deletes it where it is empty (MAT-07). */
export function FolderMenu({ folder }: { folder: Folder }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const [remove, { isPending }] = useDelete();
  const begin = (what: 'rename' | 'delete') => () => {
    setAnchor(null);
    setDoing(what);
  };
  const options = {
    mutationMode: 'pessimistic' as const,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['material-folders'] });
      notify('ui.done', { type: 'success' });
    },
    onError: (error: unknown) => notify(error instanceof Error ? error.message : 'ui.failed', { type: 'error' }),
    onSettled: () => setDoing(null),
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={`${translate('ui.more')}: ${folder.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={begin('rename')}>{translate('materials.renameFolder')}</MenuItem>
        <MenuItem onClick={begin('delete')}>{translate('ui.delete')}</MenuItem>
      </Menu>
      {doing === 'rename' ? <FolderNameDialog folder={folder} onClose={() => setDoing(null)} /> : null}
      {doing === 'delete' ? (
        <ConfirmDialog
          title={translate('materials.deleteFolder', { name: folder.name })}
          confirmLabel={translate('ui.delete')}
          isDanger
          isBusy={isPending}
          onConfirm={() => void remove('material-folders', { id: folder.id, previousData: { ...folder } }, options)}
          onClose={() => setDoing(null)}
        />
      ) : null}
    </>
  );
}
