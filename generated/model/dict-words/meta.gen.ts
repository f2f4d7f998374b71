// Made by codegen from schemas/dict-word.yaml. Do not edit: change the schema, or lay a view over it in resources/dict-words/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const dictWordMeta: EntityMeta = {
  name: 'dictWord',
  resource: 'dict-words',
  table: 'dict_words',
  systems: ['YXF'],
  display: 'word',
  perm: { list: 'open', create: 'dictWord.add', edit: 'dictWord.edit' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'list', kind: 'enum', required: true, in: ['list', 'one', 'create', 'update'], values: ['rejectReason', 'verifyReason', 'takeDownReason', 'region', 'leader', 'castWord'], default: 'rejectReason' },
    { name: 'word', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
  ],
  actions: [{ name: 'delete', perm: 'dictWord.delete', bulk: 200, confirm: 'ask', irreversible: false, call: 'delete', sets: [], deletes: true, form: false }],
  views: [
    { name: 'list', perm: 'open' },
    { name: 'dictionary', perm: 'dictWord.edit', isWhole: true },
  ],
  search: ['word'],
  sortable: ['id', 'createdAt', 'list', 'word'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], list: ['eq', 'in'], word: ['eq', 'contains'] },
  sort: { field: 'word', order: 'asc' },
  lock: [],
  bin: { perm: 'dictWord.delete' },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'delete', 'restore'] },
};
