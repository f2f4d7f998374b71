import { AppLink } from '#src/ui/AppLink.tsx';
import { useLabels } from '#src/ui/labels.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useScreenTime } from '#src/ui/screenTime.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { faultSentences } from './sentences.ts';
import type { DeviceNowAnswer } from './useNow.ts';

type Fault = DeviceNowAnswer['faults'][number];

/** Words of the kinds of records. */
const KINDS = { ads: 'ads', materials: 'materials', layouts: 'layouts', 'ad-slots': 'slots' } as const;

/** The latest faults of a screen, the last first: which ad, file or address, and how often. Nothing where there are none. */
export function Faults({ faults, zone }: Pick<DeviceNowAnswer, 'faults'> & { zone: string | undefined }) {
  const translate = useSentences(faultSentences);
  const labels = useLabels('devices');
  const timeAt = useScreenTime();
  if (faults.length === 0) return null;
  return (
    <div className="device-now-faults">
      <h2>{translate('deviceFaults.title')}</h2>
      <ol aria-label={translate('deviceFaults.title')}>
        {faults.map((fault, index) => (
          // Two of the same moment may differ in nothing that is shown.
          <li key={index}>
            <small>
              <time dateTime={fault.at}>{timeAt(fault.at, zone)}</time>
              {fault.times > 1 ? translate('deviceFaults.times', { n: fault.times }) : null}
            </small>
            <strong>{labels.value('fault', fault.code)}</strong>
            <Detail fault={fault} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Detail({ fault: { about, text, reason, count } }: { fault: Fault }) {
  const translate = useSentences(faultSentences);
  const said = reason === null ? text : translate(`deviceFaults.why.${reason}`, { text, n: count, _: text ?? reason });
  return (
    <div>
      {about.map((record, index) => (
        <Named key={index} record={record} />
      ))}
      {said ? <p className={reason === null ? 'device-now-soft' : undefined}>{said}</p> : null}
    </div>
  );
}

/** A record by its kind and name, leading to its page. */
function Named({ record: { resource, id, name } }: { record: Fault['about'][number] }) {
  const translate = useSentences(faultSentences);
  const pathOf = usePathOf();
  const path = name === null || id === null ? null : pathOf(resource, 'show', id);
  const said = translate(`deviceFaults.about.${KINDS[resource]}`, { name: name ?? translate('deviceFaults.unseen') });
  return <p>{path === null ? said : <AppLink href={path}>{said}</AppLink>}</p>;
}
