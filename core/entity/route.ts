/** Types of the paths and the sidebar that codegen prints for both consoles (generated/model). */
import type { IconName } from './icons.ts';
import type { PermissionRef, System } from './meta.ts';

/** One path of the console. */
export interface RouteMeta {
  /** Path with react-router's parameters, as in "/adv_mag/edit_adv/:id". */
  path: string;
  systems: readonly System[];
  /** Entity's resource and view (`list`, `create`, `edit`, `show` or a list view's name) … */
  resource?: string;
  view?: string;
  /** … or the name of a hand-written page; a resource beside it says for which entity it stands there. */
  page?: string;
  redirect?: string;
  /** True if no link leads here: the view has another path. */
  aside?: true;
  perm?: PermissionRef;
  /** Message key of its title. */
  title: string;
}

/** Views of an entity that have react-admin's own paths, with the rest of each behind the resource. */
export const OWN_PATHS = { list: '', create: '/create', edit: '/:id', show: '/:id/show' } as const;

/** Views of a resource at react-admin's own paths, each with its permission. */
export type OwnViews = readonly [
  resource: string,
  systems: readonly System[],
  perms: Readonly<Partial<Record<keyof typeof OWN_PATHS, PermissionRef>>>,
];

/** Views that are called as their resource; any other is a view of its list, with a name of its own. */
const UNNAMED: readonly string[] = [...Object.keys(OWN_PATHS), 'members'];

/** Returns the message key of a route's title: of its page, its list view or its resource. */
export function titleOf({
  resource,
  view = '',
  page,
  redirect,
}: Pick<RouteMeta, 'resource' | 'view' | 'page' | 'redirect'>): string {
  if (redirect !== undefined) return '';
  if (page !== undefined) return `menu.pages.${page}`;
  return `resources.${resource}.${UNNAMED.includes(view) ? 'name' : `views.${view}`}`;
}

/** A route as it is printed: what follows from the rest, and from the views at own paths, is left out. */
export type ShortRoute = Omit<RouteMeta, 'title'> & Partial<Pick<RouteMeta, 'title'>>;

/** Returns the permission of each view at its own path, by resource and view. */
export const ownPerms = (views: readonly OwnViews[]): ReadonlyMap<string, PermissionRef> =>
  new Map(
    views.flatMap(([resource, , perms]) =>
      Object.entries(perms).map(([view, perm]) => [`${resource} ${view}`, perm] as const),
    ),
  );

/**
 * Returns all routes by path. They are printed short, since every first visit loads them: views at their own paths as one
 * row of a resource, and titles and permissions of the others only where they do not follow.
 */
export function routeTable(views: readonly OwnViews[], others: readonly ShortRoute[]): readonly RouteMeta[] {
  const own = views.flatMap(([resource, systems, perms]) =>
    Object.entries(perms).map(([view, perm]): RouteMeta => {
      const route = { path: `/${resource}${OWN_PATHS[view as keyof typeof OWN_PATHS]}`, resource, view };
      return { ...route, systems, perm, title: titleOf(route) };
    }),
  );
  const perms = ownPerms(views);
  const further = others.map((route): RouteMeta => {
    const perm = perms.get(`${route.resource} ${route.view}`);
    return { title: titleOf(route), ...(perm === undefined ? {} : { perm }), ...route };
  });
  return [...own, ...further].toSorted((a, b) => Number(a.path > b.path) - Number(a.path < b.path));
}

/** Heading of the sidebar with its entries, or a single entry. */
export interface MenuSection {
  key: string;
  systems: readonly System[];
  entries: readonly MenuEntry[];
}

/** Entry of the sidebar: a page, and what an account must be allowed to see it. */
export interface MenuEntry {
  key: string;
  /** Message key of its label. */
  label: string;
  path: string;
  perm?: PermissionRef;
  /** Any one of these is enough, beside `perm`. */
  anyPerm?: readonly PermissionRef[];
  icon?: IconName;
  /** Letter that opens it after "g"; at most one entry of a console has it. */
  jump?: string;
  /** Shown in the bottom bar on a phone. */
  bar?: true;
  systems: readonly System[];
}

/** A section of the sidebar as it is printed: its entries without what their section and route say. */
export interface ShortSection extends Omit<MenuSection, 'entries'> {
  entries: readonly (Omit<MenuEntry, 'label' | 'systems'> & Partial<Pick<MenuEntry, 'label' | 'systems'>>)[];
}

/** Returns the title of the route of a path in the first of these consoles; undefined: it has none. */
export const titleAt = (
  routes: readonly Pick<RouteMeta, 'path' | 'systems' | 'title'>[],
  path: string,
  [system]: readonly System[],
): string | undefined => routes.find((route) => route.path === path && route.systems.includes(system!))?.title;

/** Returns the sidebar, printed short as the routes are: an entry is called as its page, and is in its section's consoles. */
export const menuTable = (routes: readonly RouteMeta[], sections: readonly ShortSection[]): readonly MenuSection[] =>
  sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => {
      const systems = entry.systems ?? section.systems;
      return { ...entry, systems, label: entry.label ?? titleAt(routes, entry.path, systems) ?? '' };
    }),
  }));
