import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '../support/races.ts';
import { codeOf, House, PROGRAMME } from './house.ts';
import type { Evidence } from './judge.ts';
import { Line } from './line.ts';
import { planOf, type Fault } from './plan.ts';
import { shownBy } from './record.ts';
import { Tab } from './tab.ts';

/** A storage that takes nothing is left alone for so long afterwards, until what waited in memory is written. */
const WRITTEN_MS = 6000;
/** Longest wait for what a screen has to tell in peace. */
const QUIET_MS = 120_000;
const NUDGE_MS = 2000;

const pause = (ms: number): Promise<void> => new Promise((later) => void setTimeout(later, ms));

async function until(what: string, isSo: () => boolean | Promise<boolean>, ms = QUIET_MS): Promise<void> {
  const began = Date.now();
  while (!(await isSo())) {
    if (Date.now() - began > ms) throw new Error(`not within ${ms / 1000} s: ${what}`);
    await pause(200);
  }
}

/** Screen, line and server of one run, and what has been done to them. */
interface Scene {
  house: House;
  line: Line;
  tab: Tab;
  say: (text: string) => void;
}

/** Carries out one fault, to its end. */
async function carryOut(fault: Fault, { house, line, tab }: Scene): Promise<void> {
  switch (fault.lane) {
    case 'line':
      line.break(fault.kind);
      await pause(fault.forMs);
      line.mend();
      return;
    case 'server':
      line.target = null;
      await house.kill();
      await pause(fault.forMs);
      line.target = await house.start();
      return;
    case 'clock':
      // Ads shown before this page knows the time have no known time if the clock is set after them.
      await until('a server to tell the time', () =>
        line.syncs.some(({ at, isWhole }) => isWhole && at > tab.openedAt && at < Date.now() - 1000),
      );
      return tab.setClock(fault.byMs);
    case 'nudge':
      await tab.page.evaluate(() => dispatchEvent(new Event('online')));
      return;
    case 'tab':
      return breakTab(fault, tab);
  }
}

async function breakTab({ kind, forMs }: Fault & { lane: 'tab' }, tab: Tab): Promise<void> {
  if (kind === 'reload') return tab.reload();
  if (kind === 'full') {
    await tab.setFull(true);
    await pause(forMs);
    await tab.setFull(false);
    return pause(WRITTEN_MS);
  }
  if (kind === 'close') await tab.close();
  else if (kind === 'crash') await tab.crash();
  else await tab.kill();
  await pause(forMs);
  await (kind === 'kill' ? tab.start() : tab.open());
}

/** Runs the faults of a lane one after another; what comes while one is under way comes right after it. */
async function runLane(faults: readonly Fault[], began: number, scene: Scene): Promise<number> {
  let done = 0;
  for (const fault of faults) {
    await pause(Math.max(0, began + fault.atMs - Date.now()));
    const work = carryOut(fault, scene);
    // The page may end while it is asked for its clock, or nudged.
    if (fault.lane === 'clock' || fault.lane === 'nudge') await work.catch(() => undefined);
    else await work;
    if (fault.lane !== 'nudge') scene.say(`${fault.lane}: ${fault.kind}${fault.forMs ? `, ${fault.forMs} ms` : ''}`);
    done += 1;
  }
  return done;
}

/** Has the screen play in peace until everything that was over at `horizon` must have been told. */
async function calm({ line, tab, say }: Scene, horizon: number): Promise<void> {
  const longestMs = Math.max(...PROGRAMME.map(({ lastsS }) => lastsS)) * 1000;
  say('peace');
  await pause(longestMs + 2000);
  const isTold = () =>
    line.syncs.some(({ at, plays, isWhole }) => isWhole && at > horizon + longestMs + 2000 && plays.length < 500);
  await until('a last sync', async () => {
    await tab.page.evaluate(() => dispatchEvent(new Event('online')));
    await pause(NUDGE_MS);
    return isTold();
  });
}

interface Options {
  seed: number;
  seconds: number;
  say: Scene['say'];
  /** The line loses plays on purpose. */
  thieves?: boolean;
}

/** Breaks tab, line, server and clock for so long, and returns what was to be seen and what was counted. */
export async function runChaos({
  seed,
  seconds,
  say,
  thieves = false,
}: Options): Promise<Evidence & { stolen: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-chaos-'));
  const house = new House(join(folder, 'data'));
  const line = new Line(seeded(seed));
  line.target = await house.start();
  const tab = new Tab(join(folder, 'profile'), `${await line.open()}/player`, codeOf);
  const scene: Scene = { house, line, tab, say };
  try {
    await tab.start();
    const number = await tab.page
      .getByText(/^[A-Z0-9]{8}$/)
      .first()
      .textContent();
    await house.equip(number ?? '');
    await until('the whole programme on the screen', () =>
      PROGRAMME.every((ad) => tab.frames.some(({ code }) => code === ad.code)),
    );
    say('the whole programme has been on the screen; from now on it is broken');
    line.hasThieves = thieves;
    const plan = planOf(seed, seconds * 1000);
    const began = Date.now();
    const lanes = [...Map.groupBy(plan, ({ lane }) => lane).values()];
    await Promise.all(lanes.map((faults) => runLane(faults, began, scene)));
    const horizon = Date.now();
    await calm(scene, horizon);
    await tab.settled();
    const shown = shownBy(tab.frames, tab.deaths);
    await tab.kill();
    await house.stop();
    const dropped = new Map(line.syncs.flatMap((sync) => sync.dropped.map((one) => [one.seq, one] as const)));
    return {
      shown,
      deaths: tab.deaths.slice(0, -1),
      horizon,
      lasts: new Map(PROGRAMME.map(({ code, lastsS }) => [code, lastsS * 1000])),
      stolen: line.stolen.size,
      dropped: [...dropped.values()],
      ...house.read(),
    };
  } finally {
    await tab.end();
    await house.end();
    await line.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
