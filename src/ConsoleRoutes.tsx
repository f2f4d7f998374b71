import { lazy, Suspense, useEffect, useMemo, type ReactElement } from 'react';
import { CoreAdminUI, CustomRoutes, Resource, ResourceContextProvider, useI18nProvider } from 'react-admin';
import { matchPath, Navigate, Route, useNavigate, useSearchParams } from 'react-router-dom';
import type { RouteMeta } from '#core/entity/meta.ts';
import { routes as allRoutes } from '#generated/model/routes.gen.ts';
import { drawnBy, VIEWS, viewsByResource } from './drawnBy.ts';
import { prefetchLinks, prefetchWhenIdle } from './prefetch.ts';
import { AppShell } from './shell/AppShell.tsx';
import { useConsole } from './shell/consoleContext.ts';
import { Denied, NotFound } from './shell/NotFound.tsx';
import { NavigationGuard } from './shell/NavigationGuard.tsx';
import { PagePending } from './shell/PagePending.tsx';
import { useSections } from './shell/usePlace.ts';
import { listParts } from './ui/list/listParts.ts';
import { addSentences } from './ui/sentences.ts';
import { ViewsContext, type ResourceViews } from './ui/view.ts';

/** The page of an account that must change its password first: nobody else loads it. */
const PasswordGate = lazy(async () => ({ default: (await import('./shell/PasswordGate.tsx')).PasswordGate }));

/** Selector of links that the console's router opens: see src/ui/AppLink.tsx. */
const LINK = 'a[data-route]';

/** Returns whether a click only opens the page: no new tab, no new window, no download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Opens marked links by the router, wherever they are. Returns a function that stops it. */
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

/** Leads from a path to another; with `?id=…` to the page of that record, where the path has one. */
function RouteRedirect({ path, to }: { path: string; to: string }) {
  const { routes } = useConsole();
  const [search] = useSearchParams();
  const id = search.get('id');
  const hasPage = routes.some((route) => route.path === `${path}/:id`);
  return <Navigate to={id && hasPage ? `${path}/${encodeURIComponent(id)}` : to} replace />;
}

function elementOf(route: RouteMeta): ReactElement {
  const { path, redirect, page, resource, view } = route;
  if (redirect) return <RouteRedirect path={path} to={redirect} />;
  const View = drawnBy(route);
  if (!View) return <NotFound />;
  if (!resource) return pending(<View />);
  return (
    <ResourceContextProvider value={resource}>
      {pending(page ? <View /> : <View view={view === 'list' ? undefined : view} />)}
    </ResourceContextProvider>
  );
}

/** Preloads the page of a link when the pointer is over it, and the sidebar's pages when idle. */
function usePrefetch(): void {
  const { routes } = useConsole();
  const sections = useSections();
  const i18n = useI18nProvider();
  useEffect(() => {
    const words = async () => addSentences(i18n, (await import('./i18n/raRest.zh_cn.ts')).raSentences);
    const loadOf = (path: string) => {
      // Most links name a route as it is; each pattern that is tried is compiled anew.
      const route = routes.find((one) => one.path === path) ?? routes.find((one) => matchPath(one.path, path));
      return route && drawnBy(route)?.preload;
    };
    const pages = sections.flatMap(({ entries }) => entries.flatMap(({ path }) => loadOf(path) ?? []));
    // In development each page is hundreds of files, and an unopened page need not follow schema changes.
    const ahead = import.meta.env.DEV
      ? []
      : [...listParts, ...(i18n?.getLocale() === 'zh_cn' ? [words] : []), ...pages];
    const endings = [prefetchLinks(loadOf), prefetchWhenIdle(ahead)];
    return () => endings.forEach((end) => end());
  }, [routes, sections, i18n]);
}

/** Opens the console's own links, in any part of it. */
function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => followLinks((path) => void navigate(path)), [navigate]);
}

/** The only page while the password was set by somebody else (ENT-09). */
const PASSWORD = { page: 'password', path: '', title: '', systems: [] } as const satisfies RouteMeta;

const isIn = (system: string, meta: { systems: readonly string[] }): boolean => meta.systems.includes(system);

/** Routes for react-admin's router. `all` and `views` change in development when a schema changes. */
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
      // Tells react-admin that the resource exists; a path below it that is not in the table is unknown.
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

/**
 * Routes of every path of the session from the generated table, the spec's and react-admin's own; and the page for all
 * others.
 */
export function ConsoleRoutes() {
  const { session, services } = useConsole();
  const children = useRouteElements(allRoutes, VIEWS);
  usePrefetch();
  useLinks();
  if (session.mustChangePassword) {
    return <NavigationGuard>{pending(<PasswordGate>{elementOf(PASSWORD)}</PasswordGate>)}</NavigationGuard>;
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
          title={services.host.brand.name}
        >
          {children}
        </CoreAdminUI>
      </ViewsContext>
    </NavigationGuard>
  );
}
