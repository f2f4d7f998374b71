import { useListContext } from 'react-admin';
import { conditionOf, folderIdOf, libraryPlace, type Place } from './folders/folderPlaces.ts';

/** Returns the place that the list shows and what opens another. It is a filter of the list, so it stands in the URL (MAT-01). */
export function usePlace(): { place: Place; folderId: string | null; open: (place: Place) => void } {
  const { filterValues, setFilters } = useListContext();
  const place = libraryPlace(filterValues['folderId']);
  return {
    place,
    folderId: folderIdOf(place),
    open: (next) => {
      const { folderId: _before, ...rest } = filterValues;
      const condition = conditionOf(next);
      setFilters(condition === undefined ? rest : { ...rest, folderId: condition }, undefined);
    },
  };
}
