import { useTranslate } from 'react-admin';
import type { StatusColor } from '#core/entity/meta.ts';
import { deviceCommandMeta } from '#generated/model/device-commands/meta.gen.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { useFormats } from '#src/ui/format.ts';
import { useLabels } from '#src/ui/labels.ts';
import { useScreenTime } from '#src/ui/screenTime.ts';
import type { RemoteCommand, RemoteScreen } from './useRemote.ts';

const COLORS = deviceCommandMeta.states?.values ?? {};

/** State of a command, with the reason where it failed. */
export function CommandState({ command: { status, problem } }: { command: RemoteCommand }) {
  const labels = useLabels('device-commands');
  const color: StatusColor = COLORS[status]?.color ?? 'neutral';
  return (
    <span className="remote-state">
      <StateChip color={color} label={labels.value('status', status)} />
      {problem ? <small>{labels.value('problem', problem)}</small> : null}
    </span>
  );
}

/** Returns the words of a command with what it carried: "Volume 40 %". */
export function useCommandText(): (command: RemoteCommand) => string {
  const translate = useTranslate();
  const labels = useLabels('device-commands');
  return ({ kind, key, seconds, level, muted, source }) => {
    const carried =
      key !== null
        ? labels.value('key', key)
        : seconds !== null
          ? translate('remote.detail.seconds', { n: seconds })
          : level !== null
            ? translate('remote.detail.level', { n: level })
            : muted !== null
              ? translate(muted ? 'remote.detail.sounding' : 'remote.detail.muted')
              : source;
    const name = labels.value('kind', kind);
    return carried === null ? name : `${name} · ${carried}`;
  };
}

/** The latest commands of a screen with their states, which move while one looks. */
export function Commands({ screen: { commands, zone } }: { screen: RemoteScreen }) {
  const translate = useTranslate();
  const { precise } = useFormats();
  const timeAt = useScreenTime();
  const text = useCommandText();
  return (
    <section className="remote-part remote-commands" aria-labelledby="remote-commands">
      <h2 id="remote-commands">{translate('remote.commands')}</h2>
      {commands.length === 0 ? <p className="remote-help">{translate('remote.noCommands')}</p> : null}
      <ul aria-live="polite" aria-relevant="additions text">
        {commands.map((command) => (
          <li key={command.id}>
            <span>
              <strong>{text(command)}</strong>
              <small>
                <time dateTime={command.createdAt} title={precise(command.createdAt)}>
                  {timeAt(command.createdAt, zone)}
                </time>
                {command.by ? ` · ${command.by}` : ''}
              </small>
            </span>
            <CommandState command={command} />
          </li>
        ))}
      </ul>
    </section>
  );
}
