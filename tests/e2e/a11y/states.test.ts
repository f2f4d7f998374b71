import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placesOf, shortened, WALKERS, type Place } from '../../screens/places.ts';
import { openBrowser, signIn } from '../../support/browser.ts';
import { startLiveServer, type LiveServer } from '../../support/liveServer.ts';
import { createFindings, type Findings } from '../checks/findings.ts';
import { check } from '../checks/check.ts';
import { LANGUAGES, looksAt, looksIn, type CheckedLook, type Language } from '../checks/looks.ts';
import { isWanted } from '../places/wanted.ts';
import { openState } from '../places/openState.ts';
import { startTourIn, type LanguageTour } from '../places/pseudo.ts';
import { STATES } from '../places/states.ts';
import type { State } from '../places/states/state.ts';

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
async function checkState(
  tour: LanguageTour,
  state: State,
  looks: readonly CheckedLook[],
  findings: Findings,
): Promise<void> {
  const name = `${state.of}, ${state.name}`;
  const [first] = looks;
  if (!first) return;
  try {
    const place = places.find(({ name: of }) => of === state.of);
    await openState(tour, state, first.width, place && shortened(place));
  } catch (error) {
    findings.add(name, `${tour.language} ${first.width}`, [`cannot be opened: ${String(error)}`]);
    return;
  }
  const wrong = tour.complaints().filter((line) => state.expects?.test(line) !== true);
  findings.add(name, `${tour.language} ${first.width}`, wrong);
  for (const look of looks) await check(tour, name, look, findings, true);
  await state.leave?.(tour.page, tour.words);
  await tour.settle();
}

async function walk(language: Language): Promise<string> {
  const findings = createFindings();
  const tour = await startTourIn(browser, 'YXF', language);
  await signIn(tour.page, server.url, WALKERS.YXF[0], 'YXF');
  for (const state of STATES.filter(isWanted)) {
    const looks = state.width === undefined ? looksIn(language) : looksAt(state.width, language);
    for (const ofOneWidth of Object.values(Object.groupBy(looks, ({ width }) => width)))
      await checkState(tour, state, ofOneWidth, findings);
  }
  await tour.close();
  return findings.report();
}

describe('what stands open over a page, in both themes, wide and narrow', () => {
  test.concurrent.each(LANGUAGES)(
    'has nothing that axe, the browser or a reader of its language complains about, and room for its sentences, in %s [UI-01, UI-04]',
    async (language) => {
      expect(await walk(language)).toBe('');
    },
  );
});
