import type { Width } from '../../support/tour.ts';
import type { LanguageTour } from './pseudo.ts';
import type { State } from './states/state.ts';

/** A page on which nothing can be left open. */
const ELSEWHERE = '/nowhere';

/** Opens what stands over a page, or on it, with nothing of the state before; `path` is that of the state's page. */
export async function openState(tour: LanguageTour, state: State, width: Width, path?: string): Promise<void> {
  await tour.page.keyboard.press('Escape');
  await tour.page.keyboard.press('Escape');
  await tour.visit(ELSEWHERE);
  await tour.dress({ width, theme: 'light' });
  await tour.visit(path ?? ELSEWHERE);
  await state.open(tour.page, tour.words);
  await tour.settle();
}
