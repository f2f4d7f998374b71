import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type DataProvider } from 'react-admin';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';

/** Rows in one call: several screens of tiles, and a twentieth of a second on a good line. */
const PAGE = 100;

const pageOf = (index: number): number => Math.floor(index / PAGE);

interface Asked {
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: string };
}

function pageQuery(provider: DataProvider, { filter, sort }: Asked, page: number) {
  return {
    queryKey: ['materials', 'page', { filter, sort, page }],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { data, total = 0 } = await provider.getList<MaterialRow>('materials', {
        pagination: { page: page + 1, perPage: PAGE },
        sort: { field: sort.field, order: sort.order === 'DESC' ? 'DESC' : 'ASC' },
        filter,
        signal,
      });
      return { rows: data, total };
    },
    staleTime: 30_000,
  };
}

/** All materials of the list by index; only the pages that are viewed are loaded. */
export interface Materials {
  total: number;
  /** Undefined while its page is loading. */
  at: (index: number) => MaterialRow | undefined;
  /** Loads the missing materials of a range, both ends included. */
  between: (first: number, last: number) => Promise<MaterialRow[]>;
  error: unknown;
  retry: () => void;
}

async function rowsBetween(
  queryClient: QueryClient,
  query: (page: number) => ReturnType<typeof pageQuery>,
  [first, last]: readonly [number, number],
): Promise<MaterialRow[]> {
  const rows: MaterialRow[] = [];
  for (let page = pageOf(first); page <= pageOf(last); page += 1) {
    const { rows: found } = await queryClient.ensureQueryData(query(page));
    rows.push(...found.filter((_row, at) => page * PAGE + at >= first && page * PAGE + at <= last));
  }
  return rows;
}

/** Returns the materials that the filters of the list leave, with the pages around what is in sight. */
export function useMaterials([first, last]: readonly [number, number]): Materials {
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const { filterValues: filter, sort, total: known = 0 } = useListContext();
  const query = (page: number) => pageQuery(provider, { filter, sort }, page);
  const pages = Array.from({ length: pageOf(last) - pageOf(first) + 1 }, (_, at) => pageOf(first) + at);
  const results = useQueries({ queries: pages.map(query) });
  const loaded = new Map(pages.map((page, at) => [page, results[at]?.data?.rows]));
  return {
    total: results.find(({ data }) => data)?.data?.total ?? known,
    at: (index) => loaded.get(pageOf(index))?.[index % PAGE],
    between: (from, to) => rowsBetween(queryClient, query, [from, to]),
    error: results.find(({ error }) => error)?.error ?? null,
    retry: () => results.forEach((result) => void result.refetch()),
  };
}
