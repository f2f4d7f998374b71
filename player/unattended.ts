/** Work that nobody awaits. Its errors are told, and the screen plays on; at the end all of it can be waited for. */
export class Unattended {
  readonly #report: (error: unknown) => void;
  readonly #working = new Set<Promise<void>>();

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  readonly keep = (work: Promise<unknown>): Promise<void> => {
    const seen = work
      .then(
        () => undefined,
        // Called as a function: the browser's own `reportError` is no method of this object.
        (error: unknown) => (0, this.#report)(error),
      )
      .finally(() => this.#working.delete(seen));
    this.#working.add(seen);
    return seen;
  };

  async settled(): Promise<void> {
    await Promise.all(this.#working);
  }
}
