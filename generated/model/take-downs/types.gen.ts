// Made by codegen from schemas/take-down.yaml. Do not edit: change the schema, or lay a view over it in resources/take-downs/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface TakeDownRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  targetType?: 'ad' | 'material' | 'corporation' | null;
  targetId?: string | null;
  targetName?: string | null;
  reason?: string | null;
  status: 'stopping' | 'stopped' | 'lifted';
  ads: number;
  total: number;
  confirmed: number;
  waiting?: number | null;
}

export interface TakeDownDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  targetType?: 'ad' | 'material' | 'corporation' | null;
  targetId?: string | null;
  targetName?: string | null;
  reason?: string | null;
  status: 'stopping' | 'stopped' | 'lifted';
  ads: number;
  total: number;
  confirmed: number;
  waiting?: number | null;
  sha256?: string | null;
  liftedAt?: string | null;
  lifterId?: string | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const takeDownWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const takeDownRules: readonly Rule[] = [];
