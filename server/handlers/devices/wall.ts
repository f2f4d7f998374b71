import { verdictOf, WALL_VERDICTS, type WallVerdict } from '#core/pictures/verdict.ts';
import { handler } from '../../call/handler.ts';
import type { HandlerContext, InputOf, OutputOf } from '../../call/types.ts';
import { adsDue } from '../../player/adsDue.ts';
import { toldByAll } from '../../player/onScreen.ts';
import { offUntil } from '../../policies/operatingHours.ts';
import { shotsOf, type KeptShot } from '../../player/shots.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { zoneOf } from './alike.ts';

type Answer = OutputOf<'device.wall'>;
type Item = Answer['list'][number];
type Context = HandlerContext<InputOf<'device.wall'>>;

/** Screens of one wall, and those of them that are compared with their programme, which costs a few milliseconds each. */
const MOST = 5000;
const MOST_COMPARED = 300;
/** A picture that is older says nothing about now. */
const RECENT_MS = 24 * 60 * 60_000;
/** How long it is remembered what a screen should show: a programme changes by the minute at most. */
const DUE_MS = 60_000;
/** Ads of a screen that are answered. */
const ADS = 4;

const remembered = new Map<string, { at: number; ids: readonly string[] }>();

/** Returns the ads that a screen should show, worked out once a minute for all who look. */
async function dueOf({ tx, now }: Context, device: DeviceStored): Promise<readonly string[]> {
  const known = remembered.get(device.id);
  if (known && now >= known.at && now - known.at < DUE_MS) return known.ids;
  const ids = await adsDue(tx.as({ kind: 'system', corpId: device.corpId }), device, now, DUE_MS);
  if (remembered.size > MOST) remembered.clear();
  remembered.set(device.id, { at: now, ids });
  return ids;
}

interface Judged {
  device: DeviceStored;
  verdict: WallVerdict;
  /** When timers switch it on again that have it off now. */
  onAt: number | null;
  told: readonly string[];
  shots: readonly KeptShot[];
  due: readonly string[] | null;
}

async function judged(context: Context, devices: readonly DeviceStored[]): Promise<Judged[]> {
  const { tx, now } = context;
  const ids = devices.map(({ id }) => id);
  const [told, shots] = [await toldByAll(tx, ids), await shotsOf(tx, ids)];
  const off = await offUntil(tx, ids, now);
  let compared = 0;
  const all: Judged[] = [];
  for (const device of devices) {
    const isOnline = device.status === 'online';
    const isOff = off.has(device.id);
    const due = isOnline && !isOff && compared < MOST_COMPARED ? await dueOf(context, device) : null;
    if (due) compared += 1;
    const facts = { told: isOnline ? (told.get(device.id) ?? []) : [], shots: shots.get(device.id) ?? [], due };
    const { status, fault } = device;
    const onAt = off.get(device.id)?.onAt ?? null;
    all.push({
      device,
      onAt,
      ...facts,
      verdict: verdictOf({ status, fault, isOff, since: now - RECENT_MS, ...facts }),
    });
  }
  return all;
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
    compared: all.filter(({ device }) => device.status === 'online').length <= MOST_COMPARED,
    counts,
    list: shown.map(({ device, verdict, onAt, told, due }) => ({
      id: device.id,
      name: device.name ?? device.uuid ?? '',
      verdict,
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
