import { useNotify } from 'react-admin';
import { uploadOffers } from '#src/ui/uploadOffers.ts';
import { flat, readDropped } from './dropped.ts';

/** Takes files that were chosen or pasted, for a folder. */
export const takeFiles = (files: Iterable<File>, folderId: string | null): void =>
  uploadOffers.put({ dropped: flat([...files]), folderId });

/** Returns what takes files and folders that were dropped. */
export function useTakeDropped(): (data: DataTransfer, folderId: string | null) => void {
  const notify = useNotify();
  return (data, folderId) =>
    void readDropped(data).then(
      (dropped) => uploadOffers.put({ dropped, folderId }),
      // A folder that may not be read, or went away meanwhile.
      () => notify('materials.unreadable', { type: 'error' }),
    );
}
