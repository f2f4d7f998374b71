import type { Browser, Page } from 'playwright-core';
import type { System } from '#core/entity/meta.ts';
import type { ThemeMode } from '#src/theme/tokens.ts';
import { openWindow, type Locale } from './browser.ts';

const HEIGHTS = { 1440: 900, 390: 844 } as const;
export type Width = keyof typeof HEIGHTS;

/** Theme and width in which a page is shown. */
export interface Look {
  theme: ThemeMode;
  width: Width;
}

/** A window that goes from page to page as people do, without loading the console anew, and hears every complaint. */
export interface Tour {
  page: Page;
  system: System;
  locale: Locale;
  /** Opens a path by the router, once the console is there. */
  visit(path: string): Promise<void>;
  /** Theme and width change in place; one that is dressed so already is left alone. */
  dress(look: Look): Promise<void>;
  /** Waits until nothing is on its way: no call, no script, no skeleton, nothing that moves. */
  settle(): Promise<void>;
  /** Returns what the browser's console, a request or a call complained about since it was last asked. */
  complaints(): string[];
  close(): Promise<void>;
}

/** Much longer than a page takes: other suites share the two cores. */
const SETTLE_MS = 60_000;

/** Resolves after the next two frames, when what was to be drawn is drawn. */
function isQuiet(): Promise<boolean> {
  // The page under a dialog may stay busy until the dialog is closed (as when the session has timed out).
  const root = '#root:not([aria-hidden="true"])';
  const busy = `body > :not(#root) [aria-busy="true"], ${root} :is(.MuiSkeleton-root, [aria-busy="true"], .progress-bar-busy)`;
  const moves = (animation: Animation): boolean =>
    animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity;
  return new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        resolve(document.querySelector(busy) === null && !document.getAnimations().some(moves)),
      ),
    ),
  );
}

/** Goes there by the router: an entry of the history with its index, as it writes them itself. */
function goBy(path: string): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ idx: idx + 1, key: String(idx), usr: null }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Keeps count of what is under way in a page, and what went wrong with it. */
function watchRequests(page: Page, complain: (line: string) => void): { pending: () => number } {
  const pending = new Set<unknown>();
  const reading = new Set<Promise<void>>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request);
  });
  page.on('requestfailed', (request) => {
    pending.delete(request);
    const why = request.failure()?.errorText ?? '';
    // Whoever leaves a page asks for nothing more of it.
    if (why !== 'net::ERR_ABORTED') complain(`${request.method()} ${new URL(request.url()).pathname} failed: ${why}`);
  });
  page.on('requestfinished', (request) => {
    const read = async (): Promise<void> => {
      const response = await request.response();
      const { pathname } = new URL(request.url());
      if (response && response.status() >= 400) complain(`${pathname} answered ${response.status()}`);
      else if (response && pathname.endsWith('.shtml') && (response.headers()['content-type'] ?? '').includes('json')) {
        const { code, message } = (await response.json()) as { code: number; message: string };
        if (code < 0) complain(`${pathname} answered ${code} ${message}`);
      }
    };
    const done = read()
      // The page went on before its answer was read here.
      .catch(() => undefined)
      .finally(() => {
        reading.delete(done);
        pending.delete(request);
      });
    reading.add(done);
  });
  return { pending: () => pending.size };
}

/** Opens a window for a tour. It is not signed in. */
export async function startTour(
  browser: Browser,
  { system, locale }: { system: System; locale: Locale },
): Promise<Tour> {
  const { context, page, complaints } = await openWindow(browser, { locale, reducedMotion: true });
  const requests = watchRequests(page, (line) => complaints.push(line));

  let worn: Look | undefined;

  async function settle(): Promise<void> {
    const end = Date.now() + SETTLE_MS;
    let quiet = 0;
    while (quiet < 2) {
      quiet = (await page.evaluate(isQuiet)) && requests.pending() === 0 ? quiet + 1 : 0;
      if (Date.now() > end) throw new Error(`${page.url()} does not come to rest; ${requests.pending()} under way`);
    }
  }
  return {
    page,
    system,
    locale,
    settle,
    async visit(path) {
      await page.evaluate(goBy, path);
      // The shell stays on the page before until the next one can be drawn.
      await page.locator(`#content[data-path="${path.split('?')[0]}"]`).waitFor();
      await settle();
    },
    async dress({ theme, width }) {
      if (worn?.theme === theme && worn.width === width) return;
      const before = worn;
      worn = { theme, width };
      if (before?.theme !== theme) await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      if (before?.width !== width) await page.setViewportSize({ width, height: HEIGHTS[width] });
      await settle();
    },
    complaints: () => complaints.splice(0),
    close: () => context.close(),
  };
}
