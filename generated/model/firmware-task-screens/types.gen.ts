// Made by codegen from schemas/firmware-task-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-task-screens/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface FirmwareTaskScreenRow {
  id: string;
  corpId: string;
  rev: number;
  taskId?: string | null;
  deviceId?: string | null;
  isFirst: boolean;
  status: 'waiting' | 'outside' | 'downloading' | 'installing' | 'done' | 'failed' | 'refused' | 'removed' | 'left';
  percent: number;
  detail?: string | null;
  startedAt?: string | null;
  finishedAt?: string | null;
}

export interface FirmwareTaskScreenDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  taskId?: string | null;
  deviceId?: string | null;
  isFirst: boolean;
  status: 'waiting' | 'outside' | 'downloading' | 'installing' | 'done' | 'failed' | 'refused' | 'removed' | 'left';
  outcome?: 'downloading' | 'installing' | 'done' | 'failed' | 'refused' | 'removed' | 'again' | 'silent' | 'left' | 'outside' | 'inside' | null;
  percent: number;
  detail?: string | null;
  startedAt?: string | null;
  finishedAt?: string | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const firmwareTaskScreenWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const firmwareTaskScreenRules: readonly Rule[] = [];
