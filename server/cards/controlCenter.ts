import * as z from 'zod/mini';
import type { CardOperator, CardSaid } from '../services.ts';

/** Time for an answer, milliseconds. */
const ANSWER_MS = 10_000;
/** The platform asks for one call at a time and no more than five a second. */
const GAP_MS = 200;
/** Cards whose turn has not come, at most, of all who ask at the same time. */
const MOST_WAITING = 50;

/** Address and account of the platform, and its card operators. */
export interface ControlCenterSettings {
  /** Host with port; its scheme is https, but for this machine itself. */
  origin: string;
  user: string;
  apiKey: string;
  operators: readonly string[];
}

const usage = z.object({ ctdDataUsage: z.number().check(z.nonnegative(), z.lte(Number.MAX_SAFE_INTEGER)) });

/** Returns the result of a failed status: a card that is not theirs, a refused key or query, or no answer for now. */
function failed(status: number): Exclude<CardSaid['result'], 'told'> {
  if (status === 404) return 'unknown';
  return status === 429 || status >= 500 ? 'unanswered' : 'refused';
}

/**
 * Asks Cisco's IoT Control Center, on which several network operators keep their cards (China Unicom among them), by its
 * published REST API: GET /rws/api/v1/devices/{iccid}/ctdUsages, whose `ctdDataUsage` are the bytes of the billing cycle.
 */
export function controlCenter(
  { origin, user, apiKey, operators }: ControlCenterSettings,
  report: (problem: string) => void,
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((passed) => setTimeout(passed, ms)),
): CardOperator {
  const authorization = `Basic ${Buffer.from(`${user}:${apiKey}`).toString('base64')}`;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function ask(iccid: string, until: AbortSignal): Promise<CardSaid> {
    try {
      const response = await fetch(`${origin}/rws/api/v1/devices/${encodeURIComponent(iccid)}/ctdUsages`, {
        headers: { authorization, accept: 'application/json' },
        signal: AbortSignal.any([until, AbortSignal.timeout(ANSWER_MS)]),
        redirect: 'error',
      });
      if (response.ok) return { result: 'told', usedBytes: usage.parse(await response.json()).ctdDataUsage };
      await response.body?.cancel();
      const result = failed(response.status);
      if (result !== 'unknown') report(`the operator of data cards answered ${response.status}`);
      return { result };
    } catch (error) {
      report(`the operator of data cards gave no answer: ${String(error)}`);
      return { result: 'unanswered' };
    }
  }

  return {
    serves: (operator) => operators.includes(operator),
    async usage(iccid, until) {
      if (waiting >= MOST_WAITING || until.aborted) return { result: 'notAsked' };
      waiting += 1;
      const before = last;
      const { promise: mine, resolve: leave } = Promise.withResolvers<void>();
      last = mine;
      const isTurn = await Promise.race([before.then(() => true), ended(until)]);
      waiting -= 1;
      if (!isTurn || until.aborted) {
        // Whoever comes next waits for those before, as this one did.
        void before.then(() => leave());
        return { result: 'notAsked' };
      }
      const answer = await ask(iccid, until);
      void wait(GAP_MS).then(() => leave());
      return answer;
    },
  };
}

/** Waits until a signal says that nobody waits any more; answers false. */
const ended = (until: AbortSignal): Promise<false> =>
  new Promise((resolve) => until.addEventListener('abort', () => resolve(false), { once: true }));
