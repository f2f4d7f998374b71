import type { LayoutSlots } from '#generated/console/layouts/slots.gen.tsx';
import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { readLayout } from '#core/layout/migrate.ts';
import type { LayoutDetail } from '#generated/model/layouts/types.gen.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { PagePlan } from './PagePlan.tsx';
import { layoutSentences } from './sentences.ts';

/** Shows the document of a layout as a plan instead of text. */
export const slots: LayoutSlots = { values: { document: <DocumentField /> } };

/** Plans of the pages of a layout. */
function DocumentField() {
  const translate = useSentences(layoutSentences);
  const value = useRecordContext<LayoutDetail>()?.document;
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
