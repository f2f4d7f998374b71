import { describe, expect, test } from 'vitest';
import { guard, withPublicRoutes, type Verdict } from '#src/providers/navigationGuard.ts';

interface Case {
  title: string;
  token: string | null;
  path: string;
  known: boolean;
  routes: readonly string[] | null;
  verdict: Verdict;
}

const FULL = withPublicRoutes(['/home', '/adv_mag']);
const EMPTY = withPublicRoutes([]);

const CASES: readonly Case[] = [
  {
    title: 'sends who has no token to login [SES-05]',
    token: null,
    path: '/home',
    known: true,
    routes: null,
    verdict: 'login',
  },
  {
    title: 'sends who has no token to login from the root [SES-05]',
    token: null,
    path: '/',
    known: true,
    routes: null,
    verdict: 'login',
  },
  {
    title: 'lets everybody see login [SES-01, SES-05]',
    token: null,
    path: '/login',
    known: true,
    routes: null,
    verdict: 'pass',
  },
  {
    title: 'lets everybody see the 404 page [SES-01, SES-05]',
    token: null,
    path: '/nowhere',
    known: false,
    routes: null,
    verdict: 'pass',
  },
  {
    title: 'fetches user info where there is a token and no routes yet [SES-05]',
    token: 't',
    path: '/home',
    known: true,
    routes: null,
    verdict: 'fetch',
  },
  {
    title: 'fetches it for an unknown path too: only then is it known to be unknown [SES-05]',
    token: 't',
    path: '/nowhere',
    known: false,
    routes: null,
    verdict: 'fetch',
  },
  {
    title: 'passes once the routes are there [SES-05]',
    token: 't',
    path: '/home',
    known: true,
    routes: FULL,
    verdict: 'pass',
  },
  {
    title: 'logs out a session that opens nothing at the root [SES-06]',
    token: 't',
    path: '/',
    known: true,
    routes: EMPTY,
    verdict: 'logout',
  },
  {
    title: 'does so at the root only [SES-06]',
    token: 't',
    path: '/home',
    known: true,
    routes: EMPTY,
    verdict: 'pass',
  },
  {
    title: 'keeps a session with one page of its own [SES-06]',
    token: 't',
    path: '/',
    known: true,
    routes: withPublicRoutes(['/home']),
    verdict: 'pass',
  },
  {
    title: 'keeps a session whose first route is not login [SES-06]',
    token: 't',
    path: '/',
    known: true,
    routes: ['/home', '*'],
    verdict: 'pass',
  },
];

describe('the navigation guard', () => {
  test.each(CASES)('$title', ({ verdict, token, path, known, routes }) => {
    expect(guard({ token, path, known, routes })).toBe(verdict);
  });
});
