// Made by codegen from schemas/play-sum.yaml. Do not edit: change the schema, or lay a view over it in resources/play-sums/.

export const playSumWords = {
  zh_cn: {
    resources: {
      'play-sums': {
        fields: {
          id: '编号',
          deptId: '部门',
          createdAt: '创建时间',
          step: '粒度',
          at: '时间',
          adId: '广告',
          adName: '广告名称',
          campaignId: '推广计划',
          advertiserId: '广告主',
          deviceId: '设备',
          deviceName: '设备名称',
          groupId: '设备组',
          storeId: '门店',
          districtCode: '省市区',
          slotId: '广告位',
          slotName: '广告位名称',
          plays: '播放次数',
          durationMs: '播放时长',
          incomeMilli: '收入',
        },
        values: { step: { hour: '小时', day: '天' } },
      },
    },
  },
  en_us: {
    resources: {
      'play-sums': {
        fields: {
          id: 'No.',
          deptId: 'Department',
          createdAt: 'Created',
          step: 'Step',
          at: 'Time',
          adId: 'Ad',
          adName: 'Ad name',
          campaignId: 'Promotion plan',
          advertiserId: 'Advertiser',
          deviceId: 'Device',
          deviceName: 'Device name',
          groupId: 'Group',
          storeId: 'Store',
          districtCode: 'District',
          slotId: 'Ad slot',
          slotName: 'Slot name',
          plays: 'Plays',
          durationMs: 'Time played',
          incomeMilli: 'Income',
        },
        values: { step: { hour: 'Hour', day: 'Day' } },
      },
    },
  },
};
