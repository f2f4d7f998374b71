import { verdictOf, WALL_VERDICTS, type WallVerdict } from '#core/pictures/verdict.ts';
import { handler } from '../../call/handler.ts';
import type { HandlerContext, InputOf, OutputOf } from '../../call/types.ts';
import { adsDue } from '../../player/adsDue.ts';
import { toldByAll } from '../../player/onScreen.ts';
import { offUntil } from '../../policies/operatingHours.ts';
import { looksOf, RECENT_PICTURE_MS, shotsOf, type StoredShot } from '../../player/shots.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { zoneOf } from './alike.ts';

type Answer = OutputOf<'device.wall'>;
type Item = Answer['list'][number];
type Context = HandlerContext<InputOf<'device.wall'>>;

/** Screens of one wall, and those of them whose programme one look works out, which costs a few milliseconds each. */
const MOST = 5000;
const MOST_COMPARED = 300;
/** Time for which the ads due on a screen are cached: a programme changes by the minute at most. */
const DUE_MS = 60_000;
/** Ads of a screen that are answered. */
const ADS = 4;

const remembered = new Map<string, { at: number; ids: readonly string[] }>();

/** Says whether what a screen should show is remembered from this minute. */
const isFresh = (id: string, now: number): boolean => {
  const known = remembered.get(id);
  return known !== undefined && now >= known.at && now - known.at < DUE_MS;
};

/** Returns the ads that a screen should show, worked out once a minute for all who look. */
async function dueOf({ tx, now }: Context, device: DeviceStored): Promise<readonly string[]> {
  const known = remembered.get(device.id);
  if (known && isFresh(device.id, now)) return known.ids;
  const ids = await adsDue(tx.as({ kind: 'system', corpId: device.corpId }), device, now, DUE_MS);
  if (remembered.size > 2 * MOST) remembered.clear();
  remembered.set(device.id, { at: now, ids });
  return ids;
}

interface Judged {
  device: DeviceStored;
  verdict: WallVerdict;
  /** When timers switch it on again that have it off now. */
  onAt: number | null;
  told: readonly string[];
  shots: readonly StoredShot[];
  due: readonly string[] | null;
}

async function judged(context: Context, devices: readonly DeviceStored[]): Promise<Judged[]> {
  const { tx, now } = context;
  const ids = devices.map(({ id }) => id);
  const [told, shots] = [await toldByAll(tx, ids), await shotsOf(tx, ids)];
  const off = await offUntil(tx, ids, now);
  const lookOf = await looksOf(tx, [...shots.values()].flat());
  const compared = comparedOf(
    devices.filter(({ id, status }) => status === 'online' && !off.has(id)),
    now,
  );
  const all: Judged[] = [];
  for (const device of devices) {
    const isOnline = device.status === 'online';
    const isOff = off.has(device.id);
    const due = compared.has(device.id) ? await dueOf(context, device) : null;
    const facts = { told: isOnline ? (told.get(device.id) ?? []) : [], shots: shots.get(device.id) ?? [], due };
    const { status, fault } = device;
    const onAt = off.get(device.id)?.onAt ?? null;
    all.push({
      device,
      onAt,
      ...facts,
      verdict: verdictOf({ status, fault, isOff, since: now - RECENT_PICTURE_MS, lookOf, ...facts }),
    });
  }
  return all;
}

/**
 * Returns the screens that are compared in this look: those of which it is known anyway, and of the others as many as it may be
 * worked out of, from another place each minute, so that each has its turn.
 */
function comparedOf(devices: readonly DeviceStored[], now: number): ReadonlySet<string> {
  const ids = devices.map(({ id }) => id);
  const known = ids.filter((id) => isFresh(id, now));
  const others = ids.filter((id) => !isFresh(id, now));
  const at = others.length === 0 ? 0 : (Math.floor(now / DUE_MS) * MOST_COMPARED) % others.length;
  return new Set([...known, ...[...others.slice(at), ...others.slice(0, at)].slice(0, MOST_COMPARED)]);
}

/** Returns the last pictures of screens, for who may take one. */
async function picturesOf({ tx, user }: Context, screens: readonly Judged[]): Promise<Map<string, Item['picture']>> {
  if (!user.can('device.screenshot') || screens.length === 0) return new Map();
  const ids = screens.map(({ device }) => device.id);
  const found = await tx.deviceCommands.figures(
    ['deviceId'],
    [{ most: 'finishedAt' }, { last: 'picture', by: 'finishedAt' }],
    (eb) => eb.and([eb('device_id', 'in', ids), eb('picture', 'is not', null), eb('finished_at', 'is not', null)]),
  );
  return new Map(
    found.map(([deviceId, at, file]) => [
      String(deviceId),
      { file: String(file), at: new Date(Number(at)).toISOString() },
    ]),
  );
}

/** Returns ads with what the caller may know of them. */
async function adsOf({ tx, user }: Context, ids: readonly string[]) {
  const rows =
    user.can('ad.view') && ids.length > 0 ? await tx.ads.many([...new Set(ids)], { fields: ['name', 'coverUrl'] }) : [];
  const known = new Map(rows.map((row) => [row.id, row]));
  return (some: readonly string[]): Item['due'] =>
    some.slice(0, ADS).map((adId) => ({
      adId,
      name: known.get(adId)?.name ?? null,
      cover: known.get(adId)?.coverUrl ?? null,
    }));
}

const worst = ({ verdict }: Judged): number => WALL_VERDICTS.indexOf(verdict);

/** Answers every screen's last picture beside what it should show, the worst first (MON-04). */
export const wall = handler('device.wall', async (context): Promise<Answer> => {
  const { input, tx, user } = context;
  const devices = await tx.devices.find(
    (eb) =>
      eb.and([
        eb('status', 'in', ['online', 'offline', 'unknown']),
        ...(input.groupId ? [eb('group_id', '=', input.groupId)] : []),
      ]),
    { limit: MOST },
  );
  const all = await judged(context, devices);
  const counts = Object.fromEntries(
    WALL_VERDICTS.map((verdict) => [verdict, all.filter((one) => one.verdict === verdict).length]),
  ) as Answer['counts'];
  const wanted = all
    .filter(({ verdict }) => !input.verdict || verdict === input.verdict)
    .toSorted((a, b) => worst(a) - worst(b) || (a.device.name ?? '').localeCompare(b.device.name ?? '', 'zh-CN'));
  const from = (input.page - 1) * input.pageSize;
  const shown = wanted.slice(from, from + input.pageSize);
  const pictures = await picturesOf(context, shown);
  const named = await adsOf(
    context,
    shown.flatMap(({ told, due }) => [...told, ...(due ?? [])]),
  );
  return {
    total: wanted.length,
    compared:
      devices.length < MOST &&
      all.every(({ device, verdict, due }) => device.status !== 'online' || verdict === 'off' || due !== null),
    counts,
    list: shown.map(({ device, verdict, onAt, told, due }) => ({
      id: device.id,
      name: device.name ?? device.uuid ?? '',
      verdict,
      compared: due !== null,
      status: device.status,
      fault: device.fault,
      onAt: onAt === null ? null : new Date(onAt).toISOString(),
      heardAt: device.heartbeatAt === null ? null : new Date(device.heartbeatAt).toISOString(),
      zone: zoneOf(device),
      maySnap:
        device.status === 'online' &&
        user.can('device.screenshot') &&
        Array.isArray(device.capabilities) &&
        device.capabilities.includes('screenshot'),
      picture: pictures.get(device.id) ?? null,
      playing: named(told),
      due: named(due ?? []),
    })),
  };
});
