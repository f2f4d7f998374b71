/** Thrown at work whose turn did not come in time: it was not begun. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

/** Does so much work at once, and the rest as lanes come free, in the order in which it came. */
export class Lanes {
  readonly #count: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(count: number) {
    this.#count = count;
  }

  /** Number of waiting tasks. */
  get waiting(): number {
    return this.#waiting.length;
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** @param waitMs for its turn; without, it waits as long as it takes. Throws `NoTurn` after it. */
  async run<T>(work: () => Promise<T>, waitMs?: number): Promise<T> {
    if (this.#running < this.#count) this.#running += 1;
    else await this.#turn(waitMs);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Finished work passes its lane directly to the next.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(waitMs: number | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = (): void => {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      reject(new NoTurn(`no turn within ${waitMs} ms`));
    };
    const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
    const next = (): void => {
      clearTimeout(timer);
      resolve();
    };
    this.#waiting.push(next);
    return promise;
  }
}
