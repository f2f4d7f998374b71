import { layoutMeta } from '#generated/model/layouts/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

/** Deletes layouts; the built-in ones stay, and so does what a screen, a group or a slot still uses. */
export const remove = handler('layout.delete', (context) =>
  act(layoutMeta, actionOf(layoutMeta, 'delete'), context, {
    check: async ({ id, builtIn, corpId }) => {
      if (builtIn === true) throw refuse('LAYOUT_FIXED');
      const whole = context.tx.as({ kind: 'system', corpId: String(corpId) });
      const users = [
        await whole.devices.count((eb) => eb('layout_id', '=', id)),
        await whole.deviceGroups.count((eb) => eb('layout_id', '=', id)),
        await whole.adSlots.count((eb) => eb('layout_id', '=', id)),
      ];
      if (users.some((count) => count > 0)) throw refuse('LAYOUT_IN_USE');
    },
  }),
);
