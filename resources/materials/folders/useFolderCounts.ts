import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { ALL, UNFILED, type Place } from './folders.ts';

/** Returns how many materials a place holds. Under the key of the materials, so that every write makes it ask anew. */
export function useFolderCounts(): (place: Place) => number | undefined {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['materials', 'counts'],
    queryFn: ({ signal }) => provider.call('material.counts', {}, { signal }),
  });
  if (!data) return () => undefined;
  const by = new Map<Place, number>(data.folders.map(({ id, count }) => [id, count]));
  by.set(ALL, data.total).set(UNFILED, data.unfiled);
  return (place) => by.get(place) ?? 0;
}
