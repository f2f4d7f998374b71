import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { create } from 'axios';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import type { Language } from '#core/protocol/envelope.ts';
import { Console } from '#src/Console.tsx';
import { LANGUAGE_NAMES } from '#src/i18n/language.ts';
import { loadMessages } from '#src/messages.ts';
import { createAuthProvider } from '#src/providers/authProvider.ts';
import type { AppServices } from '#src/providers/appServices.ts';
import { createI18nProvider } from '#src/providers/i18nProvider.ts';
import { createSessionStore } from '#src/providers/session.ts';
import { createSignIn } from '#src/providers/signIn.ts';
import { loadUserInfo } from '#src/providers/userInfo.ts';
import { words } from '#generated/console/words.gen.ts';
import { createEntityWords } from '#src/ui/entityWords.ts';
import type { Brand } from '#core/brand.ts';
import { createClient } from '#src/transport/client.ts';
import { createConnection } from '#src/transport/connection.ts';
import { createServerClock } from '#src/transport/serverClock.ts';
import type { TestApp } from './buildTestApp.ts';
import { INSTALLATION, type Caller } from './call.ts';
import { injected } from './injected.ts';
import { memoryStorage } from './memoryStorage.ts';

interface Scene {
  path?: string;
  language?: Language;
  brand?: Brand;
  /** Waits before a call to this path is sent; what it throws is a network that broke. */
  before?: (path: string) => Promise<void> | undefined;
}

/** Stubs for browser functions that jsdom lacks. The window is as wide as a desktop's; with `isNarrow` as a phone's. */
export function stubBrowser({ isNarrow = false } = {}): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow && query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
}

/** Draws the whole console for somebody, over the real server: nothing between page and store is imitated. */
export async function renderConsole(
  test: TestApp,
  caller: Caller,
  { path = '/', language = 'en_us', brand = { name: 'Vitrine' }, before }: Scene = {},
) {
  const { appId: appid, appKey: key } = test.services.config;
  const store = createSessionStore(memoryStorage(), memoryStorage());
  const clock = createServerClock(test.clock.now);
  const connection = createConnection(new EventTarget(), () => true);
  const host = {
    appid,
    key,
    apiBase: '',
    brand,
    edition: 'flagship',
    environment: 'test',
    version: '1.2.3',
    docs: test.services.config.docs,
  } as const;
  const send = injected(test, { cookie: caller.cookie });
  const client = createClient({
    host,
    language: () => language,
    token: () => store.token() ?? caller.token ?? null,
    uuid: INSTALLATION,
    traceKey: () => INSTALLATION,
    connection,
    probe: () => Promise.resolve('busy'),
    clock,
    http: create({
      adapter: async (config) => {
        await before?.(config.url ?? '');
        return send(config);
      },
    }),
  });
  const signIn = createSignIn(client, store);
  const services: AppServices = { host, language, clock, connection, store, client, signIn };
  let reloads = 0;
  const authProvider = createAuthProvider({
    ...services,
    path: () => path,
    reload: () => {
      reloads += 1;
    },
  });
  const session = await loadUserInfo(client, store);
  store.open(caller.token ?? '', session);
  const i18nProvider = await createI18nProvider(language, await loadMessages(language, 'first'), LANGUAGE_NAMES);
  const parts = { services, session, authProvider, i18nProvider, entityWords: createEntityWords(words) };
  const element = <Console {...parts} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router, store, connection, reloads: () => reloads };
}
