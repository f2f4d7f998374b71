/** New state of an order's ad, and when (milliseconds). */
interface Turn {
  adId: string;
  state: string;
  at: number;
}

const APPROVED = ['pendingPlay', 'playing', 'paused', 'takenDown'];

/**
 * Returns the times in which it was up to the media owner that an order is shown: it had approved an ad, or let one wait for its
 * review longer than it may, or has deleted one that it had not refused. In all other time there was nothing to be shown, and
 * its buyer alone could have changed that.
 * @param turns in the order in which they happened
 * @param reviewMs how long a review may take
 */
export function ownersTime(turns: readonly Turn[], reviewMs: number): { since: number; until: number | null }[] {
  const last = new Map<string, string>();
  return turns.flatMap(({ adId, state, at }, index) => {
    const before = last.get(adId);
    last.set(adId, state);
    // One that is deleted comes back, or is followed by another.
    const next = turns.slice(index + 1).find((turn) => state === 'deleted' || turn.adId === adId);
    const since = sinceWhen(state, { at, before, reviewMs });
    return since === null || (next && next.at <= since) ? [] : [{ since, until: next?.at ?? null }];
  });
}

function sinceWhen(
  state: string,
  { at, before, reviewMs }: { at: number; before: string | undefined; reviewMs: number },
): number | null {
  if (APPROVED.includes(state)) return at;
  if (state === 'pendingApproval') return at + reviewMs;
  return state === 'deleted' && before !== 'disapproved' ? at : null;
}
