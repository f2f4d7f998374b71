import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { wallCells, type WallPlace, type WallScreen, type WallShape } from '#core/layout/wallCells.ts';
import { limits } from '#generated/model/limits.gen.ts';

const perPage = limits.pageSizeMax;

function useScreens(groupId: string, page: number, enabled: boolean) {
  return useGetList<{ id: string; name: string }>(
    'devices',
    { pagination: { page, perPage }, sort: { field: 'name', order: 'ASC' }, filter: { groupId } },
    { enabled },
  );
}

const NONE: readonly WallScreen[] = [];

/** Returns the screens of a group, and the id of the one in each cell of its wall; undefined until they are known. */
export function useWall(groupId: string, shape: WallShape, places: readonly WallPlace[]) {
  const first = useScreens(groupId, 1, true);
  // 16 × 16 screens are two pages of the longest list.
  const hasMore = (first.total ?? 0) > perPage;
  const second = useScreens(groupId, 2, hasMore);
  const isKnown = first.data !== undefined && (!hasMore || second.data !== undefined);
  const screens = useMemo(
    () => (isKnown ? [...first.data, ...(hasMore ? (second.data ?? NONE) : NONE)] : undefined),
    [isKnown, hasMore, first.data, second.data],
  );
  const { rows, columns } = shape;
  const cells = useMemo(
    () => (screens ? wallCells({ rows, columns }, places, screens) : undefined),
    [screens, rows, columns, places],
  );
  return { screens, cells, error: first.error ?? second.error };
}
