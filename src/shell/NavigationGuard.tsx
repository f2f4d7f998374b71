import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { guard, withPublicRoutes } from '../providers/navigationGuard.ts';
import { reloadPage } from '../providers/reload.ts';
import { useConsole } from './consoleContext.ts';

/**
 * Takes the token at each navigation (SES-05, SES-06). Without one the page is loaded anew, which is the login page
 * then; a session that opens nothing is logged out. Another tab that signs out, or signs in somebody else, does the same
 * to this one; the same person's new session serves both.
 */
export function NavigationGuard({ children }: { children: ReactNode }) {
  const { ground, session, routes, logOut } = useConsole();
  const { pathname } = useLocation();
  const { store } = ground;
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
