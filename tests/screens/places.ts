import { meets } from '#core/entity/guard.ts';
import type { EntityMeta, RouteMeta, System } from '#core/entity/meta.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { entityByResource } from '#generated/model/entities.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { permissions, type PermissionName } from '#generated/model/permissions.gen.ts';
import { routes } from '#generated/model/routes.gen.ts';
import { call, data, send, type Caller, type Target } from '../support/call.ts';
import { addPicture } from '../support/library.ts';
import { DEMO_PASSWORD } from '../support/liveServer.ts';

/** A page of the console as somebody can open it. */
export interface Place {
  system: System;
  /** Name of the picture file: "ads-edit", "home". */
  name: string;
  /** Path with the id of an existing record. */
  path: string;
  /** Name of a hand-written page, the same for each resource that has it; of a part of it, with the part's. */
  page?: string | undefined;
  /** Entity of the view; a hand-written page has neither entity nor view. */
  entity?: EntityMeta;
  view?: string;
  /** A list without a row. */
  isEmpty?: boolean;
  /** Account that opens it. */
  walker: string;
}

/** Says whether somebody with these codes is offered a page. */
const isOffered = ({ perm }: RouteMeta, codes: ReadonlySet<number>): boolean =>
  perm === undefined || perm === 'open' || codes.has(permissions[perm as PermissionName].code);

/** Accounts that see every page of a console between them: the first most of them, the next those that it is not offered. */
export const WALKERS: Record<System, readonly [string, ...string[]]> = {
  YXF: ['operator', 'platform'],
  ADS: ['advertiser'],
};

/** Records created before a walk for entities of which the demo has none. */
const STOCK: Record<System, (server: Target, caller: Caller) => Promise<unknown>> = {
  YXF: (server, caller) => data(server, caller, 'deviceSet.create', { name: '临街大屏', remark: '玻璃后，白天也亮' }),
  async ADS(server, caller) {
    await data(server, caller, 'materialFolder.create', { name: '夏季上新' });
    await addPicture(server, caller);
  },
};

/** Resource of a path: that of the route itself, else that of the list below which the page lies. */
const resourceOf = ({ path, resource }: Pick<RouteMeta, 'path' | 'resource'>): string | undefined =>
  resource ?? routes.find((one) => one.view === 'list' && one.path === `/${path.split('/')[1]}`)?.resource;

/** A page of a record is another one for each resource: "playList-devices", "playList-tags". */
function nameOf(route: RouteMeta): string {
  const { page, path, view } = route;
  if (!page) return `${route.resource}-${view}`;
  return path.includes(':id') ? `${page}-${resourceOf(route)}` : page;
}

/** Parts of a page that its address opens. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  personalCentre: ['password', 'software', 'warning', 'notices', 'remote'],
};

/** Pages of a record that lead on to a form with something filled in: the form is walked. */
const LEADING_ON: readonly (string | undefined)[] = ['newTimer'];

/** Two paths to the same view are one place; those of the menu and the specification stand for react-admin's own. */
function distinct(system: System): RouteMeta[] {
  const kept = new Map<string, RouteMeta>();
  for (const route of routes) {
    if (!route.systems.includes(system) || route.redirect || LEADING_ON.includes(route.page)) continue;
    const isOwn = route.resource !== undefined && route.path.startsWith(`/${route.resource}`);
    if (!kept.has(nameOf(route)) || !isOwn) kept.set(nameOf(route), route);
  }
  return [...kept.values()];
}

async function signedIn(server: Target, system: System, userName: string): Promise<Caller> {
  const name = system === 'YXF' ? 'session.login' : 'session.accountLogin';
  const answer = await send(server, null, name, { userName, password: DEMO_PASSWORD });
  const { value: cookie = '' } = answer.cookies.find((one) => one.name === 'session') ?? {};
  return { token: answer.json<{ data: { token: string } }>().data.token, cookie };
}

interface Row {
  id: string;
  [field: string]: unknown;
}

const filled = (row: Row): number => Object.values(row).filter((value) => value !== null).length;

/** Says whether the form of a record opens: a built-in one has none. */
const opensForm = (entity: EntityMeta, row: Row): boolean =>
  meets(entity, 'update', row, { now: Date.now(), me: null, on: 'update' }).ok;

/**
 * Returns the record with the most fields filled: the page of an empty one shows little. For a form, of those that have one. `closed` where the walker may not
 * list them, as those who buy for themselves have no advertisers of others (ADS-08).
 */
async function richest(
  server: Target,
  caller: Caller,
  resource: string,
  isForm: boolean,
): Promise<Row | 'closed' | undefined> {
  const entity = entityByResource[resource];
  const name = `${entity?.name}.list` as CallName;
  if (!entity || !calls[name]) return undefined;
  const reply = await call<{ list: Row[] }>(server, caller, name, { page: 1, pageSize: 50 });
  if (reply.code === errors.NO_PERMISSION.code) return 'closed';
  if (reply.code !== 0) throw new Error(`${name} answered ${reply.code} ${reply.message}`);
  const { list } = reply.data!;
  const able = isForm ? list.filter((row) => opensForm(entity, row)) : [];
  return (able.length > 0 ? able : list).toSorted((one, other) => filled(other) - filled(one))[0];
}

/** Returns every page of a console, each with a record of its walker's where its path asks for one. */
export async function placesOf(server: Target, system: System): Promise<Place[]> {
  let left = distinct(system);
  const places: Place[] = [];
  for (const walker of WALKERS[system]) {
    const caller = await signedIn(server, system, walker);
    if (walker === WALKERS[system][0]) await STOCK[system](server, caller);
    const { permissionList } = await data<{ permissionList: { code: number }[] }>(server, caller, 'session.menu', {});
    const codes = new Set(permissionList.map(({ code }) => code));
    const offered = left.filter((route) => isOffered(route, codes));
    left = left.filter((route) => !offered.includes(route));
    places.push(...(await placesAmong(server, caller, { system, walker, offered })));
  }
  return places.toSorted((one, other) => one.name.localeCompare(other.name));
}

async function placesAmong(
  server: Target,
  caller: Caller,
  { system, walker, offered }: Pick<Place, 'system' | 'walker'> & { offered: readonly RouteMeta[] },
): Promise<Place[]> {
  const places: Place[] = [];
  for (const route of offered) {
    const { path, view } = route;
    const entity = entityByResource[route.resource ?? ''];
    const row = await richest(server, caller, resourceOf(route) ?? '', view === 'edit');
    if (row === 'closed') continue;
    const place: Place = {
      system,
      walker,
      name: nameOf(route),
      path,
      page: route.page,
      entity,
      view,
      isEmpty: !row,
    };
    const parts = (PARTS[place.name] ?? []).map((part) => ({
      ...place,
      name: `${place.name}-${part}`,
      page: `${place.name}-${part}`,
      path: `${path}?part=${part}`,
    }));
    if (!path.includes(':id')) places.push(place, ...parts);
    else if (row) places.push({ ...place, path: path.replace(':id', row.id) });
  }
  return places;
}

/** More rows of the same kind say nothing more. */
const ROWS = 10;

/** The path of a place with as few rows as are enough to judge it. */
export const shortened = ({ name, path }: Place): string => (name.endsWith('-list') ? `${path}?perPage=${ROWS}` : path);
