import { useTranslate } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { useNames } from './labels.ts';
import { recordName } from './recordName.ts';

/** Message prefix for values that are names from the schemas, by the widget of their field. */
const WORDS: Readonly<Record<string, string>> = { callName: 'calls', entityName: 'entities', errorName: 'errors' };

/**
 * Returns a function that gives the title of a record's page: its name, or the entity's label if the name means nothing
 * to a reader.
 */
export function useRecordTitle({
  resource,
  display,
  fields,
}: EntityMeta): (record: Readonly<Record<string, unknown>>) => string {
  const translate = useTranslate();
  const names = useNames(resource);
  const words = WORDS[fields.find(({ name }) => name === display)?.widget ?? ''];
  return (record) => {
    if (display === 'id') return names.one;
    const name = recordName(record, display);
    return words === undefined ? name : translate(`${words}.${name}`, { _: name });
  };
}
