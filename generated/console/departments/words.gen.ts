// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

export const departmentWords = {
  zh_cn: {
    resources: { departments: { fields: { id: '编号', corpId: '企业', createdAt: '创建时间', name: '部门名称', parentId: '上级部门', position: '排序' }, actions: { delete: '删除', restore: '恢复' } } },
    rules: { 'department.notItsOwnParent': '不能将自己设为上级部门' },
  },
  en_us: {
    resources: { departments: { fields: { id: 'No.', corpId: 'Enterprise', createdAt: 'Created', name: 'Name', parentId: 'Parent', position: 'Order' }, actions: { delete: 'Delete', restore: 'Restore' } } },
    rules: { 'department.notItsOwnParent': 'A department cannot be its own parent' },
  },
};
