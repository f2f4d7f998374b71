/** Days (as in "2026-03-29") and money (fen) within which something lies; null: as the level above. */
export interface Frame {
  startDay?: string | null | undefined;
  endDay?: string | null | undefined;
  budgetFen?: number | null | undefined;
}

/** Field in which a child leaves the frame of its parent, and what the parent allows there. */
export interface Breach {
  field: 'startDay' | 'endDay' | 'budgetFen';
  allowed: string | number;
}

const isBefore = (a: string | null | undefined, b: string | null | undefined): boolean => Boolean(a && b && a < b);

/**
 * Returns how a child leaves the frame of its parent, or null where it lies within (ADS-04). What a child does not say,
 * it has from its parent.
 */
export function breachOf(child: Frame, parent: Frame): Breach | null {
  const { startDay: first, endDay: last } = parent;
  for (const field of ['startDay', 'endDay'] as const) {
    if (isBefore(child[field], first)) return { field, allowed: first! };
    if (isBefore(last, child[field])) return { field, allowed: last! };
  }
  const most = parent.budgetFen ?? null;
  return most !== null && (child.budgetFen ?? 0) > most ? { field: 'budgetFen', allowed: most } : null;
}

const later = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b > a) ? b : a);
const sooner = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b < a) ? b : a);

/** Returns the days that hold for a child: its own within those of its parent. */
export const daysWithin = (child: Frame, parent: Frame): { startDay: string | null; endDay: string | null } => ({
  startDay: later(child.startDay ?? null, parent.startDay ?? null),
  endDay: sooner(child.endDay ?? null, parent.endDay ?? null),
});
