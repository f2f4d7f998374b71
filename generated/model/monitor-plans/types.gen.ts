// Made by codegen from schemas/monitor-plan.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-plans/.

import * as z from 'zod/mini';
import { isInstant, isUnique } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { gt, instant } from '#core/entity/rule.ts';

export interface MonitorPlanRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  taskName: string;
  handlerId: string;
  deadline: string;
  status: 'open' | 'done' | 'ended';
  tasks: number;
  completed: number;
  wrong: number;
  remaining?: number | null;
}

export interface MonitorPlanDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  number?: string | null;
  name: string;
  taskName: string;
  description?: string | null;
  deviceIds: string[];
  handlerId: string;
  deadline: string;
  status: 'open' | 'done' | 'ended';
  tasks: number;
  completed: number;
  wrong: number;
  remaining?: number | null;
}

export interface MonitorPlanCreate {
  name: string;
  taskName: string;
  description?: string | null;
  deviceIds: string[];
  handlerId: string;
  deadline: string;
}

export const monitorPlanCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  taskName: z.string().check(z.minLength(1), z.maxLength(40)),
  description: z.nullish(z.string().check(z.maxLength(500))),
  deviceIds: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')),
  handlerId: z.string().check(z.minLength(1), z.maxLength(64)),
  deadline: z.stringFormat('datetime', isInstant),
});

/** What actions ask for. */
export const monitorPlanForms = { extend: z.strictObject({ deadline: z.stringFormat('datetime', isInstant) }) };

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const monitorPlanWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const monitorPlanRules: readonly Rule[] = [{ id: 'monitorPlan.deadlineAhead', at: 'deadline', on: ['create', 'extend'], reads: ['deadline'], assert: (v, c) => gt(instant(v.deadline), c.now) }];
