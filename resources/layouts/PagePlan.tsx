import type { LayoutDocument, LayoutPage } from '#core/layout/document.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { layoutSentences } from './sentences.ts';
import './layouts.css';

interface PagePlanProps {
  document: Pick<LayoutDocument, 'width' | 'height'>;
  page: LayoutPage;
  /** Small, beside a name: without words. */
  small?: boolean;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Plan of one page of a layout, to scale: ad areas are marked, each with its name and its size in pixels. */
export function PagePlan({ document, page, small = false }: PagePlanProps) {
  const translate = useSentences(layoutSentences);
  const { width, height } = document;
  const areas = page.widgets.map(({ name, kind }) => `${name} (${translate(`layouts.kinds.${kind}`)})`);
  const said = translate('layouts.areas', {
    name: page.name,
    areas: areas.length > 0 ? areas.join(translate('ui.comma')) : translate('layouts.none'),
  });
  return (
    <span
      className={small ? 'page-plan page-plan-small' : 'page-plan'}
      {...(small ? { 'aria-hidden': true } : { role: 'img', 'aria-label': said })}
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
          {small ? null : (
            <span>
              <strong>{name}</strong>
              <small>{translate('layouts.size', { width: w, height: h })}</small>
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
