// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

export const roleWords = {
  zh_cn: {
    resources: {
      roles: {
        fields: { id: '编号', corpId: '企业', createdAt: '创建时间', name: '角色名称', roleType: '角色类型', dataScope: '数据权限', permissions: '功能权限', builtIn: '内置', remark: '备注' },
        values: { roleType: { administrator: '管理员', manager: '主管', staff: '员工', keeper: '店长' }, dataScope: { deptTree: '本部门及下级', dept: '仅本部门', self: '仅本人' } },
        actions: { delete: '删除', restore: '恢复' },
        groups: { codes: '功能权限' },
        sections: { codes: '功能权限' },
      },
    },
  },
  en_us: {
    resources: {
      roles: {
        fields: { id: 'No.', corpId: 'Enterprise', createdAt: 'Created', name: 'Name', roleType: 'Role type', dataScope: 'Data permission', permissions: 'Permissions', builtIn: 'Built-in', remark: 'Remark' },
        values: { roleType: { administrator: 'Administrator', manager: 'Manager', staff: 'Staff', keeper: 'Keeper' }, dataScope: { deptTree: 'Own department and below', dept: 'Own department', self: 'Only oneself' } },
        actions: { delete: 'Delete', restore: 'Restore' },
        groups: { codes: 'Permissions' },
        sections: { codes: 'Permissions' },
      },
    },
  },
};
