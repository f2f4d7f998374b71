import type { System } from '#core/entity/meta.ts';
import { titleOf } from '#core/entity/route.ts';
import type { Path } from '../load.ts';
import { didYouMean } from '../problems.ts';
import type { MenuOfSystem, MenuPlaces } from './menuPlaces.ts';
import type { ReportSource } from './sources.ts';
import { targetOf } from './routes.ts';
import type { MenuSectionDef } from './model.ts';
import type { Entity, Label } from './types.ts';

type EntrySpec = NonNullable<MenuOfSystem['sections']>[number]['entries'][number];
type Entry = MenuSectionDef['entries'][number];

/** Heading of entities that _menu.yaml does not place, unless it names one (`rest`). */
const REST: Label = { zh: '其他', en: 'Others' };

/** Entries in the bottom bar of a phone, beside the one for all pages. */
const BAR_ENTRIES = 4;

/** Builds the sidebar of each console. */
export class Sidebar {
  private readonly places: MenuPlaces;
  private readonly reports: readonly ReportSource[];

  constructor(places: MenuPlaces, reports: readonly ReportSource[]) {
    this.places = places;
    this.reports = reports;
  }

  /** Returns the headings of a console with their entries; entities that none places come last. */
  sections(system: System, menu: MenuOfSystem | undefined): MenuSectionDef[] {
    const placed = this.unlisted(system, menu);
    const seen = new Set<string>();
    checkJumps(this.places, system, menu);
    checkBar(this.places, system, menu);
    const sections = (menu?.sections ?? []).map((section, index): MenuSectionDef => {
      const path = [system, 'sections', index];
      this.places.label(`menu.sections.${section.key}`, section.label, [...path, 'label']);
      const entries = section.entries.flatMap((entry, place) =>
        this.entry(system, entry, [...path, 'entries', place], placed),
      );
      section.entries.forEach((entry, place) =>
        checkOnce(this.places, system, entry, [...path, 'entries', place], seen),
      );
      return { key: section.key, label: section.label, systems: [system], entries };
    });
    const rest = this.places.entities.filter(
      (entity) =>
        entity.systems.includes(system) && !placed.has(entity.names.camel) && this.places.isIn(system, entity, 'list'),
    );
    if (rest.length === 0) return sections;
    const label = menu?.rest ?? REST;
    this.places.label('menu.sections.rest', label, [system, 'rest']);
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

  /** Returns the entities that are to have no entry. */
  private unlisted(system: System, menu: MenuOfSystem | undefined): Set<string> {
    const known = this.places.entities.map(({ names }) => names.camel);
    const found = menu?.unlisted ?? [];
    found.forEach((entity, at) => {
      if (known.includes(entity)) return;
      const message = `there is no entity "${entity}"`;
      this.places.problem([system, 'unlisted', at], 'unknown-entity', message, didYouMean(entity, known));
    });
    return new Set(found);
  }

  private entry(system: System, spec: EntrySpec, path: Path, placed: Set<string>): Entry[] {
    if (spec.reports !== undefined) return this.reportEntries(system, path);
    if (spec.page !== undefined) return this.pageEntry(system, spec, path);
    const entity = this.places.entity(spec.entity, system, path);
    if (!entity) return [];
    const view = spec.view ?? 'list';
    if (view === 'list') placed.add(entity.names.camel);
    if (!this.places.hasView(system, entity, view, [...path, spec.view ? 'view' : 'entity'])) return [];
    const label = spec.label
      ? this.places.label(`menu.entries.${entity.names.camel}${view === 'list' ? '' : `_${view}`}`, spec.label, [
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

  /** Returns the permissions of imports in this console; any one of them is enough. */
  private importPerms(system: System): string[] {
    const perms = this.places.entities.flatMap(({ systems, importing }) =>
      importing && systems.includes(system) ? [importing.perm] : [],
    );
    return [...new Set(perms)].filter((perm) => this.places.permissions.systemsOf(perm).includes(system));
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
      label: titleOf({ resource: entity.names.kebabs, view }),
      path: view === 'list' ? (entity.route[system] ?? '') : `/${view}`,
      ...(perm ? { perm } : {}),
      systems: [system],
      ...extra,
    };
  }

  /** Returns the pages of the reports of a console; who lacks the permission of one is told so on its page (spec 2). */
  private reportEntries(system: System, path: Path): Entry[] {
    return this.reports.flatMap(({ data }) => {
      const { route, label, perm, mode = ['YXF'] } = data['x-report'];
      // A permission that is unknown is a problem of its report, which says so itself.
      const isOpen = this.places.permissions.systemsOf(perm).length > 0;
      if (route === undefined || !isOpen || !mode.includes(system)) return [];
      return this.pageEntry(system, { page: data.$id, path: route, label, icon: 'report', anyPerm: [perm] }, path);
    });
  }

  private pageEntry(system: System, spec: EntrySpec, path: Path): Entry[] {
    const { page, path: to, label, icon, jump, bar, perm = 'open', anyPerm } = spec;
    if (!page || !to || !label) {
      this.places.problem(path, 'menu-entry', 'a page needs path and label');
      return [];
    }
    this.places.page(system, page, to, label, { perm, of: undefined }, path);
    anyPerm?.forEach((each, at) => {
      this.places.permissions.useOfMenu(each);
      if (this.places.permissions.systemsOf(each).length === 0)
        this.places.problem([...path, 'anyPerm', at], 'unknown-permission', `permission "${each}" is unknown`);
    });
    const marks = {
      ...(icon ? { icon } : {}),
      ...(jump ? { jump } : {}),
      ...(bar ? { bar } : {}),
      ...(anyPerm ? { anyPerm } : {}),
    };
    return [{ key: page, label: `menu.pages.${page}`, path: to, perm, systems: [system], ...marks }];
  }
}

/** Checks that no two entries of a console have the same letter. */
function checkJumps(places: MenuPlaces, system: System, menu: MenuOfSystem | undefined): void {
  const taken = new Set<string>();
  (menu?.sections ?? []).forEach((section, index) =>
    section.entries.forEach(({ jump }, place) => {
      if (jump === undefined) return;
      if (taken.has(jump))
        places.problem(
          [system, 'sections', index, 'entries', place, 'jump'],
          'duplicate-jump',
          `"g ${jump}" opens another entry already`,
        );
      taken.add(jump);
    }),
  );
}

/** Checks the number of entries in the bottom bar: a fifth would be too narrow for a thumb. */
function checkBar(places: MenuPlaces, system: System, menu: MenuOfSystem | undefined): void {
  const chosen = (menu?.sections ?? []).flatMap((section, index) =>
    section.entries.flatMap(({ bar }, place): Path[] =>
      bar ? [[system, 'sections', index, 'entries', place, 'bar']] : [],
    ),
  );
  for (const path of chosen.slice(BAR_ENTRIES))
    places.problem(path, 'crowded-bar', `the bar of a phone has room for ${BAR_ENTRIES} entries`);
}

/** Checks that a page occurs once in the sidebar of a console. */
function checkOnce(
  places: MenuPlaces,
  system: System,
  { entity, view = 'list', page }: EntrySpec,
  path: Path,
  seen: Set<string>,
): void {
  const key = page ?? `${entity}.${view}`;
  const name = page ?? (view === 'list' ? entity : view);
  if (seen.has(key)) places.problem(path, 'entry-twice', `"${name}" stands twice in the sidebar of ${system}`);
  seen.add(key);
}
