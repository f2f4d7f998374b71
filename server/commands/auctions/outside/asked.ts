interface Asking {
  partner: { id: string };
  /** The play, and when it is due. */
  at: string;
  dueAt: number;
}

const nameOf = ({ partner, at }: Asking): string => `${partner.id} ${at}`;

/**
 * The plays that outside buyers were asked for: each buyer once for each, though a play that nobody bid for leaves no auction behind, and is
 * for sale until it is too near. Known to one process, that of the tick; another that takes its place may ask once more.
 */
export class Asked {
  readonly #plays = new Map<string, number>();

  has(question: Asking): boolean {
    return this.#plays.has(nameOf(question));
  }

  /** Takes out what was not asked after all. */
  forget(questions: readonly Asking[]): void {
    for (const question of questions) this.#plays.delete(nameOf(question));
  }

  /** Adds what is asked now, and forgets the plays that are over. */
  add(questions: readonly Asking[], now: number): void {
    for (const question of questions) this.#plays.set(nameOf(question), question.dueAt);
    for (const [name, dueAt] of this.#plays) if (dueAt < now) this.#plays.delete(name);
  }
}
