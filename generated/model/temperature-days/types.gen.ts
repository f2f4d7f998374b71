// Made by codegen from schemas/temperature-day.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-days/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface TemperatureDayRow {
  id: string;
  corpId: string;
  rev: number;
  day?: string | null;
  sensorId?: string | null;
  readings?: number | null;
  over?: number | null;
  minCelsius?: number | null;
  maxCelsius?: number | null;
  tenths?: number | null;
  avgCelsius?: number | null;
}

export interface TemperatureDayDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  day?: string | null;
  sensorId?: string | null;
  readings?: number | null;
  over?: number | null;
  minCelsius?: number | null;
  maxCelsius?: number | null;
  tenths?: number | null;
  avgCelsius?: number | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const temperatureDayWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const temperatureDayRules: readonly Rule[] = [];
