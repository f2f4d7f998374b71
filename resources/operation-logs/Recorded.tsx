import { useRecordContext } from 'react-admin';
import { entityByResource } from '#generated/model/entities.gen.ts';
import type { OperationLogDetail } from '#generated/model/operation-logs/types.gen.ts';
import { Empty } from '#src/ui/fields/Empty.tsx';
import { useFieldText } from '#src/ui/fieldText.ts';
import { useLabels } from '#src/ui/labels.ts';
import { headNamed } from '#src/providers/entityOf.ts';
import './recorded.css';

/** What is no value of one field in words: several, a document, or the number of another record. */
const plain = (value: unknown): string =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object') ? value.join(', ') : JSON.stringify(value);

/** A record as it was before or after an operation, each field by its name and its value in words (REP-02). */
export function Recorded({ side }: { side: 'before' | 'after' }) {
  const log = useRecordContext<OperationLogDetail>();
  const resource = headNamed(log?.entity)?.resource ?? '';
  const labels = useLabels(resource);
  const textOf = useFieldText(resource);
  const entries = Object.entries(log?.[side] ?? {});
  if (entries.length === 0) return <Empty />;
  const fields = entityByResource[resource]?.fields ?? [];
  return (
    <dl className="recorded">
      {entries.map(([name, value]) => {
        const field = fields.find((one) => one.name === name);
        const text = field && textOf(field, value);
        return (
          <div key={name}>
            <dt>{labels.field(name)}</dt>
            <dd>{text ?? (typeof value === 'string' ? value : plain(value))}</dd>
          </div>
        );
      })}
    </dl>
  );
}
