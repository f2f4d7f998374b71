import { useNotify } from 'react-admin';
import { desk } from './desk.ts';
import { flat, readDropped } from './dropped.ts';

/** Takes files that were chosen or pasted, for a folder. */
export const takeFiles = (files: Iterable<File>, folderId: string | null): void =>
  desk.put({ dropped: flat([...files]), folderId });

/** Returns what takes files and folders that were dropped. */
export function useTakeDropped(): (data: DataTransfer, folderId: string | null) => void {
  const notify = useNotify();
  return (data, folderId) =>
    void readDropped(data).then(
      (dropped) => desk.put({ dropped, folderId }),
      // A folder that may not be read, or went away meanwhile.
      () => notify('materials.unreadable', { type: 'error' }),
    );
}
