/** Sound and pause of the films and sounds that this page itself plays: what a browser page can do without a shell. */
export class OwnMedia {
  readonly #root: Document;
  /** Volume that each element had of its own, such as that of a music widget. */
  readonly #own = new WeakMap<HTMLMediaElement, number>();
  /** Elements that a pause has stopped. */
  readonly #stopped = new Set<HTMLMediaElement>();
  #level = 100;
  #isMuted = false;
  #isFrozen = false;

  constructor(root: Document) {
    this.#root = root;
    // Media events do not bubble; a listener that captures hears those of elements that come later, too.
    root.addEventListener('play', ({ target }) => this.#meet(target), true);
  }

  set(level: number, isMuted: boolean): void {
    this.#level = level;
    this.#isMuted = isMuted;
    for (const element of this.#elements()) this.#sound(element);
  }

  /** Stops all films and sounds where they are, or lets those go on that it stopped. */
  freeze(isFrozen: boolean): void {
    if (this.#isFrozen === isFrozen) return;
    this.#isFrozen = isFrozen;
    for (const element of this.#elements()) if (isFrozen) this.#stop(element);
    if (isFrozen) return;
    for (const element of this.#stopped) if (element.isConnected) void element.play().catch(() => undefined);
    this.#stopped.clear();
  }

  #elements(): NodeListOf<HTMLMediaElement> {
    return this.#root.querySelectorAll<HTMLMediaElement>('video, audio');
  }

  #meet(target: EventTarget | null): void {
    if (!(target instanceof HTMLMediaElement)) return;
    this.#sound(target);
    if (this.#isFrozen) this.#stop(target);
  }

  #stop(element: HTMLMediaElement): void {
    if (element.paused || element.ended) return;
    element.pause();
    this.#stopped.add(element);
  }

  // By volume and not by `muted`, which belongs to the ad.
  #sound(element: HTMLMediaElement): void {
    const own = this.#own.get(element) ?? element.volume;
    this.#own.set(element, own);
    element.volume = this.#isMuted ? 0 : (own * this.#level) / 100;
  }
}
