import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { readLayout } from '#core/layout/migrate.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { PagePlan } from './PagePlan.tsx';
import { layoutSentences } from './sentences.ts';

/** Plans of the pages of the record's document. */
export function LayoutPlans() {
  const translate = useSentences(layoutSentences);
  const value: unknown = useRecordContext()?.['document'];
  const read = useMemo(() => readLayout(value), [value]);
  if (!read.ok) return <>{translate('layouts.unreadable')}</>;
  return (
    <div className="page-plans">
      {read.document.pages.map((page) => (
        <PagePlan key={page.id} document={read.document} page={page} />
      ))}
    </div>
  );
}
