import type { System } from '#core/entity/meta.ts';
import type { MenuFile } from '../grammar/shared.ts';
import type { LoadedFile, Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { Problem } from '../problems.ts';
import type { PermissionBook } from './permissions.ts';
import { addEntityRoutes, RouteTable, targetOf, titleOf, viewsOf } from './routes.ts';
import type { MenuSectionDef, Model, PageDef } from './model.ts';
import type { Entity, Label } from './types.ts';

type MenuOfSystem = NonNullable<MenuFile[System]>;
type EntrySpec = NonNullable<MenuOfSystem['sections']>[number]['entries'][number];
type RouteSpec = NonNullable<MenuOfSystem['routes']>[number];
type Entry = MenuSectionDef['entries'][number];

const SYSTEMS: readonly System[] = ['YXF', 'ADS'];

/** Heading of entities that _menu.yaml does not place, unless it names one (`rest`). */
const REST: Label = { zh: '其他', en: 'Others' };

/** Entries in the bottom bar of a phone, beside the one for all pages. */
const BAR_ENTRIES = 4;

type Console = Pick<Model, 'routes' | 'menu' | 'pages' | 'menuLabels'>;

/** Builds routes and sidebar of both consoles from _menu.yaml and the entities. */
export function buildMenu(
  source: { file: LoadedFile; data: MenuFile } | undefined,
  entities: readonly Entity[],
  permissions: PermissionBook,
  problems: Problem[],
): Console {
  const builder = new MenuBuilder(source?.file, entities, permissions, problems);
  entities.forEach((entity) => addEntityRoutes(builder.table, entity, permissions));
  const menu = SYSTEMS.flatMap((system) => builder.sections(system, source?.data[system]));
  SYSTEMS.forEach((system) => builder.routes(system, source?.data[system]));
  return { routes: builder.table.all(), menu, pages: [...builder.pages.values()], menuLabels: builder.labels };
}

class MenuBuilder {
  readonly table: RouteTable;
  readonly pages = new Map<string, PageDef>();
  readonly labels: Record<string, Label> = {};
  private readonly file: LoadedFile | undefined;
  private readonly entities: readonly Entity[];
  private readonly permissions: PermissionBook;
  private readonly problems: Problem[];

  constructor(
    file: LoadedFile | undefined,
    entities: readonly Entity[],
    permissions: PermissionBook,
    problems: Problem[],
  ) {
    this.file = file;
    this.entities = entities;
    this.permissions = permissions;
    this.problems = problems;
    this.table = new RouteTable(problems);
  }

  private problem(path: Path, code: string, message: string, hint?: string): void {
    if (this.file)
      this.problems.push({
        file: this.file.path,
        ...this.file.position(path),
        code,
        message,
        ...(hint ? { hint } : {}),
      });
  }

  private source(path: Path) {
    return { file: this.file?.path ?? '', ...(this.file?.position(path) ?? { line: 1, column: 1 }), path };
  }

  /** Stores a label of the menu; a key has the same text in both consoles. */
  private label(key: string, label: Label, path: Path): string {
    const other = this.labels[key];
    if (other && (other.zh !== label.zh || other.en !== label.en))
      this.problem(path, 'two-labels', `"${key}" has two labels`, `it is "${other.en}" elsewhere`);
    this.labels[key] = other ?? label;
    return key;
  }

  sections(system: System, menu: MenuOfSystem | undefined): MenuSectionDef[] {
    const placed = new Set<string>();
    (menu?.unlisted ?? []).forEach((entity, at) => {
      const known = this.entities.map(({ names }) => names.camel);
      if (known.includes(entity)) placed.add(entity);
      else
        this.problem(
          [system, 'unlisted', at],
          'unknown-entity',
          `there is no entity "${entity}"`,
          didYouMean(entity, known),
        );
    });
    const seen = new Set<string>();
    this.checkJumps(system, menu);
    this.checkBar(system, menu);
    const sections = (menu?.sections ?? []).map((section, index): MenuSectionDef => {
      const path = [system, 'sections', index];
      this.label(`menu.sections.${section.key}`, section.label, [...path, 'label']);
      const entries = section.entries.flatMap((entry, place) =>
        this.entry(system, entry, [...path, 'entries', place], placed),
      );
      section.entries.forEach((entry, place) => this.once(system, entry, [...path, 'entries', place], seen));
      return { key: section.key, label: section.label, systems: [system], entries };
    });
    const rest = this.entities.filter(
      (entity) =>
        entity.systems.includes(system) && !placed.has(entity.names.camel) && this.isIn(system, entity, 'list'),
    );
    if (rest.length === 0) return sections;
    const label = menu?.rest ?? REST;
    this.label('menu.sections.rest', label, [system, 'rest']);
    return [
      ...sections,
      {
        key: 'rest',
        label,
        systems: [system],
        entries: rest.map((entity) => this.entityEntry(system, entity, 'list', {})),
      },
    ];
  }

  /** Checks that no two entries of a console have the same letter. */
  private checkJumps(system: System, menu: MenuOfSystem | undefined): void {
    const taken = new Set<string>();
    (menu?.sections ?? []).forEach((section, index) =>
      section.entries.forEach(({ jump }, place) => {
        if (jump === undefined) return;
        if (taken.has(jump))
          this.problem(
            [system, 'sections', index, 'entries', place, 'jump'],
            'duplicate-jump',
            `"g ${jump}" opens another entry already`,
          );
        taken.add(jump);
      }),
    );
  }

  /** Checks the number of entries in the bottom bar: a fifth would be too narrow for a thumb. */
  private checkBar(system: System, menu: MenuOfSystem | undefined): void {
    const chosen = (menu?.sections ?? []).flatMap((section, index) =>
      section.entries.flatMap(({ bar }, place): Path[] =>
        bar ? [[system, 'sections', index, 'entries', place, 'bar']] : [],
      ),
    );
    for (const path of chosen.slice(BAR_ENTRIES))
      this.problem(path, 'crowded-bar', `the bar of a phone has room for ${BAR_ENTRIES} entries`);
  }

  private entry(system: System, spec: EntrySpec, path: Path, placed: Set<string>): Entry[] {
    if (spec.page !== undefined) return this.pageEntry(system, spec, path);
    const entity = this.entity(spec.entity, system, path);
    if (!entity) return [];
    const view = spec.view ?? 'list';
    if (view === 'list') placed.add(entity.names.camel);
    if (!this.hasView(system, entity, view, [...path, spec.view ? 'view' : 'entity'])) return [];
    const label = spec.label
      ? this.label(`menu.entries.${entity.names.camel}${view === 'list' ? '' : `_${view}`}`, spec.label, [
          ...path,
          'label',
        ])
      : undefined;
    return [
      this.entityEntry(system, entity, view, {
        ...(label ? { label } : {}),
        ...(spec.icon ? { icon: spec.icon } : {}),
        ...(spec.jump ? { jump: spec.jump } : {}),
        ...(spec.bar ? { bar: spec.bar } : {}),
        ...(spec.needs === 'imports' ? { anyPerm: this.importPerms(system) } : {}),
      }),
    ];
  }

  /** Checks that a page occurs once in the sidebar of a console. */
  private once(system: System, { entity, view = 'list', page }: EntrySpec, path: Path, seen: Set<string>): void {
    const key = page ?? `${entity}.${view}`;
    const name = page ?? (view === 'list' ? entity : view);
    if (seen.has(key)) this.problem(path, 'entry-twice', `"${name}" stands twice in the sidebar of ${system}`);
    seen.add(key);
  }

  /** Returns the permissions of imports in this console; any one of them is enough. */
  private importPerms(system: System): string[] {
    const perms = this.entities.flatMap(({ systems, importing }) =>
      importing && systems.includes(system) ? [importing.perm] : [],
    );
    return [...new Set(perms)].filter((perm) => this.permissions.systemsOf(perm).includes(system));
  }

  private entityEntry(
    system: System,
    entity: Entity,
    view: string,
    extra: Pick<Entry, 'icon' | 'jump' | 'bar' | 'anyPerm'> & { label?: string },
  ): Entry {
    const perm = targetOf(entity, view)?.perm;
    return {
      key: view === 'list' ? entity.names.camel : `${entity.names.camel}.${view}`,
      label: titleOf(entity, view),
      path: view === 'list' ? (entity.route[system] ?? '') : `/${view}`,
      ...(perm ? { perm } : {}),
      systems: [system],
      ...extra,
    };
  }

  private pageEntry(system: System, spec: EntrySpec, path: Path): Entry[] {
    const { page, path: to, label, icon, jump, bar, perm = 'open' } = spec;
    if (!page || !to || !label) {
      this.problem(path, 'menu-entry', 'a page needs path and label');
      return [];
    }
    this.page(system, page, to, label, perm, path);
    const marks = { ...(icon ? { icon } : {}), ...(jump ? { jump } : {}), ...(bar ? { bar } : {}) };
    return [{ key: page, label: `menu.pages.${page}`, path: to, perm, systems: [system], ...marks }];
  }

  private page(system: System, name: string, to: string, label: Label, perm: string, path: Path): void {
    const title = this.label(`menu.pages.${name}`, label, [...path, 'label']);
    if (this.permissions.systemsOf(perm).length === 0)
      this.problem([...path, 'perm'], 'unknown-permission', `permission "${perm}" is unknown`);
    this.pages.set(name, this.pages.get(name) ?? { name, label });
    this.table.add(to, [system], { page: name, perm, title }, this.source(path));
  }

  private entity(name: string | undefined, system: System, path: Path): Entity | undefined {
    const found = this.entities.find((entity) => entity.names.camel === name);
    if (name === undefined) this.problem(path, 'menu-entry', 'this names neither entity nor page');
    else if (!found)
      this.problem(
        [...path, 'entity'],
        'unknown-entity',
        `the menu names unknown entity "${name}"`,
        didYouMean(
          name,
          this.entities.map((entity) => entity.names.camel),
        ),
      );
    else if (!found.systems.includes(system))
      this.problem([...path, 'entity'], 'not-in-system', `"${name}" is not in ${system}`, `add ${system} to its mode`);
    else return found;
    return undefined;
  }

  private isIn(system: System, entity: Entity, view: string): boolean {
    const target = targetOf(entity, view);
    return target !== undefined && this.permissions.systemsOf(target.perm ?? 'open').includes(system);
  }

  private hasView(system: System, entity: Entity, view: string, path: Path): boolean {
    if (this.isIn(system, entity, view)) return true;
    const perm = targetOf(entity, view)?.perm;
    if (perm)
      this.problem(
        path,
        'not-in-system',
        `nobody in ${system} can hold "${perm}", which "${view}" of ${entity.names.camel} needs`,
        `add ${system} to its mode in _permissions.yaml`,
      );
    else
      this.problem(
        path,
        'unknown-view',
        `${entity.names.camel} has no view "${view}" that a call feeds`,
        didYouMean(view, viewsOf(entity)),
      );
    return false;
  }

  /** Adds the further paths of a console, and checks the targets of "/" and of redirects. */
  routes(system: System, menu: MenuOfSystem | undefined): void {
    if (!menu || !this.file) return;
    (menu.routes ?? []).forEach((spec, index) => this.route(system, spec, [system, 'routes', index]));
    (menu.routes ?? []).forEach((spec, index) => {
      if (spec.redirect)
        this.table.checkRedirect(this.file!, [system, 'routes', index, 'redirect'], spec.redirect, system);
    });
    this.table.checkRedirect(this.file, [system, 'home'], menu.home, system);
    this.table.add('/', [system], { redirect: menu.home, title: '' }, this.source([system, 'home']));
  }

  private route(system: System, spec: RouteSpec, path: Path): void {
    if (spec.redirect !== undefined) {
      this.table.add(spec.path, [system], { redirect: spec.redirect, title: '' }, this.source(path));
    } else if (spec.page !== undefined) {
      const label = spec.label ?? this.pages.get(spec.page)?.label;
      if (label) this.page(system, spec.page, spec.path, label, spec.perm ?? 'open', path);
      else this.problem(path, 'missing-label', `page "${spec.page}" has no label`);
    } else {
      const entity = this.entity(spec.entity, system, path);
      const view = spec.view ?? 'list';
      if (!entity || !this.hasView(system, entity, view, [...path, 'view'])) return;
      if ((view === 'edit' || view === 'show') && !spec.path.includes(':id'))
        this.problem([...path, 'path'], 'route-id', `the path of ${view} needs /:id`);
      this.table.add(spec.path, [system], targetOf(entity, view)!, this.source(path));
    }
  }
}
