// Made by codegen from schemas/call-time.yaml. Do not edit: change the schema, or lay a view over it in resources/call-times/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface CallTimeRow {
  id: string;
  corpId: string;
  rev: number;
  day?: string | null;
  call?: string | null;
  changes?: boolean | null;
  times?: number | null;
  failed?: number | null;
  slow?: number | null;
  p50Ms?: number | null;
  p95Ms?: number | null;
  maxMs?: number | null;
}

export interface CallTimeDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  day?: string | null;
  call?: string | null;
  changes?: boolean | null;
  times?: number | null;
  failed?: number | null;
  slow?: number | null;
  p50Ms?: number | null;
  p95Ms?: number | null;
  maxMs?: number | null;
  spread?: { [k: string]: unknown } | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const callTimeWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const callTimeRules: readonly Rule[] = [];
