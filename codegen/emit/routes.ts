import type { System } from '#core/entity/meta.ts';
import { OWN_PATHS, routeTable, shownBy, SYSTEM_LETTERS, titleOf } from '#core/entity/route.ts';
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

const isView = (view: string): view is keyof typeof OWN_PATHS => Object.hasOwn(OWN_PATHS, view);

/** Returns true for a view of an entity that stands at react-admin's own path. */
const isOwn = ({ path, resource, view, page: name, aside, perm, title }: RouteDef): boolean =>
  resource !== undefined &&
  view !== undefined &&
  name === undefined &&
  aside === undefined &&
  perm !== undefined &&
  title === titleOf(resource) &&
  isView(view) &&
  path === `/${resource}${OWN_PATHS[view]}`;

const lettersOf = (systems: readonly System[]): string => systems.map((system) => SYSTEM_LETTERS[system]).join('');

/** Returns the routes at own paths as one row for each resource and the consoles that have its views. */
function ownRows(routes: readonly RouteDef[]): string[] {
  const rows = Map.groupBy(routes, ({ resource, systems }) => `${resource} ${lettersOf(systems)}`);
  return [...rows].map(([head, of]) => [head, ...of.map(({ view, perm }) => `${view}=${perm}`)].join(' '));
}

/** Returns the row of a route at a path of its own. What `routeTable` makes of the row without more is not said. */
function rowOf(route: RouteDef, own: readonly string[]): string {
  const { path, systems, perm = '', title, aside } = route;
  const row = [path, lettersOf(systems), shownBy(route)].join(' ');
  const [usual] = routeTable(own.filter((each) => each.startsWith(`${route.resource} `)).join('\n'), row).filter(
    (each) => each.path === path,
  );
  return [
    row,
    ...((usual?.perm ?? '') === perm ? [] : [`perm=${perm}`]),
    ...(usual?.title === title ? [] : [`title=${title}`]),
    ...(aside ? ['aside'] : []),
  ].join(' ');
}

const text = (rows: readonly string[]): string => `\`\n${rows.join('\n')}\n\``;

/** Emitter of the console's paths, one table for router, menu and guard. */
export const routes: Emitter = {
  id: 'routes',
  emit(model) {
    const imports = new ImportSet();
    const route = imports.type('RouteMeta', '#core/entity/meta.ts');
    const table = imports.value('routeTable', '#core/entity/route.ts');
    const system = imports.type('System', '#core/entity/meta.ts');
    const homes = Object.fromEntries(SYSTEMS.map((each) => [each, homeOf(model, each)]));
    const own = ownRows(model.routes.filter(isOwn));
    const others = model.routes.filter((each) => !isOwn(each)).map((each) => rowOf(each, own));
    const body = [
      `export const routes: readonly ${route}[] = ${table}(\n${text(own)},\n${text(others)},\n);\n`,
      `/** Where "/" leads. */\nexport const homePath: Readonly<Record<${system}, string>> = ${literal(homes)};\n`,
    ];
    return [{ path: 'model/routes.gen.ts', text: page(banner('schemas/'), imports, body.join('\n')) }];
  },
};
