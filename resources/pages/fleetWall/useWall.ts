import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';

export type Wall = CallTypes['device.wall']['output'];
export type WallItem = Wall['list'][number];

/** Screens on one page of the wall. */
export const WALL_SIZE = 24;
/** A player tells what it shows every 30 s; a picture that was asked for comes sooner. */
const EVERY_MS = 10_000;

/** Asks for a page of the wall, and again while it is looked at. */
export function useWall(page: number, verdict: WallItem['verdict'] | null) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['device.wall', page, verdict],
    queryFn: ({ signal }) => provider.call('device.wall', { page, pageSize: WALL_SIZE, verdict }, { signal }),
    refetchInterval: EVERY_MS,
    placeholderData: (before) => before,
  });
}
