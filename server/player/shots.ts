import type { Grid, Shot } from '#core/pictures/measure.ts';
import type { Tx } from '../store/types.ts';
import { toldBy } from './onScreen.ts';

/** Pictures of a screen whose measures are kept. */
const KEPT = 5;

/** Keeps the measure of a screen's picture, with the ads that its player says are on (MON-04); older ones than the latest five go. */
export async function keepShot(
  tx: Tx,
  { deviceId, corpId }: { deviceId: string; corpId: string },
  { grid, at, picture }: { grid: Grid; at: number; picture: string },
): Promise<void> {
  const { playing } = await toldBy(tx, deviceId);
  await tx.db
    .insertInto('screen_shots')
    .values({
      device_id: deviceId,
      at,
      corp_id: corpId,
      picture,
      grid: JSON.stringify(grid),
      ad_ids: JSON.stringify(playing.map(({ adId }) => adId)),
    })
    .onConflict((conflict) => conflict.columns(['device_id', 'at']).doNothing())
    .execute();
  const old = await tx.db
    .selectFrom('screen_shots')
    .select('at')
    .where('device_id', '=', deviceId)
    .orderBy('at', 'desc')
    .offset(KEPT)
    .limit(1)
    .executeTakeFirst();
  if (old) await tx.db.deleteFrom('screen_shots').where('device_id', '=', deviceId).where('at', '<=', old.at).execute();
}

/** A measured picture with the upload that it was measured from. */
export interface KeptShot extends Shot {
  picture: string;
}

/** Returns the measured pictures of screens. */
export async function shotsOf(tx: Tx, deviceIds: readonly string[]): Promise<Map<string, KeptShot[]>> {
  const found = new Map<string, KeptShot[]>();
  if (deviceIds.length === 0) return found;
  const rows = await tx.db
    .selectFrom('screen_shots')
    .select(['device_id', 'at', 'picture', 'grid', 'ad_ids'])
    .where('device_id', 'in', [...deviceIds])
    .orderBy('at', 'desc')
    .execute();
  for (const { device_id: id, at, picture, grid, ad_ids: adIds } of rows) {
    const shots = found.get(id) ?? [];
    shots.push({ at, picture, grid: JSON.parse(grid) as number[], adIds: JSON.parse(adIds) as string[] });
    found.set(id, shots);
  }
  return found;
}
