import type { RouteMeta, System } from '#core/entity/meta.ts';
import type { Can } from './permission.ts';

/** Beside what the schemas say: these need no session (SES-01). */
export const LOGIN_PATH = '/login';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Says whether a path of the address bar is one of the route's, whose parameters are written ":id". */
export function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escape(part)));
  return new RegExp(`^${parts.join('/')}/?$`).test(path);
}

/** Returns the route that a path belongs to. Fixed paths win over those with parameters: `/ads/create` is no id. */
export function routeOf(routes: readonly RouteMeta[], path: string): RouteMeta | undefined {
  const fits = routes.filter((route) => matches(route.path, path));
  return fits.find((route) => !route.path.includes(':')) ?? fits[0];
}

/** Returns the routes of a session: those of its system, without those whose permission it lacks (PERM-01, SES-11). */
export function sessionRoutes(all: readonly RouteMeta[], system: System, can: Can): readonly RouteMeta[] {
  return all.filter((route) => route.systems.includes(system) && can(route.perm));
}

/**
 * Says whether a path is one of the console's, of either system. Without a session only those lead to login;
 * the others show the 404 page (SES-01, SES-05).
 */
export const isKnownPath = (all: readonly RouteMeta[], path: string): boolean =>
  path === LOGIN_PATH || routeOf(all, path) !== undefined;
