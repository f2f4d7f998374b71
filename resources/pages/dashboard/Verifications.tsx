import { Link } from 'react-router-dom';
import { usePathOf } from '#src/ui/paths.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { VERIFY_KINDS, VERIFY_PATHS } from '../../parts/verify/kinds.ts';
import { verifySentences } from '../../parts/verify/sentences.ts';
import { VerifyChip } from '../../parts/verify/VerifyChip.tsx';
import type { Overview } from './useOverview.ts';

/** States of the three verifications, each with its link; for an agent also a link to whom it acts for. */
export function Verifications({ overview: { verification, customerType, represented } }: { overview: Overview }) {
  const translate = useSentences(verifySentences);
  const proxies = usePathOf()('proxies', 'list');
  return (
    <section className="panel">
      <header className="panel-head">
        <h2>{translate('buyer.verification')}</h2>
      </header>
      <ul className="verify-states">
        {VERIFY_KINDS.map((kind) => (
          <li key={kind}>
            <Link to={VERIFY_PATHS[kind]}>{translate(`verify.title.${kind}`)}</Link>
            <VerifyChip state={verification[kind]} />
          </li>
        ))}
      </ul>
      {customerType === 'agent' && proxies ? (
        <Link className="panel-more" to={proxies}>
          {translate('buyer.represented', { smart_count: represented })}
        </Link>
      ) : null}
    </section>
  );
}
