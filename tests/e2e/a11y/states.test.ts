import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placesOf, shortened, WALKERS, type Place } from '../../screens/places.ts';
import { openBrowser, signIn, type Locale } from '../../support/browser.ts';
import { startLiveServer, type LiveServer } from '../../support/liveServer.ts';
import { startTour, type Tour } from '../../support/tour.ts';
import { createFindings, type Findings } from '../checks/findings.ts';
import { check } from '../checks/check.ts';
import { looksAt, looksIn, type CheckedLook } from '../checks/looks.ts';
import { isWanted } from '../places/wanted.ts';
import { openState } from '../places/openState.ts';
import { STATES } from '../places/states.ts';
import type { State } from '../places/states/state.ts';
import { words } from '../words.ts';

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

/** Looks of one width, without opening the state anew between them. */
async function checkState(tour: Tour, state: State, looks: readonly CheckedLook[], findings: Findings): Promise<void> {
  const name = `${state.of}, ${state.name}`;
  const [first] = looks;
  if (!first) return;
  try {
    const place = places.find(({ name: of }) => of === state.of);
    await openState(tour, state, words[tour.locale], first.width, place && shortened(place));
  } catch (error) {
    findings.add(name, `${tour.locale} ${first.width}`, [`cannot be opened: ${String(error)}`]);
    return;
  }
  const wrong = tour.complaints().filter((line) => state.expects?.test(line) !== true);
  findings.add(name, `${tour.locale} ${first.width}`, wrong);
  for (const look of looks) await check(tour, name, look, findings, true);
  await state.leave?.(tour.page, words[tour.locale]);
  await tour.settle();
}

async function walk(locale: Locale): Promise<string> {
  const findings = createFindings();
  const tour = await startTour(browser, { system: 'YXF', locale });
  await signIn(tour.page, server.url, WALKERS.YXF[0], 'YXF');
  for (const state of STATES.filter(isWanted)) {
    const looks = state.width === undefined ? looksIn(locale) : looksAt(state.width, locale);
    for (const ofOneWidth of Object.values(Object.groupBy(looks, ({ width }) => width)))
      await checkState(tour, state, ofOneWidth, findings);
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
  );
});
