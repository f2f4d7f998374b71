import { useTranslate } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { useFormats } from '../format.ts';
import { useCall } from '../useCall.ts';
import type { FormQuestion } from './formViewContext.ts';

interface Touched {
  ads: number;
  orders: number;
}

/**
 * Returns what a form asks before it saves changes of fields that decide what plays (`x-touches`): how many running ads and
 * sold orders they touch (UI-09). Nothing is asked where they touch none; what cannot be counted is said, and asked.
 */
export function useTouched(meta: EntityMeta): (id: string, changes: Values) => FormQuestion[] {
  const call = useCall();
  const translate = useTranslate();
  const { number } = useFormats();
  return (id, changes) =>
    meta.fields.some(({ name, touches }) => touches && name in changes)
      ? [
          async () => {
            try {
              const { ads, orders } = (await call('search.touched', { entity: meta.name, id })) as Touched;
              return ads + orders === 0
                ? null
                : translate('ui.form.touches', { ads: number(ads), orders: number(orders) });
            } catch {
              return translate('ui.form.touchesUnknown');
            }
          },
        ]
      : [];
}
