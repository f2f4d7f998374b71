// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

export const materialCategoryWords = {
  zh_cn: {
    resources: { 'material-categories': { fields: { id: '编号', createdAt: '创建时间', name: '分类名称', remark: '备注' }, actions: { delete: '删除', restore: '恢复' } } },
    rules: { 'materialCategory.name.empty': '素材分类名称不能为空' },
  },
  en_us: {
    resources: { 'material-categories': { fields: { id: 'No.', createdAt: 'Created', name: 'Name', remark: 'Remark' }, actions: { delete: 'Delete', restore: 'Restore' } } },
    rules: { 'materialCategory.name.empty': 'Material category name cannot be empty' },
  },
};
