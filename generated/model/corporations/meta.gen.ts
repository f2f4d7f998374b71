// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { isMissing, ne } from '#core/entity/rule.ts';
import { corporationStates } from './states.gen.ts';

export const corporationMeta: EntityMeta = {
  states: corporationStates,
  conditions: {
    pause: { holds: (v, c) => ne(v.id, c.me?.corpId), error: 'CORPORATION_SELF' },
    issuePoints: { holds: (v, c) => ne(v.id, c.me?.corpId) || isMissing(v.superiorId), error: 'CORPORATION_NOT_BELOW' },
    addAdministrator: { holds: (v, c) => ne(v.id, c.me?.corpId), error: 'CORPORATION_NOT_BELOW' },
    delete: { holds: (v, c) => ne(v.id, c.me?.corpId), error: 'CORPORATION_SELF' },
  },
  name: 'corporation',
  resource: 'corporations',
  table: 'corporations',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'corporation.view', create: 'corporation.add', edit: 'corporation.edit', show: 'open' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'number', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'type', kind: 'enum', required: true, in: ['list', 'one', 'create', 'update'], values: ['enterprise', 'personal', 'selfEmployed'] },
    { name: 'customerType', kind: 'enum', required: true, in: ['list', 'one', 'create'], values: ['mediaOwner', 'advertiser', 'agent'], default: 'mediaOwner' },
    { name: 'superiorId', kind: 'ref', nullable: true, in: ['list', 'one', 'create', 'update'], ref: { to: 'corporation', across: true } },
    { name: 'edition', kind: 'enum', nullable: true, in: ['list', 'one', 'create', 'update'], values: ['standard', 'enterprise', 'flagship'], default: 'standard' },
    { name: 'trialEndAt', kind: 'instant', nullable: true, in: ['list', 'one', 'create', 'update'], widget: 'periodEnd' },
    { name: 'contact', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'phone', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'email', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'address', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'status', kind: 'state', readOnly: true, in: ['list', 'one'], values: ['enabled', 'paused'] },
  ],
  actions: [
    { name: 'enable', perm: 'corporation.enable', from: ['paused'], to: ['enabled'], bulk: 200, confirm: 'none', irreversible: false, call: 'enable', sets: [], deletes: false, form: false },
    { name: 'pause', perm: 'corporation.disable', from: ['enabled'], to: ['paused'], bulk: 200, confirm: 'ask', irreversible: false, call: 'pause', sets: [], deletes: false, form: false },
    { name: 'issuePoints', perm: 'corporation.points', bulk: 1, confirm: 'none', irreversible: false, call: 'issuePoints', sets: [], deletes: false, form: true },
    { name: 'addAdministrator', perm: 'account.add', bulk: 1, confirm: 'none', irreversible: false, call: 'addAdministrator', sets: [], deletes: false, form: true },
    { name: 'delete', perm: 'corporation.delete', bulk: 1, confirm: 'danger', typeToConfirm: 'name', irreversible: false, call: 'delete', sets: [], deletes: true, form: false },
  ],
  views: [
    { name: 'list', perm: 'corporation.view' },
    { name: 'ads_platform', perm: 'corporation.view' },
  ],
  search: ['name'],
  sortable: ['id', 'createdAt', 'number', 'name', 'type', 'customerType', 'superiorId', 'edition', 'trialEndAt', 'contact', 'phone', 'email', 'address', 'status'],
  filters: { id: ['eq', 'in'], name: ['eq', 'contains'], type: ['eq', 'in'], customerType: ['eq', 'in'], superiorId: ['eq', 'in'], edition: ['eq', 'in'], status: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: ['customerType'],
  verbs: { YXF: ['list', 'one', 'create', 'update', 'enable', 'pause', 'issuePoints', 'addAdministrator', 'delete'] },
  writeWhens: { edition: (v, c) => ne(v.id, c.me?.corpId), trialEndAt: (v, c) => ne(v.id, c.me?.corpId) },
};
