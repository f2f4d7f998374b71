import { useCallback } from 'react';
import type { IconName } from '#core/entity/icons.ts';
import { usePlace } from '../usePlace.ts';

/** Returns what names the icon of an entity: that of its entry in the sidebar, where it has one. */
export function useEntityIcon(): (entity: string) => IconName | undefined {
  const { sections } = usePlace();
  return useCallback(
    (entity) => sections.flatMap(({ entries }) => entries).find(({ key }) => key === entity)?.icon,
    [sections],
  );
}
