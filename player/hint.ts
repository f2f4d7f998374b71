/** Listens for "sync now". A hint only makes a sync come sooner: without it everything happens a little later. */
export class HintListener {
  #source: EventSource | null = null;
  readonly #onHint: () => void;
  readonly #open: (url: string) => EventSource;

  constructor(onHint: () => void, open: (url: string) => EventSource = (url) => new EventSource(url)) {
    this.#onHint = onHint;
    this.#open = open;
  }

  /**
   * Listens at the newest address if it does not listen already: an EventSource whose address has expired stays closed.
   */
  listen(url: string): void {
    if (this.#source && this.#source.readyState !== 2) return;
    this.#source?.close();
    this.#source = this.#open(url);
    this.#source.addEventListener('sync', this.#onHint);
  }

  close(): void {
    this.#source?.close();
    this.#source = null;
  }
}
