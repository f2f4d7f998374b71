import type { Player } from './run.ts';
import { fillShell, filesIn, freshPage } from './shell.ts';
import { tryBuild } from './trial.ts';

/** Time between two looks at the server's build; each screen adds its own part, so that not all come at once. */
const LOOK_MS = 10 * 60_000;
/** A proved build waits so long for a moment at which nothing is shown, then for the end of any content. */
const PATIENCE_MS = 10 * 60_000;
const WATCH_MS = 100;

type Tell = (error: unknown) => void;

/** Files of the build that runs: those that its page names. */
const runningFiles = (): string[] => filesIn(document.documentElement.outerHTML);

/**
 * Looks at the server for another build. Returns false where there is none; a build that does not run here is left
 * alone. A build that does is kept, for this and every later start.
 */
export async function takeNewBuild(running: readonly string[] = runningFiles(), prove = tryBuild): Promise<boolean> {
  const page = await freshPage('/player');
  if (page.files.length === 0 || page.files.every((file) => running.includes(file))) return false;
  const files = await prove();
  if (!files || !page.files.every((file) => files.includes(file))) return false;
  if ('caches' in globalThis) await fillShell(page, files);
  return true;
}

/** A moment at which nobody sees a restart: nothing is shown, or, after a while, a content has just ended. */
export function isQuiet(shown: number, hasEnded: boolean, waitedMs: number): boolean {
  return shown === 0 || (hasEnded && waitedMs >= 0 && (shown === 1 || waitedMs >= PATIENCE_MS));
}

/** Restarts with a new build at a quiet moment. */
function restartQuietly(player: Player): void {
  const since = performance.now();
  let before = '';
  const timer = setInterval(() => {
    const showing = [...player.playback.showing().values()];
    const names = showing.map(({ playId }) => playId).join();
    const hasEnded = before !== '' && names !== before;
    before = names;
    if (!isQuiet(showing.length, hasEnded, performance.now() - since)) return;
    clearInterval(timer);
    location.reload();
  }, WATCH_MS);
}

/** Keeps a page that runs for months at the build of its server, without ever leaving a build that works for one that does not. */
export function keepUpToDate(player: Player, tell: Tell): void {
  if (!import.meta.env.PROD) return;
  const look = () => {
    takeNewBuild().then(
      (isNew) => (isNew ? restartQuietly(player) : later()),
      (error: unknown) => {
        // No server now: the next look finds it.
        if (!(error instanceof TypeError)) tell(error);
        later();
      },
    );
  };
  const later = () => setTimeout(look, LOOK_MS * (0.75 + Math.random() / 2));
  // The page may have come from the cache, and the server have another build for long.
  setTimeout(look, 20_000 + Math.random() * 40_000);
}
