import { createHash } from 'node:crypto';
import type { CastStored } from '#generated/server/casts.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { uuidv7 } from '#core/uuid.ts';
import { nextNumber } from '../commands/nextNumber.ts';
import { earn, giveBack, putBy } from '../money/guests.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';

const MINUTE_MS = 60_000;
const PRICE_FEN = 200;
/** Time that demo casts wait: long enough for whoever looks at them, not minutes. */
const WAITS_MS = 30 * DAY_MS;

interface DemoCast {
  status: CastStored['status'];
  screen: string;
  text?: string;
  /** Number of the poster that stands for the picture. */
  picture?: number;
  /** Minutes since it was sent. */
  ago: number;
  reason?: string;
}

const casts: readonly DemoCast[] = [
  { status: 'waiting', screen: '旗舰店·入口大屏', text: '小满，生日快乐！妈妈永远爱你', ago: 2 },
  { status: 'waiting', screen: '静安写字楼·A 座大堂', picture: 1, ago: 4 },
  { status: 'unpaid', screen: '旗舰店·收银台', text: '毕业快乐，2022 级 3 班', ago: 1 },
  { status: 'queued', screen: '人民广场站·3 号口', text: '阿哲，嫁给我吧', ago: 6 },
  { status: 'played', screen: '旗舰店·入口大屏', text: '欢迎来上海！', ago: 95 },
  { status: 'played', screen: '陆家嘴站·站厅东', picture: 0, ago: 300 },
  { status: 'refused', screen: '旗舰店·入口大屏', picture: 2, ago: 600, reason: '画面含他人肖像，未见授权' },
  { status: 'expired', screen: '旗舰店·收银台', text: '老同学聚会，三楼见', ago: 1500 },
];

/** Puts by what was paid for a cast, as the gateway's callback does, and brings it where the cast's state says. */
async function payFor({ tx }: DemoContext, cast: CastStored): Promise<void> {
  const { id: castId, number, corpId, createdAt, status } = cast;
  const [id, ref, amount] = [uuidv7(createdAt), number ?? '', PRICE_FEN];
  const isBack = status === 'refused' || status === 'expired';
  await tx.db
    .insertInto('payments')
    .values({
      id,
      number: createHash('md5').update(id).digest('hex'),
      token: createHash('sha256').update(id).digest('base64url').slice(0, 22),
      corp_id: corpId,
      creator_id: null,
      purpose: 'cast',
      subject_id: castId,
      ref,
      amount,
      status: 'paid',
      gateway: 'sandbox',
      txn: `SBXDEMO${ref}`,
      outcome: 'done',
      created_at: createdAt,
      expires_at: createdAt + limits.castPay,
      asks: 0,
      paid_at: createdAt + MINUTE_MS,
      refund: isBack ? 'done' : null,
    })
    .execute();
  const money = { purse: `cast:${castId}`, ref, corpId, amount };
  await putBy(tx, { ...money, key: `payment ${id}` });
  if (status === 'played') await earn(tx, { ...money, key: `cast shown ${castId}` });
  if (isBack) await giveBack(tx, { ...money, key: `cast back ${id}` });
}

/** Casts of passers-by in each state, with their money; the slot of the demo's screens sells them for two yuan (MKT-10). */
export async function seedCasts(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const { slotId } = known(demo.corporations, 'owner');
  await own.adSlots.update(slotId, { scanToCast: true, castPriceFen: PRICE_FEN, castReview: true });
  const reviewerId = known(demo.accounts, 'reviewer');
  for (const { status, screen, text, picture, ago, reason } of casts) {
    const createdAt = demo.now - ago * MINUTE_MS;
    const device = known(demo.devices, screen);
    const poster = picture === undefined ? null : await own.materials.one(known(demo.materials, picture).id);
    const isOver = status === 'played' || status === 'refused' || status === 'expired';
    const isReviewed = status === 'played' || status === 'refused' || status === 'queued';
    const cast = await own.casts.insert({
      number: await nextNumber(demo.tx, 'cast'),
      status,
      kind: poster ? 'picture' : 'text',
      picture: poster?.file ?? null,
      text: text ?? null,
      slotId,
      deviceId: device.id,
      deptId: device.deptId,
      amountFen: PRICE_FEN,
      needsReview: true,
      until: isOver ? createdAt + limits.castReview : demo.now + WAITS_MS,
      reason: reason ?? null,
      refund: status === 'refused' || status === 'expired' ? 'done' : 'none',
      paidAt: status === 'unpaid' ? null : createdAt + MINUTE_MS,
      reviewerId: isReviewed ? reviewerId : null,
      reviewedAt: isReviewed ? createdAt + 2 * MINUTE_MS : null,
      playedAt: status === 'played' ? createdAt + 4 * MINUTE_MS : null,
      settledAt: isOver ? createdAt + limits.castReview : null,
      creatorId: null,
      createdAt,
    });
    if (status !== 'unpaid') await payFor(demo, cast);
  }
}
