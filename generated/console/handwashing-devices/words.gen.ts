// Made by codegen from schemas/handwashing-device.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-devices/.

export const handwashingDeviceWords = {
  zh_cn: {
    resources: {
      'handwashing-devices': {
        fields: {
          id: '编号',
          deptId: '部门',
          creatorId: '创建人',
          createdAt: '创建时间',
          name: '设备名称',
          place: '安装位置',
          storeId: '门店',
          deviceId: '所在屏幕',
          zone: '时区',
          waterLevel: '水位阈值（%）',
          washSeconds: '洗手时长标准（秒）',
          lastWater: '当前水位（%）',
          lastAt: '最近上报',
          keyVersion: '密钥版本',
        },
        actions: { warn: '设置阈值', newKey: '更换密钥', delete: '删除', restore: '恢复' },
        does: { warn: '此前的记录不变', newKey: '原密钥立即失效，设备须换上新密钥' },
        groups: { site: '归属' },
        sections: { now: '现状', base: '设备' },
        forms: { warn: { waterLevel: '水位阈值（%）', washSeconds: '洗手时长标准（秒）' } },
      },
    },
  },
  en_us: {
    resources: {
      'handwashing-devices': {
        fields: {
          id: 'No.',
          deptId: 'Department',
          creatorId: 'Created by',
          createdAt: 'Created',
          name: 'Name',
          place: 'Place',
          storeId: 'Store',
          deviceId: 'At the screen',
          zone: 'Time zone',
          waterLevel: 'Water level threshold (%)',
          washSeconds: 'A wash takes (seconds)',
          lastWater: 'Water (%)',
          lastAt: 'Last heard',
          keyVersion: 'Version of its key',
        },
        actions: { warn: 'Set thresholds', newKey: 'New key', delete: 'Delete', restore: 'Restore' },
        does: { warn: 'Earlier records stay as they were', newKey: 'The old key stops working at once; the new one has to be put into the device' },
        groups: { site: 'Belongs to' },
        sections: { now: 'Now', base: 'Device' },
        forms: { warn: { waterLevel: 'Water level threshold (%)', washSeconds: 'A wash takes (seconds)' } },
      },
    },
  },
};
