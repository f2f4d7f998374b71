import { useEffect, useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Console } from './Console.tsx';
import { LANGUAGE_NAMES } from './i18n/language.ts';
import { loadMessages } from './messages.ts';
import { createAuthProvider } from './providers/authProvider.ts';
import type { Ground } from './providers/ground.ts';
import { toHttpError } from './providers/httpError.ts';
import { createI18nProvider } from './providers/i18nProvider.ts';
import { reloadPage } from './providers/reload.ts';
import type { Session } from './providers/session.ts';
import { loadUserInfo } from './providers/userInfo.ts';
import { OpeningSkeleton } from './shell/OpeningSkeleton.tsx';

interface Opened {
  /** Counts the openings: nothing of the one before is kept. */
  turn: number;
  session: Session;
  router: ReturnType<typeof createBrowserRouter>;
}

/** Tells how the console is used, where the host has a collector and the browser is not asked to keep it to itself (NET-10). */
function trackUsage({ host }: Ground, { userId }: Session, router: Opened['router']): void {
  const { collector } = host;
  if (collector === undefined || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  // After the page: it never waits for this.
  const start = () =>
    void import('./tracking/start.ts').then(({ startTracking }) => {
      let path = location.pathname;
      const onPage = (listener: () => void) =>
        router.subscribe(({ location: { pathname } }) => {
          if (pathname !== path) listener();
          path = pathname;
        });
      startTracking({ collector, userKey: userId, onPage });
    });
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 0);
}

/** Loads who is signed in and the language, then opens the console. User info that cannot be fetched logs out (SES-06). */
async function open(ground: Ground): Promise<Omit<Opened, 'turn'>> {
  const authProvider = createAuthProvider({ ...ground, path: () => location.pathname, reload: reloadPage });
  const sentences = loadMessages(ground.language);
  let session: Session;
  try {
    session = await loadUserInfo(ground.client, ground.store);
  } catch (error) {
    await authProvider.checkError(toHttpError(error));
    ground.store.leaveNotice('noUserInfo');
    return authProvider.logout({}) as Promise<never>;
  }
  const i18nProvider: I18nProvider = await createI18nProvider(ground.language, await sentences, LANGUAGE_NAMES);
  const element = <Console ground={ground} session={session} authProvider={authProvider} i18nProvider={i18nProvider} />;
  const router = createBrowserRouter([{ path: '*', element }]);
  trackUsage(ground, session, router);
  return { session, router };
}

/**
 * Opens the console once; throws what does not come, to the boundary around. `start` is another one with each evaluation
 * of this module: in development, where a part of the console changed, it opens anew.
 */
function useOpened(ground: Ground, start: typeof open): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isGone = false;
    start(ground).then(
      (result) => isGone || setOpened((before) => ({ ...result, turn: (before?.turn ?? 0) + 1 })),
      (error: unknown) => isGone || setFailure(() => error),
    );
    return () => {
      isGone = true;
    };
  }, [ground, start]);
  if (failure !== null) throw failure;
  return opened;
}

/** The console, from the moment that somebody is signed in. */
export function App({ ground }: { ground: Ground }) {
  const opened = useOpened(ground, open);
  return opened ? <RouterProvider key={opened.turn} router={opened.router} /> : <OpeningSkeleton />;
}
