import type { Colour } from './screenServer.ts';

export const KINDS = ['picture', 'video', 'text', 'webPage'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that is shown, in a colour that nothing else has. */
export interface Item {
  kind: Kind;
  colour: Colour;
}

/** An item for the whole screen, in its time and above the others. */
export interface Emergency extends Item {
  startAt: number;
  endAt: number;
}

/** A picture of the screen: the colours of points of it. */
export interface Frame {
  at: number;
  colours: readonly Colour[];
}

export interface Change {
  from: string;
  to: string;
  /** By how much it was seen later than its moment, milliseconds; less than 0: earlier. */
  lateMs: number;
}

export interface ChangesSeen {
  changes: Change[];
  /** Frames that showed nothing whole (black, white, two at once), and items whose turn it was not. */
  wrong: {
    why: 'nothing' | 'notItsTurn';
    after: string;
    afterMs: number;
    now: string;
    /** Places in the round: of the last of its items that was seen, and of what is seen; -1 where it is none of them. */
    turns: [last: number, seen: number];
    next?: string;
  }[];
  frames: number;
}

/** A programme whose frames are judged. */
export interface Round {
  /** One after the other, and again. */
  items: readonly Item[];
  shownMs: number;
  emergencies: readonly Emergency[];
}

/** Difference of a colour that a film's own coding makes. */
const TOLERANCE = 26;
/** An emergency is seen in its time by the server's clock, of which the player knows this much. */
const CLOCK_MS = 50;

const isNear = (one: Colour, other: Colour): boolean =>
  one.every((part, at) => Math.abs(part - other[at]!) <= TOLERANCE);

const isEmergency = (item: Item): item is Emergency => 'startAt' in item;

/** Returns what an item is called: its kind, or "emergency" and its kind. */
const nameOf = (item: Item): string => (isEmergency(item) ? `emergency ${item.kind}` : item.kind);

/** Returns the items that may be seen after this one: itself, the next of the round, an emergency that has begun. */
function nextOf(
  { items, emergencies }: Round,
  { now, turn }: { now: Item | undefined; turn: number },
  at: number,
): Item[] {
  const begun = emergencies.filter(({ startAt, endAt }) => startAt - CLOCK_MS <= at && at <= endAt);
  // The record of frames may begin with any item.
  if (!now) return [...items, ...begun];
  const next = items[(turn + 1) % items.length]!;
  if (isEmergency(now)) return at >= now.endAt - CLOCK_MS ? [now, next] : [now];
  return [now, next, ...begun];
}

/** Returns how much later than its moment an item was seen that came after another. */
function lateOf(before: { item: Item; at: number }, now: { item: Item; at: number }, shownMs: number): number {
  if (isEmergency(now.item)) return now.at - now.item.startAt;
  return now.at - (isEmergency(before.item) ? before.item.endAt : before.at + shownMs);
}

/**
 * Follows a programme through all frames of a screen. Each shows the item of before, the next of the round, or an emergency
 * in its time, after which the round goes on; any other is wrong, whatever it shows.
 */
export function judgeFrames(frames: readonly Frame[], round: Round): ChangesSeen {
  const all: Item[] = [...round.items, ...round.emergencies];
  const changes: Change[] = [];
  const wrong: ChangesSeen['wrong'] = [];
  let before: { item: Item; at: number } | undefined;
  /** The record begins in the middle of an item: when that began is not known. */
  let isTimed = false;
  let turn = -1;
  for (const { at, colours } of frames) {
    const whole = all.filter(({ colour }) => colours.every((one) => isNear(one, colour)));
    const due = nextOf(round, { now: before?.item, turn }, at);
    const item = whole.find((one) => due.includes(one));
    if (!item) {
      const [first] = whole;
      wrong.push({
        why: whole.length === 0 ? 'nothing' : 'notItsTurn',
        after: before ? nameOf(before.item) : '',
        afterMs: Math.round(at - (before?.at ?? at)),
        now: first ? nameOf(first) : colours.map((one) => `rgb(${one.join(' ')})`).join(', '),
        turns: [turn, first ? round.items.indexOf(first) : -1],
      });
    }
    // One that came out of turn is wrong once: the round is followed from there.
    const seen = item ?? whole[0];
    if (!seen) continue;
    for (const one of wrong) one.next ??= nameOf(seen);
    if (seen === before?.item) continue;
    const now = { item: seen, at };
    if (before && item && isTimed)
      changes.push({
        from: nameOf(before.item),
        to: nameOf(item),
        lateMs: Math.round(lateOf(before, now, round.shownMs)),
      });
    if (!isEmergency(seen)) turn = round.items.indexOf(seen);
    isTimed = before !== undefined;
    before = now;
  }
  return { changes, wrong, frames: frames.length };
}
