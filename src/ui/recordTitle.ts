import { useTranslate } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { labelKey, useNames } from './labels.ts';
import { recordName } from './recordName.ts';

/** Message prefix for values that are names from the schemas, by the widget of their field. */
const WORDS: Readonly<Record<string, string>> = { callName: 'calls', entityName: 'entities', errorName: 'errors' };

/**
 * Returns a function that gives the title of a record's page: its name in the words of its value, or the entity's label
 * if the name means nothing to a reader.
 */
export function useRecordTitle({
  resource,
  display,
  fields,
}: EntityMeta): (record: Readonly<Record<string, unknown>>) => string {
  const translate = useTranslate();
  const names = useNames(resource);
  const named = fields.find(({ name }) => name === display);
  const words = WORDS[named?.widget ?? ''];
  return (record) => {
    if (display === 'id') return names.one;
    const name = recordName(record, display);
    if (named?.values?.includes(name)) return translate(labelKey.value(resource, display, name), { _: name });
    return words === undefined ? name : translate(`${words}.${name}`, { _: name });
  };
}
