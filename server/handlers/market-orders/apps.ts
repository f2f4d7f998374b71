import { handler } from '../../call/handler.ts';
import { UNIT_PRICE, type AppType } from '../../commands/marketOrder.ts';
import type { Where } from '../../store/types.ts';

const TYPES: readonly AppType[] = ['android', 'windows'];

/** Lists the apps for sale, and counts the points of the caller's enterprise (MKT-01). */
export const apps = handler('marketOrder.apps', async ({ tx, user, now }) => {
  const own = tx.as({ kind: 'system', corpId: user.corpId });
  const points =
    (type: AppType, status: string): Where =>
    (eb) =>
      eb.and([eb('type', '=', type), eb('status', '=', status), eb('expire_at', '>', now)]);
  const list = [];
  for (const appType of TYPES)
    list.push({
      appType,
      unitPrice: UNIT_PRICE[appType],
      free: await own.devicePoints.count(points(appType, 'free')),
      bound: await own.devicePoints.count(points(appType, 'bound')),
      waiting: await own.devices.count((eb) => eb.and([eb('type', '=', appType), eb('expire_at', '<=', now)])),
    });
  return { apps: list };
});
