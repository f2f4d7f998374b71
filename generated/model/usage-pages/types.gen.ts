// Made by codegen from schemas/usage-page.yaml. Do not edit: change the schema, or lay a view over it in resources/usage-pages/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface UsagePageRow {
  id: string;
  corpId: string;
  rev: number;
  day?: string | null;
  page?: string | null;
  views?: number | null;
  clicks?: number | null;
  accounts?: number | null;
}

export interface UsagePageDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  day?: string | null;
  page?: string | null;
  views?: number | null;
  clicks?: number | null;
  accounts?: number | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const usagePageWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const usagePageRules: readonly Rule[] = [];
