import Skeleton from '@mui/material/Skeleton';
import { useRecordContext } from 'react-admin';
import type { DeviceDetail } from '#generated/model/devices/types.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useLabels } from '#src/ui/labels.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { useScreenTime } from '#src/ui/screenTime.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useUploads } from '#src/ui/upload.ts';
import { Faults } from './Faults.tsx';
import { Facts, States } from './NowFacts.tsx';
import { deviceNowSentences, deviceSentences } from './sentences.ts';
import { useNow, type DeviceNowAnswer } from './useNow.ts';

/** State of a device: ads on it with its last picture, files, point, what follows, its latest states and faults (DEV-02, DEV-19). */
export function DeviceNow() {
  const device = useRecordContext<DeviceDetail>();
  return device ? <Now key={device.id} device={device} /> : null;
}

function Now({ device }: { device: DeviceDetail }) {
  const translate = useSentences(deviceNowSentences);
  const { data, error, refetch } = useNow(device.id);
  return (
    <section className="device-now" aria-label={translate('deviceNow.title')}>
      <Alarms device={device} />
      {error ? (
        <ErrorNotice title={translate('deviceNow.failed')} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className="device-now-parts">
          <Picture now={data} zone={device.zone ?? undefined} />
          <Playing device={device} now={data} />
          <Facts now={data} zone={device.zone ?? undefined} />
          <States states={data.states} zone={device.zone ?? undefined} />
          <Faults faults={data.faults} zone={device.zone ?? undefined} />
        </div>
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
    </section>
  );
}

/** Last contact, and the fault if there is one. */
function Alarms({ device }: { device: DeviceDetail }) {
  useSentences(deviceNowSentences);
  const translate = useSentences(deviceSentences);
  const labels = useLabels('devices');
  const timeAt = useScreenTime();
  const { now } = useSurroundings();
  const expiresSoon = device.expireAt ? Date.parse(device.expireAt) - now() < limits.expiringSoon : false;
  return (
    <ul className="device-now-facts">
      <li>
        <span>{translate('resources.devices.fields.heartbeatAt')}</span>
        <strong>{device.heartbeatAt ? timeAt(device.heartbeatAt, device.zone) : translate('devices.never')}</strong>
      </li>
      <li>
        <span>{translate('resources.devices.fields.expireAt')}</span>
        <strong className={expiresSoon ? 'device-alert' : undefined}>
          {device.expireAt ? timeAt(device.expireAt, device.zone) : translate('ui.none')}
        </strong>
      </li>
      {device.fault ? (
        <li>
          <span>{translate('resources.devices.fields.fault')}</span>
          <strong className="device-alert">{labels.value('fault', device.fault)}</strong>
        </li>
      ) : null}
    </ul>
  );
}

function Picture({ now: { picture }, zone }: { now: DeviceNowAnswer; zone: string | undefined }) {
  const translate = useSentences(deviceNowSentences);
  const { urlOf } = useUploads();
  const timeAt = useScreenTime();
  if (!picture) return <p className="device-now-none">{translate('deviceNow.noPicture')}</p>;
  const said = translate('deviceNow.picture', { at: picture.at ? timeAt(picture.at, zone) : '' });
  return (
    <figure className="device-now-picture">
      <img src={urlOf(picture.file) ?? undefined} alt={said} loading="lazy" />
      <figcaption>{said}</figcaption>
    </figure>
  );
}

/** The ads on screen, each with its slot. */
function Playing({ device, now: { playing, off } }: { device: DeviceDetail; now: DeviceNowAnswer }) {
  const translate = useSentences(deviceNowSentences);
  const { urlOf } = useUploads();
  const pathOf = usePathOf();
  const timeline = pathOf('devices', 'playList', device.id);
  const timeAt = useScreenTime();
  const nothing = device.status === 'online' ? 'deviceNow.nothing' : 'deviceNow.notOnline';
  return (
    <div>
      <h2>
        {translate('deviceNow.playing')}
        {timeline ? (
          <AppLink className="device-now-why" href={timeline}>
            {translate('deviceNow.why')}
          </AppLink>
        ) : null}
      </h2>
      {off ? (
        <p>
          {off.onAt
            ? translate('deviceNow.offUntil', { at: timeAt(off.onAt, device.zone) })
            : translate('deviceNow.off')}
        </p>
      ) : playing.length === 0 ? (
        <p className="device-now-soft">{translate(nothing)}</p>
      ) : null}
      <ul className="device-now-playing">
        {playing.map(({ adId, name, cover, slot }) => {
          const path = name === null ? null : pathOf('ads', 'show', adId);
          const said = name ?? translate('deviceNow.hidden');
          return (
            <li key={`${slot} ${adId}`}>
              <Thumb url={cover ? urlOf(cover) : null} kind="image" />
              <span>
                <strong>{path ? <AppLink href={path}>{said}</AppLink> : said}</strong>
                <small>{slot ?? translate('deviceNow.wholeScreen')}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
