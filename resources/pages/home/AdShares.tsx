import { useTranslate } from 'react-admin';
import type { StatusColor } from '#core/entity/meta.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';
import { adLink } from './links.ts';
import { Shares } from './Shares.tsx';
import type { HomeNumbers } from './useHome.ts';

/** In the order in which an ad lives, in the colours of its states. */
const STATES: readonly [state: keyof HomeNumbers['ads'], color: StatusColor][] = [
  ['playing', 'success'],
  ['pendingPlay', 'info'],
  ['pendingApproval', 'warning'],
  ['disapproved', 'error'],
  ['expired', 'neutral'],
];

/** Ads by state (HOME-02). */
export function AdShares({ ads }: { ads: HomeNumbers['ads'] }) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const canReview = useCan('adAudit.view');
  const shares = STATES.map(([state, color]) => ({
    key: state,
    color,
    count: ads[state],
    label: translate(`home.ad.${state}`),
    to: adLink(pathOf, state, canReview),
  }));
  return <Shares title={translate('home.ads')} shares={shares} />;
}
