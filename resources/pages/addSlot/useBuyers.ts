import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';

export type Buyer = CallTypes['adsOrder.buyers']['output']['list'][number];

/** Returns for whom the caller places: an agent names one of its advertisers (ADS-08). `q` searches among them. */
export function useBuyers(q = '') {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['adsOrder.buyers', q],
    queryFn: ({ signal }) => provider.call('adsOrder.buyers', q ? { q } : {}, { signal }),
    placeholderData: keepPreviousData,
  });
}
