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
  const isAnybody = weights.some((weight) => weight > 0);
  const goals = isAnybody ? spread(Math.max(0, left - fixed), weights) : each.map(() => 0);
  const shares = new Map<string, (number | null)[]>(
    screens.map((screen) => [
      screen.id,
      each.slice(0, near).map((day) => (stays(screen, day) ? (screen.given[day] ?? null) : 0)),
    ]),
  );
  for (const day of each.slice(0, near)) {
    const takers = screens.filter((screen) => !stays(screen, day));
    const parts =
      goals[day]! > 0
        ? spread(
            goals[day]!,
            takers.map(({ open }) => open[day] ?? 0),
          )
        : takers.map(() => 0);
    for (const [index, { id, played }] of takers.entries())
      // What was shown today stays shown, whatever the new share.
      shares.get(id)![day] = Math.max(parts[index]!, day === 0 ? played : 0);
  }
  return { goals, shares };
}
