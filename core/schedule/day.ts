import type { Plan } from '../manifest/manifest.ts';
import { addDays } from '../time.ts';
import { midnightOf } from './edges.ts';
import { timeline, type Timeline } from './timeline.ts';

/** Returns the play list of a local day ("2026-03-29"), from midnight to midnight by the clock of the device's zone. */
export function dayOf(plan: Plan, date: string): Timeline {
  const { zone } = plan.device;
  return timeline(plan, midnightOf(date, zone), midnightOf(addDays(date, 1), zone));
}
