import { limits } from '#generated/model/limits.gen.ts';
import { COMMANDED_FIELDS, queueCommand } from '../commands/queueCommand.ts';
import type { Hints } from '../services.ts';
import type { Tx, Where } from '../store/types.ts';

/** Screens that are asked in one minute: 6,000 in half an hour, and none of them notices the others. */
const AT_ONCE = 200;

/** Returns the condition for screens whose enterprise chose to have pictures this often; who chose nothing has them by the default. */
const chosen =
  (often: 'minutes30' | 'hours2'): Where =>
  (eb) => {
    const settings = eb
      .selectFrom('software_settings as setting')
      .select('setting.id')
      .whereRef('setting.corp_id', '=', 'devices.corp_id')
      .where('setting.deleted_at', 'is', null);
    const others = settings.where((of) =>
      of.and([of('setting.picture_every', 'is not', null), of('setting.picture_every', '<>', often)]),
    );
    return often === 'minutes30'
      ? eb.not(eb.exists(others))
      : eb.exists(settings.where('setting.picture_every', '=', often));
  };

/** Returns the condition for screens that were asked for no picture since an instant, by anybody. */
const unasked =
  (since: number): Where =>
  (eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('device_commands as asked')
          .select('asked.id')
          .whereRef('asked.corp_id', '=', 'devices.corp_id')
          .whereRef('asked.device_id', '=', 'devices.id')
          .where('asked.created_at', '>', since)
          .where('asked.kind', '=', 'screenshot'),
      ),
    );

/**
 * Asks screens that are online for a picture, as often as their enterprise chose (MON-04): without one the fleet wall finds
 * neither a dark screen nor a frozen one. Returns how many were asked. `tx` sees the whole platform.
 */
export async function askForPictures(tx: Tx, hints: Hints): Promise<number> {
  const devices = await tx.devices.find(
    (eb) =>
      eb.and([
        eb('status', '=', 'online'),
        eb('capabilities', 'like', '%"screenshot"%'),
        eb.or([
          eb.and([chosen('minutes30')(eb), unasked(tx.now - limits.wallPicture)(eb)]),
          eb.and([chosen('hours2')(eb), unasked(tx.now - limits.wallPictureSeldom)(eb)]),
        ]),
      ]),
    { fields: COMMANDED_FIELDS, limit: AT_ONCE },
  );
  for (const device of devices)
    await queueCommand(
      tx,
      [device],
      { kind: 'screenshot' },
      { userId: null, targetType: 'device', targetId: device.id, targetName: device.name ?? '', hints },
    );
  return devices.length;
}
