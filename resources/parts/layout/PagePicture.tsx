import type { LayoutDocument, LayoutPage } from '#core/layout/document.ts';
import { widgetNames, widgetWords } from '#generated/console/widgets/words.gen.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { layoutSentences } from './sentences.ts';
import './layouts.css';

interface PagePlanProps {
  document: Pick<LayoutDocument, 'width' | 'height'>;
  page: LayoutPage;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Plan of one page of a layout, to scale: ad areas are marked, each with its name and its size in pixels. */
export function PagePlan({ document, page }: PagePlanProps) {
  useSentences(widgetWords);
  const translate = useSentences(layoutSentences);
  const { width, height } = document;
  const areas = page.widgets.map(({ name, kind }) => `${name} (${translate(widgetNames[kind])})`);
  const said = translate('layouts.areas', {
    name: page.name,
    areas: areas.length > 0 ? areas.join(translate('ui.comma')) : translate('layouts.none'),
  });
  return (
    <span
      className="page-plan"
      role="img"
      aria-label={said}
      style={{ aspectRatio: `${width} / ${height}`, ['--wide' as string]: Math.min(1, width / height) }}
    >
      {page.widgets.map(({ id, kind, name, x, y, width: w, height: h }) => (
        <span
          key={id}
          className={kind === 'adSlot' ? 'page-area page-area-ads' : 'page-area'}
          style={{
            left: percent(x, width),
            top: percent(y, height),
            width: percent(w, width),
            height: percent(h, height),
          }}
        >
          <span>
            <strong>{name}</strong>
            <small>{translate('layouts.size', { width: w, height: h })}</small>
          </span>
        </span>
      ))}
    </span>
  );
}
