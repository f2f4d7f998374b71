import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from './consoleContext.ts';

/** Says that the network or the server is away, until it is back (NET-05, SES-16). */
export function ConnectionBar() {
  const translate = useTranslate();
  const { connection } = useConsole().ground;
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  return (
    <div role="alert" className={state === 'ok' ? undefined : `connection-bar connection-bar-${state}`}>
      {state === 'ok' ? null : translate(`network.${state}`)}
    </div>
  );
}
