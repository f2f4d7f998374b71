// Made by codegen from schemas/notice-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/notice-settings/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface NoticeSettingStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  mailKinds: unknown;
  pointDays: number | null;
  language: 'zh_cn' | 'en_us' | null;
}

export const noticeSettingTable: TableMeta = {
  name: 'notice_settings',
  key: ['corpId', 'id'],
  columns: [
    { name: 'id', type: 'text' },
    { name: 'corpId', type: 'text' },
    { name: 'deptId', type: 'text' },
    { name: 'creatorId', type: 'text' },
    { name: 'createdAt', type: 'integer' },
    { name: 'updatedAt', type: 'integer' },
    { name: 'rev', type: 'integer' },
    { name: 'deletedAt', type: 'integer' },
    { name: 'mailKinds', type: 'json' },
    { name: 'pointDays', type: 'integer' },
    { name: 'language', type: 'text' },
  ],
  indexes: [['creatorId', 'createdAt'], ['pointDays'], ['createdAt']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const noticeSettingViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const noticeSettingRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const noticeSettingSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const noticeSettingDoc: EntityDoc = {
  name: 'noticeSetting',
  resource: 'notice-settings',
  source: 'schemas/notice-setting.yaml',
  route: { YXF: '/notice_settings', ADS: '/notice_settings' },
  fields: [
    {
      name: 'mailKinds',
      json: {
        type: 'array',
        maxItems: 40,
        uniqueItems: true,
        items: {
          type: 'string',
          enum: [
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
          ],
        },
      },
    },
    { name: 'pointDays', json: { minimum: 1, maximum: 90 } },
  ],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['pointDays', 'createdAt'],
  indexes: [['creatorId', 'createdAt'], ['pointDays'], ['createdAt']],
  unique: [],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, create: {}, update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, mailKinds: [] } },
};
