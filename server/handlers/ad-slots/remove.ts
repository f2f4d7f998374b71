import { adSlotMeta } from '#generated/model/ad-slots/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

const OVER = ['expired', 'disapproved'];

/** Deletes ad slots; one in which an ad plays, or may yet, stays. */
export const remove = handler('adSlot.delete', (context) =>
  act(adSlotMeta, actionOf(adSlotMeta, 'delete'), context, {
    check: async ({ id, corpId }) => {
      const whole = context.tx.as({ kind: 'system', corpId: String(corpId) });
      const ads = await whole.ads.count((eb) => eb.and([eb('slot_id', '=', id), eb('status', 'not in', OVER)]));
      if (ads > 0) throw refuse('SLOT_IN_USE', { data: { ads } });
    },
  }),
);
