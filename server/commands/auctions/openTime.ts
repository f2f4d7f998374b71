import { airSpans } from '#core/pacing/airSpans.ts';
import { lengthUntil, type Span } from '#core/pacing/openHours.ts';
import { daysFrom, endOf, startOf } from '#core/sales/days.ts';
import { openDays, openWeekdays } from '#core/sales/openings.ts';
import { scenarioOf, type Scenario } from '#core/schedule/scenario.ts';
import { DEFAULT_ZONE } from '#core/time.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';

/** Time by which a budget may be spent early: no day begins with zero. */
const AHEAD_MS = 60 * 60_000;

/** When a slot has turns (LAY-07), by the days of an order, for the pace at which a bid spends its budget. */
export class OpenTime {
  readonly #scenario: Scenario;
  readonly #beside: readonly Scenario[];
  readonly #weekdays: readonly number[];
  readonly #spans = new Map<string, Span[]>();

  /** @param beside the other slots of its place */
  constructor(slot: AdSlotStored, beside: readonly Scenario[]) {
    this.#scenario = scenarioOf(slot);
    this.#beside = beside;
    this.#weekdays = openWeekdays(this.#scenario, beside);
  }

  /** Returns how many days it opens from one day to another, both among them. */
  daysLeft(from: string, to: string): number {
    return openDays(daysFrom(from, to), this.#weekdays).length;
  }

  /** Returns which part of a day's open time is over at an instant, or will be soon. */
  over(day: string, at: number): number {
    const spans = this.#spans.get(day) ?? this.#spansOf(day);
    this.#spans.set(day, spans);
    const whole = lengthUntil(spans, endOf(day));
    return whole === 0 ? 1 : lengthUntil(spans, at + AHEAD_MS) / whole;
  }

  #spansOf(day: string): Span[] {
    return airSpans(this.#scenario, this.#beside, [{ from: startOf(day), to: endOf(day) }], DEFAULT_ZONE);
  }
}
