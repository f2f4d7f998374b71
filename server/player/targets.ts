import type { AdStored } from '#generated/server/ads.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { signalsAt } from '../policies/signals.ts';
import type { Tx, Where } from '../store/types.ts';

/** Facts of a device that an ad's target can match: its id, group, sets and tags. */
type Target = Pick<DeviceStored, 'id' | 'groupId' | 'setIds' | 'tagIds'>;

/** Upper bound of devices in one query; more than any corporation has. */
export const MOST_DEVICES = 100_000;

/**
 * States of ads that may be in a manifest: approved, not paused, not expired. Nothing above them may be paused either: their
 * plan (planPaused), and what their advertiser holds back (held_by, by core/promotion/held.ts).
 */
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

/** Returns the condition for the ads that target a device, in any state: itself, its group, its sets or its tags. */
export function isIssuedTo(device: Target, corpId: string): Where {
  const names = namesOf(device).filter(([, ids]) => ids.length > 0);
  return (eb) =>
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
}

/** Most ads of one screen. */
export const MOST_ADS = 1000;

/**
 * Returns what all ads of a corporation target that may play now or later: their ids by "<type>\n<id of the target>".
 * Ads that are over may be among them.
 */
export async function issuedTargets(tx: Tx, corpId: string): Promise<Map<string, string[]>> {
  const { planPaused, takenDown } = signalsAt(tx.now);
  const rows = await tx
    .ofCorp(corpId)
    .selectFrom('ads')
    .innerJoin('ads__target_ids as target', (join) =>
      join.onRef('target.corp_id', '=', 'ads.corp_id').onRef('target.id', '=', 'ads.id'),
    )
    .select(['ads.id', 'ads.target_type', 'target.ref_id'])
    .where('ads.deleted_at', 'is', null)
    .where('ads.status', 'in', ISSUED)
    .where('ads.end_at', '>', tx.now)
    .where('ads.held_by', 'is', null)
    .where((eb) => eb.not(planPaused!(eb as never)))
    .where((eb) => eb.not(takenDown!(eb as never)))
    .execute();
  const targets = new Map<string, string[]>();
  for (const { id, target_type: type, ref_id: ref } of rows) {
    const name = `${type}\n${ref}`;
    const ids = targets.get(name);
    if (ids) ids.push(id);
    else targets.set(name, [id]);
  }
  return targets;
}

/** Returns the ads that a device may play: approved, not over, and held back by nothing above. */
export async function adsFor(tx: Tx, device: Target, corpId: string): Promise<AdStored[]> {
  const isTargeted = isIssuedTo(device, corpId);
  const { planPaused, takenDown } = signalsAt(tx.now);
  return tx.ads.find(
    (eb) =>
      eb.and([
        eb('status', 'in', ISSUED),
        eb('end_at', '>', tx.now),
        eb('held_by', 'is', null),
        eb.not(planPaused!(eb)),
        eb.not(takenDown!(eb)),
        isTargeted(eb),
      ]),
    { limit: MOST_ADS },
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
