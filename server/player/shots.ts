import type { Content } from '#core/pictures/likeness.ts';
import type { Grid } from '#core/pictures/measure.ts';
import { BAD_PICTURES, stateOf, type ShotState, type StatedShot } from '#core/pictures/verdict.ts';
import type { Tx, Where } from '../store/types.ts';
import { toldBy } from './onScreen.ts';

/** Pictures of a screen whose measures are kept. */
const SHOTS = 5;

/** A picture that is older says nothing about now. */
export const RECENT_PICTURE_MS = 24 * 60 * 60_000;

/**
 * Keeps the measure of a screen's picture, with the ads that its player says are on and what was found in it (MON-04), and
 * returns that; older ones than the latest five go.
 * @param content how it stands to what may be on the screen
 */
export async function keepShot(
  tx: Tx,
  { deviceId, corpId }: { deviceId: string; corpId: string },
  { grid, at, picture, content }: { grid: Grid; at: number; picture: string; content: Content },
): Promise<ShotState | null> {
  const { playing } = await toldBy(tx, deviceId);
  const shot = { at, grid, adIds: playing.map(({ adId }) => adId) };
  const before = (await shotsOf(tx, [deviceId])).get(deviceId) ?? [];
  const state = stateOf(shot, { before, content, lookOf: await looksOf(tx, [shot, ...before]) });
  await tx.db
    .insertInto('screen_shots')
    .values({
      device_id: deviceId,
      at,
      corp_id: corpId,
      picture,
      grid: JSON.stringify(grid),
      ad_ids: JSON.stringify(shot.adIds),
      state,
    })
    .onConflict((conflict) => conflict.columns(['device_id', 'at']).doNothing())
    .execute();
  const old = await tx.db
    .selectFrom('screen_shots')
    .select('at')
    .where('device_id', '=', deviceId)
    .orderBy('at', 'desc')
    .offset(SHOTS)
    .limit(1)
    .executeTakeFirst();
  if (old) await tx.db.deleteFrom('screen_shots').where('device_id', '=', deviceId).where('at', '<=', old.at).execute();
  return state;
}

/** A measured picture with the upload that it was measured from. */
export interface StoredShot extends StatedShot {
  picture: string;
}

/** Returns the measured pictures of screens. */
export async function shotsOf(tx: Tx, deviceIds: readonly string[]): Promise<Map<string, StoredShot[]>> {
  const found = new Map<string, StoredShot[]>();
  if (deviceIds.length === 0) return found;
  const rows = await tx.db
    .selectFrom('screen_shots')
    .select(['device_id', 'at', 'picture', 'grid', 'ad_ids', 'state'])
    .where('device_id', 'in', [...deviceIds])
    .orderBy('at', 'desc')
    .execute();
  for (const { device_id: id, at, picture, grid, ad_ids: adIds, state } of rows) {
    const shots = found.get(id) ?? [];
    shots.push({
      at,
      picture,
      grid: JSON.parse(grid) as number[],
      adIds: JSON.parse(adIds) as string[],
      state: state as ShotState | null,
    });
    found.set(id, shots);
  }
  return found;
}

/** Returns what the ads of pictures look like: two ads that show the same files look alike. */
export async function looksOf(tx: Tx, shots: readonly Pick<StatedShot, 'adIds'>[]): Promise<(adId: string) => string> {
  const ids = [...new Set(shots.flatMap(({ adIds }) => adIds))];
  const ads =
    ids.length > 0 ? await tx.as({ kind: 'system', corpId: null }).ads.many(ids, { fields: ['materials'] }) : [];
  const looks = new Map(ads.map(({ id, materials }) => [id, (materials ?? []).join(' ') || id]));
  return (adId) => looks.get(adId) ?? adId;
}

/** Returns the condition for screens that are online and whose last picture, of this day, is dark, frozen or wrong. */
export const withBadPicture =
  (now: number): Where =>
  (eb) =>
    eb.and([
      eb('status', '=', 'online'),
      eb.exists(
        eb
          .selectFrom('screen_shots as shot')
          .select('shot.at')
          .whereRef('shot.device_id', '=', 'devices.id')
          .where('shot.at', '>=', now - RECENT_PICTURE_MS)
          .where('shot.state', 'in', BAD_PICTURES)
          .where((of) =>
            of.not(
              of.exists(
                of
                  .selectFrom('screen_shots as later')
                  .select('later.at')
                  .whereRef('later.device_id', '=', 'shot.device_id')
                  .whereRef('later.at', '>', 'shot.at'),
              ),
            ),
          ),
      ),
    ]);
