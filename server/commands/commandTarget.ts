import type { ErrorName } from '#generated/model/errors.gen.ts';
import { deviceGroupMeta } from '#generated/model/device-groups/meta.gen.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { tagMeta } from '#generated/model/tags/meta.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { TagStored } from '#generated/server/tags.gen.ts';
import { missingSentence } from '../call/answer.ts';
import { refuse } from '../call/refuse.ts';
import { displayOf } from '../policies/changes.ts';
import type { Tx, Where } from '../store/types.ts';

export type TargetType = 'device' | 'deviceGroup' | 'tag';

/** Target of a command. */
export interface CommandTarget {
  name: string;
  /** Number of screens that the caller sees; `devices` are the first of them. */
  total: number;
  devices: DeviceStored[];
}

/** Errors of a target of which no screen is online. */
export const OFFLINE: Record<TargetType, ErrorName> = {
  device: 'DEVICE_OFFLINE',
  deviceGroup: 'GROUP_OFFLINE',
  tag: 'TAG_OFFLINE',
};

const notFound = (type: TargetType) => {
  const sentence = missingSentence(type);
  return refuse('NOT_FOUND', sentence ? { sentence } : {});
};

const inGroup =
  (groupId: string): Where =>
  (eb) =>
    eb('group_id', '=', groupId);

const withTag =
  ({ id, corpId }: Pick<TagStored, 'id' | 'corpId'>): Where =>
  (eb) =>
    eb(
      'id',
      'in',
      eb
        .selectFrom('devices__tag_ids')
        .select('devices__tag_ids.id')
        .where('devices__tag_ids.corp_id', '=', corpId)
        .where('devices__tag_ids.ref_id', '=', id),
    );

/**
 * Returns the screens of a screen, a group or a tag that the caller sees. A group of which all screens are beyond the
 * caller is answered as if it did not exist, like one of another enterprise.
 */
export async function commandTarget(
  tx: Tx,
  type: TargetType,
  id: string,
  { fields, limit = limits.screensPerPress }: { fields?: readonly string[]; limit?: number } = {},
): Promise<CommandTarget> {
  const read = fields ? { fields } : {};
  if (type === 'device') {
    const device = await tx.devices.one(id, read);
    if (!device) throw notFound(type);
    return { name: displayOf(deviceMeta, { ...device }), total: 1, devices: [device] };
  }
  const group = type === 'deviceGroup' ? await tx.deviceGroups.one(id) : await tx.tags.one(id);
  if (!group) throw notFound(type);
  const where = type === 'deviceGroup' ? inGroup(id) : withTag(group);
  const total = await tx.devices.count(where);
  if (total === 0 && (await tx.as({ kind: 'system', corpId: group.corpId }).devices.count(where)) > 0)
    throw notFound(type);
  return {
    name: displayOf(type === 'deviceGroup' ? deviceGroupMeta : tagMeta, { ...group }),
    total,
    devices: await tx.devices.find(where, { ...read, limit, orderBy: ['name', 'asc'] }),
  };
}
