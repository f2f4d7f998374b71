/** Time to the second question, milliseconds; each that brings no news makes the next wait longer. */
const FIRST_MS = 2500;
const LONGEST_MS = 15_000;
const LONGER = 1.25;
/** After failures the time doubles, up to this: a server that is busy is asked least. */
const LONGEST_FAILED_MS = 60_000;

/** Returns how long to wait after so many answers that were all the same, or so many failures one after the other. */
export const pauseOf = ({ same, failed }: { same: number; failed: number }): number =>
  failed > 0
    ? Math.min(LONGEST_FAILED_MS, FIRST_MS * 2 ** failed)
    : Math.min(LONGEST_MS, Math.round(FIRST_MS * LONGER ** same));

interface Parts<T> {
  ask: () => Promise<T>;
  /** Takes an answer; false ends the questions. */
  onAnswer: (answer: T) => boolean;
  /** Takes a failure; false ends the questions. */
  onFailure: (error: unknown) => boolean;
}

/**
 * Asks until it is told to end. A page that nobody sees asks nothing; whoever comes back to it, or is on the network again, is
 * answered at once. Returns what ends it.
 */
export function poll<T>({ ask, onAnswer, onFailure }: Parts<T>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isAsking = false;
  /** Somebody came back while a question was under way, which may have been lost with the network. */
  let isWanted = false;
  let [same, failed] = [0, 0];
  let last = '';

  function end(): void {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', atOnce);
    document.removeEventListener('visibilitychange', atOnce);
  }
  function goOn(isMore: boolean): void {
    isAsking = false;
    if (!isMore) end();
    else timer = setTimeout(run, isWanted && failed > 0 ? 0 : pauseOf({ same, failed }));
    isWanted = false;
  }
  function run(): void {
    clearTimeout(timer);
    if (isOver || document.visibilityState === 'hidden') return;
    isAsking = true;
    ask().then(
      (answer) => {
        if (isOver) return;
        const text = JSON.stringify(answer);
        same = text === last ? same + 1 : 0;
        [last, failed] = [text, 0];
        goOn(onAnswer(answer));
      },
      (error: unknown) => {
        if (isOver) return;
        failed += 1;
        goOn(onFailure(error));
      },
    );
  }
  function atOnce(): void {
    if (isAsking) isWanted = true;
    else run();
  }
  window.addEventListener('online', atOnce);
  document.addEventListener('visibilitychange', atOnce);
  run();
  return end;
}
