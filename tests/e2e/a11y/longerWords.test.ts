import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { System } from '#core/entity/meta.ts';
import { placesOf, shortened, WALKERS, type Place } from '../../screens/places.ts';
import { openBrowser, signIn } from '../../support/browser.ts';
import { startLiveServer, type LiveServer } from '../../support/liveServer.ts';
import { HEIGHTS, startTour, type Tour, type Width } from '../../support/tour.ts';
import { clipped } from '../checks/clipping.ts';
import { createFindings, type Findings } from '../checks/findings.ts';
import { misplaced } from '../checks/geometry.ts';
import { isEveryLook } from '../checks/looks.ts';
import { examplesOf, traitsOf } from '../places/kinds.ts';
import { openState } from '../places/openState.ts';
import { PSEUDO, pseudoWords, speakPseudo } from '../places/pseudo.ts';
import { STATES } from '../places/states.ts';
import type { State } from '../places/states/state.ts';
import { isWanted } from '../places/wanted.ts';

const WIDTHS = Object.keys(HEIGHTS).map(Number) as Width[];

let browser: Browser;
let server: LiveServer;
let places: Place[];
let examples: readonly Place[];

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startLiveServer()]);
  places = [...(await placesOf(server, 'YXF')), ...(await placesOf(server, 'ADS'))];
  examples = examplesOf(places, traitsOf);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function check(tour: Tour, name: string, width: Width, findings: Findings): Promise<void> {
  const wrong = [...(await clipped(tour.page, PSEUDO)), ...(await misplaced(tour.page))];
  findings.add(`${tour.system} ${name}`, String(width), wrong);
}

/** Both widths of a kind of page, one width in turn of the others. A page opens as wide as the last was left. */
function widthsOf(place: Place, index: number): readonly Width[] {
  const inTurn = index % 2 === 0 ? WIDTHS.toReversed() : WIDTHS;
  return isEveryLook || examples.includes(place) ? inTurn : inTurn.slice(0, 1);
}

async function checkPlace(
  tour: Tour,
  name: string,
  findings: Findings,
  widths: readonly Width[] = WIDTHS,
): Promise<void> {
  expect(await tour.page.locator('body').textContent()).toMatch(PSEUDO);
  for (const width of widths) {
    await tour.dress({ width, theme: 'light' });
    await check(tour, name, width, findings);
  }
}

async function checkState(tour: Tour, state: State, width: Width, findings: Findings): Promise<void> {
  const name = `${state.of}, ${state.name}`;
  try {
    const place = places.find((one) => one.system === 'YXF' && one.name === state.of);
    await openState(tour, state, pseudoWords, width, place && shortened(place));
  } catch (error) {
    findings.add(name, String(width), [`cannot be opened: ${String(error)}`]);
    return;
  }
  expect(await tour.page.locator('body').textContent()).toMatch(PSEUDO);
  await check(tour, name, width, findings);
  await state.leave?.(tour.page, pseudoWords);
  await tour.settle();
}

/** Begins at the login page, which is checked as well, and is signed in at the end. */
async function enter(system: System, findings: Findings, walker = WALKERS[system][0]): Promise<Tour> {
  const tour = await startTour(browser, { system, locale: 'en-US' });
  await speakPseudo(tour.page.context());
  await tour.page.goto(`${server.url}/login?system=${system}`);
  await tour.settle();
  await tour.page.getByText(PSEUDO).first().waitFor();
  await checkPlace(tour, 'login', findings);
  await signIn(tour.page, server.url, walker, system);
  return tour;
}

describe('with sentences 40 % longer no label is cut off, sticks out or lies over another [UI-04]', () => {
  test.concurrent.each<System>(['YXF', 'ADS'])('on any page of %s', async (system) => {
    const findings = createFindings();
    for (const walker of WALKERS[system]) {
      const tour = await enter(system, findings, walker);
      const walked = places.filter((place) => place.walker === walker && isWanted(place));
      for (const [index, place] of walked.entries()) {
        await tour.visit(shortened(place));
        await checkPlace(tour, place.name, findings, widthsOf(place, index));
      }
      await tour.close();
    }
    expect(findings.report()).toBe('');
  });

  test.concurrent('in anything that stands open over a page', async () => {
    const findings = createFindings();
    const tour = await enter('YXF', findings);
    for (const state of STATES.filter(isWanted)) {
      for (const width of WIDTHS.filter((one) => state.width === undefined || state.width === one))
        await checkState(tour, state, width, findings);
    }
    await tour.close();
    expect(findings.report()).toBe('');
  });
});
