import { openBrowser } from '../tests/support/browser.ts';
import { KINDS, type Change } from '../tests/support/frameJudge.ts';
import { OUT_OF_STEP_MS, seeInStep } from '../tests/support/inStep.ts';
import { seeChanges } from '../tests/support/itemChanges.ts';
import { median, milliseconds, type Row } from './table.ts';

/** Changes that are looked at: each pair of kinds six times and more. */
const CHANGES = 100;
/** Each kind of emergency eight times. */
const EMERGENCIES = 32;

/** Changes of a wall in step that are compared. */
const WALL_CHANGES = 40;
/** Pictures of a wall that are apart by less are seen to change together: six frames of a screen, on a machine that draws both. */
const TOGETHER_MS = 100;

/** Says by how much two screens of a wall in step are apart; none may be out of step. */
function apart(changes: readonly number[]): Row[] {
  const [middle, most] = [median(changes), Math.max(...changes)];
  const isEnough = changes.length >= WALL_CHANGES;
  return [
    {
      what: `two screens of a wall in step apart, in the middle of ${changes.length} changes`,
      promise: `≤ ${TOGETHER_MS} ms`,
      value: milliseconds(middle),
      kept: isEnough && middle <= TOGETHER_MS,
    },
    {
      what: 'the same, at most',
      promise: `≤ ${OUT_OF_STEP_MS} ms, half of the shortest content`,
      value: milliseconds(most),
      kept: isEnough && most <= OUT_OF_STEP_MS,
    },
  ];
}

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
    const wall = await seeInStep(browser, WALL_CHANGES);
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
      ...apart(wall),
    ];
  } finally {
    await browser.close();
  }
}
