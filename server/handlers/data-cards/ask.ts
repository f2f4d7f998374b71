import type { BatchItem } from '#core/protocol/reply.ts';
import type { ErrorName } from '#generated/model/errors.gen.ts';
import { dataCardMeta } from '#generated/model/data-cards/meta.gen.ts';
import type { DataCardStored } from '#generated/server/data-cards.gen.ts';
import { itemReply } from '../../call/answer.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { CardAnswer, CardSaid } from '../../services.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

const action = actionOf(dataCardMeta, 'ask');
/** Packages are sold by these. */
const MB = 1024 * 1024;
/** The most that a card holds as used (schemas/data-card.yaml). */
const MOST_MB = 10_000_000;
/** Time for all cards of one call, milliseconds: the console gives up after half a minute. */
const ALL_MS = 20_000;

/** Refusal for each result without data; the card keeps that it was asked all the same. */
const SENTENCES = {
  unknown: 'CARD_UNKNOWN',
  refused: 'CARD_REFUSED',
  unanswered: 'CARD_UNANSWERED',
} as const satisfies Record<Exclude<CardSaid['result'], 'told'>, ErrorName>;

const wasAsked = (answer: CardAnswer): answer is CardSaid => answer.result !== 'notAsked';

/** Returns what an answer changes of a card: what is used only where it was told. */
function changesOf(answer: CardSaid, now: number): Partial<DataCardStored> {
  const asked = { askedAt: now, askResult: answer.result };
  return answer.result === 'told' ? { ...asked, usedMb: Math.min(MOST_MB, Math.ceil(answer.usedBytes / MB)) } : asked;
}

/** Asks the network operator how much of their packages cards have used, and keeps what it said and when (IOT-01). */
export const ask = handler('dataCard.ask', {
  async before({ input, user, services }): Promise<ReadonlyMap<string, CardAnswer>> {
    const { cardOperator } = services;
    const answers = new Map<string, CardAnswer>();
    if (!cardOperator) return answers;
    const cards = await services.store.read({ kind: 'user', user }, (tx) =>
      tx.dataCards.many(input.ids, { fields: ['iccid', 'operator'] }),
    );
    const until = AbortSignal.timeout(ALL_MS);
    let isSilent = false;
    for (const { id, iccid, operator } of cards) {
      if (iccid === null || operator === null || !cardOperator.serves(operator)) continue;
      // Nobody waits for each of many cards in turn while the operator does not answer at all.
      const answer: CardAnswer = isSilent ? { result: 'notAsked' } : await cardOperator.usage(iccid, until);
      isSilent ||= answer.result === 'unanswered';
      answers.set(id, answer);
    }
    return answers;
  },
  async run(context) {
    const { before, language, call } = context;
    const { results } = await act(dataCardMeta, action, context, ({ id }) => {
      const answer = before.get(id);
      if (!answer) throw refuse('CARD_OPERATOR_MISSING');
      if (!wasAsked(answer)) throw refuse('CARD_NOT_ASKED');
      return { changes: changesOf(answer, context.now) };
    });
    // Refused after the answer is stored, so that nothing undoes it; the caller learns that there is no data.
    const said = (item: BatchItem): BatchItem => {
      const answer = before.get(item.id);
      if (item.code !== 0 || !answer || !wasAsked(answer) || answer.result === 'told') return item;
      return { id: item.id, ...itemReply(refuse(SENTENCES[answer.result]), language, call.entity) };
    };
    return { results: results.map(said) };
  },
});
