// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

export const deviceGroupWords = {
  zh_cn: {
    resources: {
      'device-groups': {
        fields: { id: '编号', createdAt: '创建时间', name: '组名称', kind: '类型', rows: '行数', columns: '列数', places: '屏幕位置', inStep: '同步播放', layoutId: '布局', remark: '备注' },
        values: { kind: { common: '普通组', multiScreen: '多屏组' } },
        actions: { playlist: '播放列表', issueAds: '投放广告', timer: '新建定时', screens: '管理设备', sync: '修改同步状态', delete: '删除', restore: '恢复' },
        does: { sync: '组内所有屏幕将重新对齐播放' },
        help: { columns: '未指定位置的屏幕按名称顺序从左上角起逐行排列' },
        confirm: { inStep: '修改同步状态后，组内所有屏幕将重新对齐播放。确定修改吗？' },
        forms: { sync: { inStep: '同步播放' } },
      },
    },
    rules: { 'deviceGroup.missing': '设备组不存在，请先创建' },
  },
  en_us: {
    resources: {
      'device-groups': {
        fields: { id: 'No.', createdAt: 'Created', name: 'Name', kind: 'Type', rows: 'Rows', columns: 'Columns', places: 'Places of the screens', inStep: 'Plays in step', layoutId: 'Layout', remark: 'Remark' },
        values: { kind: { common: 'Common', multiScreen: 'Multi-screen' } },
        actions: { playlist: 'Play list', issueAds: 'Issue ads', timer: 'New timer', screens: 'Devices', sync: 'Change sync state', delete: 'Delete', restore: 'Restore' },
        does: { sync: 'All screens of the group are brought into step anew' },
        help: { columns: 'Screens without a place of their own take the free ones row by row, in the order of their names' },
        confirm: { inStep: 'Change the sync state? All screens of the group are brought in line anew.' },
        forms: { sync: { inStep: 'Plays in step' } },
      },
    },
    rules: { 'deviceGroup.missing': 'The device group does not exist, create it first' },
  },
};
