/**
 * Lets one in at a time, in the order of asking, so that no writer starves.
 * `enter` returns nothing where the way is free (no turn of the event loop is lost), else a promise.
 */
export class FairQueue {
  #busy = false;
  readonly #waiting: (() => void)[] = [];

  enter(): Promise<void> | undefined {
    if (!this.#busy) {
      this.#busy = true;
      return undefined;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }
}
