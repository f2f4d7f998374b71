// Made by codegen from schemas/notice.yaml. Do not edit: change the schema, or lay a view over it in resources/notices/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface NoticeRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  kind?:
    | 'adRefused'
    | 'screenOffline'
    | 'screenBack'
    | 'pointExpires'
    | 'importEnded'
    | 'takenDown'
    | 'rolloutEnded'
    | 'taskGiven'
    | 'mailFailed'
    | 'verifyWaiting'
    | 'verifyPassed'
    | 'verifyRefused'
    | 'verifyWithdrawn'
    | 'verifyEnds'
    | 'verifyExpired'
    | 'alarmRaised'
    | 'warningBegan'
    | 'warningEnded'
    | 'castWaiting'
    | 'adWaiting'
    | 'adApproved'
    | 'adStarted'
    | 'orderEnded'
    | 'orderSettled'
    | 'booksWrong'
    | 'packageReady'
    | 'packageFailed'
    | null;
  subject?: string | null;
  entity?: string | null;
  recordId?: string | null;
  detail?: string | null;
  dueAt?: string | null;
  readAt?: string | null;
}

export interface NoticeDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  kind?:
    | 'adRefused'
    | 'screenOffline'
    | 'screenBack'
    | 'pointExpires'
    | 'importEnded'
    | 'takenDown'
    | 'rolloutEnded'
    | 'taskGiven'
    | 'mailFailed'
    | 'verifyWaiting'
    | 'verifyPassed'
    | 'verifyRefused'
    | 'verifyWithdrawn'
    | 'verifyEnds'
    | 'verifyExpired'
    | 'alarmRaised'
    | 'warningBegan'
    | 'warningEnded'
    | 'castWaiting'
    | 'adWaiting'
    | 'adApproved'
    | 'adStarted'
    | 'orderEnded'
    | 'orderSettled'
    | 'booksWrong'
    | 'packageReady'
    | 'packageFailed'
    | null;
  subject?: string | null;
  entity?: string | null;
  recordId?: string | null;
  detail?: string | null;
  dueAt?: string | null;
  cause?: string | null;
  readAt?: string | null;
}

export interface NoticeReadAllOutput {
  read: number;
}

export interface NoticeInfoOutput {
  unread: number;
  /**
   * The latest ten
   */
  list: { id: string; kind: string; subject: string | null; entity: string | null; recordId: string | null; detail: string | null; dueAt: string | null; createdAt: string; readAt: string | null }[];
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const noticeWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const noticeRules: readonly Rule[] = [];
