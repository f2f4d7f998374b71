import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from './consoleContext.ts';
import './ConnectionBar.css';

/** A mark beside the words: no line for a network that is away, a clock for a server that is slow. */
const MARKS = {
  offline:
    'M2 2l20 20M5 12a10 10 0 0 1 3-2M9 16a5 5 0 0 1 6 0M12 20h.01M16 10a10 10 0 0 1 3 2M2 8a15 15 0 0 1 4-2M11 5a15 15 0 0 1 11 3',
  busy: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
} as const;

/** Says that the network or the server is away, until it is back (NET-05, SES-16). It lies over the page and moves nothing. */
export function ConnectionBar() {
  const translate = useTranslate();
  const { connection } = useConsole().services;
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  return (
    <div role="alert" className="connection">
      {state === 'ok' ? null : (
        <p className={`connection-bar connection-bar-${state}`}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d={MARKS[state]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
          {translate(`network.${state}`)}
        </p>
      )}
    </div>
  );
}
