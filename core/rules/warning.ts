/** Level of a measure: over its threshold, over the lower one at which it would end, or well under both (MON-03). */
export type Level = 'over' | 'between' | 'under';

/** State of one cause at one screen. `rising`: not told yet; `settling`: well again, not over yet. */
export interface Watch {
  phase: 'rising' | 'open' | 'settling';
  /** When the phase began, milliseconds. */
  since: number;
}

/** Times of a rule, milliseconds: how long a threshold stays crossed before it is told, and how long all is well before it is over. */
export interface Patience {
  hold: number;
  quiet: number;
}

/** Result of one look: the watch from now on (null: nothing to remember), and whether an event begins or ends. */
export interface Step {
  watch: Watch | null;
  event: 'begins' | 'ends' | null;
}

const none = (watch: Watch | null): Step => ({ watch, event: null });

/**
 * Decides what one look at a measure means. Between two events of one cause lie at least `quiet` of being well and `hold`
 * of not being so, so that a measure that goes to and fro is one event, never a storm.
 */
export function lookedAt(watch: Watch | null, level: Level, now: number, { hold, quiet }: Patience): Step {
  const isTold = watch !== null && watch.phase !== 'rising';
  if (!isTold) {
    if (level !== 'over') return none(null);
    const since = watch?.since ?? now;
    if (now - since < hold) return none({ phase: 'rising', since });
    return { watch: { phase: 'open', since }, event: 'begins' };
  }
  if (level !== 'under') return none(watch.phase === 'open' ? watch : { phase: 'open', since: now });
  const since = watch.phase === 'settling' ? watch.since : now;
  return now - since >= quiet ? { watch: null, event: 'ends' } : none({ phase: 'settling', since });
}
