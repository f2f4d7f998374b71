/** Work that is done again and again, and once more at an exact moment between. */
export class Tickers {
  readonly #running: ReturnType<typeof setInterval>[] = [];
  #exact: ReturnType<typeof setTimeout> | undefined;

  every(ms: number, work: () => void): void {
    this.#running.push(setInterval(work, ms));
  }

  /** Does something once, so soon; null takes the last wish back. Nothing is done where nothing runs any more. */
  exactly(ms: number | null, work: () => void): void {
    clearTimeout(this.#exact);
    if (ms !== null && this.#running.length > 0) this.#exact = setTimeout(work, ms);
  }

  stop(): void {
    for (const ticker of this.#running.splice(0)) clearInterval(ticker);
    clearTimeout(this.#exact);
  }
}
