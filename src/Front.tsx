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

/** Asks for the script of what this page most likely is, while it is not known yet what the host says. Never fails. */
export async function fetchSide(hasToken: boolean): Promise<void> {
  // What does not come now is asked for again, and said, when it is drawn.
  await (hasToken ? App : LoginPage).preload().catch(() => undefined);
}

export type Side = 'login' | 'console' | 'notFound';

interface FrontProps {
  ground: AppServices;
  first: Side;
  /** What the page before this one left word of. */
  notice: Notice | null;
  /** Who is signed in, where that was asked while the scripts were on their way. */
  arriving?: Promise<Session>;
}

/** Where somebody wanted to go before login stood in the way. Kept by the browser beside the address, so nobody else can write it. */
interface Wish {
  wanted?: string;
}

const here = (): string => `${location.pathname}${location.search}`;

/** Says what this page is, and puts the address of login in the bar where it is that. Called once, before anything is drawn. */
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

/** Advertisers have hosts of their own that say so; everybody can switch on the page. */
function askedSystem(): 'YXF' | 'ADS' {
  return /^(ads?|adv|advertiser)\./.test(location.hostname) ||
    new URLSearchParams(location.search).get('system') === 'ADS'
    ? 'ADS'
    : 'YXF';
}

/** Loads either login or the console: who signs in need not wait for what they cannot see yet. */
export function Front({ ground, first, notice, arriving }: FrontProps) {
  const { store, signIn, language, host } = ground;
  const [side, setSide] = useState<Side>(first);

  if (side === 'notFound') return <PlainNotFound language={language} brand={host.brand} />;
  if (side === 'console') {
    return (
      <ChunkBoundary language={language}>
        <Suspense fallback={null}>
          <App ground={ground} arriving={arriving} />
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
