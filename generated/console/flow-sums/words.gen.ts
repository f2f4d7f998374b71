// Made by codegen from schemas/flow-sum.yaml. Do not edit: change the schema, or lay a view over it in resources/flow-sums/.

export const flowSumWords = {
  zh_cn: {
    resources: {
      'flow-sums': {
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
          ageBand: '年龄段',
          gender: '性别',
          people: '人次',
        },
        values: {
          step: { hour: '小时', day: '天' },
          ageBand: { '1-19': '1-19岁', '20-25': '20-25岁', '26-35': '26-35岁', '36-45': '36-45岁', '46-55': '46-55岁', '56+': '56岁及以上', unknown: '未识别' },
          gender: { male: '男', female: '女', unknown: '未识别' },
        },
      },
    },
  },
  en_us: {
    resources: {
      'flow-sums': {
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
          ageBand: 'Age band',
          gender: 'Gender',
          people: 'Passers-by',
        },
        values: {
          step: { hour: 'Hour', day: 'Day' },
          ageBand: { '1-19': '1-19', '20-25': '20-25', '26-35': '26-35', '36-45': '36-45', '46-55': '46-55', '56+': '56 and over', unknown: 'Not told' },
          gender: { male: 'Male', female: 'Female', unknown: 'Not told' },
        },
      },
    },
  },
};
