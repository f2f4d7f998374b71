import { useTranslate } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { useLabels } from './labels.ts';
import { recordName } from './recordName.ts';

/** Where the word of a value stands that is a name of the schemas, by the widget of its field. */
const WORDS: Readonly<Record<string, string>> = { callName: 'calls', entityName: 'entities', errorName: 'errors' };

/** Returns what stands over the page of a record: its name in words, or its kind where it has none that anybody reads. */
export function useRecordTitle({
  resource,
  display,
  fields,
}: EntityMeta): (record: Readonly<Record<string, unknown>>) => string {
  const translate = useTranslate();
  const labels = useLabels(resource);
  const words = WORDS[fields.find(({ name }) => name === display)?.widget ?? ''];
  return (record) => {
    if (display === 'id') return labels.one;
    const name = recordName(record, display);
    return words === undefined ? name : translate(`${words}.${name}`, { _: name });
  };
}
