import { useTranslate } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { recordName } from './recordName.ts';

/** Most names in the sentence; the others are counted. */
const NAMED = 5;

type Named = Readonly<Record<string, unknown>>;

/** Returns a function that lists the names of records: "a, b, c and 4 more". */
export function useRecordNames({ display }: Pick<EntityMeta, 'display'>): (records: readonly Named[]) => string {
  const translate = useTranslate();
  return (records) => {
    const names = records.slice(0, NAMED).map((record) => recordName(record, display));
    const more = records.length - names.length;
    const listed = names.join(translate('ui.comma'));
    return more > 0 ? translate('ui.action.others', { names: listed, n: more }) : listed;
  };
}
