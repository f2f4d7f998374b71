import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { AuthProvider, I18nProvider } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { entityWords } from '#resources/index.tsx';
import { Console } from './Console.tsx';
import { LANGUAGE_NAMES } from './i18n/language.ts';
import { loadMessages } from './messages.ts';
import { OpenedContext } from './openedContext.ts';
import { preloadView } from './drawnBy.ts';
import { createAuthProvider } from './providers/authProvider.ts';
import type { AppServices } from './providers/appServices.ts';
import { toHttpError } from './providers/httpError.ts';
import { createI18nProvider } from './providers/i18nProvider.ts';
import { reloadPage } from './providers/reload.ts';
import type { Session } from './providers/session.ts';
import { loadUserInfo } from './providers/userInfo.ts';
import { OpeningSkeleton } from './shell/OpeningSkeleton.tsx';
import type { EntityWords } from './ui/entityWords.ts';

interface AppProps {
  services: AppServices;
  /** Request for the signed-in user, if it was already sent. */
  arriving?: Promise<Session> | undefined;
}

interface Opened {
  session: Session;
  authProvider: AuthProvider;
  i18nProvider: I18nProvider;
  entityWords: EntityWords | null;
  router: ReturnType<typeof createBrowserRouter>;
}

/** Starts usage tracking, if the host has a collector and the browser does not ask for privacy (NET-10). */
function trackUsage({ host }: AppServices, { userId }: Session, router: Opened['router']): void {
  const { collector, version, apiBase } = host;
  if (collector === undefined || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  // After the page has loaded: it never waits for this.
  const start = () =>
    void import('./tracking/start.ts').then(({ startTracking }) => {
      let path = location.pathname;
      const onPage = (listener: () => void) =>
        router.subscribe(({ location: { pathname } }) => {
          if (pathname !== path) listener();
          path = pathname;
        });
      startTracking({ collector, apiBase, userKey: userId, version, onPage });
    });
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 0);
}

const loadWords = async ({ language }: AppServices): Promise<I18nProvider> =>
  createI18nProvider(language, await loadMessages(language), LANGUAGE_NAMES);

function OpenedConsole() {
  const opened = useContext(OpenedContext);
  return opened ? <Console {...opened} /> : null;
}

/** Loads the user and the language, then opens the console. If the user info cannot be loaded, logs out (SES-06). */
async function open(services: AppServices, arriving?: Promise<Session>): Promise<Opened> {
  const authProvider = createAuthProvider({ ...services, path: () => location.pathname, reload: reloadPage });
  const words = loadWords(services);
  preloadView(location.pathname, services.store.session()?.system);
  let session: Session;
  try {
    session = await (arriving ?? loadUserInfo(services.client, services.store));
  } catch (error) {
    await authProvider.checkError(toHttpError(error));
    services.store.leaveNotice('noUserInfo');
    return authProvider.logout({}) as Promise<never>;
  }
  const i18nProvider = await words;
  const router = createBrowserRouter([{ path: '*', element: <OpenedConsole /> }]);
  trackUsage(services, session, router);
  return { session, authProvider, i18nProvider, entityWords: import.meta.env.DEV ? null : entityWords, router };
}

/**
 * Opens the console once; throws load errors to the error boundary. `words` is a new function each time this module is
 * evaluated: in development, when only messages changed, only they are loaded, and typed input stays.
 */
function useOpened({ services, arriving }: AppProps, words: typeof loadWords): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    let isGone = false;
    const take = (next: Opened): void => {
      if (isGone) return;
      isOpen.current = true;
      setOpened(next);
    };
    const renewed = async (): Promise<void> => {
      const i18nProvider = await words(services);
      if (!isGone) setOpened((before) => before && { ...before, i18nProvider });
    };
    (isOpen.current ? renewed() : open(services, arriving).then(take)).catch(
      (error: unknown) => isGone || setFailure(() => error),
    );
    return () => {
      isGone = true;
    };
  }, [services, arriving, words]);
  if (failure !== null) throw failure;
  return opened;
}

/** The console, after sign-in. */
export function App({ services, arriving }: AppProps) {
  const opened = useOpened({ services, arriving }, loadWords);
  const value = useMemo(() => opened && { services, ...opened }, [services, opened]);
  if (!opened) return <OpeningSkeleton />;
  return (
    <OpenedContext value={value}>
      <RouterProvider router={opened.router} />
    </OpenedContext>
  );
}
