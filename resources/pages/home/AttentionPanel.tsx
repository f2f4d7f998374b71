import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { StatusColor } from '#core/entity/meta.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { localeTag, useFormats } from '#src/ui/format.ts';
import { Icon } from '#src/ui/icons.tsx';
import { useLabels } from '#src/ui/labels.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';

const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Returns the time between an instant and now in the largest unit that fits: "3 days ago", "in 5 hours", "5 小时后". */
function relative(at: number, now: number, tag: string): string {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });
  const away = at - now;
  const [unit, ms] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS[UNITS.length - 1]!;
  // Chinese comes without the space around a number that all our sentences have.
  const parts = format.formatToParts(Math.trunc(away / ms), unit).map(({ value }) => value.trim());
  return parts.join(' ');
}

type Item = CallTypes['device.attention']['output']['list'][number];
type Reason = Item['reasons'][number];

const EVERY_MS = 30_000;

/** Broken things are red, things that only get worse with time are amber, as everywhere. */
const COLORS: Record<Reason['kind'], StatusColor> = {
  fault: 'error',
  storage: 'error',
  layout: 'error',
  offline: 'error',
  picture: 'error',
  download: 'error',
  expired: 'warning',
  expiring: 'warning',
};

function useReason(): (reason: Reason) => string {
  const translate = useTranslate();
  const tag = localeTag(useLocale() ?? '');
  const { bytes } = useFormats();
  const labels = useLabels('devices');
  const { now } = useSurroundings();
  return ({ kind, at, detail }) => {
    const when = at === null ? '' : relative(Date.parse(at), now(), tag);
    if (kind === 'offline' && at === null) return translate('home.attention.reason.offlineNever');
    if (kind === 'picture') return translate(`home.attention.reason.picture.${detail ?? 'wrong'}`, { when });
    if (kind === 'storage') return translate('home.attention.reason.storage', { detail: bytes(Number(detail ?? 0)) });
    if (kind === 'fault')
      return translate('home.attention.reason.fault', { detail: labels.value('fault', detail ?? '') });
    return translate(`home.attention.reason.${kind}`, { when, detail: detail ?? '' });
  };
}

function Screens({ list, total }: { list: readonly Item[]; total: number }) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const say = useReason();
  const all = pathOf('devices', 'list');
  return (
    <>
      <ul className="attention">
        {list.map(({ id, name, reasons }) => {
          const inner = (
            <>
              <i className={`dot dot-${COLORS[reasons[0]?.kind ?? 'expiring']}`} aria-hidden="true" />
              <span>
                <strong>{name}</strong>
                {reasons.map((reason) => (
                  <small key={reason.kind}>{say(reason)}</small>
                ))}
              </span>
            </>
          );
          const to = pathOf('devices', 'show', id);
          return <li key={id}>{to ? <Link to={to}>{inner}</Link> : <div>{inner}</div>}</li>;
        })}
      </ul>
      {all && total > list.length ? (
        <Link className="panel-more" to={all}>
          {translate('home.attention.more', { smart_count: total - list.length })}
        </Link>
      ) : null}
    </>
  );
}

/** Asks which devices need attention, for who sees devices. */
export function useAttention(enabled: boolean) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['device.attention'],
    queryFn: ({ signal }) => provider.call('device.attention', {}, { signal }),
    refetchInterval: EVERY_MS,
    enabled,
  });
}

interface AttentionPanelProps {
  attention: ReturnType<typeof useAttention>;
  devices: number;
}

/** Devices that need attention, each with its reason (HOME-07). */
export function AttentionPanel({ attention, devices }: AttentionPanelProps) {
  const translate = useTranslate();
  const { data, error, refetch } = attention;
  const state = devices > 0 ? 'well' : 'none';
  return (
    <section className="panel home-attention">
      <header className="panel-head">
        <h2>{translate('home.attention.title')}</h2>
        {data && data.total > 0 ? <span className="panel-count">{data.total}</span> : null}
      </header>
      {error && !data ? (
        <ErrorNotice title={translate('home.attention.failed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Skeleton variant="rounded" height={320} /> : null}
      {data && data.total > 0 ? <Screens list={data.list} total={data.total} /> : null}
      {data?.total === 0 ? (
        <div className={`panel-empty panel-empty-${state}`}>
          <Icon name={state === 'well' ? 'review' : 'device'} />
          <strong>{translate(`home.attention.${state}`)}</strong>
          <span>{translate(`home.attention.${state}Text`)}</span>
        </div>
      ) : null}
    </section>
  );
}
