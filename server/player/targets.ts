import type { AdStored } from '#generated/server/ads.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { signalsAt } from '../policies/signals.ts';
import type { Tx, Where } from '../store/types.ts';

/** Facts of a device that an ad's target can match: its id, group, sets and tags. */
type Target = Pick<DeviceStored, 'id' | 'groupId' | 'setIds' | 'tagIds'>;

/** Upper bound of devices in one query; more than any corporation has. */
export const MOST_DEVICES = 100_000;

/** States of ads that may be in a manifest: approved, not paused, not expired. Their plan must not be paused either. */
const ISSUED = ['pendingPlay', 'playing'];

/** Returns the ids by which each type of target reaches a device. */
function namesOf({ id, groupId, setIds, tagIds }: Target): [type: string, ids: readonly string[]][] {
  return [
    ['device', [id]],
    ['deviceGroup', groupId ? [groupId] : []],
    ['deviceSet', setIds ?? []],
    ['tag', tagIds ?? []],
  ];
}

/** Returns the ads that target a device: itself, its group, its sets or its tags. */
export async function adsFor(tx: Tx, device: Target, corpId: string): Promise<AdStored[]> {
  const names = namesOf(device).filter(([, ids]) => ids.length > 0);
  const isTargeted: Where = (eb) =>
    eb.or(
      names.map(([type, ids]) =>
        eb.and([
          eb('target_type', '=', type),
          eb(
            'id',
            'in',
            eb
              .selectFrom('ads__target_ids')
              .select('ads__target_ids.id')
              .where('ads__target_ids.corp_id', '=', corpId)
              .where('ads__target_ids.ref_id', 'in', ids),
          ),
        ]),
      ),
    );
  const { planPaused } = signalsAt(tx.now);
  return tx.ads.find(
    (eb) => eb.and([eb('status', 'in', ISSUED), eb('end_at', '>', tx.now), eb.not(planPaused!(eb)), isTargeted(eb)]),
    { limit: 1000 },
  );
}

/**
 * Returns the condition for ads that a device, group, set or tag gets: ads that target it, and ads that target its
 * screens in another way (AD-01). `named` are ids of any of the four; `seen` are those whose screens the caller may
 * know.
 */
export function reaches(named: readonly string[], seen: readonly string[]): Where {
  const ids = [...seen];
  return (eb) => {
    const among = (link: string) => eb.selectFrom(link).select(`${link}.id`).where(`${link}.ref_id`, 'in', ids);
    const screens = (column: string) =>
      eb
        .selectFrom('devices')
        .select(`devices.${column}`)
        .whereRef('devices.corp_id', '=', 'ads.corp_id')
        .where('devices.deleted_at', 'is', null)
        .where((screen) =>
          screen.or([
            screen('devices.id', 'in', ids),
            screen('devices.group_id', 'in', ids),
            screen('devices.id', 'in', among('devices__set_ids')),
            screen('devices.id', 'in', among('devices__tag_ids')),
          ]),
        );
    const links = (link: string) =>
      eb.selectFrom(link).select(`${link}.ref_id`).where(`${link}.id`, 'in', screens('id'));
    return eb.exists(
      eb
        .selectFrom('ads__target_ids')
        .select('ads__target_ids.id')
        .whereRef('ads__target_ids.corp_id', '=', 'ads.corp_id')
        .whereRef('ads__target_ids.id', '=', 'ads.id')
        .where((target) =>
          target.or([
            target('ads__target_ids.ref_id', 'in', [...named]),
            target('ads__target_ids.ref_id', 'in', screens('id')),
            target('ads__target_ids.ref_id', 'in', screens('group_id')),
            target('ads__target_ids.ref_id', 'in', links('devices__set_ids')),
            target('ads__target_ids.ref_id', 'in', links('devices__tag_ids')),
          ]),
        ),
    );
  };
}

/** Returns the condition for the devices that an ad targets; null if it names none. */
export function isTarget({ targetType, targetIds }: Pick<AdStored, 'targetType' | 'targetIds'>): Where | null {
  const ids = targetIds ?? [];
  if (ids.length === 0) return null;
  const link = targetType === 'deviceSet' ? 'devices__set_ids' : 'devices__tag_ids';
  return (eb) => {
    if (targetType === 'device') return eb('id', 'in', ids);
    if (targetType === 'deviceGroup') return eb('group_id', 'in', ids);
    return eb('id', 'in', eb.selectFrom(link).select(`${link}.id`).where(`${link}.ref_id`, 'in', ids));
  };
}

/** Returns the ids of the devices that an ad targets. */
export async function devicesFor(tx: Tx, ad: Pick<AdStored, 'targetType' | 'targetIds'>): Promise<string[]> {
  const where = isTarget(ad);
  const found = where ? await tx.devices.find(where, { fields: ['name'], limit: MOST_DEVICES }) : [];
  return found.map(({ id }) => id);
}
