// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

export const deviceSetWords = {
  zh_cn: {
    resources: {
      'device-sets': { fields: { id: '编号', createdAt: '创建时间', name: '名称', remark: '备注' }, actions: { playlist: '播放列表', issueAds: '投放广告', timer: '新建定时', screens: '管理设备', delete: '删除', restore: '恢复' } },
    },
  },
  en_us: {
    resources: {
      'device-sets': { fields: { id: 'No.', createdAt: 'Created', name: 'Name', remark: 'Remark' }, actions: { playlist: 'Play list', issueAds: 'Issue ads', timer: 'New timer', screens: 'Devices', delete: 'Delete', restore: 'Restore' } },
    },
  },
};
