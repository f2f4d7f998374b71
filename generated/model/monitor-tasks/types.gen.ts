// Made by codegen from schemas/monitor-task.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-tasks/.

import * as z from 'zod/mini';
import { isUnique } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { gt, instant, isMissing } from '#core/entity/rule.ts';

export interface MonitorTaskRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  name?: string | null;
  planId?: string | null;
  deviceId?: string | null;
  deviceName?: string | null;
  handlerId?: string | null;
  deadline?: string | null;
  status: 'toBeSeen' | 'toBeDone' | 'overdue' | 'completed' | 'incomplete';
  photos?: string[] | null;
  result?: 'normal' | 'notPlayed' | 'deviceBroken' | 'deviceMissing' | null;
  note?: string | null;
  finishedAt?: string | null;
}

export interface MonitorTaskDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  number?: string | null;
  name?: string | null;
  description?: string | null;
  planId?: string | null;
  deviceId?: string | null;
  deviceName?: string | null;
  address?: string | null;
  handlerId?: string | null;
  deadline?: string | null;
  status: 'toBeSeen' | 'toBeDone' | 'overdue' | 'completed' | 'incomplete';
  photos?: string[] | null;
  result?: 'normal' | 'notPlayed' | 'deviceBroken' | 'deviceMissing' | null;
  note?: string | null;
  expectedIds: string[];
  finishedAt?: string | null;
}

export interface MonitorTaskLinkInput {
  id: string;
  /**
   * True: another link, and those of before end
   */
  renew?: boolean;
  /**
   * True: it is sent to the handler by mail
   */
  mail?: boolean;
}

export interface MonitorTaskLinkOutput {
  /**
   * Of the page that a phone opens
   */
  path: string;
  /**
   * The handler has an address
   */
  canMail: boolean;
  mailed: boolean;
}

export interface MonitorTaskLookInput {
  /**
   * What the link says
   */
  code: string;
}

export interface MonitorTaskLookOutput {
  /**
   * Name of the enterprise
   */
  owner: string;
  number: string;
  name: string;
  description: string | null;
  screen: string;
  address: string | null;
  deadline: string | null;
  /**
   * Time zone of the screen
   */
  zone: string;
  /**
   * Photos at most
   */
  most: number;
  /**
   * What may be seen, one of which is handed in
   */
  results: ('normal' | 'notPlayed' | 'deviceBroken' | 'deviceMissing')[];
  /**
   * Characters of a remark at most
   */
  noteLength: number;
  /**
   * What should be on the screen now
   */
  expected: {
    name: string;
    /**
     * Where its picture is, for half an hour
     */
    cover: string | null;
  }[];
}

export interface MonitorTaskHandInInput {
  /**
   * What the link says
   */
  code: string;
  /**
   * Of /media/verify
   */
  photos: string[];
  result: 'normal' | 'notPlayed' | 'deviceBroken' | 'deviceMissing';
  note?: string | null;
}

export interface MonitorTaskHandInOutput {
  finishedAt: string;
}

/** What actions ask for. */
export const monitorTaskForms = {
  finish: z.strictObject({
    photos: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(3), z.refine(isUnique, 'uniqueItems')),
    result: z.enum(['normal', 'notPlayed', 'deviceBroken', 'deviceMissing']),
    note: z.nullish(z.string().check(z.maxLength(500))),
  }),
  handOn: z.strictObject({ handlerId: z.string().check(z.minLength(1), z.maxLength(64)) }),
};

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const monitorTaskWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const monitorTaskRules: readonly Rule[] = [{ id: 'monitorTask.beforeDeadline', at: 'deadline', on: ['finish'], reads: ['deadline'], assert: (v, c) => isMissing(instant(v.deadline)) || gt(instant(v.deadline), c.now) }];
