import { uuidv7 } from '#core/uuid.ts';
import type { Unreadable } from '#core/manifest/read.ts';
import type { EnrolRequest, Fault, Machine, SyncRequest } from '#core/manifest/sync.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { predicateContext } from '../policies/logic.ts';
import { settle } from '../policies/settle.ts';
import { tableOf, type Row } from '../policies/tableOf.ts';
import type { Tx } from '../store/types.ts';
import type { Verdict } from './playVerdict.ts';

/** Time for which a device shows as faulty after its last fault, milliseconds (HOME-03). */
const FAULT_SHOWN_MS = 10 * 60_000;

/** Left-out ads reported per manifest; others are reported once these are fixed. */
const MOST_LEFT_OUT = 20;

interface Told {
  status: SyncRequest['status'];
  ip: string;
  /** Hardware that the player reported when it enrolled; only with its first sync. */
  hardware: EnrolRequest['hardware'] | null;
}

/**
 * Records a sign of life of a device with its reported facts, without changing `rev`: an open form must not get a
 * conflict every 30 seconds. Then x-states.system decides its state: online, or still invalid (DEV-02).
 */
export async function beat(tx: Tx, device: DeviceStored, { status, ip, hardware }: Told): Promise<void> {
  const { width, height } = status.screen;
  await tx
    .ofCorp(device.corpId)
    .updateTable('devices')
    .set({
      heartbeat_at: tx.now,
      apk_version: status.playerVersion,
      resolution: `${width}x${height}`,
      ips: JSON.stringify([ip]),
      free_bytes: status.freeBytes,
      ...machineColumns(status.machine),
      ...(hardware ? { system_type: hardware.systemType, system_version: hardware.systemVersion } : {}),
    })
    .where('id', '=', device.id)
    .execute();
  await tx.db.updateTable('device_keys').set({ last_seen_at: tx.now }).where('device_id', '=', device.id).execute();
  if (device.status !== 'online')
    await settle(
      tableOf(tx, 'device'),
      deviceMeta,
      device as unknown as Row,
      predicateContext({ now: tx.now, user: null }),
    );
}

/**
 * Returns the reported columns only, so that others keep their values: a player replaced by one in a browser has not
 * lost its network card.
 */
function machineColumns({ romBytes, ramBytes, macs }: Machine = {}): Record<string, unknown> {
  return {
    ...(romBytes === undefined ? {} : { rom_bytes: romBytes }),
    ...(ramBytes === undefined ? {} : { ram_bytes: ramBytes }),
    ...(macs === undefined ? {} : { macs: JSON.stringify(macs) }),
  };
}

/** Stores the faults that a device reported, refused plays included; the latest one is shown on the device for a while. */
export async function recordFaults(
  tx: Tx,
  device: DeviceStored,
  faults: readonly Fault[],
  refused: ReadonlyMap<Verdict, number>,
): Promise<void> {
  const all = [
    ...faults,
    ...[...refused].map(([verdict, count]): Fault => ({
      code: 'playRefused',
      at: tx.now,
      detail: `${verdict}: ${count}`,
    })),
  ];
  const rows = all.map(({ code, at, detail }) => ({
    id: uuidv7(tx.now),
    corp_id: device.corpId,
    device_id: device.id,
    code,
    detail,
    at,
    received_at: tx.now,
  }));
  if (rows.length > 0) await tx.db.insertInto('device_faults').values(rows).execute();
  const fault = all.at(-1)?.code ?? (await stillShown(tx, device));
  if (fault !== device.fault)
    await tx.ofCorp(device.corpId).updateTable('devices').set({ fault }).where('id', '=', device.id).execute();
}

/** Stores what the server left out of a manifest, at every sync, so that the device shows it as long as it lasts. */
export async function recordLeftOut(tx: Tx, device: DeviceStored, leftOut: readonly Unreadable[]): Promise<void> {
  const told = await tx.db
    .selectFrom('device_faults')
    .select('id')
    .where('device_id', '=', device.id)
    .where('code', '=', 'leftOut')
    .where('received_at', '>', tx.now - FAULT_SHOWN_MS / 2)
    .limit(1)
    .executeTakeFirst();
  if (told) return;
  const faults = leftOut.slice(0, MOST_LEFT_OUT).map(({ part, id, why }): Fault => ({
    code: 'leftOut',
    at: tx.now,
    detail: `${part} ${id}: ${why}`.slice(0, 500),
  }));
  await recordFaults(tx, device, faults, new Map());
}

async function stillShown(tx: Tx, device: DeviceStored): Promise<string | null> {
  if (device.fault === null) return null;
  const recent = await tx.db
    .selectFrom('device_faults')
    .select('id')
    .where('device_id', '=', device.id)
    .where('received_at', '>', tx.now - FAULT_SHOWN_MS)
    .limit(1)
    .executeTakeFirst();
  return recent ? device.fault : null;
}
