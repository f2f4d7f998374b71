import type { Rotation } from '#core/layout/rotation.ts';
import type { Manifest } from '#core/manifest/manifest.ts';
import type { Decision } from '#core/schedule/types.ts';
import type { Showing } from './showing.ts';

/** View of the page: the enrolment number, or the programme. */
export type View =
  | { kind: 'enrol'; number: string | null; code: string | null; isOnline: boolean }
  | {
      kind: 'play';
      manifest: Manifest | null;
      /** Page of the layout that somebody has opened; null: the home page. */
      pageId: string | null;
      showing: ReadonlyMap<string, Showing>;
      /** Next content of a place, where it is made ready before its turn. */
      prepared: ReadonlyMap<string, Showing>;
      /** The last emergency was taken away: it goes at once. */
      isEmergencyCut?: boolean;
      urls: ReadonlyMap<string, string>;
      loading: { done: number; total: number } | null;
      /** Slot that sells scan-to-cast → path that its code says; absent where there is none. */
      casts?: ReadonlyMap<string, string>;
      /** Nobody operates the screen without its PIN. */
      isLocked: boolean;
    };

/** Returns by how much a view is turned; before a programme has come, not at all. */
export const rotationIn = (view: View): Rotation => (view.kind === 'play' ? (view.manifest?.device.rotation ?? 0) : 0);

/** Data of the status page besides the view. */
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

/** A value that React can subscribe to. */
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
