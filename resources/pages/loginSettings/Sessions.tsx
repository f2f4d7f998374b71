import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNotifyError } from '#src/ui/errorText.ts';
import { useFormats } from '#src/ui/format.ts';
import { useCall } from '#src/ui/useCall.ts';

/** Browsers by the words in their description; those that name others, too, come first. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['MicroMessenger/', 'WeChat'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['Windows', 'Windows'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Returns browser and system of a browser's description of itself, or null where it names none that is known. */
function deviceOf(userAgent: string): { browser: string; system: string } | null {
  const find = (table: readonly (readonly [string, string])[]) => table.find(([word]) => userAgent.includes(word))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  return browser && system ? { browser, system } : null;
}

/** A session of one's own. */
export interface OwnSession {
  id: string;
  isThis: boolean;
  userAgent: string;
  ip: string;
  createdAt: string;
  lastSeenAt: string;
}

/** Own sessions, with device, address and time; ends the others here (ENT-10). */
export function Sessions({ sessions, onEnded }: { sessions: readonly OwnSession[]; onEnded: () => void }) {
  const [translate, call, notify] = [useTranslate(), useCall(), useNotify()];
  const notifyError = useNotifyError();
  const { instant } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const end = async (id?: string) => {
    setBusy(true);
    try {
      const { ended } = (await call('session.endSession', id === undefined ? {} : { id })) as { ended: number };
      const said = translate('login_set.ended', { n: ended });
      notify(said, { type: 'success', messageArgs: { _: said } });
      onEnded();
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  const nameOf = (userAgent: string) => {
    const device = deviceOf(userAgent);
    return device ? translate('login_set.device', device) : translate('login_set.unknown');
  };
  return (
    <section className="login-card" aria-label={translate('login_set.sessions')}>
      <header>
        <div>
          <Typography variant="h3" component="h2">
            {translate('login_set.sessions')}
          </Typography>
          <Typography color="text.secondary">{translate('login_set.sessionsText')}</Typography>
        </div>
        <Button variant="outlined" color="inherit" disabled={isBusy || sessions.length < 2} onClick={() => void end()}>
          {translate('login_set.endAll')}
        </Button>
      </header>
      <ul>
        {sessions.map(({ id, isThis, userAgent, ip, createdAt, lastSeenAt }) => (
          <li key={id}>
            <div>
              <strong>{nameOf(userAgent)}</strong>
              {isThis ? (
                <Chip size="small" color="success" variant="outlined" label={translate('login_set.isThis')} />
              ) : null}
              <small>
                {ip} · {translate('login_set.seen', { at: instant(lastSeenAt) })} ·{' '}
                {translate('login_set.since', { at: instant(createdAt) })}
              </small>
            </div>
            {isThis ? null : (
              <Button size="small" color="error" disabled={isBusy} onClick={() => void end(id)}>
                {translate('login_set.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
