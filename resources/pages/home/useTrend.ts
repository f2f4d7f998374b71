import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';

export type Trend = CallTypes['proofOfPlay.trend']['output'];

const EVERY_MS = 300_000;

/** The clock by which the console writes every time. */
const zoneOf = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Asks for the plays of the last days by the browser's clock, whose days the console shows everywhere. */
export function useTrend(days: number) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const zone = zoneOf();
  return useQuery({
    queryKey: ['proofOfPlay.trend', days, zone],
    queryFn: ({ signal }) => provider.call('proofOfPlay.trend', { days, zone }, { signal }),
    refetchInterval: EVERY_MS,
    placeholderData: (before) => before,
  });
}
