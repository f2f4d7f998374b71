import { works, type Failure, type Words, type Work, type WorkList } from './works.ts';

/** What the one who does the work tells of it. */
export interface WorkHandle {
  progress: (share: number | null, note?: Words) => void;
  done: (note: Words) => void;
  failed: (note: Words, failures?: readonly Failure[]) => void;
  /** Takes it from the list: its page tells how it ended, or it was broken off. */
  gone: () => void;
  isShown: () => boolean;
}

type Beginning = Pick<Work, 'title'> & Partial<Pick<Work, 'goesOn' | 'open' | 'cancel'>>;

/** Work that is over sooner is never shown, in milliseconds. */
export const LASTS_MS = 600;

/** How long a result stays that nobody must act on, in milliseconds. */
const DONE_MS = 8000;

const ask = (event: Event): void => event.preventDefault();

function setLater(ms: number, run: () => void): void {
  setTimeout(run, ms);
}

/**
 * Creates what begins a work: it is shown once it lasts, and its result until it is old or dismissed. While one runs that
 * a reload would break off, the browser asks first. `after` runs something later.
 */
export function createBegin(
  { list, show }: Pick<WorkList, 'list' | 'show'>,
  after: (ms: number, run: () => void) => void = setLater,
) {
  let [last, breakable] = [0, 0];
  const guard = (isRunning: boolean): void => {
    breakable += isRunning ? 1 : -1;
    if (breakable > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  return ({ goesOn = false, open = null, cancel = null, title }: Beginning): WorkHandle => {
    const id = (last += 1);
    let work: Work = { id, title, state: 'running', share: null, note: null, failures: [], goesOn, open, cancel };
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
      if (!isOver && !goesOn) guard(false);
      isOver = true;
    };
    const leave = (): void => show(list().filter((one) => one.id !== id));
    if (!goesOn) guard(true);
    after(LASTS_MS, () => {
      if (!isOver) appear();
    });
    return {
      progress: (share, note) => change({ share, note: note ?? null }),
      done: (note) => {
        end();
        change({ state: 'done', note });
        if (goesOn) appear();
        else if (isShown) after(DONE_MS, leave);
      },
      failed: (note, failures = []) => {
        end();
        change({ state: 'failed', note, failures });
        appear();
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
export const beginWork = createBegin(works);

/** Takes a work from the list. */
export const dismissWork = (id: number): void => works.show(works.list().filter((one) => one.id !== id));
