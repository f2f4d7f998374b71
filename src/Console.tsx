import { ThemeProvider } from '@mui/system';
import { QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { CoreAdminContext, localStorageStore, type AuthProvider, type I18nProvider } from 'react-admin';
import { uploads } from '#generated/model/limits.gen.ts';
import { homePath, routes as allRoutes } from '#generated/model/routes.gen.ts';
import { mappingOf } from '#resources/wires.ts';
import { ConsoleRoutes } from './ConsoleRoutes.tsx';
import { createDataProvider } from './providers/dataProvider.ts';
import { createSheetImports } from './providers/sheetImports.ts';
import { createFieldUploads, mediaUrls } from './providers/fieldUploads.ts';
import type { Ground } from './providers/ground.ts';
import { codesOf, createCan } from './providers/permission.ts';
import { reloadPage } from './providers/reload.ts';
import { createRenewal, withRenewal } from './providers/renewal.ts';
import { sessionRoutes } from './providers/routeTable.ts';
import type { Session } from './providers/session.ts';
import { loadUserInfo } from './providers/userInfo.ts';
import { withWireMapping } from './providers/wireMapping.ts';
import { ConsoleContext } from './shell/consoleContext.ts';
import { SessionWatch } from './shell/SessionWatch.tsx';
import { muiTheme } from './theme/muiTheme.ts';
import { useThemeMode } from './theme/useThemeMode.ts';
import { NetworkError } from './transport/networkError.ts';
import { PathContext, pathsOf } from './ui/paths.ts';
import { PermissionContext } from './ui/permission.ts';
import { SurroundingsContext } from './ui/ruleContext.ts';
import { RenewSessionContext } from './ui/renewSession.ts';
import { UploadContext } from './ui/upload.ts';

interface ConsoleProps {
  ground: Ground;
  session: Session;
  authProvider: AuthProvider;
  i18nProvider: I18nProvider;
}

/** What was refused stays refused; only a network that blinked is asked again. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: (count, error) => error instanceof NetworkError && count < 1 } },
  });

function Themed({ accent, children }: { accent?: string; children: ReactNode }) {
  const { mode, tokens } = useThemeMode(accent);
  const theme = useMemo(() => muiTheme(tokens, mode), [tokens, mode]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

/** Returns everything that the console's views ask the app for, made once per session. */
function useConsoleParts({ ground, session, authProvider }: ConsoleProps) {
  return useState(() => {
    const can = createCan(session.system, codesOf(session));
    const renewal = createRenewal();
    const client = withRenewal(ground.client, renewal, ground.store);
    const dataProvider = withWireMapping(createDataProvider(client, session.system), mappingOf);
    return {
      renewal,
      can,
      dataProvider,
      queryClient: createQueryClient(),
      // Per account: columns and filters of one person are nobody else's business.
      store: localStorageStore(undefined, `vitrine.${session.userId}`),
      pathOf: pathsOf(allRoutes, session.system),
      surroundings: {
        me: { userId: session.userId, corpId: session.corpId, deptId: session.deptId, system: session.system },
        now: ground.clock.now,
        edition: session.versionLevel,
      },
      uploads: {
        upload: createFieldUploads(client),
        importSheet: createSheetImports(client),
        urlOf: mediaUrls(ground.host.apiBase),
        profiles: uploads,
      },
      console: {
        ground,
        can,
        routes: sessionRoutes(allRoutes, session.system, can),
        home: homePath[session.system],
        logOut: () => void authProvider.logout({}),
      },
    };
  })[0];
}

/** Returns who is signed in, as of the last word of the server, and what asks for that word again. */
function useSession({ ground, session: first }: ConsoleProps) {
  const [session, setSession] = useState(first);
  const renew = useCallback(async () => setSession(await loadUserInfo(ground.client, ground.store)), [ground]);
  return { session, renew };
}

/** Puts together what the pages stand on: providers, theme, contexts, routes. */
export function Console(props: ConsoleProps) {
  const parts = useConsoleParts(props);
  const { session, renew } = useSession(props);
  const console = useMemo(() => ({ ...parts.console, session }), [parts.console, session]);
  return (
    <CoreAdminContext
      authProvider={props.authProvider}
      dataProvider={parts.dataProvider}
      i18nProvider={props.i18nProvider}
      queryClient={parts.queryClient}
      store={parts.store}
    >
      <Themed accent={props.ground.host.brand.accent}>
        <ConsoleContext value={console}>
          <PermissionContext value={parts.can}>
            <PathContext value={parts.pathOf}>
              <SurroundingsContext value={parts.surroundings}>
                <UploadContext value={parts.uploads}>
                  <RenewSessionContext value={renew}>
                    <ConsoleRoutes />
                    <SessionWatch renewal={parts.renewal} reload={reloadPage} />
                  </RenewSessionContext>
                </UploadContext>
              </SurroundingsContext>
            </PathContext>
          </PermissionContext>
        </ConsoleContext>
      </Themed>
    </CoreAdminContext>
  );
}
