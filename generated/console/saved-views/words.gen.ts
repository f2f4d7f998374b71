// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

export const savedViewWords = {
  zh_cn: {
    resources: { 'saved-views': { fields: { id: '编号', creatorId: '创建人', createdAt: '创建时间', name: '名称', entity: '列表', view: '列表分页', shared: '企业内共享', state: '内容' }, actions: { delete: '删除', restore: '恢复' } } },
  },
  en_us: {
    resources: {
      'saved-views': {
        fields: { id: 'No.', creatorId: 'Created by', createdAt: 'Created', name: 'Name', entity: 'List', view: 'View of the list', shared: 'Shared in the enterprise', state: 'What it keeps' },
        actions: { delete: 'Delete', restore: 'Restore' },
      },
    },
  },
};
