import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placesOf, WALKERS, type Place } from '../../screens/places.ts';
import { openBrowser, signIn, type Locale } from '../../support/browser.ts';
import { startLiveServer, type LiveServer } from '../../support/liveServer.ts';
import { HEIGHTS, startTour, type Tour, type Width } from '../../support/tour.ts';
import { createFindings, type Findings } from '../judges/findings.ts';
import { judge, looksIn } from '../judges/judge.ts';
import { isWanted } from '../places/wanted.ts';
import { openState } from '../places/openState.ts';
import { STATES } from '../places/states.ts';
import type { State } from '../places/states/state.ts';
import { words } from '../words.ts';

const WIDTHS = Object.keys(HEIGHTS).map(Number) as Width[];

let browser: Browser;
let server: LiveServer;
let places: readonly Place[];

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startLiveServer()]);
  places = await placesOf(server, 'YXF');
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function judgeState(tour: Tour, state: State, width: Width, findings: Findings): Promise<void> {
  try {
    const path = places.find(({ name }) => name === state.of)?.path;
    await openState(tour, state, words[tour.locale], width, path);
  } catch (error) {
    findings.add(`${state.of}, ${state.name}`, `${tour.locale} ${width}`, [`cannot be opened: ${String(error)}`]);
    return;
  }
  const wrong = tour.complaints().filter((line) => state.expects?.test(line) !== true);
  findings.add(`${state.of}, ${state.name}`, `${tour.locale} ${width}`, wrong);
  for (const look of looksIn(tour.locale).filter((one) => one.width === width))
    await judge(tour, `${state.of}, ${state.name}`, look, findings);
  await state.leave?.(tour.page, words[tour.locale]);
  await tour.settle();
}

async function walk(locale: Locale): Promise<string> {
  const findings = createFindings();
  const tour = await startTour(browser, { system: 'YXF', locale });
  tour.page.setDefaultTimeout(15_000);
  await signIn(tour.page, server.url, WALKERS.YXF, 'YXF');
  for (const state of STATES.filter(isWanted)) {
    for (const width of WIDTHS.filter((one) => state.width === undefined || state.width === one))
      await judgeState(tour, state, width, findings);
  }
  await tour.close();
  return findings.report();
}

describe('what stands open over a page, in both themes, wide and narrow', () => {
  test.concurrent.each<Locale>(['en-US', 'zh-CN'])(
    'has nothing that axe, the browser or a reader of its language complains about, in %s [UI-01]',
    async (locale) => {
      expect(await walk(locale)).toBe('');
    },
    900_000,
  );
});
