import type { AdStored } from '#generated/server/ads.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { tables } from '#generated/server/tables.gen.ts';
import { signalsAt } from '../policies/signals.ts';
import { linkedTo } from '../store/links.ts';
import { columnOf } from '../store/names.ts';
import type { Eb, Tx, Where } from '../store/types.ts';

/** Kind of what something can be sent to, an entity of which a record means screens. */
export type TargetKind = NonNullable<AdStored['targetType']>;

/** Facts of a device by which a target reaches it. */
export type Target = Pick<DeviceStored, (typeof TARGETS)[TargetKind]['field']>;

/**
 * The field of a device by which each kind of target reaches it; `links` where a device has many of them. Ads, timers, remote
 * control, roll-outs and play lists all go by this table: a kind that is added here and in their schemas reaches screens everywhere.
 */
const TARGETS = {
  device: { field: 'id', links: false },
  deviceGroup: { field: 'groupId', links: false },
  deviceSet: { field: 'setIds', links: true },
  tag: { field: 'tagIds', links: true },
  store: { field: 'storeId', links: false },
} as const satisfies Record<TargetKind, { field: keyof DeviceStored; links: boolean }>;

/** All kinds of target. */
export const targetKinds = Object.keys(TARGETS) as TargetKind[];

/** Fields of a device that its targets need, beside its id. */
export const TARGET_FIELDS = ['groupId', 'setIds', 'tagIds', 'storeId'] as const satisfies readonly (keyof Target)[];

/** Upper bound of devices in one query; more than any corporation has. */
export const MOST_DEVICES = 100_000;

/**
 * States of ads that may be in a manifest: approved, not paused, not expired. Nothing above them may be paused either: their
 * plan (planPaused), and what their advertiser holds back (held_by, by core/promotion/held.ts).
 */
const ISSUED = ['pendingPlay', 'playing'];

/** Returns the ids by which each kind of target reaches a device; kinds that do not are left out. */
function idsOf(device: Target): [kind: TargetKind, ids: readonly string[]][] {
  return targetKinds.flatMap((kind) => {
    const value = device[TARGETS[kind].field];
    const ids = typeof value === 'string' ? [value] : (value ?? []);
    return ids.length > 0 ? [[kind, ids]] : [];
  });
}

/** Name of a target among others: its kind and its id. */
export const targetName = (kind: string | null, id: string): string => `${kind}\n${id}`;

/** Returns the names of the targets that reach a device: itself, its group, sets, tags and store. */
export const targetsOf = (device: Target): string[] =>
  idsOf(device).flatMap(([kind, ids]) => ids.map((id) => targetName(kind, id)));

/** Returns the condition for the records of a table (`ads`, `device_timers`) that target a device in any way. */
export function isNaming(table: 'ads' | 'device_timers', device: Target, corpId: string): Where {
  const link = `${table}__target_ids`;
  return (eb) =>
    eb.or(
      idsOf(device).map(([kind, ids]) =>
        eb.and([
          eb('target_type', '=', kind),
          eb(
            'id',
            'in',
            eb
              .selectFrom(link)
              .select(`${link}.id`)
              .where(`${link}.corp_id`, '=', corpId)
              .where(`${link}.ref_id`, 'in', ids),
          ),
        ]),
      ),
    );
}

/** Returns the condition for the ads that target a device, in any state. */
export const isIssuedTo = (device: Target, corpId: string): Where => isNaming('ads', device, corpId);

/** Returns the condition that a device is one of those that targets of a kind mean. */
function isOne(eb: Eb, kind: TargetKind, ids: readonly string[]) {
  const { field, links } = TARGETS[kind];
  return links ? linkedTo(tables.devices, field, ids)(eb) : eb(`devices.${columnOf(field)}`, 'in', [...ids]);
}

/** Most ads of one screen. */
export const MOST_ADS = 1000;

/**
 * Returns what all ads of a corporation target that may play now or later: their ids by the names of the targets.
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
    const name = targetName(type, ref);
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
 * Returns the condition for ads that a target of any kind gets: ads that target it, and ads that target its screens in another
 * way (AD-01). `named` are ids of any kind; `seen` are those whose screens the caller may know.
 */
export function reaches(named: readonly string[], seen: readonly string[]): Where {
  return (eb) => {
    const screens = (column: string) =>
      eb
        .selectFrom('devices')
        .select(`devices.${column}`)
        .whereRef('devices.corp_id', '=', 'ads.corp_id')
        .where('devices.deleted_at', 'is', null)
        .where((screen) => screen.or(targetKinds.map((kind) => isOne(screen, kind, seen))));
    const namesOf = (kind: TargetKind) => {
      const { field, links } = TARGETS[kind];
      if (!links) return screens(columnOf(field));
      const link = `devices__${columnOf(field)}`;
      return eb
        .selectFrom(link)
        .select(`${link}.ref_id`)
        .whereRef(`${link}.corp_id`, '=', 'ads.corp_id')
        .where(`${link}.id`, 'in', screens('id'));
    };
    return eb.exists(
      eb
        .selectFrom('ads__target_ids')
        .select('ads__target_ids.id')
        .whereRef('ads__target_ids.corp_id', '=', 'ads.corp_id')
        .whereRef('ads__target_ids.id', '=', 'ads.id')
        .where((target) =>
          target.or([
            target('ads__target_ids.ref_id', 'in', [...named]),
            ...targetKinds.map((kind) => target('ads__target_ids.ref_id', 'in', namesOf(kind))),
          ]),
        ),
    );
  };
}

/**
 * Returns the condition for the devices that are targeted; null if nothing is. Read in the scope of a caller it finds those that
 * the caller sees: of a group, set, tag or store those of their departments, stores and rights alone.
 */
export function isTarget({ targetType, targetIds }: Pick<AdStored, 'targetType' | 'targetIds'>): Where | null {
  const ids = targetIds ?? [];
  if (targetType === null || ids.length === 0) return null;
  return (eb) => isOne(eb, targetType, ids);
}

/** Returns the ids of the devices that an ad or a timer targets. */
export async function devicesFor(tx: Tx, named: Pick<AdStored, 'targetType' | 'targetIds'>): Promise<string[]> {
  const where = isTarget(named);
  const found = where ? await tx.devices.find(where, { fields: ['name'], limit: MOST_DEVICES }) : [];
  return found.map(({ id }) => id);
}
