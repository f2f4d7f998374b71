import { useTranslate } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { useFieldText } from '#src/ui/fieldText.ts';
import { useFormats } from '#src/ui/format.ts';
import { useLabels } from '#src/ui/labels.ts';

type History = CallTypes['ad.history']['output'];
type Change = History['changes'][number];

function Changes({ changes }: { changes: readonly Change[] }) {
  const translate = useTranslate();
  const labels = useLabels('ads');
  const textOf = useFieldText('ads');
  return (
    <section>
      <h3>{translate('ads.review.changes')}</h3>
      <ul>
        {changes.map(({ field, before, after }) => {
          const meta = adMeta.fields.find(({ name }) => name === field);
          const [was, is] = [before, after].map((json) => meta && textOf(meta, JSON.parse(json)));
          return (
            <li key={field}>
              <strong>{labels.field(field)}</strong>{' '}
              {was && is ? (
                <>
                  <del>{was}</del> → <ins>{is}</ins>
                </>
              ) : (
                translate('ads.review.changed')
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Earlier decisions on an ad, and the changes since the last one. Renders nothing if it was never reviewed. */
export function ReviewHistory({ history: { decisions, changes } }: { history: History }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  if (decisions.length === 0) return null;
  return (
    <div className="review-history">
      {changes.length > 0 ? <Changes changes={changes} /> : null}
      <section>
        <h3>{translate('ads.review.history')}</h3>
        <ul>
          {decisions.map(({ verb, at, by, reason }) => (
            <li key={at}>
              <span className={`review-verb review-${verb}`}>{translate(`ads.review.did.${verb}`, { name: by })}</span>{' '}
              <time dateTime={at}>{instant(at)}</time>
              {reason ? <q>{reason}</q> : null}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
