// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface ImportTaskRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  fileName?: string | null;
  entity?: string | null;
  status: 'processing' | 'completed' | 'partlyCompleted' | 'failed';
  total: number;
  done: number;
  failed: number;
  problem?: string | null;
  finishedAt?: string | null;
}

export interface ImportTaskDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  fileName?: string | null;
  entity?: string | null;
  status: 'processing' | 'completed' | 'partlyCompleted' | 'failed';
  total: number;
  done: number;
  failed: number;
  problem?: string | null;
  errors?: { row: number; column?: string; field?: string; zh: string; en: string }[] | null;
  finishedAt?: string | null;
}

export interface ImportTaskFailuresInput {
  id: string;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const importTaskWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const importTaskRules: readonly Rule[] = [];
