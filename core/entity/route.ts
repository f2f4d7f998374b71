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

/** Returns the message key of the title of a resource's route, where it has none of its own. */
export const titleOf = (resource: string): string => `resources.${resource}.name`;

/** Letter of each console in the printed rows. */
export const SYSTEM_LETTERS = { YXF: 'Y', ADS: 'A' } as const satisfies Record<System, string>;

const systemsOf = (letters: string): System[] =>
  (Object.keys(SYSTEM_LETTERS) as System[]).filter((system) => letters.includes(SYSTEM_LETTERS[system]));

/** Returns the views at own paths from rows `resource letters view=permission …`. */
function ownRoutes(text: string): RouteMeta[] {
  return rowsOf(text).flatMap(([resource = '', letters = '', ...views]) =>
    views.map((each): RouteMeta => {
      const [view = '', perm = ''] = each.split('=');
      const path = `/${resource}${OWN_PATHS[view as keyof typeof OWN_PATHS]}`;
      return { path, systems: systemsOf(letters), resource, view, perm, title: titleOf(resource) };
    }),
  );
}

const rowsOf = (text: string): string[][] =>
  text.trim()
    ? text
        .trim()
        .split('\n')
        .map((row) => row.split(' '))
    : [];

/** Route as far as its row does not say otherwise: title and permission follow from what it shows. */
function usual(what: string, own: readonly RouteMeta[]): Omit<RouteMeta, 'path' | 'systems'> {
  if (what.startsWith('>')) return { redirect: what.slice(1), title: '' };
  const [shown = '', page] = what.split('/');
  const [resource, named] = shown.split('.');
  const view = named ?? (page === undefined ? 'list' : undefined);
  const isKind = view === undefined || view === 'members' || Object.hasOwn(OWN_PATHS, view);
  // A named view is a list of the same records.
  const alike = isKind ? view : 'list';
  const perm = own.find((one) => one.resource === resource && one.view === alike)?.perm;
  const titled = isKind ? titleOf(resource ?? '') : `resources.${resource}.views.${view}`;
  return {
    ...(resource ? { resource } : {}),
    ...(view === undefined ? {} : { view }),
    ...(page === undefined ? {} : { page }),
    ...(perm === undefined ? {} : { perm }),
    title: page === undefined ? titled : `menu.pages.${page}`,
  };
}

/** Returns a route of a row `path letters what`, with `perm=`, `title=` and `aside` where they are not the usual ones. */
function routeOfRow(
  [path = '', letters = '', what = '', ...said]: readonly string[],
  own: readonly RouteMeta[],
): RouteMeta {
  const { perm, ...rest } = usual(what, own);
  const more = new Map(
    said.map((each) => {
      const [key = '', value = ''] = each.split('=');
      return [key, value] as const;
    }),
  );
  const permission = more.get('perm') ?? perm;
  return {
    path,
    systems: systemsOf(letters),
    ...rest,
    ...(permission ? { perm: permission } : {}),
    ...(more.has('title') ? { title: more.get('title') ?? '' } : {}),
    ...(more.has('aside') ? { aside: true as const } : {}),
  };
}

/** Returns what a row says of the thing that a route shows: `resource.view/page`, or `>` with the path that it leads to. */
export function shownBy({
  resource = '',
  view,
  page,
  redirect,
}: Omit<RouteMeta, 'path' | 'systems' | 'title'>): string {
  if (redirect !== undefined) return `>${redirect}`;
  const named = view === undefined || (view === 'list' && page === undefined) ? '' : `.${view}`;
  return `${resource}${named}${page === undefined ? '' : `/${page}`}`;
}

/**
 * Returns all routes by path. They are printed as rows of words, since every first visit loads them: views at
 * react-admin's own paths as one row of a resource, and of others only what does not follow from what they show.
 */
export function routeTable(views: string, others: string): readonly RouteMeta[] {
  const own = ownRoutes(views);
  const further = rowsOf(others).map((row) => routeOfRow(row, own));
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
