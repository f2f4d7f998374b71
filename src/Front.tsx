import { Suspense, useState } from 'react';
import { storeLanguage } from './i18n/language.ts';
import type { AppServices } from './providers/appServices.ts';
import { guard } from './providers/navigationGuard.ts';
import { knownRoutes } from './providers/printedTables.ts';
import { isKnownPath, LOGIN_PATH } from './providers/routeTable.ts';
import type { Notice, Session } from './providers/session.ts';
import { ChunkBoundary } from './shell/ChunkBoundary.tsx';
import { PlainNotFound } from './shell/PlainNotFound.tsx';
import { lazyPart } from './ui/lazyPart.tsx';

const LoginPage = lazyPart(async () => ({ default: (await import('./login/LoginPage.tsx')).LoginPage }));
const App = lazyPart(async () => ({ default: (await import('./App.tsx')).App }));

/** Preloads the script that this page most likely needs, before the host's settings are known. Never fails. */
export async function fetchSide(hasToken: boolean): Promise<void> {
  // A script that fails to load now is loaded again, and the error is shown, when it is drawn.
  await (hasToken ? App : LoginPage).preload().catch(() => undefined);
}

export type Side = 'login' | 'console' | 'notFound';

interface FrontProps {
  services: AppServices;
  first: Side;
  /** Notice that the page before this one left. */
  notice: Notice | null;
  /** Request for the signed-in user, if it was sent while the scripts were loading. */
  arriving?: Promise<Session>;
}

/**
 * Page that somebody wanted before login came in between. Kept in the browser's history state, so that no link can set
 * it.
 */
interface Wish {
  wanted?: string;
}

const here = (): string => `${location.pathname}${location.search}`;

/**
 * Returns the side to show first, and sets the address bar to login if it is that. Called once, before the first
 * render.
 */
export function firstSide({ store }: AppServices): Side {
  const path = location.pathname;
  const token = store.token();
  const known = isKnownPath(knownRoutes(), path);
  const verdict = guard({ token, path, known, routes: null });
  if (verdict === 'login') {
    history.replaceState({ wanted: here() } satisfies Wish, '', LOGIN_PATH);
    return 'login';
  }
  if (verdict === 'pass') return path === LOGIN_PATH ? 'login' : 'notFound';
  if (path === LOGIN_PATH) history.replaceState(null, '', '/');
  return 'console';
}

/** Advertisers have hosts of their own, which set the system; everybody can switch on the page. */
function askedSystem(): 'YXF' | 'ADS' {
  return /^(ads?|adv|advertiser)\./.test(location.hostname) ||
    new URLSearchParams(location.search).get('system') === 'ADS'
    ? 'ADS'
    : 'YXF';
}

/** Loads either login or the console: a person at the login need not wait for the console's script. */
export function Front({ services, first, notice, arriving }: FrontProps) {
  const { store, signIn, language, host } = services;
  const [side, setSide] = useState<Side>(first);

  if (side === 'notFound') return <PlainNotFound language={language} brand={host.brand} />;
  if (side === 'console') {
    return (
      <ChunkBoundary language={language}>
        <Suspense fallback={null}>
          <App services={services} arriving={arriving} />
        </Suspense>
      </ChunkBoundary>
    );
  }

  const onSignedIn = (): void => {
    history.replaceState(null, '', (history.state as Wish | null)?.wanted ?? '/');
    setSide('console');
  };
  return (
    <ChunkBoundary language={language}>
      <Suspense fallback={null}>
        <LoginPage
          language={language}
          brand={host.brand}
          system={store.remembered()?.system ?? askedSystem()}
          notice={notice}
          services={{ ...signIn, remembered: store.remembered, remember: store.remember, onSignedIn }}
          onLanguage={(chosen) => {
            storeLanguage(chosen);
            location.reload();
          }}
        />
      </Suspense>
    </ChunkBoundary>
  );
}
