import Button from '@mui/material/Button';
import { useGetIdentity } from 'react-admin';
import { Link } from 'react-router-dom';
import type { IconName } from '#core/entity/icons.ts';
import { Icon } from '#src/ui/icons.tsx';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useCanAny } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { PlaceLink } from '../parts/placing/PlaceLink.tsx';
import { AdShares } from './home/AdShares.tsx';
import { HomeSkeleton } from './home/HomeSkeleton.tsx';
import { NextSteps } from './dashboard/NextSteps.tsx';
import { homeSentences } from './home/sentences.ts';
import { TrendPanel } from './home/TrendPanel.tsx';
import { dashboardSentences } from './dashboard/sentences.ts';
import { FirstSteps } from './dashboard/FirstSteps.tsx';
import { Money } from './dashboard/Money.tsx';
import { useOverview } from './dashboard/useOverview.ts';
import { Verifications } from './dashboard/Verifications.tsx';
import './home/home.css';
import './dashboard/dashboard.css';

/** The advertiser's first page (ADS-02): what comes next, money, verifications, and what their ads are doing. */
export default function Dashboard() {
  useSentences(homeSentences);
  const translate = useSentences(dashboardSentences);
  const can = useCanAny();
  const { identity } = useGetIdentity();
  const pathOf = usePathOf();
  const { data, isPending, error, refetch } = useOverview();
  const links: readonly { key: string; icon: IconName; to: string | null }[] = [
    { key: 'dashboard.ads', icon: 'ad', to: pathOf('ads', 'list') },
    { key: 'dashboard.materials', icon: 'material', to: pathOf('materials', 'list') },
  ];
  return (
    <div className="home">
      <header className="home-head">
        <div>
          <h1>{translate('home.greeting', { name: identity?.fullName ?? '' })}</h1>
          <p>{identity?.['companyName']}</p>
        </div>
        <nav className="home-shortcuts" aria-label={translate('home.shortcuts')}>
          {links.map(({ key, icon, to }) => (
            <Button
              key={key}
              component={Link}
              to={to!}
              variant="outlined"
              color="inherit"
              startIcon={<Icon name={icon} />}
            >
              {translate(key)}
            </Button>
          ))}
          <PlaceLink />
        </nav>
      </header>
      {error && !data ? (
        <ErrorNotice title={translate('home.failed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {isPending ? <HomeSkeleton /> : null}
      {data ? (
        <div className="home-grid">
          <FirstSteps overview={data} />
          <div className="home-row">
            <AdShares ads={data.ads} />
            <NextSteps overview={data} />
          </div>
          <div className="home-row">
            <Money overview={data} />
            <Verifications overview={data} />
          </div>
          {can('report.ad') ? (
            <div className="home-row">
              <TrendPanel />
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
