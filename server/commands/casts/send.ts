import type { CastStored } from '#generated/server/casts.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { refuse } from '../../call/refuse.ts';
import { openPayment } from '../../pay/openPayment.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/types.ts';
import { nextNumber } from '../nextNumber.ts';
import { castUploader } from '../phoneUploader.ts';
import { advance } from './advance.ts';
import { isFull, type CastPlace } from './place.ts';

/** Cast request of a phone. */
interface CastWish {
  kind: 'picture' | 'text';
  text: string | null;
  /** Of /media/verify. */
  uploadId: string | null;
  /** Fen, as the page showed it. */
  amountFen: number;
}

/** Invisible characters, but for the ends of lines. */
// oxlint-disable-next-line no-control-regex -- that is what is taken out
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Returns the text of a wish as it is kept and shown. */
const cleaned = (text: string): string => text.replaceAll('\r\n', '\n').replace(UNSEEN, '').trim();

/** Words of one owner that are asked at most. */
const MOST_WORDS = 2000;

/** Characters put between the letters of a word so that it is not found: spaces, signs, and invisible ones. */
const BETWEEN = /[\s\p{P}\p{S}\p{M}\p{C}]+/gu;

/** Returns a text as it is compared: letters and digits alone, full width and capitals as the plain ones. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(BETWEEN, '');

/** Refuses CAST_WORD where a text has a word that its owner forbids (dictionary, list castWord). */
async function checkWords(tx: Tx, corpId: string, text: string): Promise<void> {
  const rows = await tx
    .as({ kind: 'system', corpId })
    .dictWords.find((eb) => eb('list', '=', 'castWord'), { fields: ['word'], limit: MOST_WORDS });
  const said = plain(text);
  const found = rows.some(({ word }) => {
    const forbidden = plain(word ?? '');
    return forbidden !== '' && said.includes(forbidden);
  });
  if (found) throw refuse('CAST_WORD', { field: 'text' });
}

/**
 * Takes the picture of a wish for a cast. Refuses PHONE_PICTURE_GONE where it never arrived, another cast has it, or it is about to be
 * swept.
 */
async function takePicture(tx: Tx, uploadId: string | null, { slot, device }: CastPlace): Promise<string> {
  const row = await tx.db
    .updateTable('uploads')
    .set({ state: 'verified', used_by: `cast in ${slot.id}` })
    .where('id', '=', uploadId ?? '')
    .where('corp_id', '=', device.corpId)
    .where('account_id', '=', castUploader(device.id))
    .where('state', '=', 'arrived')
    .where('expires_at', '>', tx.now)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw refuse('PHONE_PICTURE_GONE');
  return row.id;
}

async function contentOf(tx: Tx, { kind, text, uploadId }: CastWish, place: CastPlace) {
  if (kind === 'picture') {
    if (uploadId === null) throw refuse('CAST_EMPTY');
    return { picture: await takePicture(tx, uploadId, place), text: null };
  }
  const said = cleaned(text ?? '');
  if (said === '') throw refuse('CAST_EMPTY');
  await checkWords(tx, place.device.corpId, said);
  return { picture: null, text: said };
}

/**
 * Takes a cast (MKT-10). One that costs something waits to be paid; any other is moved on at once. Refuses CAST_SCREEN_OFF,
 * CAST_QUEUE_FULL, CAST_PRICE_CHANGED, PAY_UNAVAILABLE, CAST_EMPTY, CAST_WORD and PHONE_PICTURE_GONE, before anything is kept.
 */
export async function sendCast(
  tx: Tx,
  services: Pick<Services, 'payments'>,
  place: CastPlace,
  wish: CastWish,
): Promise<CastStored> {
  const { slot, device, priceFen, needsReview, isOn } = place;
  if (!isOn) throw refuse('CAST_SCREEN_OFF');
  if (await isFull(tx, device)) throw refuse('CAST_QUEUE_FULL');
  if (wish.amountFen !== priceFen) throw refuse('CAST_PRICE_CHANGED');
  const content = await contentOf(tx, wish, place);
  const own = tx.as({ kind: 'system', corpId: device.corpId });
  const cast = await own.casts.insert({
    ...content,
    number: await nextNumber(tx, 'cast'),
    status: 'unpaid',
    kind: wish.kind,
    slotId: slot.id,
    deviceId: device.id,
    amountFen: priceFen,
    needsReview,
    until: tx.now + limits.castPay,
    refund: 'none',
    deptId: device.deptId,
    creatorId: null,
  });
  if (priceFen === 0) return advance(own, cast);
  await openPayment(tx, services, {
    purpose: 'cast',
    subjectId: cast.id,
    ref: cast.number ?? '',
    corpId: device.corpId,
    amount: priceFen,
    expiresAt: tx.now + limits.castPay,
    creatorId: null,
  });
  return cast;
}
