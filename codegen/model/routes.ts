import type { System } from '#core/entity/meta.ts';
import { titleOf } from '#core/entity/route.ts';
import { isSame } from '#core/entity/same.ts';
import type { LoadedFile, Path } from '../load.ts';
import { compareText, didYouMean } from '../problems.ts';
import type { Problem } from '../problems.ts';
import { sortSystems } from './permissions.ts';
import type { PermissionBook } from './permissions.ts';
import type { RouteDef } from './model.ts';
import type { Entity, Source } from './types.ts';

/** Target of a path. */
export type Target = Omit<RouteDef, 'path' | 'systems'>;

const hasCall = (entity: Entity, kind: string): boolean => entity.calls.some((call) => call.kind === kind && call.page);

/** Permission for the page of a record: that of its call `one`, by default the list's permission. */
export const showPerm = ({ calls, perm }: Entity): string =>
  calls.find(({ kind }) => kind === 'one')?.perm ?? perm.list;

/** Returns the target of a view; undefined if no call loads its data. */
export function targetOf(entity: Entity, view: string): Target | undefined {
  const listView = entity.list.views.find(({ name }) => name === view);
  const perms: Record<string, [string, string | undefined]> = {
    create: ['create', entity.perm.create],
    edit: ['update', entity.perm.edit],
    show: ['one', showPerm(entity)],
    members: ['members', entity.perm.edit],
  };
  const [call, perm] = listView ? ['list', listView.perm] : (perms[view] ?? []);
  if (!call || !hasCall(entity, call)) return undefined;
  const target = { resource: entity.names.kebabs, view };
  return { ...target, ...(perm ? { perm } : {}), title: titleOf(target) };
}

/** Returns the standard views that an entity has. */
export const viewsOf = (entity: Entity): string[] =>
  [...entity.list.views.map(({ name }) => name), 'create', 'edit', 'show'].filter(
    (view) => targetOf(entity, view) !== undefined,
  );

/** Collects the paths of the console; a path used twice in one system is a problem. */
export class RouteTable {
  private readonly rows: { route: RouteDef; source: Source }[] = [];
  private readonly problems: Problem[];

  constructor(problems: Problem[]) {
    this.problems = problems;
  }

  add(path: string, systems: readonly System[], target: Target, source: Source): void {
    for (const system of systems) {
      const taken = this.rows.find(({ route }) => route.path === path && route.systems.includes(system));
      const { path: _, systems: __, ...other } = taken?.route ?? { path, systems };
      if (taken && isSame({ ...other, title: '' }, { ...target, title: '' })) continue;
      if (taken)
        this.problems.push({
          ...source,
          code: 'duplicate-route',
          message: `the path ${path} leads elsewhere already (${taken.source.file}:${taken.source.line})`,
        });
      else this.put(path, system, target, source);
    }
  }

  /** Returns true if a path is taken in a console. */
  has(path: string, system: System): boolean {
    return this.rows.some(({ route }) => route.path === path && route.systems.includes(system));
  }

  private put(path: string, system: System, target: Target, source: Source): void {
    const twin = this.rows.find(
      ({ route }) =>
        route.path === path && isSame({ ...route, path: '', systems: [] }, { path: '', systems: [], ...target }),
    );
    if (twin) twin.route.systems = sortSystems([...twin.route.systems, system]);
    else this.rows.push({ route: { path, systems: [system], ...target }, source });
  }

  /** Checks that the target of a redirect exists. */
  checkRedirect(file: LoadedFile, place: Path, to: string, system: System): void {
    const paths = this.rows
      .filter(({ route }) => route.systems.includes(system) && route.path !== '/')
      .map(({ route }) => route.path);
    if (paths.includes(to)) return;
    this.problems.push({
      file: file.path,
      ...file.position(place),
      code: 'unknown-path',
      message: `the path ${to} leads nowhere in ${system}`,
      hint: didYouMean(to, paths),
    });
  }

  all(): RouteDef[] {
    return this.rows
      .map(({ route }) => route)
      .toSorted((a, b) => compareText(a.path, b.path) || compareText(a.systems.join(), b.systems.join()));
  }
}

/**
 * Adds the paths of an entity: those of the spec, those of react-admin, and one per list view; each in the consoles
 * where a role can have its permission.
 */
export function addEntityRoutes(table: RouteTable, entity: Entity, permissions: PermissionBook): void {
  const own: Record<string, string> = { list: '', create: '/create', edit: '/:id', show: '/:id/show' };
  for (const view of viewsOf(entity)) {
    const target = targetOf(entity, view)!;
    const source = entity.list.views.find(({ name }) => name === view)?.source ?? entity.source;
    const systems = entity.systems.filter((system) => permissions.systemsOf(target.perm ?? 'open').includes(system));
    if (own[view] === undefined) table.add(`/${view}`, systems, target, source);
    else table.add(`/${entity.names.kebabs}${own[view]}`, systems, target, source);
    if (view === 'list') for (const system of systems) table.add(entity.route[system] ?? '', [system], target, source);
  }
}
