import { uuidv7 } from '#core/uuid.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { offlinePackageMeta } from '#generated/model/offline-packages/meta.gen.ts';
import { takeDownMeta } from '#generated/model/take-downs/meta.gen.ts';
import type { TakeDownStored } from '#generated/server/take-downs.gen.ts';
import { notify } from './notify.ts';
import { holdPackages, releaseScreens } from '../player/takeDowns.ts';
import { MOST_DEVICES } from '../player/targets.ts';
import { showsMaterial } from '../policies/layoutMaterials.ts';
import { predicateContext } from '../policies/logic.ts';
import { settle, settleAll } from '../policies/settle.ts';
import { tableOf } from '../policies/tableOf.ts';
import type { Hints, Services } from '../services.ts';
import type { Tx, Where } from '../store/types.ts';

/** Target of a take-down, and its corporation. */
export interface Stopped {
  targetType: 'ad' | 'material' | 'corporation';
  corpId: string;
  deptId: string | null;
  /** Of a material: its file, with all copies. */
  sha256?: string;
}

type Order = Stopped & Pick<TakeDownStored, 'targetId' | 'targetName' | 'reason' | 'creatorId'>;

/** Values per statement. */
const AT_ONCE = 500;

function chunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) => all.slice(i * AT_ONCE, (i + 1) * AT_ONCE));
}

/** Returns the ids of all copies of a file in the library, deleted ones too: screens may still show them. */
const copiesOf = async (tx: Tx, { corpId, sha256 = '' }: Pick<Order, 'corpId' | 'sha256'>): Promise<string[]> =>
  (await tx.ofCorp(corpId).selectFrom('materials').select('id').where('sha256', '=', sha256).execute()).map(
    ({ id }) => id,
  );

/** Returns the condition for the ads that an order stops, wholly or in part. */
function adsOf({ targetType, targetId }: Pick<Order, 'targetType' | 'targetId'>, copies: readonly string[]): Where {
  if (targetType === 'ad') return (eb) => eb('id', '=', targetId);
  if (targetType === 'corporation') return (eb) => eb('advertiser_id', '=', targetId);
  return (eb) =>
    eb.exists(
      eb
        .selectFrom('ads__materials')
        .select('ads__materials.id')
        .whereRef('ads__materials.corp_id', '=', 'ads.corp_id')
        .whereRef('ads__materials.id', '=', 'ads.id')
        .where('ads__materials.ref_id', 'in', copies.length > 0 ? [...copies] : ['']),
    );
}

/** Adds the screens that were told to show these ads, and were not told since to leave them. */
async function addShowing(tx: Tx, found: Set<string>, adIds: readonly string[], keys: readonly string[] | null) {
  for (const ids of chunks(adIds)) {
    let rows = tx.db.selectFrom('issues').select('device_id').distinct().where('ad_id', 'in', ids);
    if (keys) rows = rows.where('content_key', 'in', keys.length > 0 ? [...keys] : ['']);
    for (const row of await rows.where('until', 'is', null).execute()) found.add(row.device_id);
  }
}

/** Adds the screens whose layout shows a file, by their own or their group's. */
async function addDrawing(tx: Tx, found: Set<string>, copies: readonly string[]): Promise<void> {
  for (const ids of chunks(copies)) {
    const layouts = await tx.layouts.find(showsMaterial(ids), {
      fields: ['id'],
      limit: MOST_DEVICES,
    });
    const layoutIds = layouts.map((layout) => layout.id);
    if (layoutIds.length === 0) continue;
    const groups = await tx.deviceGroups.find((eb) => eb('layout_id', 'in', layoutIds), {
      fields: ['id'],
      limit: MOST_DEVICES,
    });
    const groupIds = groups.map((group) => group.id);
    const screens = await tx.devices.find(
      (eb) =>
        eb.and([
          eb.or([
            eb('heartbeat_at', 'is not', null),
            // One that was never online may have it from a stick.
            eb.exists(
              eb
                .selectFrom('offline_packages')
                .select('offline_packages.id')
                .whereRef('offline_packages.device_id', '=', 'devices.id')
                .where('offline_packages.finished_at', 'is not', null),
            ),
          ]),
          eb.or([
            eb('layout_id', 'in', layoutIds),
            ...(groupIds.length > 0 ? [eb.and([eb('layout_id', 'is', null), eb('group_id', 'in', groupIds)])] : []),
          ]),
        ]),
      { fields: ['id'], limit: MOST_DEVICES },
    );
    for (const screen of screens) found.add(screen.id);
  }
}

/** Ends the packages of these screens that can be fetched: they hold what is taken down now (DEV-13). */
async function recallPackages(tx: Tx, corpId: string, deviceIds: ReadonlySet<string>): Promise<void> {
  await holdPackages(tx, corpId);
  const context = predicateContext({ now: tx.now, user: null });
  for (const ids of chunks([...deviceIds])) {
    const isMeant: Where = (eb) => eb.and([eb('device_id', 'in', ids), eb('status', '=', 'done')]);
    await tx.offlinePackages.updateAll(isMeant, { problem: 'takenDown', expiresAt: tx.now });
    await settleAll(tableOf(tx, 'offlinePackage'), offlinePackageMeta, isMeant, context);
  }
}

