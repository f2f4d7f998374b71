// Made by codegen from schemas/alarm.yaml. Do not edit: change the schema, or lay a view over it in resources/alarms/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface AlarmRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  information: string;
  kind: 'help' | 'fire' | 'intrusion' | 'tamper' | 'overheat' | 'other';
  deviceId: string;
  happenedAt?: string | null;
  videoMs?: number | null;
  videoBytes?: number | null;
  source?: 'screen' | 'person' | null;
}

export interface AlarmDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  information: string;
  kind: 'help' | 'fire' | 'intrusion' | 'tamper' | 'overheat' | 'other';
  deviceId: string;
  happenedAt?: string | null;
  video?: string | null;
  videoMs?: number | null;
  videoBytes?: number | null;
  source?: 'screen' | 'person' | null;
}

export interface AlarmCreate {
  information: string;
  kind: 'help' | 'fire' | 'intrusion' | 'tamper' | 'overheat' | 'other';
  deviceId: string;
  video?: string | null;
}

export const alarmCreate = z.strictObject({
  information: z.string().check(z.minLength(1), z.maxLength(200)),
  kind: z.enum(['help', 'fire', 'intrusion', 'tamper', 'overheat', 'other']),
  deviceId: z.string().check(z.minLength(1), z.maxLength(64)),
  video: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const alarmWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const alarmRules: readonly Rule[] = [];
