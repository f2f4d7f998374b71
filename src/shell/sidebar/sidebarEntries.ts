import { isOpenTo } from '#core/entity/menuEntry.ts';
import type { MenuEntry, MenuSection, RouteMeta, System } from '#core/entity/meta.ts';
import type { Can } from '../../providers/permission.ts';

/** Returns the sidebar of a session: entries of its system whose code it holds, and no heading without one (HOME-05, PERM-03). */
export function sidebarEntries(menu: readonly MenuSection[], system: System, can: Can): readonly MenuSection[] {
  return menu
    .filter((section) => section.systems.includes(system))
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) => isOpenTo(entry, system, can)),
    }))
    .filter((section) => section.entries.length > 0);
}

export interface Place {
  section: MenuSection;
  /** The entry that the page belongs to. */
  entry: MenuEntry;
}

const all = (sections: readonly MenuSection[]): Place[] =>
  sections.flatMap((section) => section.entries.map((entry) => ({ section, entry })));

/** Returns the entry that has one of these paths; the first path that any has decides. */
function entryWith(sections: readonly MenuSection[], paths: readonly string[]): Place | undefined {
  const places = all(sections);
  for (const path of paths) {
    const found = places.find(({ entry }) => entry.path === path);
    if (found) return found;
  }
  return undefined;
}

/** Returns the entry with the longest path that this one begins with. */
function entryAbove(sections: readonly MenuSection[], path: string): Place | undefined {
  return all(sections)
    .filter(({ entry }) => path.startsWith(`${entry.path}/`))
    .toSorted((one, other) => other.entry.path.length - one.entry.path.length)[0];
}

/**
 * Returns the entry of a page in the sidebar: that of its view, else that of its resource's list.
 * `/adv_mag/new_pop_plan` belongs to plans, although its path begins like that of ads.
 */
export function placeInSidebar(
  sections: readonly MenuSection[],
  routes: readonly RouteMeta[],
  route: RouteMeta | undefined,
  path: string,
): Place | undefined {
  const pathsOf = (view: string | undefined): string[] =>
    routes
      .filter((one) => route?.resource !== undefined && one.resource === route.resource && one.view === view)
      .map((one) => one.path);
  return entryWith(sections, [path, ...pathsOf(route?.view), ...pathsOf('list')]) ?? entryAbove(sections, path);
}
