import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from './consoleContext.ts';
import { usePageTitle, usePlace } from './usePlace.ts';

/** Writes page, entry and brand into the tab (SES-17). */
export function useDocumentTitle(): void {
  const translate = useTranslate();
  const titleOf = usePageTitle();
  const { ground } = useConsole();
  const { route, place } = usePlace();
  const entry = place && translate(place.entry.label, { smart_count: 2 });
  const page = !route ? translate('error.notFoundTitle') : route.redirect ? undefined : titleOf(route);
  const words = [...new Set([page, entry, ground.host.brand.name])].filter((word) => word !== undefined && word !== '');
  const title = words.join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
