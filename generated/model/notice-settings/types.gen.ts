// Made by codegen from schemas/notice-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/notice-settings/.

import * as z from 'zod/mini';
import { isUnique } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface NoticeSettingRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  mailKinds?:
    | (
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
      )[]
    | null;
  pointDays?: number | null;
}

export interface NoticeSettingDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  mailKinds?:
    | (
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
      )[]
    | null;
  pointDays?: number | null;
}

export interface NoticeSettingCreate {
  mailKinds?:
    | (
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
      )[]
    | null;
  pointDays?: number | null;
}

export interface NoticeSettingUpdate {
  id: string;
  rev?: number;
  mailKinds?:
    | (
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
      )[]
    | null;
  pointDays?: number | null;
}

export const noticeSettingCreate = z.strictObject({
  mailKinds: z.nullish(
    z
      .array(
        z.enum([
          'adRefused',
          'screenOffline',
          'screenBack',
          'pointExpires',
          'importEnded',
          'takenDown',
          'rolloutEnded',
          'taskGiven',
          'mailFailed',
          'verifyWaiting',
          'verifyPassed',
          'verifyRefused',
          'verifyWithdrawn',
          'verifyEnds',
          'verifyExpired',
          'alarmRaised',
          'warningBegan',
          'warningEnded',
          'castWaiting',
          'adWaiting',
          'adApproved',
          'adStarted',
          'orderEnded',
          'orderSettled',
          'booksWrong',
          'packageReady',
          'packageFailed',
        ]),
      )
      .check(z.maxLength(40), z.refine(isUnique, 'uniqueItems')),
  ),
  pointDays: z.nullish(z.int().check(z.gte(1), z.lte(90))),
});

/** What is absent stays; null clears. */
export const noticeSettingUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  mailKinds: z.nullish(
    z
      .array(
        z.enum([
          'adRefused',
          'screenOffline',
          'screenBack',
          'pointExpires',
          'importEnded',
          'takenDown',
          'rolloutEnded',
          'taskGiven',
          'mailFailed',
          'verifyWaiting',
          'verifyPassed',
          'verifyRefused',
          'verifyWithdrawn',
          'verifyEnds',
          'verifyExpired',
          'alarmRaised',
          'warningBegan',
          'warningEnded',
          'castWaiting',
          'adWaiting',
          'adApproved',
          'adStarted',
          'orderEnded',
          'orderSettled',
          'booksWrong',
          'packageReady',
          'packageFailed',
        ]),
      )
      .check(z.maxLength(40), z.refine(isUnique, 'uniqueItems')),
  ),
  pointDays: z.nullish(z.int().check(z.gte(1), z.lte(90))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const noticeSettingWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const noticeSettingRules: readonly Rule[] = [];
