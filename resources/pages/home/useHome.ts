import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';

export type HomeNumbers = CallTypes['session.home']['output'];

const EVERY_MS = 30_000;

/** Asks for the numbers of the home page, and again every 30 s while the page is looked at. */
export function useHome() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['session.home'],
    queryFn: ({ signal }) => provider.call('session.home', {}, { signal }),
    refetchInterval: EVERY_MS,
  });
}