/** Writes a line for each screen that has to stop. */
async function tellScreens(tx: Tx, order: TakeDownStored, deviceIds: ReadonlySet<string>): Promise<string[]> {
  const told: string[] = [];
  for (const ids of chunks([...deviceIds])) {
    const screens = await tx.devices.many(ids, { fields: ['id', 'status', 'heartbeatAt'] });
    if (screens.length === 0) continue;
    const rows = screens.map((screen) => ({
      id: uuidv7(tx.now),
      dept_id: order.deptId,
      creator_id: order.creatorId,
      created_at: tx.now,
      updated_at: tx.now,
      rev: 1,
      take_down_id: order.id,
      device_id: screen.id,
      status: screen.status === 'online' ? 'told' : 'offline',
      last_seen_at: screen.heartbeatAt,
    }));
    await tx.ofCorp(order.corpId).insertInto('take_down_screens', rows).execute();
    told.push(...screens.map((screen) => screen.id));
  }
  return told;
}

/** Tells whoever made the ads or the material why it is gone; each once, but not the one who took it down. */
async function tellMakers(
  tx: Tx,
  services: Pick<Services, 'store' | 'config'>,
  { id, targetType, targetId, targetName, reason, creatorId }: TakeDownStored,
  ads: readonly { id: string; creatorId: string | null; editorId: string | null }[],
): Promise<void> {
  const material = targetType === 'material' ? await tx.materials.one(targetId ?? '', { fields: ['creatorId'] }) : null;
  const makers = [...ads.flatMap((ad) => [ad.creatorId, ad.editorId]), material?.creatorId ?? null];
  const record = material ? { entity: 'material', recordId: material.id } : { entity: 'ad', recordId: ads[0]?.id };
  const ids = makers.flatMap((maker) => (maker && maker !== creatorId ? [maker] : []));
  if (ids.length === 0 || record.recordId === undefined) return;
  await notify(tx, services, ids, {
    kind: 'takenDown',
    entity: record.entity,
    recordId: record.recordId,
    subject: targetName ?? '',
    detail: reason,
    cause: `takeDown:${id}`,
  });
}

/**
 * Takes something down (AD-17): from this transaction on no manifest has it and no play of it counts; its screens are
 * told after the commit, and listed until each has confirmed. The reviews of its ads stay as they are.
 */
export async function beginTakeDown(
  caller: Tx,
  services: Pick<Services, 'hints' | 'store' | 'config'>,
  given: Order,
): Promise<TakeDownStored> {
  const tx = caller.as({ kind: 'system', corpId: given.corpId });
  const { corpId: _own, ...values } = given;
  const order = await tx.takeDowns.insert({ ...values, sha256: given.sha256 ?? null, status: 'stopping' });
  const copies = given.targetType === 'material' ? await copiesOf(tx, given) : [];
  const isMeant = adsOf(given, copies);
  const ads = await tx.ads.find(isMeant, { fields: ['creatorId', 'editorId'], limit: MOST_DEVICES });
  const screens = new Set<string>();
  await addShowing(
    tx,
    screens,
    ads.map(({ id }) => id),
    given.targetType === 'material' ? copies : null,
  );
  await addDrawing(tx, screens, copies);
  const context = predicateContext({ now: tx.now, user: null });
  await settleAll(tableOf(tx, 'ad'), adMeta, isMeant, context);
  await recallPackages(tx, given.corpId, screens);
  const told = await tellScreens(tx, order, screens);
  const counted = await tx.takeDowns.update(order.id, { ads: ads.length, total: told.length });
  await settle(tableOf(tx, 'takeDown'), takeDownMeta, (counted ?? order) as never, context);
  await tellMakers(tx, services, order, ads);
  caller.afterCommit(() => told.forEach((id) => services.hints.send(id, { isFirst: true })));
  return order;
}

/** Brings back what a lifted order stopped: ads that no other order stops play again, and their screens are told. */
export async function liftTakeDown(
  tx: Tx,
  hints: Hints,
  { id, corpId }: Pick<TakeDownStored, 'id' | 'corpId'>,
): Promise<void> {
  await settleAll(tableOf(tx, 'ad'), adMeta, null, predicateContext({ now: tx.now, user: null }));
  await releaseScreens(tx, id);
  const screens = await tx
    .ofCorp(corpId)
    .selectFrom('take_down_screens')
    .select('device_id')
    .where('take_down_id', '=', id)
    .execute();
  tx.afterCommit(() => screens.forEach((screen) => screen.device_id !== null && hints.send(screen.device_id)));
}
