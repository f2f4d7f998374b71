import { openBrowser } from '../tests/support/browser.ts';
import { KINDS, type Change } from '../tests/support/frameJudge.ts';
import { seeChanges } from '../tests/support/itemChanges.ts';
import { milliseconds, type Row } from './table.ts';

/** Changes that are looked at: each pair of kinds six times and more. */
const CHANGES = 100;
/** Each kind of emergency eight times. */
const EMERGENCIES = 32;

/** Says of some changes how much later than its moment the next item was seen; less than 0: earlier. */
function late(what: string, changes: readonly Change[]): Row {
  const times = changes.map(({ lateMs }) => lateMs);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length);
  const ends = times.length === 0 ? '' : `, ${Math.min(...times)} to ${Math.max(...times)} ms`;
  return { what: `${what}, later than its moment (${times.length} changes${ends})`, value: milliseconds(mean) };
}

/** Follows a screen frame by frame through each pair of kinds and through emergencies; no frame may show what is not due. */
export async function changes(): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const { changes: seen, wrong, frames } = await seeChanges(browser, CHANGES, EMERGENCIES);
    const pairs = KINDS.flatMap((from) =>
      KINDS.map((to) =>
        late(
          `${from} → ${to}`,
          seen.filter((one) => one.from === from && one.to === to),
        ),
      ),
    );
    const emergencies = KINDS.map((kind) => `emergency ${kind}`).flatMap((name) => [
      late(
        `any → ${name}`,
        seen.filter(({ to }) => to === name),
      ),
      late(
        `${name} → any`,
        seen.filter(({ from }) => from === name),
      ),
    ]);
    return [
      {
        what: `frames of ${frames} that showed nothing whole, or an item whose turn it was not`,
        promise: '0',
        value: String(wrong.length),
        kept: wrong.length === 0,
      },
      ...pairs,
      ...emergencies,
    ];
  } finally {
    await browser.close();
  }
}
