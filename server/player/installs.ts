import type { InstallOrder, SyncRequest } from '#core/manifest/sync.ts';
import { isOpen } from '#core/schedule/window.ts';
import { zonedTime, zoneOr } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { isRolling, isUntouched, noteOutcome, refusalOf } from '../commands/rollOut.ts';
import type { Services } from '../services.ts';
import type { Tx, Where } from '../store/types.ts';
import { signLink } from './links.ts';

const OPEN = ['waiting', 'outside', 'downloading', 'installing'];
/** For so long a screen may tell how an installation ended that was given up, since it said nothing. */
const LATE_MS = 7 * 24 * 60 * 60_000;

/** Condition for the lines of roll-outs of which screens may still tell something. */
export const listensTo =
  (now: number): Where =>
  (eb) =>
    eb.or([
      eb('status', 'in', OPEN),
      eb.and([eb('status', '=', 'failed'), eb('outcome', '=', 'silent'), eb('finished_at', '>', now - LATE_MS)]),
    ]);

/** Notes what a screen tells of its installations, and returns what it shall install: of one roll-out at a time. */
export async function installsFor(
  tx: Tx,
  device: DeviceStored,
  { status, services }: { status: SyncRequest['status']; services: Pick<Services, 'store' | 'config'> },
): Promise<{ orders: InstallOrder[]; isInstalling: boolean }> {
  const lines = await tx.firmwareTaskScreens.find(
    (eb) => eb.and([eb('device_id', '=', device.id), listensTo(tx.now)(eb)]),
    // By the device, which is one: by id SQLite would read the lines of all.
    { limit: 100, orderBy: ['deviceId', 'asc'] },
  );
  lines.sort((a, b) => (a.id < b.id ? -1 : 1));
  let isInstalling = false;
  for (const line of lines) {
    const told = status.installs?.find(({ id }) => id === line.orderId);
    const isOver = told?.state === 'done' || told?.state === 'failed';
    const isNews =
      told && (told.state !== line.outcome || told.percent !== line.percent) && (isOver || line.status !== 'failed');
    if (isNews)
      await noteOutcome(tx, services, line, {
        outcome: told.state,
        percent: told.percent,
        detail: told.detail || null,
      });
    isInstalling ||= told !== undefined && !isOver;
    if (told || line.status === 'failed') continue;
    const order = await orderOf(tx, device, line.taskId ?? '');
    if (order === null) continue;
    if (typeof order === 'string') {
      await noteOutcome(tx, services, line, { outcome: 'refused', detail: order });
      continue;
    }
    if (!line.isFirst && !order.isRest) continue;
    // What has begun goes on after its hours: a screen half installed is of no use to anybody.
    if (isUntouched(line.status)) {
      if (order.isWithin !== (line.status === 'waiting'))
        await noteOutcome(tx, services, line, { outcome: order.isWithin ? 'inside' : 'outside' });
      if (!order.isWithin) continue;
    }
    const { firmware } = order;
    const sha256 = firmware.sha256 ?? '';
    return {
      orders: [
        {
          id: line.orderId ?? '',
          kind: firmware.kind ?? 'apk',
          path: signLink(
            services.config.secret,
            { kind: 'media', corpId: device.corpId, sha256 },
            tx.now + limits.mediaLink,
          ),
          sha256,
          size: firmware.size ?? 0,
          version: firmware.version ?? '',
          name: firmware.packageName || (firmware.fileName ?? ''),
        },
      ],
      isInstalling: true,
    };
  }
  return { orders: [], isInstalling };
}

/** Returns what a roll-out brings now; a text if this screen cannot install it, null if it brings nothing now. */
async function orderOf(tx: Tx, device: DeviceStored, taskId: string) {
  const task = await tx.firmwareTasks.one(taskId);
  if (!task || !isRolling(task)) return null;
  const firmware = await tx.firmwares.one(task.firmwareId);
  if (!firmware) return null;
  const { fromTime, toTime } = task;
  const isWithin =
    !fromTime || !toTime || isOpen({ from: fromTime, to: toTime }, zonedTime(tx.now, zoneOr(device.zone)));
  return refusalOf(device, firmware) ?? { firmware, isRest: task.isRest === true, isWithin };
}
