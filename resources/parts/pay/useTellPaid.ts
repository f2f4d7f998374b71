import { useNotify } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { paySentences } from './sentences.ts';

type Paid = Pick<CallTypes['wallet.status']['output'], 'outcome' | 'amount'>;

/** Sentence of each outcome of a payment. */
export const OUTCOMES = { done: 'pay.paid', part: 'pay.part', credit: 'pay.credit' } as const;

/**
 * Returns what says at the edge of the page how a payment by QR code ended (MKT-03): an order that is paid has no place for
 * the code any more. Money for what could not be bought stays in the wallet, which is a warning.
 */
export function useTellPaid(): (paid: Paid) => void {
  const notify = useNotify();
  const say = useSentences(paySentences);
  const { money } = useFormats();
  return ({ outcome, amount }) => {
    const text = say(OUTCOMES[outcome ?? 'done'], { amount: money(amount) });
    // A sentence is no key: a colon in it is no name of a catalogue.
    notify(text, {
      type: outcome === 'credit' || outcome === 'part' ? 'warning' : 'success',
      messageArgs: { _: text },
    });
  };
}
