import { sql } from 'kysely';
import { controls, type Controls } from '#core/remote/commands.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { handler } from '../../call/handler.ts';
import type { HandlerContext, OutputOf } from '../../call/types.ts';
import { commandTarget } from '../../commands/commandTarget.ts';
import { capabilitiesOf } from '../../commands/queueCommand.ts';
import { MEDIA_LINK_MS } from '../../media/links.ts';
import type { Tx, Where } from '../../store/types.ts';

type Screen = OutputOf<'deviceCommand.remote'>['screens'][number];
type Context = HandlerContext<unknown>;
type Owned = Pick<DeviceStored, 'id' | 'corpId'>;

const FIELDS = ['name', 'uuid', 'status', 'zone', 'heartbeatAt', 'capabilities', 'sources', 'controls', 'corpId'];
/** Most screens of one answer. */
const SCREENS = 200;
/** Commands shown of a screen alone, and of each of many. */
const [OF_ONE, OF_MANY] = [20, 3];

const iso = (at: number | null | undefined): string | null => (at ? new Date(at).toISOString() : null);

/** Condition for the commands of screens. The enterprise stands in it, since each index begins with it. */
const ofScreens =
  (devices: readonly Owned[]): Where =>
  (eb) =>
    eb.and([
      eb('corp_id', 'in', [...new Set(devices.map(({ corpId }) => corpId))]),
      eb(
        'device_id',
        'in',
        devices.map(({ id }) => id),
      ),
    ]);

/** Condition for the latest few commands of each screen: counted screen by screen, or a busy one would take all. */
const latestOf =
  (devices: readonly Owned[], most: number): Where =>
  (eb) => {
    const place = sql<number>`row_number() over (partition by device_id order by created_at desc, id desc)`;
    const placed = eb
      .selectFrom('device_commands')
      .select(['id as command_id', place.as('place')])
      .where(ofScreens(devices))
      // A picture that nobody asked for is no command of anybody (MON-04).
      .where('creator_id', 'is not', null);
    return eb('id', 'in', eb.selectFrom(placed.as('placed')).select('command_id').where('place', '<=', most));
  };

/** Returns the latest commands by screen. Who may see a screen sees what others sent it. */
async function commandsOf(tx: Tx, devices: readonly Owned[], most: number): Promise<Map<string, Screen['commands']>> {
  const all = tx.as({ kind: 'system', corpId: null });
  const rows = await all.deviceCommands.find(latestOf(devices, most), {
    limit: devices.length * most,
    orderBy: ['createdAt', 'desc'],
  });
  const people = await all.accounts.many([...new Set(rows.flatMap(({ creatorId }) => creatorId ?? []))], {
    fields: ['realName', 'userName'],
  });
  const names = new Map(people.map(({ id, realName, userName }) => [id, realName ?? userName ?? null]));
  const found = new Map<string, Screen['commands']>();
  for (const row of rows) {
    found.set(row.deviceId ?? '', [
      ...(found.get(row.deviceId ?? '') ?? []),
      {
        id: row.id,
        batchId: row.batchId ?? '',
        kind: row.kind ?? '',
        status: row.status ?? '',
        createdAt: new Date(row.createdAt).toISOString(),
        finishedAt: iso(row.finishedAt),
        by: names.get(row.creatorId ?? '') ?? null,
        problem: row.problem ?? null,
        key: row.key ?? null,
        seconds: row.seconds ?? null,
        level: row.level ?? null,
        muted: row.muted ?? null,
        source: row.source ?? null,
      },
    ]);
  }
  return found;
}

/** Returns the last picture of each screen as a link that stays the same for a while, so that a browser keeps it. */
async function picturesOf(
  { tx, now, services }: Context,
  devices: readonly Owned[],
): Promise<Map<string, Screen['picture']>> {
  const isOurs = ofScreens(devices);
  const latest = await tx
    .as({ kind: 'system', corpId: null })
    .deviceCommands.figures(['deviceId'], [{ most: 'finishedAt' }, { last: 'picture', by: 'finishedAt' }], (eb) =>
      eb.and([isOurs(eb), eb('picture', 'is not', null), eb('finished_at', 'is not', null)]),
    );
  if (latest.length === 0) return new Map();
  const wanted = latest.map(([, , picture]) => String(picture));
  const files = await tx.db.selectFrom('uploads').select(['id', 'store_key']).where('id', 'in', wanted).execute();
  const keys = new Map(files.map(({ id, store_key: key }) => [id, key]));
  const half = MEDIA_LINK_MS / 2;
  const found = new Map<string, Screen['picture']>();
  for (const [deviceId, finishedAt, picture] of latest) {
    const key = keys.get(String(picture));
    if (key === undefined) continue;
    const url = await services.media.signedUrl(key, { now: now - (now % half), ttlMs: MEDIA_LINK_MS });
    found.set(String(deviceId), { url, at: new Date(Number(finishedAt)).toISOString() });
  }
  return found;
}

function nowOf({ controls: kept }: DeviceStored): Screen['now'] {
  const told: Controls = controls.safeParse(kept ?? {}).data ?? {};
  const { pausedUntil, ...rest } = told;
  return { ...rest, ...(pausedUntil ? { pausedUntil: new Date(pausedUntil).toISOString() } : {}) };
}

function screenOf(device: DeviceStored): Omit<Screen, 'picture' | 'commands'> {
  return {
    id: device.id,
    name: device.name ?? '',
    number: device.uuid ?? '',
    status: device.status ?? '',
    zone: device.zone ?? '',
    heartbeatAt: iso(device.heartbeatAt),
    capabilities: [...capabilitiesOf(device)],
    sources: (Array.isArray(device.sources) ? device.sources : []) as Screen['sources'],
    now: nowOf(device),
  };
}

/** Answers all that the page of the remote control shows of its screens: what they can do, how they are, what was asked. */
export const remote = handler('deviceCommand.remote', async (context) => {
  const { input, tx, user } = context;
  const { name, total, devices } = await commandTarget(tx, input.targetType, input.targetId, {
    fields: FIELDS,
    limit: SCREENS,
  });
  if (devices.length === 0) return { name, total, screens: [] };
  const commands = await commandsOf(tx, devices, input.targetType === 'device' ? OF_ONE : OF_MANY);
  const pictures = user.can('device.screenshot')
    ? await picturesOf(context, devices)
    : new Map<string, Screen['picture']>();
  return {
    name,
    total,
    screens: devices.map((device) => ({
      ...screenOf(device),
      picture: pictures.get(device.id) ?? null,
      commands: commands.get(device.id) ?? [],
    })),
  };
});
