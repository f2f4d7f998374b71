// Made by codegen from schemas/screen-sum.yaml. Do not edit: change the schema, or lay a view over it in resources/screen-sums/.

export const screenSumWords = {
  zh_cn: {
    resources: {
      'screen-sums': {
        fields: {
          id: '编号',
          deptId: '部门',
          createdAt: '创建时间',
          step: '粒度',
          at: '时间',
          deviceId: '设备',
          deviceName: '设备名称',
          groupId: '设备组',
          storeId: '门店',
          districtCode: '省市区',
          onlineMs: '在线时长',
          dueMs: '应在线时长',
          outages: '离线次数',
        },
        values: { step: { hour: '小时', day: '天' } },
      },
    },
  },
  en_us: {
    resources: {
      'screen-sums': {
        fields: {
          id: 'No.',
          deptId: 'Department',
          createdAt: 'Created',
          step: 'Step',
          at: 'Time',
          deviceId: 'Device',
          deviceName: 'Device name',
          groupId: 'Group',
          storeId: 'Store',
          districtCode: 'District',
          onlineMs: 'Time online',
          dueMs: 'Time due',
          outages: 'Outages',
        },
        values: { step: { hour: 'Hour', day: 'Day' } },
      },
    },
  },
};
