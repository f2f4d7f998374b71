import { hasTurns, scenarioOf } from '#core/schedule/scenario.ts';
import { zonedTime, zoneOr } from '#core/time.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import type { CastStored } from '#generated/server/casts.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { Config } from '../../config.ts';
import { layoutOf } from '../../player/manifest.ts';
import { placeIn, wallOf } from '../../player/wall.ts';
import type { Tx } from '../../store/types.ts';
import { matesOf } from '../scenarios.ts';
import { readCastCode, type Spot } from './code.ts';
import { sellsCasts } from './sells.ts';

/** A slot on a screen that sells scan-to-cast. */
export interface CastPlace {
  slot: AdSlotStored;
  device: DeviceStored;
  /** Name of the media owner. */
  owner: string;
  /** Fen for one showing; 0: nothing is asked. */
  priceFen: number;
  needsReview: boolean;
  /** The screen has spoken lately, its point has not expired, and the slot has its turns at this hour (LAY-07). */
  isOn: boolean;
}

const isOnNow = ({ status, heartbeatAt }: DeviceStored, now: number): boolean =>
  status === 'online' && (heartbeatAt ?? 0) > now - limits.heartbeatMissed;

/**
 * Returns the place that a code stands for. Refuses CAST_CODE_WRONG, CAST_CODE_OLD, and CAST_SALE_OVER where the slot sells no
 * casts (any more), its layout has left the screen, the screen is part of a wall, or its owner is shut. `tx` sees the whole platform.
 */
export async function castPlace(tx: Tx, { secret }: Pick<Config, 'secret'>, code: string): Promise<CastPlace> {
  const spot = readCastCode(secret, code, tx.now);
  if (spot === 'wrong') throw refuse('CAST_CODE_WRONG');
  if (spot === 'old') throw refuse('CAST_CODE_OLD');
  const place = await placeOf(tx, spot);
  if (!place) throw refuse('CAST_SALE_OVER');
  return place;
}

async function placeOf(tx: Tx, { slotId, deviceId }: Spot): Promise<CastPlace | null> {
  const whole = tx.as({ kind: 'system', corpId: null });
  const device = await whole.devices.one(deviceId);
  if (!device || device.status === 'invalid') return null;
  const own = tx.as({ kind: 'system', corpId: device.corpId });
  const slot = await own.adSlots.one(slotId);
  if (!slot || !sellsCasts(slot) || (await layoutOf(own, device))?.id !== slot.layoutId) return null;
  // Several screens that are one show a part each, or all the same at once: a turn on one of them is seen whole by nobody.
  if (device.groupId && placeIn(await wallOf(own, device.groupId), device)) return null;
  const owner = await whole.corporations.one(device.corpId, { fields: ['name', 'status'] });
  if (owner?.status !== 'enabled') return null;
  const others = (await matesOf(own, [slot])).get(slot.id) ?? [];
  const local = zonedTime(tx.now, zoneOr(device.zone));
  return {
    slot,
    device,
    owner: owner.name ?? '',
    priceFen: slot.castPriceFen ?? 0,
    needsReview: slot.castReview !== false,
    isOn: isOnNow(device, tx.now) && hasTurns(scenarioOf(slot), others, local),
  };
}

type OnScreen = Pick<DeviceStored, 'corpId' | 'id'>;

/** Returns how many casts are to be reviewed or shown on a screen: so many can come before one that is sent now. */
export function waitingOn(tx: Tx, { corpId, id }: OnScreen): Promise<number> {
  return tx
    .as({ kind: 'system', corpId })
    .casts.count((eb) => eb.and([eb('device_id', '=', id), eb('status', 'in', ['waiting', 'queued'])]));
}

/**
 * Returns whether a screen takes no more casts for now: as many as `limits.castQueue` are to be paid, reviewed or shown, or it got
 * `limits.castSlot` in `limits.castWindow`. One that was never paid holds its place while it can be, and none after that.
 */
export async function isFull(tx: Tx, { corpId, id }: OnScreen): Promise<boolean> {
  const own = tx.as({ kind: 'system', corpId });
  const held = await own.casts.count((eb) =>
    eb.and([eb('device_id', '=', id), eb('status', 'in', ['unpaid', 'waiting', 'queued'])]),
  );
  if (held >= limits.castQueue) return true;
  const lately = await tx.db
    .selectFrom('cast_senders')
    .select('cast_id')
    .where('device_id', '=', id)
    .where('at', '>', tx.now - limits.castWindow)
    .execute();
  if (lately.length < limits.castSlot) return false;
  const ids = lately.map(({ cast_id: castId }) => castId);
  const sent = await own.casts.count((eb) =>
    eb.and([eb('id', 'in', ids), eb.or([eb('amount_fen', '=', 0), eb('paid_at', 'is not', null)])]),
  );
  return sent >= limits.castSlot;
}

/**
 * Returns how many are shown on a screen before a cast that is queued there: those that were let onto it earlier. Of one that is not
 * queued yet nobody knows, since its reviewer may take others first.
 */
export function queuedBefore(
  tx: Tx,
  { id, corpId, deviceId, until }: Pick<CastStored, 'id' | 'corpId' | 'deviceId' | 'until'>,
): Promise<number> {
  return tx
    .as({ kind: 'system', corpId })
    .casts.count((eb) =>
      eb.and([
        eb('device_id', '=', deviceId),
        eb('status', '=', 'queued'),
        eb.or([eb('until', '<', until), eb.and([eb('until', '=', until), eb('id', '<', id)])]),
      ]),
    );
}
