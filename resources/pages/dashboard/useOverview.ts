import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';

export type Overview = CallTypes['advertiserFigure.overview']['output'];

const EVERY_MS = 30_000;

/** Asks for the figures of an advertiser, and again every 30 s while the page is looked at. */
export function useOverview() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['advertiserFigure.overview'],
    queryFn: ({ signal }) => provider.call('advertiserFigure.overview', {}, { signal }),
    refetchInterval: EVERY_MS,
  });
}
