import Button from '@mui/material/Button';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/icons.tsx';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { useCanAny } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { AdShares } from './home/AdShares.tsx';
import { DeviceShares } from './home/DeviceShares.tsx';
import { Downloads } from './home/Downloads.tsx';
import { AttentionPanel } from './home/AttentionPanel.tsx';
import { Flow, isBeginning } from './home/Flow.tsx';
import { HomeSkeleton } from './home/HomeSkeleton.tsx';
import { homeSentences } from './home/sentences.ts';
import { TrendPanel } from './home/TrendPanel.tsx';
import { TrialNote } from './home/TrialNote.tsx';
import { useHome } from './home/useHome.ts';
import { useSteps } from './home/useSteps.ts';
import './home/home.css';

function Shortcuts() {
  const translate = useTranslate();
  const steps = useSteps().filter(({ to }) => to !== null);
  return (
    <nav className="home-shortcuts" aria-label={translate('home.shortcuts')}>
      {steps.map(({ key, icon, to }, index) => (
        <Button
          key={key}
          component={Link}
          to={to!}
          variant={index === 0 ? 'contained' : 'outlined'}
          color={index === 0 ? 'primary' : 'inherit'}
          startIcon={<Icon name={icon} />}
        >
          {translate(`home.step.${key}`)}
        </Button>
      ))}
    </nav>
  );
}

/** The operator's first page (HOME-01 to HOME-07): every number opens the list that it counts. */
export default function Home() {
  const translate = useSentences(homeSentences);
  const can = useCanAny();
  const { identity } = useGetIdentity();
  const { data, isPending, error, refetch } = useHome();
  const seesDevices = can('device.view');
  // To who may not see them, an enterprise without screens and ads would look new for ever.
  const seesWay = seesDevices && can('ad.view');
  const isNew = data !== undefined && seesWay && isBeginning(data.flow);
  return (
    <div className="home">
      <header className="home-head">
        <div>
          <h1>{translate('home.greeting', { name: identity?.fullName ?? '' })}</h1>
          <p>{identity?.['companyName']}</p>
        </div>
        {data ? <TrialNote days={data.remainingDays} /> : null}
        <Shortcuts />
      </header>
      {error && !data ? (
        <ErrorNotice title={translate('home.failed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {isPending ? <HomeSkeleton hasDevices={seesDevices} /> : null}
      {data ? (
        <div className="home-grid">
          {isNew ? <Flow flow={data.flow} /> : null}
          <DeviceShares devices={data.devices} />
          <AdShares ads={data.ads} />
          {can('report.ad') ? <TrendPanel /> : null}
          {seesDevices ? <AttentionPanel devices={data.devices.all} /> : null}
          {isNew || !seesWay ? null : <Flow flow={data.flow} />}
          <Downloads software={data.software} />
        </div>
      ) : null}
    </div>
  );
}
