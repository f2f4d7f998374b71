import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePathOf } from '#src/ui/paths.ts';
import type { StatusColor } from '#core/entity/meta.ts';
import { VERIFY_KINDS, VERIFY_PATHS } from '../../parts/verify/kinds.ts';
import { adLink } from '../home/links.ts';
import type { HomeNumbers } from '../home/useHome.ts';
import type { Overview } from './useOverview.ts';

const STATES: readonly [state: keyof HomeNumbers['ads'], color: StatusColor][] = [
  ['disapproved', 'error'],
  ['pendingApproval', 'warning'],
  ['pendingPlay', 'info'],
];

/**
 * Next steps of an advertiser: a verification that failed or expired, and ads by what is still missing before they play
 * (ADS-02). Before its first ad the steps to it stand above, and are not said twice.
 */
export function NextSteps({ overview: { ads, allAds, verification } }: { overview: Overview }) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const steps = STATES.filter(([state]) => ads[state] > 0).map(([state, color]) => ({
    key: state,
    color,
    text: translate(`dashboard.${state}`, { smart_count: ads[state] }),
    to: adLink(pathOf, state, false),
  }));
  const { identity } = verification;
  const lacking =
    identity === 'refused' || identity === 'withdrawn'
      ? [{ key: identity, color: 'error', text: translate(`buyer.${identity}`), to: VERIFY_PATHS.identity }]
      : [];
  const expired = VERIFY_KINDS.filter((kind) => verification[kind] === 'expired').map((kind) => ({
    key: `expired ${kind}`,
    color: kind === 'identity' ? 'error' : 'warning',
    text: translate(`buyer.expired.${kind}`),
    to: VERIFY_PATHS[kind],
  }));
  const all = [...lacking, ...expired, ...steps];
  if (all.length === 0 && allAds === 0) return null;
  return (
    <section className="panel">
      <header className="panel-head">
        <h2>{translate('dashboard.next')}</h2>
      </header>
      {all.length === 0 ? (
        <div className="panel-empty">
          <strong>{translate('dashboard.nextNone')}</strong>
          <span>{translate('dashboard.nextNoneText')}</span>
        </div>
      ) : (
        <ul className="attention">
          {all.map(({ key, color, text, to }) => {
            const inner = (
              <>
                <i className={`dot dot-${color}`} aria-hidden="true" />
                <span>{text}</span>
              </>
            );
            return <li key={key}>{to ? <Link to={to}>{inner}</Link> : <div>{inner}</div>}</li>;
          })}
        </ul>
      )}
    </section>
  );
}
