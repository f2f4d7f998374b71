import type { ReactElement } from 'react';
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
import { AttentionPanel, useAttention } from './home/AttentionPanel.tsx';
import { Flow, useFlow } from './home/Flow.tsx';
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

/** Groups panels in rows of two; an odd one gets the whole row. */
function inPairs(panels: readonly ReactElement[]): ReactElement[][] {
  const rows: ReactElement[][] = [];
  for (let at = 0; at < panels.length; at += 2) rows.push(panels.slice(at, at + 2));
  return rows;
}

/** The operator's first page (HOME-01 to HOME-07): every number opens the list that it counts. */
export default function Home() {
  const translate = useSentences(homeSentences);
  const can = useCanAny();
  const { identity } = useGetIdentity();
  const { data, isPending, error, refetch } = useHome();
  const seesDevices = can('device.view');
  const attention = useAttention(seesDevices);
  const flow = useFlow(data?.flow);
  const beside = [
    can('report.ad') ? <TrendPanel key="trend" /> : null,
    data && seesDevices ? <AttentionPanel key="attention" attention={attention} devices={data.devices.all} /> : null,
    // Last, when nothing above it grows any more.
    data && !attention.isLoading ? <Downloads key="downloads" software={data.software} /> : null,
  ].filter((panel) => panel !== null);
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
      {isPending ? <HomeSkeleton /> : null}
      {data ? (
        <div className="home-grid">
          {flow ? <Flow steps={flow} /> : null}
          <div className="home-row">
            <DeviceShares devices={data.devices} />
            <AdShares ads={data.ads} />
          </div>
          {inPairs(beside).map((pair) => (
            <div key={pair[0]?.key} className="home-row">
              {pair}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
