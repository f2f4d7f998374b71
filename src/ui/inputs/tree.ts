import { useQuery } from '@tanstack/react-query';
import { recordName } from '../recordName.ts';
import { useSurroundings } from '../ruleContext.ts';
import { useDataProvider } from 'react-admin';

export interface TreeNode {
  id: string;
  name: string;
  depth: number;
}

interface TreeOptions {
  resource: string;
  display: string;
  sort?: string;
  /** Field that names the node above. */
  parent: string;
  /** Only those of the caller's own enterprise. */
  own?: boolean;
  /** Narrows the nodes otherwise. */
  filter?: Readonly<Record<string, unknown>>;
}

type Row = Readonly<Record<string, unknown>> & { id: string };

const PAGE = 200;
/** A tree in a select has at most this many nodes; beyond, somebody searches a list. */
const MOST = 2000;

/** Puts rows in the order in which a tree is read, each with its depth. A row whose parent is out of sight stands at the top. */
export function treeOrder(
  rows: readonly Row[],
  { display, parent }: Pick<TreeOptions, 'display' | 'parent'>,
): TreeNode[] {
  const known = new Set(rows.map(({ id }) => id));
  const below = new Map<string | null, Row[]>();
  for (const row of rows) {
    const above = row[parent];
    const key = typeof above === 'string' && known.has(above) && above !== row.id ? above : null;
    below.set(key, [...(below.get(key) ?? []), row]);
  }
  const seen = new Set<string>();
  const walk = (above: string | null, depth: number): TreeNode[] =>
    (below.get(above) ?? []).flatMap((row) => {
      if (seen.has(row.id)) return [];
      seen.add(row.id);
      return [{ id: row.id, name: recordName(row, display), depth }, ...walk(row.id, depth + 1)];
    });
  return walk(null, 0);
}

/** Returns all nodes of a tree in reading order, and whether they are still on their way. */
export function useTree({ resource, display, sort = display, parent, own = false, filter: given }: TreeOptions) {
  const { me } = useSurroundings();
  const filter = given ?? (own && me ? { corpId: me.corpId } : {});
  const provider = useDataProvider();
  const { data, isPending, error } = useQuery({
    queryKey: [resource, 'tree', parent, filter],
    queryFn: async () => {
      const rows: Row[] = [];
      for (let page = 1; rows.length < MOST; page += 1) {
        const answer = await provider.getList(resource, {
          pagination: { page, perPage: PAGE },
          sort: { field: sort, order: 'ASC' },
          filter,
        });
        rows.push(...answer.data);
        if (answer.data.length < PAGE) break;
      }
      return treeOrder(rows, { display, parent });
    },
  });
  return { nodes: data ?? [], isPending, error };
}
