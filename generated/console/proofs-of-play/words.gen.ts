// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

export const proofOfPlayWords = {
  zh_cn: {
    resources: {
      'proofs-of-play': {
        fields: {
          id: '编号',
          deptId: '部门',
          startedAt: '开始时间',
          endedAt: '结束时间',
          durationMs: '时长',
          plays: '次数',
          adId: '广告',
          adName: '广告名称',
          deviceId: '设备',
          deviceName: '设备名称',
          slotId: '广告位',
          slotName: '广告位名称',
          materialId: '素材',
          materialName: '素材名称',
          advertiserId: '广告主',
          seq: '序号',
          zone: '时区',
          campaignId: '推广计划',
          groupId: '设备组',
          storeId: '门店',
          districtCode: '省市区',
        },
      },
    },
  },
  en_us: {
    resources: {
      'proofs-of-play': {
        fields: {
          id: 'No.',
          deptId: 'Department',
          startedAt: 'Started',
          endedAt: 'Ended',
          durationMs: 'Duration',
          plays: 'Plays',
          adId: 'Ad',
          adName: 'Ad name',
          deviceId: 'Device',
          deviceName: 'Device name',
          slotId: 'Ad slot',
          slotName: 'Slot name',
          materialId: 'Material',
          materialName: 'Material name',
          advertiserId: 'Advertiser',
          seq: 'Sequence',
          zone: 'Time zone',
          campaignId: 'Promotion plan',
          groupId: 'Group',
          storeId: 'Store',
          districtCode: 'District',
        },
      },
    },
  },
};
