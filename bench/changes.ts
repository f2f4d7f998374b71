import { openBrowser } from '../tests/support/browser.ts';
import { KINDS, seeChanges } from '../tests/support/itemChanges.ts';
import { milliseconds, type Row } from './table.ts';

/** Changes that are looked at: each pair of kinds six times and more. */
const CHANGES = 100;

/** Says for each pair of kinds how much later than its moment the next item was seen; no frame between may be without either. */
export async function changes(): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const { changes: seen, wrong, frames } = await seeChanges(browser, CHANGES);
    const late = (from: string, to: string) =>
      seen.filter((one) => one.from === from && one.to === to).map(({ lateMs }) => Math.max(0, lateMs));
    const rows = KINDS.flatMap((from) =>
      KINDS.map((to): Row => {
        const times = late(from, to);
        const mean = times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length);
        return { what: `${from} → ${to}, later than its moment (${times.length} changes)`, value: milliseconds(mean) };
      }),
    );
    return [
      {
        what: `frames of ${frames} that showed neither item, or two`,
        promise: '0',
        value: String(wrong.length),
        kept: wrong.length === 0,
      },
      ...rows,
    ];
  } finally {
    await browser.close();
  }
}
