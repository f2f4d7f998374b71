import { lazy, Suspense, useMemo, type ComponentType, type ReactElement } from 'react';
import { CoreAdminUI, CustomRoutes, Resource, ResourceContextProvider } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import type { RouteMeta } from '#core/entity/meta.ts';
import { routes as allRoutes } from '#generated/model/routes.gen.ts';
import { resources } from '#resources/index.tsx';
import { AppShell } from './shell/AppShell.tsx';
import { useConsole } from './shell/consoleContext.ts';
import { Denied, NotFound } from './shell/NotFound.tsx';
import { NavigationGuard } from './shell/NavigationGuard.tsx';
import { PagePending } from './shell/PagePending.tsx';
import { PasswordGate } from './shell/PasswordGate.tsx';
import { kept } from './ui/kept.ts';
import { ViewsContext, type ResourceViews } from './ui/view.ts';

/** Pages written by hand, by the name that _menu.yaml gives them: `home` is resources/pages/Home.tsx. */
const PAGES = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: ComponentType }>('../resources/pages/*.tsx')).map(([path, load]) => {
    const name = path.replace(/^.*\/(\w+)\.tsx$/, '$1');
    return [name[0]!.toLowerCase() + name.slice(1), kept(import.meta.hot, path, () => lazy(load))];
  }),
);

const VIEWS: readonly ResourceViews[] = resources;
const byResource = new Map(VIEWS.map((views) => [views.meta.resource, views]));

const pending = (element: ReactElement): ReactElement => <Suspense fallback={<PagePending />}>{element}</Suspense>;

/** Returns the component of a view: `list` and any list view are the List. */
function viewOf(views: ResourceViews, view: string) {
  if (view === 'create') return views.Create;
  if (view === 'edit') return views.Edit;
  return view === 'show' ? views.Show : views.List;
}

function elementOf({ redirect, page, resource, view }: RouteMeta): ReactElement {
  if (redirect) return <Navigate to={redirect} replace />;
  const Page = page ? PAGES[page] : undefined;
  if (Page) return pending(<Page />);
  const views = resource ? byResource.get(resource) : undefined;
  const View = views && view ? viewOf(views, view) : undefined;
  if (!resource || !View) return <NotFound />;
  return (
    <ResourceContextProvider value={resource}>
      {pending(<View view={view === 'list' ? undefined : view} />)}
    </ResourceContextProvider>
  );
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
  if (session.mustChangePassword) {
    return (
      <NavigationGuard>
        <PasswordGate>{elementOf(PASSWORD)}</PasswordGate>
      </NavigationGuard>
    );
  }
  return (
    <NavigationGuard>
      <ViewsContext value={byResource}>
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
