import { spread } from './spread.ts';

/** A screen of an order when its shares are planned. `open` and `given` are by day, the first of the days first. */
export interface PacedScreen {
  id: string;
  /** Milliseconds that it is on. */
  open: readonly number[];
  /** Shares that it was given for these days before; null: none. */
  given: readonly (number | null)[];
  /** Plays that it has told of the first day. */
  played: number;
  /**
   * `live`: heard just now, takes whatever share it is given. `quiet`: not heard, it may play by what it was given, and gets
   * shares of days for which it has none. `lost`: not heard for long, gets no new ones.
   */
  contact: 'live' | 'quiet' | 'lost';
}

export interface PacedOrder {
  /** Plays that are to be given from the first day on: those sold without those counted, and those that silent screens may still tell. */
  left: number;
  days: number;
  /** Days for which shares are given out, so that a screen that goes offline has them. */
  ahead: number;
  screens: readonly PacedScreen[];
}

export interface Shares {
  /** Plays of each day that are not given to a silent screen already. */
  goals: readonly number[];
  /** By screen: its share of each of the days ahead; null where none is given. */
  shares: ReadonlyMap<string, readonly (number | null)[]>;
}

/** Says whether a screen's share of a day stays as it is: nobody can tell it of another. */
const stays = ({ contact, given }: PacedScreen, day: number): boolean =>
  contact === 'lost' || (contact === 'quiet' && (given[day] ?? null) !== null);

/** Returns the goals of days; that of the first is at least what was shown already, which the others then go without. */
function goalsOf(total: number, weights: readonly number[], shown: number): number[] {
  if (!weights.some((weight) => weight > 0)) return weights.map((_, day) => (day === 0 ? shown : 0));
  const goals = spread(total, weights);
  if (goals[0]! >= shown) return goals;
  const later = weights.slice(1);
  const rest = Math.max(0, total - shown);
  return [shown, ...(later.some((weight) => weight > 0) ? spread(rest, later) : later.map(() => 0))];
}

/**
 * Shares the goal of a day by weights, each part at least as large as what was shown of it already: whoever is ahead keeps
 * what it has, and the others share the rest.
 */
function partsOf(goal: number, takers: readonly { weight: number; least: number }[]): number[] {
  const parts = takers.map(({ least }) => least);
  let sharing = [...takers.keys()];
  for (;;) {
    const kept = parts.reduce((sum, part, at) => sum + (sharing.includes(at) ? 0 : part), 0);
    const total = Math.max(0, goal - kept);
    const found =
      total > 0
        ? spread(
            total,
            sharing.map((at) => takers[at]!.weight),
          )
        : sharing.map(() => 0);
    const behind = sharing.filter((at, index) => found[index]! >= takers[at]!.least);
    if (behind.length === sharing.length) {
      for (const [index, at] of sharing.entries()) parts[at] = found[index]!;
      return parts;
    }
    sharing = behind;
  }
}

/**
 * Spreads what is left of an order over its days and the screens, by the time that they are on (MKT-09). All shares together
 * are never more than what is left: what silent screens were given stays theirs, and the others share the rest.
 */
export function planShares({ left, days, ahead, screens }: PacedOrder): Shares {
  const near = Math.min(ahead, days);
  const each = Array.from({ length: days }, (_, day) => day);
  const isOpen = (screen: PacedScreen, day: number) => (day < near ? !stays(screen, day) : screen.contact !== 'lost');
  const fixed = each
    .slice(0, near)
    .flatMap((day) => screens.map((screen) => (stays(screen, day) ? (screen.given[day] ?? 0) : 0)))
    .reduce((sum, plays) => sum + plays, 0);
  const weights = each.map((day) =>
    screens.reduce((sum, screen) => sum + (isOpen(screen, day) ? (screen.open[day] ?? 0) : 0), 0),
  );
  const shown = screens.reduce((sum, screen) => sum + (isOpen(screen, 0) ? screen.played : 0), 0);
  const goals = goalsOf(Math.max(0, left - fixed), weights, shown);
  const shares = new Map<string, (number | null)[]>(
    screens.map((screen) => [
      screen.id,
      each.slice(0, near).map((day) => (stays(screen, day) ? (screen.given[day] ?? null) : 0)),
    ]),
  );
  for (const day of each.slice(0, near)) {
    const takers = screens.filter((screen) => !stays(screen, day));
    const parts = partsOf(
      goals[day]!,
      takers.map(({ open, played }) => ({ weight: open[day] ?? 0, least: day === 0 ? played : 0 })),
    );
    for (const [index, { id }] of takers.entries()) shares.get(id)![day] = parts[index]!;
  }
  return { goals, shares };
}
