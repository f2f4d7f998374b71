import type { System } from '#core/entity/meta.ts';
import type { MenuFile } from '../grammar/shared.ts';
import type { LoadedFile, Path } from '../load.ts';
import type { Problem } from '../problems.ts';
import { MenuPlaces, type MenuOfSystem } from './menuPlaces.ts';
import type { PermissionBook } from './permissions.ts';
import { addEntityRoutes, targetOf } from './routes.ts';
import type { ReportSource } from './sources.ts';
import { Sidebar } from './sidebar.ts';
import type { Model } from './model.ts';
import type { Entity } from './types.ts';

type RouteSpec = NonNullable<MenuOfSystem['routes']>[number];

const SYSTEMS: readonly System[] = ['YXF', 'ADS'];

type Console = Pick<Model, 'routes' | 'menu' | 'pages' | 'menuLabels'>;

/** Builds routes and sidebar of both consoles from _menu.yaml, the entities and the reports. */
export function buildMenu(
  source: { file: LoadedFile; data: MenuFile } | undefined,
  { entities, reports }: { entities: readonly Entity[]; reports: readonly ReportSource[] },
  permissions: PermissionBook,
  problems: Problem[],
): Console {
  const places = new MenuPlaces(source?.file, entities, permissions, problems);
  const sidebar = new Sidebar(places, reports);
  entities.forEach((entity) => addEntityRoutes(places.table, entity, permissions));
  const menu = SYSTEMS.flatMap((system) => sidebar.sections(system, source?.data[system]));
  SYSTEMS.forEach((system) => addRoutes(places, system, source?.data[system]));
  return { routes: places.table.all(), menu, pages: [...places.pages.values()], menuLabels: places.labels };
}

/** Adds the further paths of a console, and checks the targets of "/" and of redirects. */
function addRoutes(places: MenuPlaces, system: System, menu: MenuOfSystem | undefined): void {
  if (!menu || !places.file) return;
  (menu.routes ?? []).forEach((spec, index) => addRoute(places, system, spec, [system, 'routes', index]));
  (menu.routes ?? []).forEach((spec, index) => addWithout(places, system, spec, [system, 'routes', index]));
  (menu.routes ?? []).forEach((spec, index) => {
    if (spec.redirect)
      places.table.checkRedirect(places.file!, [system, 'routes', index, 'redirect'], spec.redirect, system);
  });
  places.table.checkRedirect(places.file, [system, 'home'], menu.home, system);
  places.table.add('/', [system], { redirect: menu.home, title: '' }, places.source([system, 'home']));
}

/** Adds the path of a record's page without its id, unless something stands there: it leads to the list in which one chooses. */
function addWithout(places: MenuPlaces, system: System, spec: RouteSpec, path: Path): void {
  const bare = spec.path.replace(/\/:id$/, '');
  if (bare === spec.path || spec.entity === undefined || places.table.has(bare, system)) return;
  const list = places.entity(spec.entity, system, path)?.route[system];
  if (list !== undefined && places.table.has(list, system))
    places.table.add(bare, [system], { redirect: list, title: '' }, places.source(path));
}

function addRoute(places: MenuPlaces, system: System, spec: RouteSpec, path: Path): void {
  if (spec.redirect !== undefined) {
    places.table.add(spec.path, [system], { redirect: spec.redirect, title: '' }, places.source(path));
  } else if (spec.page !== undefined) {
    const label = spec.label ?? places.pages.get(spec.page)?.label;
    const of = spec.entity === undefined ? undefined : places.entity(spec.entity, system, path);
    if (label) places.page(system, spec.page, spec.path, label, { perm: spec.perm ?? 'open', of }, path);
    else places.problem(path, 'missing-label', `page "${spec.page}" has no label`);
  } else {
    const entity = places.entity(spec.entity, system, path);
    const view = spec.view ?? 'list';
    if (!entity || !places.hasView(system, entity, view, [...path, 'view'])) return;
    if ((view === 'edit' || view === 'show' || view === 'members') && !spec.path.includes(':id'))
      places.problem([...path, 'path'], 'route-id', `the path of ${view} needs /:id`);
    const target = { ...targetOf(entity, view)!, ...(spec.aside ? { aside: spec.aside } : {}) };
    places.table.add(spec.path, [system], target, places.source(path));
  }
}
