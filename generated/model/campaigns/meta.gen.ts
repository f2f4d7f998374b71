// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { eq } from '#core/entity/rule.ts';
import { campaignStates } from './states.gen.ts';

export const campaignMeta: EntityMeta = {
  states: campaignStates,
  conditions: { update: [{ holds: (v) => eq(v.isDefault, false), error: 'CAMPAIGN_FIXED' }], delete: [{ holds: (v) => eq(v.isDefault, false), error: 'CAMPAIGN_FIXED' }] },
  name: 'campaign',
  resource: 'campaigns',
  table: 'campaigns',
  systems: ['YXF', 'ADS'],
  display: 'name',
  perm: { list: 'campaign.view', create: 'campaign.add', edit: 'campaign.edit' },
  scope: { dept: 'deptId', owner: 'creatorId' },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'deptId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'department' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, saysEmpty: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'status', kind: 'state', readOnly: true, in: ['list', 'one'], values: ['enabled', 'paused'] },
    { name: 'adCount', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 0 },
    { name: 'impressions', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 0 },
    { name: 'perAd', kind: 'integer', nullable: true, readOnly: true, derived: true, in: ['list', 'one'] },
    { name: 'startDay', kind: 'date', nullable: true, in: ['list', 'one', 'create', 'update'], readPerm: 'promotionGroup.view', writePerm: 'promotionGroup.edit' },
    { name: 'endDay', kind: 'date', nullable: true, in: ['list', 'one', 'create', 'update'], readPerm: 'promotionGroup.view', writePerm: 'promotionGroup.edit' },
    { name: 'budgetFen', kind: 'money', nullable: true, in: ['list', 'one', 'create', 'update'], readPerm: 'promotionGroup.view', writePerm: 'promotionGroup.edit' },
    { name: 'spendFen', kind: 'money', nullable: true, readOnly: true, in: ['list', 'one'], readPerm: 'promotionGroup.view', default: 0 },
    { name: 'groupCount', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], readPerm: 'promotionGroup.view', default: 0 },
    { name: 'isDefault', kind: 'boolean', nullable: true, readOnly: true, in: ['list', 'one'], default: false },
    { name: 'remark', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
  ],
  actions: [
    { name: 'start', perm: 'campaign.enable', from: ['paused'], to: ['enabled'], bulk: 200, confirm: 'none', irreversible: false, call: 'start', sets: [], deletes: false, form: false },
    { name: 'pause', perm: 'campaign.disable', from: ['enabled'], to: ['paused'], bulk: 200, confirm: 'ask', irreversible: false, touches: true, call: 'pause', sets: [], deletes: false, form: false },
    { name: 'delete', perm: 'campaign.delete', bulk: 200, confirm: 'danger', irreversible: false, touches: true, call: 'delete', sets: [], deletes: true, form: false },
  ],
  views: [{ name: 'list', perm: 'campaign.view' }],
  search: ['name'],
  sortable: ['id', 'deptId', 'creatorId', 'createdAt', 'name', 'status', 'adCount', 'impressions', 'startDay', 'endDay', 'budgetFen', 'spendFen', 'groupCount', 'isDefault', 'remark'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], deptId: ['eq', 'in'], creatorId: ['eq', 'in'], name: ['eq', 'contains'], status: ['eq', 'in'] },
  totals: [
    { field: 'adCount', as: 'sum' },
    { field: 'impressions', as: 'sum' },
    { field: 'perAd', as: 'avg' },
  ],
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  bin: { perm: 'campaign.delete' },
  duplicate: { clear: [], rename: ['name'] },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'start', 'pause', 'delete', 'restore'], ADS: ['list', 'one', 'create', 'update', 'start', 'pause', 'delete', 'restore'] },
};
