// Made by codegen from schemas/temperature-record.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-records/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface TemperatureRecordRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  sensorId?: string | null;
  measuredAt?: string | null;
  celsius?: number | null;
  isOver?: boolean | null;
  day?: string | null;
}

export interface TemperatureRecordDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  sensorId?: string | null;
  measuredAt?: string | null;
  celsius?: number | null;
  isOver?: boolean | null;
  day?: string | null;
  seq?: number | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const temperatureRecordWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const temperatureRecordRules: readonly Rule[] = [];
