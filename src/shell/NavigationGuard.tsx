import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { guard, withPublicRoutes } from '../providers/navigationGuard.ts';
import { reloadPage } from '../providers/reload.ts';
import { useConsole } from './consoleContext.ts';

/**
 * Checks the token at each navigation (SES-05, SES-06). Without a token the page reloads, which shows login; a session
 * without any page is logged out. The same happens when another tab signs out or signs in as somebody else; a new
 * session of the same person is used by both tabs.
 */
export function NavigationGuard({ children }: { children: ReactNode }) {
  const { services, session, routes, logOut } = useConsole();
  const { pathname } = useLocation();
  const { store } = services;
  const pages = useMemo(
    () => routes.filter(({ redirect }) => redirect === undefined).map(({ path }) => path),
    [routes],
  );
  const verdict = guard({ token: store.token(), path: pathname, known: true, routes: withPublicRoutes(pages) });

  useEffect(
    () =>
      store.onElsewhere(() => {
        if (store.token() === null || store.session()?.userId !== session.userId) reloadPage();
      }),
    [store, session.userId],
  );
  useEffect(() => {
    if (verdict === 'login') reloadPage();
    if (verdict === 'logout') logOut();
  }, [verdict, logOut]);

  return verdict === 'pass' ? children : null;
}
