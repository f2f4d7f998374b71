import { createUnloadGuard, unloadGuard } from './unloadGuard.ts';
import { works, type Failure, type Secret, type Words, type Work, type WorkList } from './works.ts';

/** Handle to report a work's progress and end. */
export interface WorkHandle {
  progress: (share: number | null, note?: Words) => void;
  /** The server has it now: from here on it goes on without this window. */
  handedOver: (way: Pick<Work, 'open' | 'cancel'>) => void;
  /** With secrets it stays until it is dismissed. */
  done: (note: Words, secrets?: readonly Secret[]) => void;
  failed: (note: Words, failures?: readonly Failure[], secrets?: readonly Secret[]) => void;
  /** Takes it from the list: its page tells how it ended, or it was broken off. */
  gone: () => void;
  isShown: () => boolean;
}

type Beginning = Pick<Work, 'title'> & Partial<Pick<Work, 'goesOn' | 'open' | 'cancel'>>;

/** Work that is over sooner is never shown, in milliseconds. */
export const LASTS_MS = 600;

/** Display time of a result that needs no action, in milliseconds. */
const DONE_MS = 8000;

function setLater(ms: number, run: () => void): void {
  setTimeout(run, ms);
}

/**
 * Creates what begins a work: it is shown once it lasts, and its result until it is old or dismissed. While one runs that
 * a reload would break off, or holds a secret, the browser asks first. `after` runs something later.
 */
export function createBegin(
  { list, show, subscribe }: WorkList,
  after: (ms: number, run: () => void) => void = setLater,
  guard = createUnloadGuard(),
) {
  let last = 0;
  return ({ goesOn = false, open = null, cancel = null, title }: Beginning): WorkHandle => {
    const id = (last += 1);
    const untold = { state: 'running', share: null, note: null, failures: [], secrets: [] } as const;
    let work: Work = { id, title, ...untold, goesOn, open, cancel };
    let [isShown, isOver] = [false, false];
    const change = (next: Partial<Work>): void => {
      work = { ...work, ...next };
      if (isShown) show(list().map((one) => (one.id === id ? work : one)));
    };
    const appear = (): void => {
      if (!isShown) show([...list(), work]);
      isShown = true;
    };
    const end = (): void => {
      if (!isOver && !work.goesOn) guard.release();
      isOver = true;
    };
    const leave = (): void => show(list().filter((one) => one.id !== id));
    /** Shows how it ended. Secrets were told this once: they are guarded as long as the row stands. */
    const stay = (): void => {
      appear();
      if (work.secrets.length === 0) return;
      guard.hold();
      const stop = subscribe(() => {
        if (list().some((one) => one.id === id)) return;
        stop();
        guard.release();
      });
    };
    if (!goesOn) guard.hold();
    after(LASTS_MS, () => {
      if (!isOver) appear();
    });
    return {
      progress: (share, note) => change({ share, note: note ?? null }),
      handedOver: (way) => {
        if (!isOver && !work.goesOn) guard.release();
        change({ ...way, goesOn: true, share: null, note: null });
      },
      done: (note, secrets = []) => {
        end();
        change({ state: 'done', note, secrets });
        if (work.goesOn || secrets.length > 0) stay();
        else if (isShown) after(DONE_MS, leave);
      },
      failed: (note, failures = [], secrets = []) => {
        end();
        change({ state: 'failed', note, failures, secrets });
        stay();
      },
      gone: () => {
        end();
        leave();
      },
      isShown: () => isShown,
    };
  };
}

/** Begins a work of this window. */
export const beginWork = createBegin(works, setLater, unloadGuard);

/** Takes a work from the list. */
export const dismissWork = (id: number): void => works.show(works.list().filter((one) => one.id !== id));
