import { Suspense, useEffect, useMemo, type ReactElement } from 'react';
import { CoreAdminUI, CustomRoutes, Resource, ResourceContextProvider } from 'react-admin';
import { matchPath, Navigate, Route, useNavigate } from 'react-router-dom';
import type { RouteMeta } from '#core/entity/meta.ts';
import { routes as allRoutes } from '#generated/model/routes.gen.ts';
import { drawnBy, VIEWS, viewsByResource } from './drawnBy.ts';
import { prefetchLinks, prefetchWhenIdle } from './prefetch.ts';
import { AppShell } from './shell/AppShell.tsx';
import { useConsole } from './shell/consoleContext.ts';
import { Denied, NotFound } from './shell/NotFound.tsx';
import { NavigationGuard } from './shell/NavigationGuard.tsx';
import { PagePending } from './shell/PagePending.tsx';
import { PasswordGate } from './shell/PasswordGate.tsx';
import { useSections } from './shell/usePlace.ts';
import { listParts } from './ui/list/listParts.ts';
import { ViewsContext, type ResourceViews } from './ui/view.ts';

/** The mark of a link that the console's router opens: see src/ui/AppLink.tsx. */
const LINK = 'a[data-route]';

/** A click that asks for nothing more than the page: no new tab, no new window, no download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Opens marked links by the router, wherever they stand. Returns how to end that. */
function followLinks(open: (path: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    const path = link?.getAttribute('href');
    if (typeof path !== 'string' || !isPlain(event)) return;
    event.preventDefault();
    open(path);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

const pending = (element: ReactElement): ReactElement => <Suspense fallback={<PagePending />}>{element}</Suspense>;

function elementOf(route: RouteMeta): ReactElement {
  const { redirect, page, resource, view } = route;
  if (redirect) return <Navigate to={redirect} replace />;
  const View = drawnBy(route);
  if (!View) return <NotFound />;
  if (page || !resource) return pending(<View />);
  return (
    <ResourceContextProvider value={resource}>
      {pending(<View view={view === 'list' ? undefined : view} />)}
    </ResourceContextProvider>
  );
}

/** Loads what a link of the console leads to as soon as somebody points at it, and the sidebar's pages when there is time. */
function usePrefetch(): void {
  const { routes } = useConsole();
  const sections = useSections();
  useEffect(() => {
    const loadOf = (path: string) => {
      const route = routes.find((one) => matchPath(one.path, path));
      return route && drawnBy(route)?.preload;
    };
    const pages = sections.flatMap(({ entries }) => entries.flatMap(({ path }) => loadOf(path) ?? []));
    // In development each page is hundreds of files, and one that nobody opens need not follow a schema.
    const ahead = import.meta.env.DEV ? [] : [...listParts, ...pages];
    const endings = [prefetchLinks(loadOf), prefetchWhenIdle(ahead)];
    return () => endings.forEach((end) => end());
  }, [routes, sections]);
}

/** Opens the console's own links, whichever part of it they stand in. */
function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => followLinks((path) => void navigate(path)), [navigate]);
}

/** The page that stands alone while the password is somebody else's choice (ENT-09). */
const PASSWORD = { page: 'password', path: '', title: '', systems: [] } as const satisfies RouteMeta;

const isIn = (system: string, meta: { systems: readonly string[] }): boolean => meta.systems.includes(system);

/** What react-admin's router draws. `all` and `views` are others where a schema has changed them in development. */
function useRouteElements(all: readonly RouteMeta[], views: readonly ResourceViews[]): ReactElement[] {
  const { session, routes } = useConsole();
  const { system } = session;
  return useMemo(() => {
    const allowed = new Set(routes);
    const ours = all.filter((route) => isIn(system, route));
    return [
      <CustomRoutes key="routes">
        {ours.map((route) => (
          <Route key={route.path} path={route.path} element={allowed.has(route) ? elementOf(route) : <Denied />} />
        ))}
      </CustomRoutes>,
      // They tell react-admin that the resource exists; a path below it that the table does not have is unknown.
      ...views
        .filter(({ meta }) => isIn(system, meta))
        .map(({ meta, Create, Edit, Show }) => (
          <Resource
            key={meta.resource}
            name={meta.resource}
            recordRepresentation={meta.display}
            list={NotFound}
            hasCreate={!!Create}
            hasEdit={!!Edit}
            hasShow={!!Show}
          />
        )),
    ];
  }, [all, views, system, routes]);
}

/** Every path of the session from the generated table: the spec's and react-admin's own; and what to say at all others. */
export function ConsoleRoutes() {
  const { session, ground } = useConsole();
  const children = useRouteElements(allRoutes, VIEWS);
  usePrefetch();
  useLinks();
  if (session.mustChangePassword) {
    return (
      <NavigationGuard>
        <PasswordGate>{elementOf(PASSWORD)}</PasswordGate>
      </NavigationGuard>
    );
  }
  return (
    <NavigationGuard>
      <ViewsContext value={viewsByResource}>
        <CoreAdminUI
          disableTelemetry
          layout={AppShell}
          catchAll={NotFound}
          accessDenied={Denied}
          authenticationError={NotFound}
          loading={PagePending}
          title={ground.host.brand.name}
        >
          {children}
        </CoreAdminUI>
      </ViewsContext>
    </NavigationGuard>
  );
}
