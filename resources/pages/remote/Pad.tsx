import ArrowBack from '@mui/icons-material/KeyboardArrowLeft';
import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import ArrowForward from '@mui/icons-material/KeyboardArrowRight';
import ArrowUp from '@mui/icons-material/KeyboardArrowUp';
import PlayPause from '@mui/icons-material/PlayArrow';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Key } from '#core/remote/commands.ts';
import { useRemoteContext } from './remoteContext.ts';

const BUTTONS = [
  ['up', ArrowUp],
  ['left', ArrowBack],
  ['centre', PlayPause],
  ['right', ArrowForward],
  ['down', ArrowDown],
] as const;

const BY_KEY: Readonly<Record<string, Key>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Arrow keys and centre, by touch, mouse or keyboard (DEV-08). */
export function Pad() {
  const translate = useTranslate();
  const { press, isOnline, offers } = useRemoteContext();
  if (!offers('key')) return null;
  const send = (key: Key) => void press({ kind: 'key', key });
  const typed = (event: KeyboardEvent) => {
    const key = BY_KEY[event.key];
    if (!key || event.repeat || !isOnline) return;
    event.preventDefault();
    send(key);
  };
  return (
    <section className="remote-part" aria-labelledby="remote-pad">
      <h2 id="remote-pad">{translate('remote.pad')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons, which bubble */}
      <div className="remote-pad" role="group" aria-labelledby="remote-pad" onKeyDown={typed}>
        {BUTTONS.map(([key, Arrow]) => (
          <button
            key={key}
            type="button"
            className={`remote-key remote-key-${key}`}
            aria-label={translate(`remote.key.${key}`)}
            title={translate(`remote.key.${key}`)}
            disabled={!isOnline}
            onClick={() => send(key)}
          >
            <Arrow aria-hidden />
          </button>
        ))}
      </div>
      <p className="remote-help">{translate('remote.padHelp')}</p>
    </section>
  );
}
