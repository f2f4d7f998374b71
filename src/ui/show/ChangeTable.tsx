import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { Empty } from '../fields/Empty.tsx';
import { useLabels } from '../labels.ts';
import { useIsReadable } from './readable.ts';
import type { RecordedChanges } from './changes.ts';
import type { ShowTargets, ShowValues } from './ShowSection.tsx';
import './ChangeTable.css';
import { useSentences } from '../sentences.ts';
import { changeSentences } from './sentences.ts';

interface ChangeTableProps {
  changes: RecordedChanges;
  resource: string;
  /** Entity of the fields; values of unknown fields are shown as plain text. */
  meta?: EntityMeta;
  values?: ShowValues;
  targets?: ShowTargets;
}

const SIDES = ['before', 'after'] as const;
const NO_VALUES: ShowValues = {};

/** Formats a value without a field component. */
const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Table of changes, one row for each field; a created record has no "before", a deleted one no "after". */
export function ChangeTable({ changes, resource, meta, values = NO_VALUES, targets }: ChangeTableProps) {
  const translate = useSentences(changeSentences);
  const labels = useLabels(resource);
  const isReadable = useIsReadable(meta, targets);
  const sides = SIDES.filter((side) => Object.values(changes[side] ?? {}).some((value) => !isNothing(value)));
  const recorded = Object.keys({ ...changes.before, ...changes.after }).filter(isReadable);
  const ordered = Object.keys(values).filter((name) => recorded.includes(name));
  const names = [...ordered, ...recorded.filter((name) => !ordered.includes(name))].filter((name) =>
    sides.some((side) => !isNothing(changes[side]?.[name])),
  );
  if (names.length === 0) return <p className="changes-none">{translate('ui.changes.none')}</p>;
  return (
    <table className="changes">
      <thead>
        <tr>
          <th scope="col">{translate('ui.changes.field')}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {translate(sides.length > 1 ? `ui.changes.${side}` : 'ui.changes.value')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{labels.field(name)}</th>
            {sides.map((side) => (
              <td key={side} data-side={sides.length > 1 ? translate(`ui.changes.${side}`) : undefined}>
                <Value resource={resource} name={name} side={side} changes={changes} values={values} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ValueProps {
  resource: string;
  name: string;
  side: 'before' | 'after';
  changes: RecordedChanges;
  values: ShowValues;
}

/**
 * Value as shown on the entity's page. Another field that it reads is taken from the other side if this side has no
 * value: it did not change.
 */
function Value({ resource, name, side, changes, values }: ValueProps) {
  const value = changes[side]?.[name];
  if (isNothing(value)) return <Empty />;
  const shown = values[name];
  if (!shown) return <>{plain(value)}</>;
  const record = { id: '', ...changes.now, ...changes.before, ...changes.after, ...changes[side] };
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={record}>{shown}</RecordContextProvider>
    </ResourceContextProvider>
  );
}
