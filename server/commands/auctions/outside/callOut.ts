import { OPENRTB_VERSION } from '#core/openrtb/request.ts';
import { readResponse, type OutsideBid, type Reading } from '#core/openrtb/response.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { unseal } from '../../../auth/sealed.ts';
import { NoAnswer, type Outgoing } from '../../../outgoing/outgoing.ts';
import type { Ahead } from '../sales.ts';
import type { Plan, Question } from './plan.ts';

/** A request waits so long while too many to the same host are under way; then it is not sent. */
const TURN_MS = 1000;

/** Answer of an outside buyer for a play: its bids, or why there are none. */
export interface Answer {
  partnerId: string;
  partner: string;
  answer: Reading['answer'] | 'noAnswer' | 'unreachable' | 'notAsked';
  bids: readonly OutsideBid[];
}

/** Answers of outside buyers. */
export interface Outside {
  ahead: Ahead;
  /** By play: the id that the buyers know the auction by, and what each of them answered. */
  lots: ReadonlyMap<string, { id: string; answers: readonly Answer[] }>;
}

type Heard = Pick<Answer, 'answer' | 'bids'> & { body: string };

/** Sends a bid request and reads what came back within the buyer's time; what it does wrong is its answer, and no error. */
export async function ask(
  outgoing: Outgoing,
  secret: string,
  { partner, request }: Pick<Question, 'partner' | 'request'>,
): Promise<Heard> {
  const { endpoint, token, tmax, gzip, seat } = partner;
  try {
    const { status, body } = await outgoing.send(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-openrtb-version': OPENRTB_VERSION,
        ...(token ? { authorization: `Bearer ${unseal(secret, token)}` } : {}),
      },
      body: JSON.stringify(request),
      isZipped: gzip === true,
      timeMs: tmax,
      waitMs: TURN_MS,
      maxBytes: limits.outsideBytes,
    });
    if (status === 204) return { answer: 'noBid', bids: [], body: '' };
    if (status !== 200) return { answer: 'malformed', bids: [], body: `HTTP ${status}\n${body}` };
    return { ...readResponse(body, { id: request.id, seat, mostBids: limits.outsideBids }), body };
  } catch (error) {
    if (error instanceof NoAnswer) return { answer: error.why, bids: [], body: error.message };
    throw error;
  }
}

/**
 * Asks all at once, as far as a host takes so many, so that auctions wait for the slowest alone, and for that no longer than its turn and its
 * time.
 */
export async function callOut(outgoing: Outgoing, secret: string, plan: Plan): Promise<Outside> {
  const heard = await Promise.all(
    plan.questions.map(async (question) => {
      const { answer, bids } = await ask(outgoing, secret, question);
      return { at: question.at, partnerId: question.partner.id, partner: question.partner.name, answer, bids };
    }),
  );
  const answers = Map.groupBy(
    [
      ...heard,
      ...plan.notAsked.map(({ at, partner: { id, name } }) => ({
        at,
        partnerId: id,
        partner: name,
        answer: 'notAsked' as const,
        bids: [],
      })),
    ],
    ({ at }) => at,
  );
  return {
    ahead: plan.ahead,
    lots: new Map([...plan.lots].map(([at, id]) => [at, { id, answers: answers.get(at) ?? [] }])),
  };
}
