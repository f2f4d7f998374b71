import type { Page } from 'playwright-core';

/** Times that the page recorded for one click. */
export interface Visit {
  /** From the click to the frame in which the rows stand. */
  rowsMs: number;
  /** Rows that stood there. */
  rows: number;
}

declare global {
  interface Window {
    /** Set by the stopwatch: ends when the rows of another list than before are painted. */
    benchVisit?: Promise<Visit>;
  }
}

/** Runs in the page, before its own scripts: at a click on a menu entry it waits for the rows of another table. */
function watchClicks(): void {
  const table = () => document.querySelector('#content table[aria-label]');
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || !target.closest('.sidebar nav a')) return;
      const before = table()?.getAttribute('aria-label');
      window.benchVisit = new Promise((done) => {
        const look = () => {
          const now = table();
          const rows = now && now.getAttribute('aria-label') !== before ? now.querySelectorAll('tbody tr a').length : 0;
          // The frame after the one in which they were found has painted them.
          if (rows > 0) requestAnimationFrame((at) => done({ rowsMs: at - timeStamp, rows }));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    },
    true,
  );
}

export async function installStopwatch(page: Page): Promise<void> {
  await page.addInitScript(watchClicks);
}

/** Clicks a menu entry as a hand does: it rests on it for a moment, and presses. Returns what the page noted. */
export async function visit(page: Page, path: string): Promise<Visit> {
  const entry = page.locator(`.sidebar nav a[href="${path}"]`);
  await entry.click();
  const noted = await page.evaluate(() => window.benchVisit);
  if (!noted) throw new Error(`the page noted no click on ${path}`);
  await page.waitForLoadState('networkidle');
  return noted;
}
