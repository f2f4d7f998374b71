// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

export const tagWords = {
  zh_cn: {
    resources: { tags: { fields: { id: '编号', createdAt: '创建时间', name: '标签名称', remark: '备注' }, actions: { playlist: '播放列表', issueAds: '投放广告', timer: '新建定时', screens: '管理设备', delete: '删除', restore: '恢复' } } },
  },
  en_us: {
    resources: {
      tags: { fields: { id: 'No.', createdAt: 'Created', name: 'Name', remark: 'Remark' }, actions: { playlist: 'Play list', issueAds: 'Issue ads', timer: 'New timer', screens: 'Devices', delete: 'Delete', restore: 'Restore' } },
    },
  },
};
