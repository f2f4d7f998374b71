const SECOND_MS = 1000;

/** File that is to be shown, with the length of a video in milliseconds; null: not measured. */
interface Shown {
  type?: string | null;
  durationMs?: number | null;
}

/**
 * Says whether a material is longer than the one showing that was bought (LAY-06). A picture never is, and of a video the last begun
 * second is not counted: one of "15 seconds" often has some frames more.
 * @param showingMs length of one showing, milliseconds
 */
export const isLongerThan = ({ type, durationMs }: Shown, showingMs: number): boolean =>
  type === 'video' && (durationMs ?? 0) >= showingMs + SECOND_MS;
