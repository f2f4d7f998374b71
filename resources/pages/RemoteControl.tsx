import { useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { refs } from '#generated/console/refs.gen.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { OwnerOf } from '#src/ui/fields/OwnerTag.tsx';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { useLabels } from '#src/ui/labels.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { Notice } from '#src/ui/page/Notice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useScreenTime } from '#src/ui/screenTime.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { ChooseTarget } from './remote/ChooseTarget.tsx';
import { Commands } from './remote/Commands.tsx';
import { LevelsPart } from './remote/LevelsPart.tsx';
import { LockPart } from './remote/LockPart.tsx';
import { Pad } from './remote/Pad.tsx';
import { PausePart } from './remote/PausePart.tsx';
import { Picture } from './remote/Picture.tsx';
import { PowerPart } from './remote/PowerPart.tsx';
import { RemoteContext, useRemoteContext } from './remote/remoteContext.ts';
import { Screens } from './remote/Screens.tsx';
import { remoteSentences } from './remote/sentences.ts';
import { SourcePart } from './remote/SourcePart.tsx';
import { useOffered, usePress, useRemote, type RemoteScreen, type Target } from './remote/useRemote.ts';
import './remote/remote.css';

const COLORS = deviceMeta.states?.values ?? {};

/** Target type of each address, by its prefix. */
const BASES: readonly [base: string, targetType: Target['targetType']][] = [
  ['/devgroup_mag/remote_control', 'deviceGroup'],
  ['/device_gather/remote_control', 'deviceSet'],
  ['/app_tags/dev_mag/remote_control', 'tag'],
  ['/store_manage/remote_control', 'store'],
];
const OF_SCREENS = ['/dev_mag/remote_control', 'device'] as const;

/** Says why nothing can be pressed now. */
function Offline() {
  const translate = useTranslate();
  const timeAt = useScreenTime();
  const { remote, target, isOnline } = useRemoteContext();
  if (isOnline) return null;
  const [only] = remote.screens;
  if (target.targetType !== 'device')
    return <p className="remote-warning">{translate(`remote.${target.targetType}Offline`)}</p>;
  return (
    <p className="remote-warning">
      {translate('remote.offline')}{' '}
      {only?.heartbeatAt ? translate('remote.lastSeen', { at: timeAt(only.heartbeatAt, only.zone) }) : null}
    </p>
  );
}

function Controls({ only }: { only: RemoteScreen | undefined }) {
  const translate = useTranslate();
  const { remote } = useRemoteContext();
  const can = remote.screens.some(({ capabilities }) => capabilities.length > 0);
  return (
    <>
      <Offline />
      {can ? null : <p className="remote-warning">{translate('remote.cannot')}</p>}
      <div className="remote">
        <div className="remote-main">{only ? <Picture screen={only} /> : <Screens />}</div>
        <div className="remote-controls">
          <Pad />
          <PausePart />
          <LevelsPart />
          <SourcePart />
          <LockPart />
          <PowerPart />
        </div>
        {only ? <Commands screen={only} /> : null}
      </div>
    </>
  );
}

function RemoteOf({ target }: { target: Target }) {
  const translate = useTranslate();
  const labels = useLabels('devices');
  const pathOf = usePathOf();
  const { data: remote, error, refetch } = useRemote(target);
  const { press, busy } = usePress(target);
  const offers = useOffered(remote?.screens ?? []);
  if (error && !remote)
    return <ErrorNotice title={translate('remote.failed')} error={error} onRetry={() => void refetch()} />;
  if (!remote) return <RecordSkeleton />;
  const only = target.targetType === 'device' ? remote.screens[0] : undefined;
  const isOnline = remote.screens.some(({ status }) => status === 'online');
  return (
    <RemoteContext value={{ target, remote, isOnline, offers, press, busy }}>
      <PageHeader
        title={
          <>
            {translate('menu.pages.remoteControl')} · {remote.name}
            <OwnerOf id={target.targetId} target={refs[target.targetType]} />
          </>
        }
        back={pathOf(refs[target.targetType].resource, 'show', target.targetId) ?? null}
        badge={
          only ? (
            <StateChip color={COLORS[only.status]?.color ?? 'neutral'} label={labels.value('status', only.status)} />
          ) : undefined
        }
      />
      {remote.screens.length === 0 ? (
        <Notice title={translate('remote.nothing')} text={translate('remote.nothingText')} />
      ) : (
        <Controls only={only} />
      )}
    </RemoteContext>
  );
}

/** Remote control of a screen, or of all screens of a group, set, tag or store (DEV-08). */
export default function RemoteControl() {
  useSentences(remoteSentences);
  const { id } = useParams();
  const { pathname } = useLocation();
  const [base, targetType] = BASES.find(([each]) => pathname.startsWith(each)) ?? OF_SCREENS;
  return id ? (
    <RemoteOf key={id} target={{ targetType, targetId: id }} />
  ) : (
    <ChooseTarget targetType={targetType} base={base} />
  );
}
