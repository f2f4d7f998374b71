import { rotationOf, turnedResolution } from '#core/layout/rotation.ts';
import { bidRequest, type BidRequest } from '#core/openrtb/request.ts';
import { uuidv7 } from '#core/uuid.ts';
import type { DemandPartnerStored } from '#generated/server/demand-partners.gen.ts';
import type { Tx } from '../../../store/types.ts';
import { standing } from '../bidders.ts';
import { aheadOf, salesOf, spotAt, type Ahead, type Sale } from '../sales.ts';
import type { Asked } from './asked.ts';
import { lotOf } from './lot.ts';

/** A bid request to an outside buyer, for one play. */
export interface Question {
  partner: DemandPartnerStored;
  /** The play (`spotAt`), and when it is due. */
  at: string;
  dueAt: number;
  request: BidRequest;
}

/** Requests to outside buyers before auctions are held. */
export interface Plan {
  ahead: Ahead;
  /** Ids of the auctions that outside buyers are told of, by play. */
  lots: ReadonlyMap<string, string>;
  questions: readonly Question[];
  /** Those who would have been asked, but were asked too much already, or failed too often of late. */
  notAsked: readonly Pick<Question, 'partner' | 'at'>[];
}

/** Returns the creatives of an outside buyer that could be shown in a play: those of its orders that are approved and on the screen. */
const cridsOf = ({ bidders }: Sale, { id }: DemandPartnerStored): string[] =>
  bidders.flatMap((bidder) => {
    const { isPaused, isApproved, isReady } = standing(bidder);
    const { partnerId, adNumber } = bidder.order;
    return partnerId === id && adNumber !== null && !isPaused && isApproved && isReady ? [adNumber] : [];
  });

/** Returns what outside buyers are asked for the plays of a media owner that are sold now, and were not asked for before (MKT-10). */
export async function planOf(own: Tx, corpId: string, before: Asked): Promise<Plan> {
  const ahead = aheadOf(own.now);
  const { sales } = await salesOf(own, corpId, ahead);
  const partners = await own.demandPartners.find((eb) => eb('enabled', '=', true), { orderBy: ['createdAt', 'asc'] });
  const ids = [...new Set(sales.map(({ spot }) => spot.deviceId))];
  const screens = new Map(
    (await own.devices.many(ids, { fields: ['name', 'scene', 'resolution', 'rotation', 'districtCode'] })).map(
      ({ rotation, ...one }) => [
        one.id,
        { ...one, resolution: turnedResolution(one.resolution, rotationOf(rotation)) },
      ],
    ),
  );
  const owner = { id: corpId, name: (await own.corporations.one(corpId, { fields: ['name'] }))?.name ?? null };
  const lots = new Map<string, string>();
  const questions: Question[] = [];
  const notAsked: Pick<Question, 'partner' | 'at'>[] = [];
  const asked = new Map<string, number>();
  for (const sale of sales) {
    const { spot, dueAt } = sale;
    const screen = screens.get(spot.deviceId);
    if (!screen) continue;
    const at = spotAt(spot.deviceId, spot.slot.id, dueAt);
    const id = uuidv7(own.now);
    for (const partner of partners) {
      const crids = cridsOf(sale, partner);
      if (crids.length === 0 || before.has({ partner, at, dueAt })) continue;
      lots.set(at, id);
      const times = asked.get(partner.id) ?? 0;
      if (times >= partner.maxQps || (partner.restUntil ?? 0) > own.now) {
        notAsked.push({ partner, at });
        continue;
      }
      asked.set(partner.id, times + 1);
      const lot = lotOf({ ...spot, dueAt }, { id, now: own.now, screen, owner });
      questions.push({
        partner,
        at,
        dueAt,
        request: bidRequest(lot, { seat: partner.seat, tmax: partner.tmax, crids }),
      });
    }
  }
  return { ahead, lots, questions, notAsked };
}
