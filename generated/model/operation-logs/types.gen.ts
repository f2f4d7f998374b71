// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface OperationLogRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  userName?: string | null;
  realName?: string | null;
  call?: string | null;
  entity?: string | null;
  targetName?: string | null;
  code?: number | null;
  ip?: string | null;
}

export interface OperationLogDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  userName?: string | null;
  realName?: string | null;
  call?: string | null;
  entity?: string | null;
  targetId?: string | null;
  targetName?: string | null;
  code?: number | null;
  ip?: string | null;
  traceKey?: string | null;
  before?: { [k: string]: unknown } | null;
  after?: { [k: string]: unknown } | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const operationLogWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const operationLogRules: readonly Rule[] = [];
