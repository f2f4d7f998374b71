import { refuse } from '../../call/refuse.ts';
import { beginRollOut } from '../../commands/rollOut.ts';
import { isTarget, MOST_DEVICES } from '../../player/targets.ts';
import { creating } from '../verbs.ts';

/** Begins a roll-out to the screens that the caller may see of what was chosen (DEV-09). */
export const create = creating('firmwareTask', async (draft, { tx, user, services }) => {
  const firmware = await tx.firmwares.one(draft.firmwareId ?? '', { lock: 'reference' });
  if (!firmware) throw refuse('PAYLOAD_INVALID', { field: 'firmwareId', rule: 'notFound' });
  if (firmware.kind !== 'apk' && !user.can('device.firmware')) throw refuse('NO_PERMISSION');
  const where = isTarget({ targetType: draft.targetType ?? 'device', targetIds: draft.targetIds ?? [] });
  const screens = where ? await tx.devices.find(where, { limit: MOST_DEVICES }) : [];
  if (screens.length === 0) throw refuse('FIRMWARE_NO_SCREENS');
  return {
    effects: (task) =>
      beginRollOut(tx.as({ kind: 'system', corpId: user.corpId }), services, task, { screens, firmware }),
  };
});
