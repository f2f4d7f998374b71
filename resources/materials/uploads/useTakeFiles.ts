import { useTakeFiles } from './useMaterialQueue.ts';

/** Returns what takes what was dropped into the queue. */
export function useTakeDropped(): (data: DataTransfer, folderId: string | null) => void {
  const take = useTakeFiles();
  return (data, folderId) => take(data.files, folderId);
}
