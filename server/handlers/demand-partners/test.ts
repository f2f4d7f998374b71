import { bidRequest } from '#core/openrtb/request.ts';
import { uuidv7 } from '#core/uuid.ts';
import { demandPartnerMeta } from '#generated/model/demand-partners/meta.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { floorOf } from '../../commands/auctions/floor.ts';
import { ask } from '../../commands/auctions/outside/callOut.ts';
import { lotOf } from '../../commands/auctions/outside/lot.ts';
import { storable } from '../../store/storable.ts';
import type { Tx } from '../../store/types.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

const action = actionOf(demandPartnerMeta, 'test');
/** Signs of an answer that are kept to be read. */
const SHOWN = 2000;
/** Returns the bid request for a play that nobody sells: of any slot that sells by auction, on a screen that does not exist. */
async function trial(tx: Tx, corpId: string) {
  const slots = await tx.adSlots.find((eb) => eb.or([eb('rtb', '=', true), eb('selling_mode', '=', 'rtb')]), {
    limit: 1,
  });
  const [slot] = slots;
  const owner = await tx.corporations.one(corpId, { fields: ['name'] });
  return lotOf(
    {
      slot: slot ?? { id: 'test', number: null, name: null, width: 1920, height: 1080, showingS: null },
      floor: (slot && floorOf(slot)) ?? 1,
      dueAt: tx.now + limits.auctionHorizon,
    },
    {
      id: uuidv7(tx.now),
      now: tx.now,
      screen: { id: 'test', name: null, scene: null, resolution: null, districtCode: null },
      owner: { id: corpId, name: owner?.name ?? null },
    },
  );
}

/** Sends outside buyers a request that is never charged, and keeps what came back (MKT-10). */
export const test = handler('demandPartner.test', {
  async before({ input, user, services }): Promise<ReadonlyMap<string, string>> {
    const { store, config, outgoing } = services;
    const { partners, lot } = await store.read({ kind: 'user', user }, async (tx) => ({
      partners: await tx.demandPartners.many(input.ids),
      lot: await trial(tx, user.corpId),
    }));
    const answers = new Map<string, string>();
    for (const partner of partners) {
      const request = bidRequest(lot, { seat: partner.seat, tmax: partner.tmax, crids: [] }, true);
      const { answer, body } = await ask(outgoing, config.secret, { partner, request });
      answers.set(partner.id, storable(`${answer}\n${body}`.trim(), SHOWN));
    }
    return answers;
  },
  run: (context) =>
    act(demandPartnerMeta, action, context, ({ id }) => {
      const testAnswer = context.before.get(id);
      if (testAnswer === undefined) throw refuse('NOT_FOUND');
      return { changes: { testedAt: context.now, testAnswer } };
    }),
});
