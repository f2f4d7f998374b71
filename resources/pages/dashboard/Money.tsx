import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormats } from '#src/ui/format.ts';
import { usePathOf } from '#src/ui/paths.ts';
import type { Overview } from './useOverview.ts';

/** Spending and wallet balance; nothing for who may not see the finance centre. */
export function Money({ overview: { spendFen, walletFen, heldFen } }: { overview: Overview }) {
  const translate = useTranslate();
  const { money } = useFormats();
  const finance = usePathOf()('wallet-records', 'list');
  if (spendFen === null || walletFen === null) return null;
  return (
    <section className="panel">
      <header className="panel-head">
        <h2>{translate('buyer.money')}</h2>
      </header>
      <dl className="buyer-money">
        <div>
          <dt>{translate('buyer.wallet')}</dt>
          <dd>{money(walletFen)}</dd>
        </div>
        <div>
          <dt>{translate('buyer.spend')}</dt>
          <dd>{money(spendFen)}</dd>
        </div>
      </dl>
      {heldFen ? <p className="panel-text">{translate('buyer.held', { amount: money(heldFen) })}</p> : null}
      {finance ? (
        <Link className="panel-more" to={finance}>
          {translate('buyer.finance')}
        </Link>
      ) : null}
    </section>
  );
}
