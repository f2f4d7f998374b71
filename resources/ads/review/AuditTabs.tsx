import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormats } from '#src/ui/format.ts';
import { useListView } from '#src/ui/list/listView.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { reviewSentences } from './sentences.ts';
import './review.css';

const TABS = { adv_audit: 'waiting', adv_audit_approved: 'approved', adv_audit_disapproved: 'disapproved' } as const;

type AuditView = keyof typeof TABS;

const EVERY_MS = 30_000;

function Count({ view }: { view: AuditView }) {
  const { number } = useFormats();
  const { total } = useGetList(
    'ads',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {}, meta: { view } },
    { refetchInterval: EVERY_MS },
  );
  return <b>{total === undefined ? '' : number(total)}</b>;
}

/** Tabs for ads that wait for a review and for decided ones, each with its number. */
export default function AuditTabs() {
  const translate = useSentences(reviewSentences);
  const pathOf = usePathOf();
  const { view } = useListView();
  return (
    <nav className="audit-tabs" aria-label={translate('ads.review.tabs')}>
      {Object.entries(TABS).map(([name, word]) => {
        const to = pathOf('ads', name);
        return to ? (
          <Link key={name} to={to} aria-current={name === view ? 'page' : undefined}>
            {translate(`ads.review.tab.${word}`)} <Count view={name as AuditView} />
          </Link>
        ) : null;
      })}
    </nav>
  );
}
