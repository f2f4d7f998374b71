import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import { useNotifyError } from '#src/ui/errorText.ts';
import { foldersIn, type Folder } from '../folders/folderPlaces.ts';
import { fetchFolders } from '../folders/useFolders.ts';
import type { Dropped } from '#src/ui/uploadOffers.ts';
import type { MaterialQueue } from './queue.ts';

/** Longest name of a folder (material-folder.yaml). */
const NAME_MAX = 40;

/** Makes what finds the folder of a path below another, making those that are not there yet. */
function folderFinder(provider: DataProvider, known: readonly Folder[]) {
  const folders = [...known];
  return async (path: readonly string[], below: string | null): Promise<string | null> => {
    let parentId = below;
    for (const part of path) {
      const name = part.trim().slice(0, NAME_MAX);
      const there = foldersIn(folders, parentId).find((folder) => folder.name === name);
      if (there) {
        parentId = there.id;
        continue;
      }
      const { data } = await provider.create('material-folders', { data: { name, ...(parentId ? { parentId } : {}) } });
      const made = { id: String(data.id), name, parentId };
      folders.push(made);
      parentId = made.id;
    }
    return parentId;
  };
}

/** Returns what makes the folders of what was dropped and hands its files to the queue. */
export function useSendPlan(
  queue: MaterialQueue,
): (taken: readonly Dropped[], folderId: string | null) => Promise<void> {
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return async (taken, folderId) => {
    try {
      const paths = Map.groupBy(taken, ({ path }) => path.join('/'));
      const needsFolders = [...paths.keys()].some((path) => path !== '');
      const find = folderFinder(provider, needsFolders ? await fetchFolders(provider) : []);
      for (const inOne of paths.values()) {
        const target = await find(inOne[0]?.path ?? [], folderId);
        queue.add(
          inOne.map(({ file }) => file),
          target,
        );
      }
      if (needsFolders) await queryClient.invalidateQueries({ queryKey: ['material-folders'] });
    } catch (error) {
      notifyError(error);
    }
  };
}
