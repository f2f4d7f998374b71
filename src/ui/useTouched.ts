import { useTranslate } from 'react-admin';
import { useFormats } from './format.ts';
import { useCall } from './useCall.ts';

/** Records that are to be changed: what they touch is counted by `search.touched`. */
export interface Touching {
  entity: string;
  ids: readonly string[];
  /** Screens that are put into a group or taken out of it. */
  members?: readonly string[];
}

interface Touched {
  ads: number;
  orders: number;
}

/**
 * Returns what says how many running ads and sold orders a change of records touches (UI-09). Nothing is said where it
 * touches none; what cannot be counted is said, too.
 */
export function useTouched(): (touching: Touching) => Promise<string | null> {
  const call = useCall();
  const translate = useTranslate();
  const { number } = useFormats();
  return async (touching) => {
    try {
      const { ads, orders } = (await call('search.touched', { ...touching })) as Touched;
      return ads + orders === 0 ? null : translate('ui.form.touches', { ads: number(ads), orders: number(orders) });
    } catch {
      return translate('ui.form.touchesUnknown');
    }
  };
}
