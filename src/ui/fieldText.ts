import { useTranslate } from 'react-admin';
import type { FieldMeta } from '#core/entity/meta.ts';
import { useFormats } from './format.ts';
import { useLabels } from './labels.ts';

/** Returns what writes a field's value in words; null where a name would have to be looked up, or for a list or a document. */
export function useFieldText(resource: string): (field: FieldMeta, value: unknown) => string | null {
  const translate = useTranslate();
  const labels = useLabels(resource);
  const { number, money, instant, date } = useFormats();
  return ({ name, kind }, value) => {
    if (value === null || value === undefined || value === '') return translate('ui.none');
    if (typeof value === 'boolean') return translate(value ? 'ui.yes' : 'ui.no');
    if (typeof value === 'number') return kind === 'money' ? money(value) : number(value);
    if (typeof value !== 'string') return null;
    if (kind === 'enum' || kind === 'state') return labels.value(name, value);
    if (kind === 'instant') return instant(value);
    if (kind === 'date') return date(value);
    return kind === 'text' || kind === 'time' ? value : null;
  };
}
