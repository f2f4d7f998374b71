import type { Language } from '#core/protocol/envelope.ts';
import { inYuan } from '#core/yuan.ts';
import type { Cast } from './casting.ts';
import { clockAt } from './clockAt.ts';
import type { Values } from './sayer.ts';
import type { Say, Sentence } from './sentences.ts';

/** Returns whether nothing more becomes of a cast: shown, or over with its money back or never taken. */
export const isOver = ({ status, refund, payment }: Cast): boolean =>
  status === 'played' ||
  ((status === 'refused' || status === 'expired') && (refund === 'done' || (refund === 'none' && payment !== 'open')));

type Tone = 'info' | 'success' | 'warning' | 'error' | 'neutral';

interface Told {
  title: Sentence;
  tone: Tone;
  notes: readonly (readonly [Sentence, Values?])[];
}

function expired({ payment, refund }: Cast): Sentence {
  if (refund !== 'none') return 'expiredNote';
  if (payment === 'closed') return 'expiredUnpaid';
  return payment === 'open' ? 'expiredOpen' : 'expiredNote';
}

function stateOf(cast: Cast, clock: (at: string) => string): Told {
  const { status, before, amountFen, reason, until, playedAt, payUrl } = cast;
  const time = clock(until);
  const isPaid = amountFen > 0;
  switch (status) {
    case 'unpaid':
      return { title: 'unpaid', tone: 'warning', notes: [payUrl === null ? ['payOver'] : ['payNote', { time }]] };
    case 'waiting':
      return {
        title: 'waitingReview',
        tone: 'info',
        notes: [[isPaid ? 'waitingReviewPaid' : 'waitingReviewNote', { time }]],
      };
    case 'queued':
      return {
        title: 'queued',
        tone: 'info',
        notes: [
          before === 0 ? ['queuedNext', { time }] : ['queuedNote', { n: before, time }],
          ...(isPaid ? ([['orBack']] as const) : []),
        ],
      };
    case 'played':
      return {
        title: 'played',
        tone: 'success',
        notes: playedAt === null ? [] : [['playedNote', { time: clock(playedAt) }]],
      };
    case 'refused':
      return { title: 'refused', tone: 'error', notes: reason === null ? [] : [['refusedNote', { reason }]] };
    case 'expired':
      return { title: 'expired', tone: 'neutral', notes: [[expired(cast)]] };
  }
}

/** Returns how the page tells of a cast: its title and sentences, with what becomes of the money. */
export function toldOf(cast: Cast, language: Language, say: Say): { title: string; tone: Tone; notes: string[] } {
  const { refund, amountFen, zone } = cast;
  const { title, tone, notes } = stateOf(cast, (at) => clockAt(at, zone, language));
  const price = inYuan(amountFen);
  return {
    title: say(title),
    tone,
    notes: [
      ...notes.map(([name, values]) => say(name, values)),
      ...(refund === 'none' ? [] : [say(refund === 'due' ? 'refundDue' : 'refundDone', { price })]),
    ],
  };
}
