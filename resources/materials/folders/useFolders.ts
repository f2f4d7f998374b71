import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { Folder } from './folderPlaces.ts';

const PAGE = 200;
/** Most pages of folders that are loaded. */
const PAGES_MAX = 10;

const NONE: readonly Folder[] = [];

/** Fetches every folder in its order. */
export async function fetchFolders(provider: DataProvider, signal?: AbortSignal): Promise<Folder[]> {
  const found: Folder[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const { data: rows, total } = await provider.getList('material-folders', {
      pagination: { page, perPage: PAGE },
      sort: { field: 'position', order: 'ASC' },
      filter: {},
      signal,
    });
    found.push(
      ...rows.map((row): Folder => ({
        id: String(row.id),
        name: String(row['name'] ?? ''),
        parentId: typeof row['parentId'] === 'string' ? row['parentId'] : null,
      })),
    );
    if (rows.length < PAGE || found.length >= (total ?? 0)) break;
  }
  return found;
}

/** Returns every folder. Under the key of the resource, so that react-admin's writes make it ask anew. */
export function useFolders(): readonly Folder[] {
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['material-folders', 'all'],
    queryFn: ({ signal }) => fetchFolders(provider, signal),
  });
  return data ?? NONE;
}
