import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { NameDialog } from '../NameDialog.tsx';
import type { Folder } from './folderPlaces.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

interface FolderNameDialogProps {
  /** The folder that is renamed; absent for a new one. */
  folder?: Folder;
  /** Parent of the new folder. */
  parentId?: string | null;
  onClose: () => void;
}

/** Dialog to name a new folder or rename an old one (MAT-07). */
export default function FolderNameDialog({ folder, parentId = null, onClose }: FolderNameDialogProps) {
  const translate = useSentences(materialSentences);
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const save = async (name: string): Promise<void> => {
    await (folder
      ? provider.update('material-folders', { id: folder.id, data: { name }, previousData: { ...folder } })
      : provider.create('material-folders', { data: { name, ...(parentId ? { parentId } : {}) } }));
    await queryClient.invalidateQueries({ queryKey: ['material-folders'] });
  };
  return (
    <NameDialog
      title={translate(folder ? 'materials.renameFolder' : 'materials.newFolder')}
      label={translate('materials.folderName')}
      name={folder?.name ?? ''}
      maxLength={40}
      onSave={save}
      onClose={onClose}
    />
  );
}
