// Made by codegen from schemas/play-sum.yaml. Do not edit: change the schema, or lay a view over it in resources/play-sums/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface PlaySumStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  step: 'hour' | 'day' | null;
  at: number | null;
  adId: string | null;
  adName: string | null;
  campaignId: string | null;
  advertiserId: string | null;
  deviceId: string | null;
  deviceName: string | null;
  groupId: string | null;
  storeId: string | null;
  districtCode: string | null;
  slotId: string | null;
  slotName: string | null;
  plays: number | null;
  durationMs: number | null;
  incomeMilli: number | null;
}

export const playSumTable: TableMeta = {
  name: 'play_sums',
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
    { name: 'step', type: 'text' },
    { name: 'at', type: 'integer' },
    { name: 'adId', type: 'text' },
    { name: 'adName', type: 'text' },
    { name: 'campaignId', type: 'text' },
    { name: 'advertiserId', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'deviceName', type: 'text' },
    { name: 'groupId', type: 'text' },
    { name: 'storeId', type: 'text' },
    { name: 'districtCode', type: 'text' },
    { name: 'slotId', type: 'text' },
    { name: 'slotName', type: 'text' },
    { name: 'plays', type: 'integer' },
    { name: 'durationMs', type: 'integer' },
    { name: 'incomeMilli', type: 'integer' },
  ],
  indexes: [['step', 'at'], ['deviceId', 'step', 'at'], ['advertiserId', 'step', 'at'], ['adId'], ['campaignId']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const playSumViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const playSumRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const playSumSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const playSumDoc: EntityDoc = {
  name: 'playSum',
  resource: 'play-sums',
  source: 'schemas/play-sum.yaml',
  route: { YXF: '/play-sums', ADS: '/play-sums' },
  fields: [{ name: 'districtCode', json: { format: 'district' } }],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['step', 'at', 'adId', 'adName', 'campaignId', 'advertiserId'],
  indexes: [['step', 'at'], ['deviceId', 'step', 'at'], ['advertiserId', 'step', 'at'], ['adId'], ['campaignId']],
  unique: [],
  global: [],
  limits: [],
  samples: {},
};
