// Made by codegen from schemas/handwashing-record.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-records/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface HandwashingRecordRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  sensorId?: string | null;
  measuredAt?: string | null;
  seconds?: number | null;
  isShort?: boolean | null;
  water?: number | null;
  isLow?: boolean | null;
  day?: string | null;
}

export interface HandwashingRecordDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  sensorId?: string | null;
  measuredAt?: string | null;
  seconds?: number | null;
  isShort?: boolean | null;
  water?: number | null;
  isLow?: boolean | null;
  day?: string | null;
  seq?: number | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const handwashingRecordWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const handwashingRecordRules: readonly Rule[] = [];
