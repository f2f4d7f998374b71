// Made by codegen from schemas/layout-draft.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-drafts/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const layoutDraftMeta: EntityMeta = {
  name: 'layoutDraft',
  resource: 'layout-drafts',
  table: 'layout_drafts',
  systems: ['YXF'],
  display: 'id',
  perm: { list: 'layout.edit' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'layoutId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'layout' } },
    { name: 'pages', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 1 },
    { name: 'document', kind: 'json', nullable: true, readOnly: true, in: [] },
    { name: 'materialIds', kind: 'refs', nullable: true, readOnly: true, in: [], ref: { to: 'material' } },
    { name: 'savedById', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'savedAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'layout.edit' }],
  search: [],
  sortable: ['id', 'layoutId', 'pages', 'savedById', 'savedAt'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], layoutId: ['eq', 'in'], materialIds: ['eq', 'in'], savedById: ['eq', 'in'] },
  sort: { field: 'savedAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'open', 'save', 'presence', 'impact', 'publish'] },
};
