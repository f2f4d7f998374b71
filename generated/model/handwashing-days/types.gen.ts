// Made by codegen from schemas/handwashing-day.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-days/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface HandwashingDayRow {
  id: string;
  corpId: string;
  rev: number;
  day?: string | null;
  sensorId?: string | null;
  washes?: number | null;
  short?: number | null;
  secondsSum?: number | null;
  avgSeconds?: number | null;
  minWater?: number | null;
}

export interface HandwashingDayDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  day?: string | null;
  sensorId?: string | null;
  washes?: number | null;
  short?: number | null;
  secondsSum?: number | null;
  avgSeconds?: number | null;
  minWater?: number | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const handwashingDayWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const handwashingDayRules: readonly Rule[] = [];
