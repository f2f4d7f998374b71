import { zoneOr } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { CastStored } from '#generated/server/casts.gen.ts';
import { addressKey } from '../../call/addressKey.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { castTicket, readCastTicket } from '../../commands/casts/code.ts';
import { castPlace, queuedBefore, waitingOn } from '../../commands/casts/place.ts';
import { castOfWish, checkSender, keepSender } from '../../commands/casts/senders.ts';
import { sendCast } from '../../commands/casts/send.ts';
import { PAY_PATH } from '../../pay/openPayment.ts';
import type { Tx } from '../../store/types.ts';

const MINUTE_MS = 60_000;

/** Says what a screen's code sells, to whoever has scanned it (MKT-10): no account, and nothing of the owner but its name. */
export const open = handler('cast.open', async ({ input, tx, services }) => {
  const { slot, device, owner, priceFen, needsReview, isOn } = await castPlace(tx, services.config, input.code);
  return {
    owner,
    screen: device.name ?? '',
    slot: slot.name ?? '',
    width: slot.width ?? 0,
    height: slot.height ?? 0,
    priceFen,
    needsReview,
    isOn,
    canPay: priceFen === 0 || services.payments !== null,
    waiting: await waitingOn(tx, device),
    seconds: limits.castSeconds / 1000,
    minutes: limits.castShow / MINUTE_MS,
  };
});

/** Takes a cast from a phone; the ticket that it answers is all that the phone needs to follow it. */
export const send = handler('cast.send', async ({ input, tx, services, ip, installation }) => {
  const { secret } = services.config;
  const sender = { address: addressKey(ip), installation };
  const { kind, text = null, uploadId = null, wishId = null, amountFen } = input;
  const known = () => (wishId === null ? null : castOfWish(tx, secret, sender, wishId));
  // First of all: it was sent, whatever has become of code and screen since.
  const sent = await known();
  if (sent !== null) return { ticket: castTicket(secret, sent) };
  const place = await castPlace(tx, services.config, input.code);
  // One after the other at a slot, so that nobody is counted before who came first was kept.
  await tx.as({ kind: 'system', corpId: place.device.corpId }).adSlots.one(place.slot.id, { lock: 'change' });
  const meanwhile = await known();
  if (meanwhile !== null) return { ticket: castTicket(secret, meanwhile) };
  await checkSender(tx, secret, sender);
  const cast = await sendCast(tx, services, place, { kind, text, uploadId, amountFen });
  await keepSender(tx, secret, sender, { castId: cast.id, deviceId: place.device.id, wishId });
  return { ticket: castTicket(secret, cast.id) };
});

/** State of a cast's payment, and its address while it can be paid. */
interface Paying {
  payment: 'none' | 'open' | 'paid' | 'closed';
  payUrl: string | null;
}

async function payingOf(tx: Tx, { id, status }: CastStored): Promise<Paying> {
  const found = await tx.db
    .selectFrom('payments')
    .select(['token', 'status', 'expires_at as expiresAt'])
    .where('purpose', '=', 'cast')
    .where('subject_id', '=', id)
    .executeTakeFirst();
  if (!found) return { payment: 'none', payUrl: null };
  // Pending is open until the gateway says otherwise: somebody may have paid in the last second.
  const payment = found.status === 'paid' || found.status === 'closed' ? found.status : 'open';
  const canPay = status === 'unpaid' && payment === 'open' && found.expiresAt > tx.now;
  return { payment, payUrl: canPay ? `${PAY_PATH}${found.token}` : null };
}

/**
 * Says how a cast stands, to whoever has its ticket: waiting, queued, shown at, or why not and whether the money is back. Between its
 * end and the round that settles it (server/jobs/casts.ts) it is told as what it will be: what was paid is due, and what was shown
 * is still queued, since nobody has read yet when that was.
 */
export const follow = handler('cast.follow', async ({ input, tx, services, at }) => {
  const id = readCastTicket(services.config.secret, input.ticket);
  const cast = id === null ? null : await tx.as({ kind: 'system', corpId: null }).casts.one(id);
  if (!cast) throw refuse('NOT_FOUND');
  const own = tx.as({ kind: 'system', corpId: cast.corpId });
  const device = await own.devices.one(cast.deviceId ?? '');
  const slot = await own.adSlots.one(cast.slotId ?? '');
  const paying = await payingOf(tx, cast);
  const isSettled = cast.settledAt !== null;
  const isBackDue = (cast.status === 'refused' || cast.status === 'expired') && paying.payment === 'paid' && !isSettled;
  return {
    number: cast.number ?? '',
    status: cast.status === 'played' && !isSettled ? 'queued' : cast.status,
    screen: device?.name ?? '',
    slot: slot?.name ?? '',
    kind: cast.kind ?? 'text',
    text: cast.text,
    amountFen: cast.amountFen ?? 0,
    reason: cast.reason,
    refund: isBackDue ? 'due' : (cast.refund ?? 'none'),
    ...paying,
    payUrl: paying.payUrl === null ? null : at(paying.payUrl),
    before: cast.status === 'queued' ? await queuedBefore(tx, cast) : 0,
    until: new Date(cast.until ?? 0).toISOString(),
    playedAt: cast.playedAt === null ? null : new Date(cast.playedAt).toISOString(),
    zone: zoneOr(device?.zone ?? null),
  };
});
