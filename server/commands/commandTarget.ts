import type { ErrorName } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { missingSentence } from '../call/answer.ts';
import { refuse } from '../call/refuse.ts';
import { isTarget, type TargetKind } from '../player/targets.ts';
import { displayOf } from '../policies/changes.ts';
import { entityOf, tableOf } from '../policies/tableOf.ts';
import type { Tx } from '../store/types.ts';

/** Target of a command. */
export interface CommandTarget {
  name: string;
  /** Number of screens that the caller sees; `devices` are the first of them. */
  total: number;
  devices: DeviceStored[];
}

/** Errors of a target of which no screen is online. */
export const OFFLINE: Record<TargetKind, ErrorName> = {
  device: 'DEVICE_OFFLINE',
  deviceGroup: 'GROUP_OFFLINE',
  deviceSet: 'SET_OFFLINE',
  tag: 'TAG_OFFLINE',
  store: 'STORE_OFFLINE',
};

const notFound = (kind: TargetKind) => {
  const sentence = missingSentence(kind);
  return refuse('NOT_FOUND', sentence ? { sentence } : {});
};

/**
 * Returns the screens of a target that the caller sees (DEV-08). A target of which all screens are beyond the caller is answered as
 * if it did not exist, like one of another enterprise.
 */
export async function commandTarget(
  tx: Tx,
  kind: TargetKind,
  id: string,
  { fields, limit = limits.screensPerPress }: { fields?: readonly string[]; limit?: number } = {},
): Promise<CommandTarget> {
  const record = await tableOf(tx, kind).one(id);
  const entity = entityOf(kind);
  const where = isTarget({ targetType: kind, targetIds: [id] });
  if (!record || !entity || !where) throw notFound(kind);
  const total = await tx.devices.count(where);
  const corpId = String(record['corpId']);
  if (total === 0 && (await tx.as({ kind: 'system', corpId }).devices.count(where)) > 0) throw notFound(kind);
  return {
    name: displayOf(entity, record),
    total,
    devices: await tx.devices.find(where, { ...(fields ? { fields } : {}), limit, orderBy: ['name', 'asc'] }),
  };
}
