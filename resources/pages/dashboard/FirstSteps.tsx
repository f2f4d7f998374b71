import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { StatusColor } from '#core/entity/meta.ts';
import { menu } from '#generated/model/menu.gen.ts';
import type { MenuSection } from '#core/entity/meta.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { VERIFY_PATHS } from '../../parts/verify/kinds.ts';
import type { Overview } from './useOverview.ts';

type StepState = 'done' | 'current' | 'waiting' | 'open';

const COLORS: Readonly<Record<StepState, StatusColor>> = {
  done: 'success',
  current: 'info',
  waiting: 'warning',
  open: 'neutral',
};
const FIND = '/add_slot';
const sections: readonly MenuSection[] = menu;
/** The page on which screens are found, where this console has one. */
const finds = sections.some(({ entries }) => entries.some(({ path }) => path === FIND));

/** The way of a new advertiser: verify, find screens, pay (ADS-02). Gone once an ad was placed. */
export function FirstSteps({ overview: { verification, allAds } }: { overview: Overview }) {
  const translate = useTranslate();
  const { identity } = verification;
  const isVerified = identity === 'verified';
  if (allAds > 0 && (isVerified || identity === 'expired')) return null;
  const steps: readonly { key: 'verify' | 'find' | 'pay'; state: StepState; to: string | null }[] = [
    {
      key: 'verify',
      state: isVerified ? 'done' : identity === 'submitted' ? 'waiting' : 'current',
      to: VERIFY_PATHS.identity,
    },
    { key: 'find', state: isVerified ? 'current' : 'open', to: finds ? FIND : null },
    { key: 'pay', state: 'open', to: null },
  ];
  return (
    <section className="panel">
      <header className="panel-head">
        <h2>{translate('buyer.first')}</h2>
      </header>
      <ol className="first-steps">
        {steps.map(({ key, state, to }, index) => (
          <li key={key} aria-current={state === 'current' ? 'step' : undefined}>
            <i aria-hidden="true">{index + 1}</i>
            <div>
              <strong>
                {to ? <Link to={to}>{translate(`buyer.step.${key}`)}</Link> : translate(`buyer.step.${key}`)}
              </strong>
              <p>{translate(`buyer.stepText.${key}`)}</p>
              <StateChip color={COLORS[state]} label={translate(`buyer.stepState.${state}`)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
