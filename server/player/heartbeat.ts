import { uuidv7 } from '#core/uuid.ts';
import type { Unreadable } from '#core/manifest/read.ts';
import type { EnrolRequest, Fault, Machine, SyncRequest } from '#core/manifest/sync.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { predicateContext } from '../policies/logic.ts';
import { settle } from '../policies/settle.ts';
import { tableOf } from '../policies/tableOf.ts';
import { columnOf } from '../store/names.ts';
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

/** Facts of a device that its player reports. */
type Facts = Partial<DeviceStored>;

/** Change of the free storage that is worth a write, bytes: a player's own records move it all the time. */
const FREE_STEP = 1024 * 1024;

/**
 * Records the reported facts of a device that are others than before, without changing `rev`: an open form must not get
 * a conflict every 30 seconds. Then x-states.system decides its state: online, or still invalid (DEV-02). Returns the
 * device as it then is. The instant of the heartbeat itself is written for many devices at once (`beatAll`).
 */
export async function beat(tx: Tx, device: DeviceStored, told: Told): Promise<DeviceStored> {
  const isUp = device.status === 'online';
  const facts = changed(device, { ...factsOf(told), ...(isUp ? {} : { heartbeatAt: tx.now }) });
  const names = Object.keys(facts);
  if (names.length > 0)
    await tx
      .ofCorp(device.corpId)
      .updateTable('devices')
      .set(Object.fromEntries(Object.entries(facts).map(([name, value]) => [columnOf(name), stored(value)])))
      .where('id', '=', device.id)
      .execute();
  const now = { ...device, ...facts };
  if (isUp) return now;
  const { status } = await settle(
    tableOf(tx, 'device'),
    deviceMeta,
    now,
    predicateContext({ now: tx.now, user: null }),
  );
  return { ...now, status: status as DeviceStored['status'] };
}

/** Records a sign of life of many devices of one corporation. */
export async function beatAll(tx: Tx, corpId: string, deviceIds: readonly string[]): Promise<void> {
  await tx.ofCorp(corpId).updateTable('devices').set({ heartbeat_at: tx.now }).where('id', 'in', deviceIds).execute();
  await tx.db.updateTable('device_keys').set({ last_seen_at: tx.now }).where('device_id', 'in', deviceIds).execute();
}

const stored = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Returns the facts that differ from those of the device. */
function changed(device: DeviceStored, facts: Facts): Facts {
  const before: Readonly<Record<string, unknown>> = { ...device };
  const differs = ([name, value]: [string, unknown]): boolean => {
    const was = before[name] ?? null;
    if (name === 'freeBytes' && typeof was === 'number' && typeof value === 'number')
      return Math.abs(was - value) >= FREE_STEP;
    return stored(was) !== stored(value ?? null);
  };
  return Object.fromEntries(Object.entries(facts).filter(differs));
}

function factsOf({ status, ip, hardware }: Told): Facts {
  const { width, height } = status.screen;
  return {
    apkVersion: status.playerVersion,
    resolution: `${width}x${height}`,
    ips: [ip],
    freeBytes: status.freeBytes,
    ...(hardware ? { systemType: hardware.systemType, systemVersion: hardware.systemVersion } : {}),
    ...machineFacts(status.machine),
    ...shellFacts(status),
    ...(status.controls ? { controls: status.controls } : {}),
  };
}

/**
 * Returns the reported facts only, so that others keep their values: a player replaced by one in a browser has not lost
 * its network card.
 */
function machineFacts({ romBytes, ramBytes, macs, model, system, systemVersion }: Machine = {}): Facts {
  return {
    ...(model === undefined ? {} : { model }),
    ...(system === undefined ? {} : { systemType: system, systemVersion: systemVersion ?? null }),
    ...(romBytes === undefined ? {} : { romBytes }),
    ...(ramBytes === undefined ? {} : { ramBytes }),
    ...(macs === undefined ? {} : { macs }),
  };
}

/** Returns what the device can do, and by which shell. A player that tells no capabilities is of a version before shells. */
function shellFacts({ capabilities, shell, apps }: SyncRequest['status']): Facts {
  if (!capabilities) return {};
  return {
    capabilities,
    shell: shell?.name ?? null,
    shellVersion: shell?.version ?? null,
    shellPlatform: shell?.platform ?? null,
    sources: shell?.sources ?? [],
    installKinds: shell?.installKinds ?? [],
    ...(apps ? { apps } : {}),
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

/** Stores what the server left out of a manifest, so that the device shows it as long as it lasts. */
export async function recordLeftOut(tx: Tx, device: DeviceStored, leftOut: readonly Unreadable[]): Promise<void> {
  const details = leftOut.slice(0, MOST_LEFT_OUT).map(({ part, id, why }) => `${part} ${id}: ${why}`.slice(0, 500));
  await recordLasting(tx, device, 'leftOut', details);
}

/** Stores a fault that the server finds at every sync, seldom enough to be one line and often enough to stay on the device. */
export async function recordLasting(
  tx: Tx,
  device: DeviceStored,
  code: Fault['code'],
  details: readonly string[],
): Promise<void> {
  const told = await tx.db
    .selectFrom('device_faults')
    .select('id')
    .where('device_id', '=', device.id)
    .where('code', '=', code)
    .where('received_at', '>', tx.now - FAULT_SHOWN_MS / 2)
    .limit(1)
    .executeTakeFirst();
  if (told) return;
  const faults = details.map((detail): Fault => ({ code, at: tx.now, detail }));
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
