import { refs } from '#generated/console/refs.gen.ts';
import { ThemeProvider } from '@mui/system';
import { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { CoreAdminContext, localStorageStore } from 'react-admin';
import { uploads } from '#generated/model/limits.gen.ts';
import { transientErrors } from '#generated/model/transientErrors.gen.ts';
import { homePath, routes as allRoutes } from '#generated/model/routes.gen.ts';
import { UploadHost } from '#resources/materials/uploads/UploadHost.tsx';
import { ConsoleRoutes } from './ConsoleRoutes.tsx';
import type { ConsoleProps } from './openedContext.ts';
import { createDataProvider } from './providers/dataProvider.ts';
import { createFieldUploads, mediaUrls } from './providers/fieldUploads.ts';
import { codesOf, createCan } from './providers/permission.ts';
import { reloadPage } from './providers/reload.ts';
import { createRenewal, withRenewal, type Renewal } from './providers/renewal.ts';
import { sessionRoutes } from './providers/routeTable.ts';
import type { Session } from './providers/session.ts';
import { loadUserInfo } from './providers/userInfo.ts';
import { ConsoleContext } from './shell/consoleContext.ts';
import { SessionWatch } from './shell/SessionWatch.tsx';
import { muiTheme } from './theme/muiTheme.ts';
import { useThemeMode } from './theme/useThemeMode.ts';
import { NetworkError } from './transport/networkError.ts';
import { EntityWordsContext } from './ui/entityWords.ts';
import { PathContext, pathsOf } from './ui/paths.ts';
import { PermissionContext } from './ui/permission.ts';
import { TransientContext } from './ui/mayPass.ts';
import { OwnersContext } from './ui/owner.ts';
import { SurroundingsContext } from './ui/ruleContext.ts';
import { RenewSessionContext } from './ui/renewSession.ts';
import { UploadContext, type Uploads } from './ui/upload.ts';

/** A refused query is not retried; only one that failed by the network is, once. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: (count, error) => error instanceof NetworkError && count < 1 } },
  });

function Themed({ accent, children }: { accent?: string; children: ReactNode }) {
  const { mode, tokens } = useThemeMode(accent);
  const theme = useMemo(() => muiTheme(tokens, mode), [tokens, mode]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

/** Query client and store below the open pages: they stay when a schema is saved in development. */
const createFoundation = ({ session }: ConsoleProps) => ({
  renewal: createRenewal(),
  queryClient: createQueryClient(),
  // Per account: columns and filters of one person do not belong to another.
  store: localStorageStore(undefined, `vitrine.${session.userId}`),
});

/**
 * Generated tables from the schemas. A new object each time this module is evaluated, so that in development the parts
 * are made anew.
 */
const PRINTED = { routes: allRoutes, homePath, uploads, createDataProvider, createCan };

/** Returns all other services that the views of the console use. */
function useConsoleParts(
  { services, authProvider }: ConsoleProps,
  session: Session,
  renewal: Renewal,
  printed: typeof PRINTED,
) {
  const { system, userId, corpId, deptId, versionLevel } = session;
  const parts = useMemo(() => {
    const client = withRenewal(services.client, renewal, services.store);
    return {
      dataProvider: printed.createDataProvider(client, system),
      pathOf: pathsOf(printed.routes, system),
      surroundings: {
        me: { userId, corpId, deptId, system },
        now: services.clock.now,
        edition: versionLevel,
      },
      uploads: {
        upload: createFieldUploads(client),
        // The first list needs none: it comes with the first sheet.
        importSheet: async (file, options) =>
          (await import('./providers/importSheet.ts')).importSheet(client, file, options),
        urlOf: mediaUrls(services.host.apiBase),
        profiles: printed.uploads,
      } satisfies Uploads,
    };
  }, [services, renewal, printed, system, userId, corpId, deptId, versionLevel]);
  const can = useMemo(() => printed.createCan(system, codesOf(session)), [printed, system, session]);
  const console = useMemo(
    () => ({
      services,
      session,
      can,
      routes: sessionRoutes(printed.routes, system, can),
      home: printed.homePath[system],
      logOut: () => void authProvider.logout({}),
    }),
    [services, session, can, printed, system, authProvider],
  );
  return { ...parts, console };
}

/** Returns the session by the server's last answer, and a function that asks again. */
function useSession({ services, session: first }: ConsoleProps) {
  const [session, setSession] = useState(first);
  const renew = useCallback(async () => setSession(await loadUserInfo(services.client, services.store)), [services]);
  return { session, renew };
}

/**
 * In development: from the first typed letter on, a mended mistake takes its overlay away and nothing else. Vite would
 * reload a page that has had no update before; an empty one is asked for.
 */
function useKeptText(): void {
  useEffect(() => {
    const { hot } = import.meta;
    if (!hot) return undefined;
    const onInput = () => hot.send('vitrine:typed', {});
    document.addEventListener('input', onInput, { once: true });
    return () => document.removeEventListener('input', onInput);
  }, []);
}

/** In development: a restarted server has other permissions, columns and answers. */
function useFollowedServer(renew: () => Promise<void>, queryClient: QueryClient): void {
  useEffect(() => {
    const { hot } = import.meta;
    if (!hot) return undefined;
    const follow = () => void renew().then(() => queryClient.invalidateQueries());
    hot.on('vitrine:server', follow);
    return () => hot.off('vitrine:server', follow);
  }, [renew, queryClient]);
}

/** Sets up providers, theme, contexts and routes around the pages. */
export function Console(props: ConsoleProps) {
  const { renewal, queryClient, store } = useState(() => createFoundation(props))[0];
  const { session, renew } = useSession(props);
  const { dataProvider, pathOf, surroundings, uploads, console } = useConsoleParts(props, session, renewal, PRINTED);
  useFollowedServer(renew, queryClient);
  useKeptText();
  return (
    <CoreAdminContext
      authProvider={props.authProvider}
      dataProvider={dataProvider}
      i18nProvider={props.i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <Themed accent={props.services.host.brand.accent}>
        <EntityWordsContext value={props.entityWords}>
          <ConsoleContext value={console}>
            <PermissionContext value={console.can}>
              <PathContext value={pathOf}>
                <SurroundingsContext value={surroundings}>
                  <OwnersContext value={refs.corporation}>
                    <UploadContext value={uploads}>
                      <RenewSessionContext value={renew}>
                        <TransientContext value={transientErrors}>
                          <ConsoleRoutes />
                          <UploadHost />
                          <SessionWatch renewal={renewal} reload={reloadPage} />
                        </TransientContext>
                      </RenewSessionContext>
                    </UploadContext>
                  </OwnersContext>
                </SurroundingsContext>
              </PathContext>
            </PermissionContext>
          </ConsoleContext>
        </EntityWordsContext>
      </Themed>
    </CoreAdminContext>
  );
}
