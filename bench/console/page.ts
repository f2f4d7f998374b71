import type { Page, Request } from 'playwright-core';

/** Sends a call once more that the console just sent, from the same page; returns its milliseconds until the answer is read. */
export async function bareCall(page: Page, request: Request): Promise<number> {
  return page.evaluate(
    async ({ url, body }) => {
      const began = performance.now();
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      const { code } = (await answer.json()) as { code: number };
      if (code !== 0) throw new Error(`the call alone was refused: ${code}`);
      return performance.now() - began;
    },
    { url: request.url(), body: request.postData() ?? '' },
  );
}

/** Opens an address and returns how far things moved about until it stood still (cumulative layout shift). */
export async function layoutShift(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => {
          const moved = observer.takeRecords().map((entry) => (entry as PerformanceEntry & { value: number }).value);
          done(moved.reduce((sum, value) => sum + value, 0));
        });
      }),
  );
  await page.context().close();
  return shift;
}
