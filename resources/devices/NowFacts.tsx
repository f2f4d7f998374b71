import { deviceStates } from '#generated/model/devices/states.gen.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { useScreenTime } from '#src/ui/screenTime.ts';
import { useLabels } from '#src/ui/labels.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { deviceNowSentences } from './sentences.ts';
import type { DeviceNowAnswer } from './useNow.ts';

/** Files still missing, the point and what comes after it, and the next change of the programme. */
export function Facts({ now: { files, point, next }, zone }: { now: DeviceNowAnswer; zone: string | undefined }) {
  const translate = useSentences(deviceNowSentences);
  const timeAt = useScreenTime();
  const missing = files ? files.total - files.whole : 0;
  const filesSaid = !files
    ? translate('deviceNow.noFiles')
    : missing > 0
      ? translate('deviceNow.waiting', { missing, total: files.total })
      : translate('deviceNow.allFiles', { n: files.total });
  return (
    <dl className="device-now-list">
      <dt>{translate('deviceNow.files')}</dt>
      <dd className={missing > 0 ? 'device-alert' : undefined}>{filesSaid}</dd>
      <dt>{translate('deviceNow.point')}</dt>
      <dd>
        {point
          ? translate('deviceNow.pointUntil', {
              number: point.number,
              at: point.expireAt ? timeAt(point.expireAt, zone) : translate('ui.none'),
            })
          : translate('deviceNow.noPoint')}
        {point ? (
          <small>{translate(point.free > 0 ? 'deviceNow.follows' : 'deviceNow.followsNone', { n: point.free })}</small>
        ) : null}
      </dd>
      <dt>{translate('deviceNow.next')}</dt>
      <dd>{next ? <Next next={next} at={timeAt(next.at, zone)} /> : translate('deviceNow.noNext')}</dd>
    </dl>
  );
}

/** Names of the ads that begin and end. */
function Next({ next: { starts, ends }, at }: { next: NonNullable<DeviceNowAnswer['next']>; at: string }) {
  const translate = useSentences(deviceNowSentences);
  const joined = (names: readonly string[]) => names.join(translate('ui.comma'));
  if (starts.length > 0 && ends.length > 0)
    return translate('deviceNow.both', { at, starts: joined(starts), ends: joined(ends) });
  if (starts.length > 0) return translate('deviceNow.starts', { at, names: joined(starts) });
  if (ends.length > 0) return translate('deviceNow.ends', { at, names: joined(ends) });
  return translate('deviceNow.changes', { at });
}

/** The latest ten changes of a screen's state, the last first (DEV-02). */
export function States({ states, zone }: Pick<DeviceNowAnswer, 'states'> & { zone: string | undefined }) {
  const translate = useSentences(deviceNowSentences);
  const labels = useLabels('devices');
  const timeAt = useScreenTime();
  return (
    <div>
      <h2>{translate('deviceNow.states')}</h2>
      {states.length === 0 ? <p className="device-now-soft">{translate('deviceNow.noStates')}</p> : null}
      <ol className="device-now-states" aria-label={translate('deviceNow.states')}>
        {states.map(({ state, at }) => (
          <li key={`${at} ${state}`}>
            <StateChip color={deviceStates.values[state]?.color ?? 'neutral'} label={labels.value('status', state)} />
            <time dateTime={at}>{timeAt(at, zone)}</time>
          </li>
        ))}
      </ol>
    </div>
  );
}
