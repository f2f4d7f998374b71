import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormats } from '#src/ui/format.ts';
import { usePathOf } from '#src/ui/paths.ts';
import type { Overview } from './useOverview.ts';

/** Plays that screens have counted, with spending and wallet balance for who may see the finance centre. */
export function Money({ overview: { spendFen, walletFen, heldFen, impressions } }: { overview: Overview }) {
  const translate = useTranslate();
  const { money, number } = useFormats();
  const pathOf = usePathOf();
  const plays = pathOf('proofs-of-play', 'list');
  const maySee = spendFen !== null && walletFen !== null;
  const finance = maySee ? pathOf('wallet-records', 'list') : null;
  return (
    <section className="panel">
      <header className="panel-head">
        <h2>{translate(maySee ? 'buyer.money' : 'dashboard.impressions')}</h2>
      </header>
      <dl className="buyer-money">
        {maySee ? (
          <>
            <div>
              <dt>{translate('buyer.wallet')}</dt>
              <dd>{money(walletFen)}</dd>
            </div>
            <div>
              <dt>{translate('buyer.spend')}</dt>
              <dd>{money(spendFen)}</dd>
            </div>
          </>
        ) : null}
        <div>
          <dt>{translate('dashboard.impressions')}</dt>
          <dd>{number(impressions)}</dd>
        </div>
      </dl>
      {maySee && heldFen ? <p className="panel-text">{translate('buyer.held', { amount: money(heldFen) })}</p> : null}
      <p className="panel-more buyer-links">
        {finance ? <Link to={finance}>{translate('buyer.finance')}</Link> : null}
        {plays ? <Link to={plays}>{translate('dashboard.plays')}</Link> : null}
      </p>
    </section>
  );
}
