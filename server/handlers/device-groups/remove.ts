import { deviceGroupMeta } from '#generated/model/device-groups/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

/** Deletes device groups; one with devices stays, since each device is in one. */
export const remove = handler('deviceGroup.delete', (context) =>
  act(deviceGroupMeta, actionOf(deviceGroupMeta, 'delete'), context, {
    check: async ({ id, corpId }) => {
      const whole = context.tx.as({ kind: 'system', corpId: String(corpId) });
      if ((await whole.devices.count((eb) => eb('group_id', '=', id))) > 0) throw refuse('DEVICE_GROUP_IN_USE');
    },
  }),
);
