import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { useLabels } from '#src/ui/labels.ts';
import { useScreenTime } from '#src/ui/screenTime.ts';
import { CommandState, useCommandText } from './Commands.tsx';
import { useRemoteContext } from './remoteContext.ts';
import type { RemoteScreen } from './useRemote.ts';

const COLORS = deviceMeta.states?.values ?? {};

function ScreenCard({ screen }: { screen: RemoteScreen }) {
  const translate = useTranslate();
  const timeAt = useScreenTime();
  const labels = useLabels('devices');
  const text = useCommandText();
  const [last] = screen.commands;
  return (
    <li className="remote-card">
      <div className="remote-screen">
        {screen.picture ? (
          <img
            src={screen.picture.url}
            alt={translate('remote.takenAt', { at: timeAt(screen.picture.at, screen.zone) })}
            loading="lazy"
          />
        ) : null}
      </div>
      <header>
        <Link to={`/dev_mag/remote_control/${screen.id}`} title={translate('remote.open')}>
          {screen.name}
        </Link>
        <StateChip color={COLORS[screen.status]?.color ?? 'neutral'} label={labels.value('status', screen.status)} />
      </header>
      {last ? (
        <footer>
          <span>{text(last)}</span>
          <CommandState command={last} />
        </footer>
      ) : null}
    </li>
  );
}

/** Screens of a group or a tag, each with its last picture and what came of the last command. */
export function Screens() {
  const translate = useTranslate();
  const { remote } = useRemoteContext();
  const { screens, total } = remote;
  const online = screens.filter(({ status }) => status === 'online').length;
  return (
    <section className="remote-screens" aria-labelledby="remote-screens">
      <h2 id="remote-screens">
        {translate('remote.screens')}
        <small>{translate('remote.screensOf', { online, total })}</small>
      </h2>
      <ul>
        {screens.map((screen) => (
          <ScreenCard key={screen.id} screen={screen} />
        ))}
      </ul>
      {total > screens.length ? (
        <p className="remote-help">{translate('remote.more', { n: screens.length, total })}</p>
      ) : null}
    </section>
  );
}
