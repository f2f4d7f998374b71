import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { EntityHead, RouteMeta } from '#core/entity/meta.ts';
import { menu } from '#generated/model/menu.gen.ts';
import { entityHeads } from '#generated/model/entityHeads.gen.ts';
import { routeOf } from '../providers/routeTable.ts';
import { recordName } from '../ui/recordName.ts';
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

const heads: Readonly<Record<string, EntityHead | undefined>> = entityHeads;

/** Returns the name of the record that a page shows or edits, once the page has read it; of any other page undefined. */
export function useRecordName(route: RouteMeta | undefined): string | undefined {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  // The cache tells of a query while the component that asks it renders: no other may be drawn anew at that moment.
  const subscribe = useCallback(
    (changed: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [queries],
  );
  const head = route?.view === 'show' || route?.view === 'edit' ? heads[route.resource ?? ''] : undefined;
  const id = head && pathname.split('/')[route!.path.split('/').indexOf(':id')];
  const read = () =>
    head && id ? queries.getQueryData<Record<string, unknown>>([head.resource, 'getOne', { id }]) : undefined;
  const record = useSyncExternalStore(subscribe, read);
  const name = head && record ? recordName(record, head.display) : undefined;
  // A number of the machine names nothing to people.
  return name === record?.['id'] ? undefined : name;
}
