import { limits } from '#generated/model/limits.gen.ts';
import { refuse } from '../../call/refuse.ts';
import { mac } from '../../media/signature.ts';
import type { Tx } from '../../store/types.ts';
import { castUploader } from '../phoneUploader.ts';

/** Sender of a cast, as far as a server knows somebody without account. */
export interface Sender {
  /** Its address, or the /64 network of it. */
  address: string;
  /** Id of the browser, which a phone keeps. */
  installation: string;
}

/** Returns a sender as it is kept: digests, from which nobody reads an address. */
const digested = (secret: string, { address, installation }: Sender) => ({
  address: mac(secret, 'cast sender', address),
  phone: mac(secret, 'cast sender', installation),
});

/** Refuses CAST_TOO_MANY where this phone, or this address, stands in a table as often as `most` in `limits.castWindow`. */
async function checkOften(
  tx: Tx,
  table: 'cast_senders' | 'cast_uploaders',
  who: ReturnType<typeof digested>,
  most: number,
): Promise<void> {
  for (const column of ['phone', 'address'] as const) {
    const { times } = await tx.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('times'))
      .where(column, '=', who[column])
      .where('at', '>', tx.now - limits.castWindow)
      .executeTakeFirstOrThrow();
    if (times >= most) throw refuse('CAST_TOO_MANY');
  }
}

/**
 * Refuses CAST_TOO_MANY where this phone, or this address, has sent as many casts as `limits.castEach` in `limits.castWindow`.
 * Counted from what was kept, so that it holds over restarts and all processes.
 */
export const checkSender = (tx: Tx, secret: string, sender: Sender): Promise<void> =>
  checkOften(tx, 'cast_senders', digested(secret, sender), limits.castEach);

/**
 * Refuses a picture to who may send no cast, or has brought too many (CAST_TOO_MANY), and where as many wait at the screen as
 * `limits.castUploads` (CAST_QUEUE_FULL): strangers must not fill the storage.
 */
export async function checkUploads(tx: Tx, secret: string, sender: Sender, deviceId: string): Promise<void> {
  await checkSender(tx, secret, sender);
  await checkOften(tx, 'cast_uploaders', digested(secret, sender), limits.castPictures);
  const { open } = await tx.db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('state', 'in', ['applied', 'taking', 'arrived'])
    .where('expires_at', '>', tx.now)
    .where('account_id', '=', castUploader(deviceId))
    .executeTakeFirstOrThrow();
  if (open >= limits.castUploads) throw refuse('CAST_QUEUE_FULL');
}

/** Returns a wish as it is kept: that of another phone is another one, whatever id it made up. */
const wishOf = (secret: string, { installation }: Sender, wishId: string): string =>
  mac(secret, 'cast wish', `${installation} ${wishId}`);

/** Returns the id of the cast that a phone has sent by this wish already, or null. */
export async function castOfWish(tx: Tx, secret: string, sender: Sender, wishId: string): Promise<string | null> {
  const row = await tx.db
    .selectFrom('cast_senders')
    .select('cast_id')
    .where('wish', '=', wishOf(secret, sender, wishId))
    .executeTakeFirst();
  return row?.cast_id ?? null;
}

/** Keeps that somebody sent a cast. */
export async function keepSender(
  tx: Tx,
  secret: string,
  sender: Sender,
  { castId, deviceId, wishId }: { castId: string; deviceId: string; wishId: string | null },
): Promise<void> {
  const wish = wishId === null ? null : wishOf(secret, sender, wishId);
  await tx.db
    .insertInto('cast_senders')
    .values({ cast_id: castId, device_id: deviceId, ...digested(secret, sender), wish, at: tx.now })
    .execute();
}

/** Keeps that somebody was let bring a picture. */
export async function keepUploader(tx: Tx, secret: string, sender: Sender, uploadId: string): Promise<void> {
  await tx.db
    .insertInto('cast_uploaders')
    .values({ upload_id: uploadId, ...digested(secret, sender), at: tx.now })
    .execute();
}

/** Time for which it is kept who sent: it counts no more, and no code is taken any more by which a phone could send again. */
const SENDER_MS = Math.max(limits.castWindow, 2 * limits.castCode);

/** Forgets who sent casts and pictures, once it counts no more. */
export async function sweepSenders({ db, now }: Tx): Promise<void> {
  for (const table of ['cast_senders', 'cast_uploaders'] as const)
    await db
      .deleteFrom(table)
      .where('at', '<', now - SENDER_MS)
      .execute();
}
