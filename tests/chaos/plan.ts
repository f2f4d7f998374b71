import { seeded } from '../support/races.ts';

/** Faults of the line between screen and server; each is a way in which real lines break. */
export const LINE_FAULTS = ['offline', 'silent', 'slow', 'answerLost', 'twice', 'late', 'portal'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/** Faults of the tab: four ways in which its page ends, and a storage that takes nothing for a while. */
export const TAB_FAULTS = ['reload', 'close', 'crash', 'kill', 'full'] as const;
type TabFault = (typeof TAB_FAULTS)[number];

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** By how much the clock of the machine is off after a jump; the last one is 1976, as after a power cut. */
const JUMPS = [-3 * SECOND, 90 * SECOND, -3600 * SECOND, DAY, -400 * DAY, -50 * 365 * DAY] as const;

export type Fault = { atMs: number; forMs: number } & (
  | { lane: 'line'; kind: LineFault }
  | { lane: 'tab'; kind: TabFault }
  | { lane: 'server'; kind: 'kill' }
  | { lane: 'clock'; kind: 'jump'; byMs: number }
  | { lane: 'nudge'; kind: 'online' }
);

type Range = readonly [least: number, most: number];

/** Time between two faults of a lane, and how long one lasts, milliseconds. */
const PACE: Readonly<Record<Fault['lane'], { gap: Range; lasts: Range }>> = {
  line: { gap: [2 * SECOND, 9 * SECOND], lasts: [2 * SECOND, 18 * SECOND] },
  tab: { gap: [9 * SECOND, 22 * SECOND], lasts: [0, 5 * SECOND] },
  server: { gap: [20 * SECOND, 50 * SECOND], lasts: [0, 6 * SECOND] },
  clock: { gap: [8 * SECOND, 25 * SECOND], lasts: [0, 0] },
  // Screens sync every half minute in peace; here they are to be met by faults more often.
  nudge: { gap: [2 * SECOND, 7 * SECOND], lasts: [0, 0] },
};

/** Returns what is broken when: the same for the same seed and length. Lanes overlap; a lane has one fault at a time. */
export function planOf(seed: number, lengthMs: number): Fault[] {
  return (Object.keys(PACE) as Fault['lane'][])
    .flatMap((lane, index) => laneOf(lane, lengthMs, seeded(seed * 31 + index)))
    .toSorted((a, b) => a.atMs - b.atMs);
}

/** Returns all faults of a lane at a moment. */
function kindsOf(lane: Fault['lane'], at: { atMs: number; forMs: number }): Fault[] {
  if (lane === 'line') return LINE_FAULTS.map((kind) => ({ ...at, lane, kind }));
  if (lane === 'tab') return TAB_FAULTS.map((kind) => ({ ...at, lane, kind }));
  if (lane === 'clock') return JUMPS.map((byMs) => ({ ...at, lane, kind: 'jump', byMs }));
  return [lane === 'server' ? { ...at, lane, kind: 'kill' } : { ...at, lane: 'nudge', kind: 'online' }];
}

function laneOf(lane: Fault['lane'], lengthMs: number, random: () => number): Fault[] {
  const { gap, lasts } = PACE[lane];
  const within = ([least, most]: Range) => Math.round(least + random() * (most - least));
  const faults: Fault[] = [];
  // Each kind in turn, in an order of chance: a short run has most of them.
  let left: number[] = [];
  for (let atMs = within(gap); atMs < lengthMs;) {
    const kinds = kindsOf(lane, { atMs, forMs: within(lasts) });
    if (left.length === 0) left = [...kinds.keys()];
    const [index = 0] = left.splice(Math.floor(random() * left.length), 1);
    const fault = kinds[index]!;
    faults.push(fault);
    atMs += fault.forMs + within(gap);
  }
  return faults;
}
