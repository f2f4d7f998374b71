// Made by codegen from schemas/temperature-device.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-devices/.

export const temperatureDeviceWords = {
  zh_cn: {
    resources: {
      'temperature-devices': {
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
          threshold: '温度阈值（°C）',
          lastCelsius: '最近温度（°C）',
          lastAt: '最近上报',
          keyVersion: '密钥版本',
        },
        actions: { warn: '设置阈值', newKey: '更换密钥', delete: '删除', restore: '恢复' },
        does: { warn: '高于阈值的测温记为超温，此前的记录不变', newKey: '原密钥立即失效，设备须换上新密钥' },
        groups: { site: '归属' },
        sections: { now: '现状', base: '设备' },
        forms: { warn: { threshold: '温度阈值（°C）' } },
      },
    },
    rules: { 'temperatureDevice.threshold.invalid': '温度阈值须在34至43°C之间' },
  },
  en_us: {
    resources: {
      'temperature-devices': {
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
          threshold: 'Threshold (°C)',
          lastCelsius: 'Last reading (°C)',
          lastAt: 'Last heard',
          keyVersion: 'Version of its key',
        },
        actions: { warn: 'Set threshold', newKey: 'New key', delete: 'Delete', restore: 'Restore' },
        does: { warn: 'Readings above it count as too warm; earlier ones stay as they were', newKey: 'The old key stops working at once; the new one has to be put into the device' },
        groups: { site: 'Belongs to' },
        sections: { now: 'Now', base: 'Device' },
        forms: { warn: { threshold: 'Threshold (°C)' } },
      },
    },
    rules: { 'temperatureDevice.threshold.invalid': 'The threshold lies between 34 and 43 °C' },
  },
};
