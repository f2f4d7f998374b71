import { useGetMany, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MonitorTaskSlots } from '#generated/console/monitor-tasks/slots.gen.tsx';
import type { AdRow } from '#generated/model/ads/types.gen.ts';
import type { MonitorTaskDetail } from '#generated/model/monitor-tasks/types.gen.ts';
import { Empty } from '#src/ui/fields/Empty.tsx';
import { Thumb } from '#src/ui/fields/Thumb.tsx';
import { useCan } from '#src/ui/permission.ts';
import { useUploads } from '#src/ui/upload.ts';
import { PhotoLinkButton } from './PhotoLinkButton.tsx';
import './monitoring.css';

/** Photos that the handler took, each opened whole by a press. */
function Photos() {
  const translate = useTranslate();
  const { urlOf } = useUploads();
  const ids = useRecordContext<MonitorTaskDetail>()?.photos ?? [];
  if (ids.length === 0) return <Empty />;
  return (
    <ul className="seen">
      {ids.map((id, index) => (
        <li key={id}>
          <a
            href={urlOf(id) ?? undefined}
            target="_blank"
            rel="noreferrer"
            aria-label={translate('ui.file.picture', { n: index + 1 })}
          >
            <Thumb url={urlOf(id)} kind="image" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Ads that should have been on the screen when the photos were taken, by their covers (MON-01). */
function Expected() {
  const { urlOf } = useUploads();
  const maySee = useCan('ad.view');
  const ids = useRecordContext<MonitorTaskDetail>()?.expectedIds ?? [];
  const { data } = useGetMany<AdRow>('ads', { ids }, { enabled: maySee && ids.length > 0 });
  const ads = (data ?? []).filter(Boolean);
  if (ads.length === 0) return <Empty />;
  return (
    <ul className="seen">
      {ads.map(({ id, name, coverUrl }) => (
        <li key={id}>
          <Link to={`/ads/${id}/show`}>
            <Thumb url={coverUrl ? urlOf(coverUrl) : null} kind="image" />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Photos beside the ads expected on the screen; photos still to be taken can be handed in by a link. */
export const slots: MonitorTaskSlots = {
  values: { photos: <Photos />, expectedIds: <Expected /> },
  show: { toolbar: <PhotoLinkButton /> },
};
