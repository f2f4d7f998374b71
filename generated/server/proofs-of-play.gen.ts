// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface ProofOfPlayStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  durationMs: number | null;
  plays: number | null;
  adId: string | null;
  adName: string | null;
  deviceId: string | null;
  deviceName: string | null;
  slotId: string | null;
  slotName: string | null;
  materialId: string | null;
  materialName: string | null;
  advertiserId: string | null;
  seq: number | null;
  zone: string | null;
  campaignId: string | null;
  sellingMode: 'cpt' | 'cpm' | 'rtb' | null;
  priceFen: number | null;
  groupId: string | null;
  storeId: string | null;
  districtCode: string | null;
}

export const proofOfPlayTable: TableMeta = {
  name: 'proofs_of_play',
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
    { name: 'startedAt', type: 'integer' },
    { name: 'endedAt', type: 'integer' },
    { name: 'durationMs', type: 'integer' },
    { name: 'plays', type: 'integer' },
    { name: 'adId', type: 'text' },
    { name: 'adName', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'deviceName', type: 'text' },
    { name: 'slotId', type: 'text' },
    { name: 'slotName', type: 'text' },
    { name: 'materialId', type: 'text' },
    { name: 'materialName', type: 'text' },
    { name: 'advertiserId', type: 'text' },
    { name: 'seq', type: 'integer' },
    { name: 'zone', type: 'text' },
    { name: 'campaignId', type: 'text' },
    { name: 'sellingMode', type: 'text' },
    { name: 'priceFen', type: 'integer' },
    { name: 'groupId', type: 'text' },
    { name: 'storeId', type: 'text' },
    { name: 'districtCode', type: 'text' },
  ],
  indexes: [['startedAt'], ['adId', 'startedAt'], ['deviceId', 'startedAt'], ['deptId', 'startedAt'], ['advertiserId', 'startedAt'], ['slotId', 'startedAt'], ['materialId', 'startedAt'], ['durationMs']],
  unique: [['deviceId', 'seq']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const proofOfPlayViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const proofOfPlayRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const proofOfPlaySystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const proofOfPlayDoc: EntityDoc = {
  name: 'proofOfPlay',
  resource: 'proofs-of-play',
  source: 'schemas/proof-of-play.yaml',
  route: { YXF: '/data_report/plays', ADS: '/plays' },
  fields: [],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['startedAt', 'adName', 'deviceName', 'slotName', 'materialName', 'plays', 'durationMs'],
  indexes: [['startedAt'], ['adId', 'startedAt'], ['deviceId', 'startedAt'], ['deptId', 'startedAt'], ['advertiserId', 'startedAt'], ['slotId', 'startedAt'], ['materialId', 'startedAt'], ['durationMs']],
  unique: [['deviceId', 'seq']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'startedAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'startedAt', order: 'desc' }, trend: { days: 1 } },
};
