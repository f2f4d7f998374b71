// Made by codegen from schemas/notice.yaml. Do not edit: change the schema, or lay a view over it in resources/notices/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface NoticeStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  kind:
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
  subject: string | null;
  entity: string | null;
  recordId: string | null;
  detail: string | null;
  dueAt: number | null;
  cause: string | null;
  readAt: number | null;
}

export const noticeTable: TableMeta = {
  name: 'notices',
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
    { name: 'kind', type: 'text' },
    { name: 'subject', type: 'text' },
    { name: 'entity', type: 'text' },
    { name: 'recordId', type: 'text' },
    { name: 'detail', type: 'text' },
    { name: 'dueAt', type: 'integer' },
    { name: 'cause', type: 'text' },
    { name: 'readAt', type: 'integer' },
  ],
  indexes: [['creatorId', 'createdAt'], ['creatorId', 'readAt'], ['readAt'], ['createdAt'], ['kind']],
  across: [['cause', 'creatorId']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const noticeViews: Readonly<Record<string, Predicate>> = { unread_notices: (eb) => eb('read_at', 'is', null) };

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const noticeRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const noticeSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const noticeDoc: EntityDoc = {
  name: 'notice',
  resource: 'notices',
  source: 'schemas/notice.yaml',
  route: { YXF: '/notices', ADS: '/notices' },
  fields: [],
  forms: {},
  rules: [],
  conditions: { read: 'readAt == null' },
  system: [],
  views: { unread_notices: 'readAt == null' },
  columns: ['kind', 'subject', 'detail', 'dueAt', 'createdAt', 'readAt'],
  indexes: [['creatorId', 'createdAt'], ['creatorId', 'readAt'], ['readAt'], ['createdAt'], ['kind'], ['cause', 'creatorId']],
  unique: [],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, read: { ids: ['01900000-0000-7000-8000-000000000001'] }, readAll: {}, info: {} },
};
