import { useTranslate } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { useLabels } from '#src/ui/labels.ts';

type History = CallTypes['ad.history']['output'];
type Change = History['changes'][number];

/** Returns what writes a value of a field for people; null where it is a list or names a record. */
function useText(): (field: string, json: string) => string | null {
  const translate = useTranslate();
  const labels = useLabels('ads');
  const { instant, number } = useFormats();
  return (field, json) => {
    const value: unknown = JSON.parse(json);
    const kind = adMeta.fields.find(({ name }) => name === field);
    if (value === null || value === '') return translate('ui.none');
    if (kind?.ref || typeof value === 'object') return null;
    if (kind?.kind === 'instant' && typeof value === 'string') return instant(value);
    if (typeof value === 'boolean') return translate(value ? 'ui.yes' : 'ui.no');
    if (typeof value === 'number') return number(value);
    return typeof value === 'string' ? (kind?.values ? labels.value(field, value) : value) : null;
  };
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const translate = useTranslate();
  const labels = useLabels('ads');
  const textOf = useText();
  return (
    <section>
      <h3>{translate('ads.review.changes')}</h3>
      <ul>
        {changes.map(({ field, before, after }) => {
          const [was, is] = [textOf(field, before), textOf(field, after)];
          return (
            <li key={field}>
              <strong>{labels.field(field)}</strong>{' '}
              {was === null || is === null ? (
                translate('ads.review.changed')
              ) : (
                <>
                  <del>{was}</del> → <ins>{is}</ins>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Earlier decisions on an ad, and what has changed since the last. Says nothing where it was never reviewed. */
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
