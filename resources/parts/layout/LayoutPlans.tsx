import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import type { LayoutPage } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { widgetNames, widgetWords } from '#generated/console/widgets/words.gen.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { PagePicture } from './PagePicture.tsx';
import { layoutSentences } from './sentences.ts';

/** Pictures of the pages of the record's document, each with its name and what stands on it. */
export function LayoutPlans() {
  useSentences(widgetWords);
  const translate = useSentences(layoutSentences);
  const value: unknown = useRecordContext()?.['document'];
  const read = useMemo(() => readLayout(value), [value]);
  if (!read.ok) return <>{translate('layouts.unreadable')}</>;
  const { document } = read;
  const labelOf = ({ name, widgets }: LayoutPage) => {
    const areas = widgets.map((one) => `${one.name} (${translate(widgetNames[one.kind])})`);
    return translate('layouts.areas', {
      name,
      areas: areas.length > 0 ? areas.join(translate('ui.comma')) : translate('layouts.none'),
    });
  };
  return (
    <div className="page-plans">
      {document.pages.map((page) => (
        <figure key={page.id} className="page-figure">
          <PagePicture document={document} page={page} label={labelOf(page)} />
          {document.pages.length > 1 ? <figcaption>{page.name}</figcaption> : null}
        </figure>
      ))}
    </div>
  );
}
