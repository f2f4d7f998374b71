import Skeleton from '@mui/material/Skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { useFormats } from '#src/ui/format.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { TreeNode } from './TreeNode.tsx';
import { useOrganisation, type Node } from './organisationContext.ts';

/** Asks for one level of the tree, a page at a time. */
function useLevel(parent: Node | null) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const below = parent ? (parent.kind === 'corporation' ? { corpId: parent.id } : { parentId: parent.id }) : {};
  return useInfiniteQuery({
    queryKey: ['departments', 'organisation', below],
    queryFn: ({ pageParam }) => provider.call('department.tree', { ...below, page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.reduce((sum, { list }) => sum + list.length, 0) < last.total && last.list.length > 0
        ? pages.length + 1
        : undefined,
  });
}

/** The nodes below one, or at the top, fetched when they are first seen. */
export function Level({ parent, depth }: { parent: Node | null; depth: number }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { begin, expanded } = useOrganisation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLevel(parent);
  const isBeginning = depth === 0 || (depth === 1 && parent?.kind === 'corporation');
  const top = isBeginning ? data?.pages[0]?.list : undefined;
  useEffect(() => {
    if (top && top.length > 0) begin(top);
    // Runs once, when the top level has loaded; later choices are the reader's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as said
  }, [top?.[0]?.id]);
  if (error)
    return <ErrorNotice title={translate('organisation.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={32} sx={{ m: 1, ml: 1 + depth * 2.5 }} />;
  const nodes = data.pages.flatMap(({ list }) => list);
  const left = (data.pages.at(-1)?.total ?? 0) - nodes.length;
  if (nodes.length === 0 && depth === 0) return <p className="org-empty">{translate('organisation.empty')}</p>;
  return (
    <>
      {nodes.map((node) => (
        <TreeNode key={node.id} node={node} depth={depth} isFirst={depth === 0 && node === nodes[0]}>
          {node.children > 0 && expanded.has(node.id) ? (
            <ul role="group">
              <Level parent={node} depth={depth + 1} />
            </ul>
          ) : null}
        </TreeNode>
      ))}
      {hasNextPage ? (
        <li role="none">
          <button type="button" className="org-more" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('organisation.more', { n: number(left) })}
          </button>
        </li>
      ) : null}
    </>
  );
}
