import type { CallName, Handler, HandlerContext, InputOf, OutputOf, Refusal } from './types.ts';

type Run<N extends CallName, B> = (context: HandlerContext<InputOf<N>, B>) => Promise<OutputOf<N> | Refusal>;

/**
 * Declares the handler of one call: `export const approve = handler('ad.approve', async ({input, tx}) => …)`,
 * or `{before, run}` where slow work (Argon2, files, network) must come before the transaction.
 */
export function handler<N extends CallName, B = undefined>(
  name: N,
  work: Run<N, B> | Omit<Handler<N, B>, 'name'>,
): Handler<N, B> {
  return typeof work === 'function' ? { name, run: work } : { name, ...work };
}
