// Made by codegen from schemas/firmware-task.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-tasks/.

import * as z from 'zod/mini';
import { isTime, isUnique } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { eq, isMissing, ne } from '#core/entity/rule.ts';

export interface FirmwareTaskRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  firmwareId: string;
  firmwareName?: string | null;
  status: 'first' | 'rest' | 'stopped' | 'halted' | 'completed' | 'closed';
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  total: number;
  waiting: number;
  running: number;
  done: number;
  failed: number;
  refused: number;
}

export interface FirmwareTaskDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  firmwareId: string;
  firmwareName?: string | null;
  status: 'first' | 'rest' | 'stopped' | 'halted' | 'completed' | 'closed';
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
  startWith?: 'all' | 'count' | 'share' | null;
  firstCount?: number | null;
  firstShare?: number | null;
  stopShare: number;
  fromTime?: string | null;
  toTime?: string | null;
  total: number;
  waiting: number;
  running: number;
  done: number;
  failed: number;
  refused: number;
}

export interface FirmwareTaskCreate {
  firmwareId: string;
  targetType?: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetIds: string[];
  startWith?: 'all' | 'count' | 'share' | null;
  firstCount?: number | null;
  firstShare?: number | null;
  stopShare?: number;
  fromTime?: string | null;
  toTime?: string | null;
}

export const firmwareTaskCreate = z.strictObject({
  firmwareId: z.string().check(z.minLength(1), z.maxLength(64)),
  targetType: z.optional(z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store'])),
  targetIds: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(500), z.refine(isUnique, 'uniqueItems')),
  startWith: z.nullish(z.enum(['all', 'count', 'share'])),
  firstCount: z.nullish(z.int().check(z.gte(1), z.lte(500))),
  firstShare: z.nullish(z.int().check(z.gte(1), z.lte(99))),
  stopShare: z.optional(z.int().check(z.gte(0), z.lte(100))),
  fromTime: z.nullish(z.stringFormat('time', isTime)),
  toTime: z.nullish(z.stringFormat('time', isTime)),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const firmwareTaskWhens: Whens = { firstCount: (v) => eq(v.startWith, 'count'), firstShare: (v) => eq(v.startWith, 'share') };

/** Rules across fields, in the order in which they are asked. */
export const firmwareTaskRules: readonly Rule[] = [
  { id: 'firmwareTask.untilMissing', at: 'toTime', reads: ['fromTime', 'toTime'], assert: (v) => isMissing(v.fromTime) || !isMissing(v.toTime) },
  { id: 'firmwareTask.fromMissing', at: 'fromTime', reads: ['fromTime', 'toTime'], assert: (v) => isMissing(v.toTime) || !isMissing(v.fromTime) },
  { id: 'firmwareTask.noHours', at: 'toTime', reads: ['fromTime', 'toTime'], assert: (v) => isMissing(v.fromTime) || isMissing(v.toTime) || ne(v.fromTime, v.toTime) },
];
