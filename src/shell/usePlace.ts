import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { RouteMeta } from '#core/entity/meta.ts';
import { menu } from '#generated/model/menu.gen.ts';
import { routeOf } from '../providers/routeTable.ts';
import { useConsole } from './consoleContext.ts';
import { placeInSidebar, sidebarEntries } from './sidebar/sidebarEntries.ts';

/** Returns the session's sidebar, the route of the page, and where in the sidebar it is. */
export const usePlace = () => usePlaceIn(menu);

/** Returns the session's sidebar. `all` is another one where a schema has changed it in development. */
export function useSections(all: typeof menu = menu) {
  const { session, can } = useConsole();
  return useMemo(() => sidebarEntries(all, session.system, can), [all, session.system, can]);
}

function usePlaceIn(all: typeof menu) {
  const { routes } = useConsole();
  const { pathname } = useLocation();
  const sections = useSections(all);
  return useMemo(() => {
    const route = routeOf(routes, pathname);
    return { sections, route, place: placeInSidebar(sections, routes, route, pathname) };
  }, [sections, routes, pathname]);
}

/** Returns the title of a route's page in the console's language. */
export function usePageTitle(): (route: RouteMeta) => string {
  const translate = useTranslate();
  return ({ title, view, resource }) => {
    if (view === 'create')
      return translate('ui.create', { name: translate(`resources.${resource}.name`, { smart_count: 1 }) });
    if (view === 'edit') return translate('ra.action.edit');
    if (view === 'show') return translate('ra.message.details');
    return translate(title, { smart_count: 2 });
  };
}
