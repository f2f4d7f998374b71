import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';

export type DeviceNowAnswer = CallTypes['device.now']['output'];

/** A player tells what it shows every 30 s. */
const EVERY_MS = 30_000;

/** Asks how a screen is, and again while its page is looked at. */
export function useNow(id: string) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['device.now', id],
    queryFn: ({ signal }) => provider.call('device.now', { id }, { signal }),
    refetchInterval: EVERY_MS,
  });
}
