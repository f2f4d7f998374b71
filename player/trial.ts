/** SHA-256 of nothing: a worker that finds it runs, and so does all that it imports. */
const OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const TRIAL = 'trial';

/** Address at which a build shows that it runs on this engine, without being a player yet. */
const TRIAL_PAGE = `/player?${TRIAL}`;

/** Longest time of a trial: an old box reads its scripts slowly. */
const TRIAL_MS = 60_000;

interface Passed {
  vitrine: 'trial';
  /** Built files that the page has loaded. */
  files: string[];
}

export const isTrial = (search: string): boolean => new URLSearchParams(search).has(TRIAL);

/** Addresses of the built files that this page has loaded. */
export function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/** Runs in the page on trial: says that all of it runs, once its worker does. */
export function passTrial(worker: Worker): void {
  worker.addEventListener('message', ({ data }: MessageEvent<{ isIntact?: boolean }>) => {
    if (data.isIntact !== true) return;
    parent.postMessage({ vitrine: 'trial', files: loadedFiles() } satisfies Passed, location.origin);
  });
  worker.postMessage({ id: 0, check: { body: new Blob([]), sha256: OF_NOTHING } }, []);
}

const isPassed = (data: unknown): data is Passed =>
  typeof data === 'object' && data !== null && (data as Partial<Passed>).vitrine === 'trial';

/** Tries the build that the server has now in a frame that nobody sees. Returns its files; null where it does not run. */
export function tryBuild(limitMs = TRIAL_MS): Promise<readonly string[] | null> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = TRIAL_PAGE;
  return new Promise<readonly string[] | null>((resolve) => {
    const end = (files: readonly string[] | null) => {
      clearTimeout(timer);
      removeEventListener('message', hear);
      frame.remove();
      resolve(files);
    };
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frame.contentWindow && isPassed(data)) end(data.files);
    };
    const timer = setTimeout(() => end(null), limitMs);
    addEventListener('message', hear);
    document.body.append(frame);
  });
}
