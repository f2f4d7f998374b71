import type { Manifest } from '#core/manifest/manifest.ts';
import type { Decision } from '#core/schedule/types.ts';
import type { Showing } from './playback.ts';

/** What is on the screen. */
export type View =
  | { kind: 'enrol'; number: string | null; isOnline: boolean }
  | {
      kind: 'play';
      manifest: Manifest | null;
      showing: ReadonlyMap<string, Showing>;
      urls: ReadonlyMap<string, string>;
      loading: { done: number; total: number } | null;
    };

/** What the status page says beside the view. */
export interface Status {
  number: string | null;
  deviceId: string | null;
  isOnline: boolean;
  rev: string | null;
  nextRev: string | null;
  zone: string | null;
  offsetMs: number;
  plays: number;
  decision: Decision | null;
}

/** A value that React can watch. */
export class Watched<T> {
  #value: T;
  readonly #watchers = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  set(value: T): void {
    this.#value = value;
    for (const watcher of this.#watchers) watcher();
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };
}
