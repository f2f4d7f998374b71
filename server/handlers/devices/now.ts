import { adsIn } from '#core/schedule/timeline.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext, OutputOf } from '../../call/types.ts';
import { stretchesAround } from '../../player/adsDue.ts';
import { offUntil } from '../../policies/operatingHours.ts';
import { toldBy } from '../../player/onScreen.ts';
import type { Tx } from '../../store/types.ts';
import { faultsOf } from './faults.ts';

type Answer = OutputOf<'device.now'>;
type Context = Pick<HandlerContext<unknown>, 'tx' | 'user' | 'now'>;

/** Changes of state that are answered (DEV-02). */
const STATES = 10;

const iso = (instant: number): string => new Date(instant).toISOString();

/** Returns ads by id with what the caller may know of them. */
async function seen({ tx, user }: Context, ids: readonly string[]) {
  const rows =
    ids.length > 0 && user.can('ad.view') ? await tx.ads.many([...new Set(ids)], { fields: ['name', 'coverUrl'] }) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

async function playingOf(
  context: Context,
  device: DeviceStored,
): Promise<Pick<Answer, 'heardAt' | 'playing' | 'files'>> {
  const told = await toldBy(context.tx, device.id);
  const shown = device.status === 'online' ? told.playing : [];
  const ads = await seen(
    context,
    shown.map(({ adId }) => adId),
  );
  const slots =
    shown.length > 0
      ? await context.tx.adSlots.many(
          shown.map(({ slotId }) => slotId),
          { fields: ['name'] },
        )
      : [];
  const names = new Map(slots.map(({ id, name }) => [id, name ?? null]));
  return {
    heardAt: told.at === null ? null : iso(told.at),
    files: told.files,
    playing: shown.map(({ adId, slotId }) => ({
      slot: names.get(slotId) ?? null,
      adId,
      name: ads.get(adId)?.name ?? null,
      cover: ads.get(adId)?.coverUrl ?? null,
    })),
  };
}

/** Returns the last screenshot, for who may take one. */
async function pictureOf({ tx, user }: Context, { id, corpId }: DeviceStored): Promise<Answer['picture']> {
  if (!user.can('device.screenshot')) return null;
  const [last] = await tx
    .as({ kind: 'system', corpId })
    .deviceCommands.find((eb) => eb.and([eb('device_id', '=', id), eb('picture', 'is not', null)]), {
      fields: ['picture', 'finishedAt'],
      orderBy: ['finishedAt', 'desc'],
      limit: 1,
    });
  return last?.picture ? { file: last.picture, at: last.finishedAt ? iso(last.finishedAt) : null } : null;
}

async function pointOf(whole: Tx, { id, type }: DeviceStored): Promise<Answer['point']> {
  const [point] = await whole.devicePoints.find(
    (eb) => eb.and([eb('device_id', '=', id), eb('status', '=', 'bound')]),
    {
      limit: 1,
      orderBy: ['expireAt', 'desc'],
    },
  );
  if (!point) return null;
  const free = await whole.devicePoints.count((eb) =>
    eb.and([eb('status', '=', 'free'), eb('type', '=', type), eb('expire_at', '>', point.expireAt ?? whole.now)]),
  );
  return { number: point.number ?? '', expireAt: point.expireAt === null ? null : iso(point.expireAt), free };
}

/** Returns the next change of the programme before midnight, by the play list of today. */
async function nextOf(context: Context, whole: Tx, device: DeviceStored): Promise<Answer['next']> {
  const stretches = await stretchesAround(whole, device, context.now);
  const at = stretches.findIndex((stretch) => stretch.from <= context.now && context.now < stretch.to);
  const [here, there] = [stretches[at], stretches[at + 1]];
  if (!here || !there) return null;
  const [before, after] = [adsIn(here), adsIn(there)];
  const ads = await seen(context, [...before, ...after]);
  const named = (ids: Iterable<string>) => [...ids].flatMap((id) => ads.get(id)?.name ?? []);
  return {
    at: iso(there.from),
    starts: named([...after].filter((id) => !before.has(id))),
    ends: named([...before].filter((id) => !after.has(id))),
  };
}

/** Returns the latest changes of a device's state; one that repeats the state before it says nothing new. */
async function statesOf(tx: Tx, { id, corpId }: DeviceStored): Promise<Answer['states']> {
  const rows = await tx.db
    .selectFrom('state_changes')
    .select(['state', 'at'])
    .where('corp_id', '=', corpId)
    .where('entity', '=', 'device')
    .where('row_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(STATES * 2)
    .execute();
  return rows
    .filter(({ state }, index) => rows[index + 1]?.state !== state)
    .slice(0, STATES)
    .map(({ state, at }) => ({ state, at: iso(at) }));
}

/** Returns whether timers have the screen off, and until when (DEV-18). */
async function offOf(whole: Tx, { id }: DeviceStored): Promise<Answer['off']> {
  const off = (await offUntil(whole, [id], whole.now)).get(id);
  return off ? { onAt: off.onAt === null ? null : iso(off.onAt) } : null;
}

/** Answers how a screen is this moment: on screen, files, last picture, point, what follows, latest states and faults (DEV-02, DEV-19). */
export const now = handler('device.now', async (context): Promise<Answer> => {
  const { input, tx } = context;
  const device = await tx.devices.one(input.id);
  if (!device) throw refuse('NOT_FOUND');
  const whole = tx.as({ kind: 'system', corpId: device.corpId });
  return {
    ...(await playingOf(context, device)),
    off: await offOf(whole, device),
    picture: await pictureOf(context, device),
    point: await pointOf(whole, device),
    next: await nextOf(context, whole, device),
    states: await statesOf(tx, device),
    faults: await faultsOf(context, device),
  };
});
