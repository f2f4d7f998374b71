import { OWN_PATHS, ownPerms, titleOf, type OwnViews, type ShortRoute } from '#core/entity/route.ts';
import type { System } from '#core/entity/meta.ts';
import { ImportSet } from '../imports.ts';
import type { Model, RouteDef } from '../model/model.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

const SYSTEMS: readonly System[] = ['YXF', 'ADS'];

/** Returns the target of "/": its redirect, else the first path without parameters. */
function homeOf(model: Model, system: System): string {
  const own = model.routes.filter((route) => route.systems.includes(system));
  return (
    own.find((route) => route.path === '/')?.redirect ?? own.find((route) => !route.path.includes(':'))?.path ?? '/'
  );
}

/**
 * Returns a route without what the table makes of the rest (core/entity/route.ts); path and consoles stand first, for whoever
 * reads the printed table as text. One that needs no permission where its
 * view at its own path does cannot be printed: it would be given that.
 */
function shortOf(route: RouteDef, perms: ReadonlyMap<string, string>): ShortRoute {
  const { path, systems, resource, view, page: name, redirect, aside, perm, title } = route;
  const usual = perms.get(`${resource} ${view}`);
  if (perm === undefined && usual !== undefined)
    throw new Error(`${path} needs no permission, and its view "${usual}"`);
  return {
    path,
    systems,
    ...(resource === undefined ? {} : { resource }),
    ...(view === undefined ? {} : { view }),
    ...(name === undefined ? {} : { page: name }),
    ...(redirect === undefined ? {} : { redirect }),
    ...(aside === undefined ? {} : { aside }),
    ...(perm === usual ? {} : { perm }),
    ...(title === titleOf(route) ? {} : { title }),
  };
}

const isView = (view: string): view is keyof typeof OWN_PATHS => Object.hasOwn(OWN_PATHS, view);

/** Returns true for a view of an entity that stands at react-admin's own path. */
const isOwn = (route: RouteDef): boolean => {
  const { path, resource, view, page: name, aside, perm, title } = route;
  return (
    resource !== undefined &&
    view !== undefined &&
    name === undefined &&
    aside === undefined &&
    perm !== undefined &&
    title === titleOf(route) &&
    isView(view) &&
    path === `/${resource}${OWN_PATHS[view]}`
  );
};

/** Returns the routes at own paths as one row for each resource and the consoles that have its views. */
function ownViews(routes: readonly RouteDef[]): OwnViews[] {
  const rows = Map.groupBy(routes, ({ resource, systems }) => `${resource} ${systems.join()}`);
  return [...rows.values()].map((of): OwnViews => {
    const perms = Object.fromEntries(of.map(({ view, perm }) => [view, perm]));
    return [of[0]!.resource!, of[0]!.systems, perms];
  });
}

/** Returns the routes of a model as they are printed: rows of views at own paths, and all others. */
export function shortRoutes({ routes: all }: Pick<Model, 'routes'>): [views: OwnViews[], others: ShortRoute[]] {
  const views = ownViews(all.filter(isOwn));
  const perms = ownPerms(views);
  return [views, all.filter((each) => !isOwn(each)).map((each) => shortOf(each, perms))];
}

const lines = (rows: readonly unknown[]): string => `\n${rows.map((row) => `${literal(row)},\n`).join('')}`;

/** Emitter of the console's paths, one table for router, menu and guard. */
export const routes: Emitter = {
  id: 'routes',
  emit(model) {
    const imports = new ImportSet();
    const route = imports.type('RouteMeta', '#core/entity/meta.ts');
    const table = imports.value('routeTable', '#core/entity/route.ts');
    const system = imports.type('System', '#core/entity/meta.ts');
    const homes = Object.fromEntries(SYSTEMS.map((each) => [each, homeOf(model, each)]));
    const [views, others] = shortRoutes(model);
    const body = [
      `export const routes: readonly ${route}[] = ${table}(\n[${lines(views)}],\n[${lines(others)}],\n);\n`,
      `/** Where "/" leads. */\nexport const homePath: Readonly<Record<${system}, string>> = ${literal(homes)};\n`,
    ];
    return [{ path: 'model/routes.gen.ts', text: page(banner('schemas/'), imports, body.join('\n')) }];
  },
};
