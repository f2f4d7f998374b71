import { LOGIN_PATH } from './routeTable.ts';

/** Paths of a session in order, public ones first; null until user info was fetched. */
export type AddedRoutes = readonly string[] | null;

export type Verdict = 'pass' | 'login' | 'fetch' | 'logout';

/** The public routes stand around those that permissions generate, as in the router. */
export const withPublicRoutes = (paths: readonly string[]): readonly string[] => [LOGIN_PATH, ...paths, '*'];

/**
 * Says what a navigation does (spec 4, SES-05, SES-06).
 *
 * - No token: on to login; login itself and unknown paths, which show the 404 page, are free.
 * - A token and no routes yet: fetch user info, make the routes, navigate again.
 * - Fewer than three routes, path "/" and login the first of them: the session opens nothing, so log out.
 */
export function guard(input: { token: string | null; path: string; known: boolean; routes: AddedRoutes }): Verdict {
  const { token, path, known, routes } = input;
  if (!token) return path === LOGIN_PATH || !known ? 'pass' : 'login';
  if (!routes) return 'fetch';
  if (routes.length < 3 && path === '/' && routes[0] === LOGIN_PATH) return 'logout';
  return 'pass';
}
