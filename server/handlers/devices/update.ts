import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { update as updateRow } from '../crud/update.ts';

/** Changes a screen; another layout, group or tag is another manifest, so its player is told. */
export const update = handler('device.update', async (context) => {
  const { tx, services } = context;
  const device = await updateRow(deviceMeta, context);
  tx.afterCommit(() => services.hints.send(device.id));
  return device;
});
