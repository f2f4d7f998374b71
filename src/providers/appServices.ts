import type { Language } from '#core/protocol/envelope.ts';
import { createSessionStore, type SessionStore } from './session.ts';
import { createSignIn, type SignIn } from './signIn.ts';
import { createClient, type Client } from '../transport/client.ts';
import { createConnection, type Connection } from '../transport/connection.ts';
import type { Host } from '../transport/host.ts';
import { installationId } from '../transport/installation.ts';
import { probeNetwork } from '../transport/networkProbe.ts';
import { createServerClock, type ServerClock } from '../transport/serverClock.ts';
import { traceKeys } from '../transport/traceKey.ts';

/** Services that login and console share: made once, as soon as the host is known. */
export interface AppServices {
  host: Host;
  language: Language;
  clock: ServerClock;
  connection: Connection;
  store: SessionStore;
  client: Client;
  signIn: SignIn;
}

export function createAppServices(host: Host, language: Language): AppServices {
  const store = createSessionStore();
  const clock = createServerClock();
  const connection = createConnection();
  const client = createClient({
    host,
    language: () => language,
    token: store.token,
    uuid: installationId(),
    traceKey: traceKeys(),
    connection,
    probe: () => probeNetwork(host.apiBase),
    clock,
  });
  return { host, language, clock, connection, store, client, signIn: createSignIn(client, store) };
}
