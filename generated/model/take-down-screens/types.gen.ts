// Made by codegen from schemas/take-down-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/take-down-screens/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface TakeDownScreenRow {
  id: string;
  corpId: string;
  rev: number;
  takeDownId?: string | null;
  deviceId?: string | null;
  status: 'told' | 'offline' | 'confirmed' | 'removed' | 'needless';
  lastSeenAt?: string | null;
  confirmedAt?: string | null;
  tookMs?: number | null;
}

export interface TakeDownScreenDetail {
  id: string;
  corpId: string;
  rev: number;
  takeDownId?: string | null;
  deviceId?: string | null;
  status: 'told' | 'offline' | 'confirmed' | 'removed' | 'needless';
  lastSeenAt?: string | null;
  confirmedAt?: string | null;
  tookMs?: number | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const takeDownScreenWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const takeDownScreenRules: readonly Rule[] = [];
