// Made by codegen from schemas/page-error.yaml. Do not edit: change the schema, or lay a view over it in resources/page-errors/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface PageErrorRow {
  id: string;
  corpId: string;
  rev: number;
  message?: string | null;
  page?: string | null;
  version?: string | null;
  times?: number | null;
  accounts?: number | null;
  firstAt?: string | null;
  lastAt?: string | null;
}

export interface PageErrorDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  message?: string | null;
  page?: string | null;
  version?: string | null;
  times?: number | null;
  accounts?: number | null;
  firstAt?: string | null;
  lastAt?: string | null;
  stack?: string | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const pageErrorWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const pageErrorRules: readonly Rule[] = [];
