// Made by codegen from schemas/take-down.yaml. Do not edit: change the schema, or lay a view over it in resources/take-downs/.

export const takeDownWords = {
  zh_cn: {
    resources: {
      'take-downs': {
        fields: {
          id: '编号',
          deptId: '部门',
          creatorId: '下架人',
          createdAt: '下架时间',
          targetType: '下架类型',
          targetId: '下架对象',
          targetName: '名称',
          reason: '下架原因',
          status: '状态',
          ads: '涉及广告',
          total: '涉及屏幕',
          confirmed: '已确认',
          waiting: '未确认',
          sha256: 'SHA-256',
          liftedAt: '恢复时间',
          lifterId: '恢复人',
        },
        values: { targetType: { ad: '广告', material: '素材', corporation: '广告主' }, status: { stopping: '下架中', stopped: '已下架', lifted: '已恢复' } },
        actions: { lift: '恢复播放' },
        does: { lift: '审核结果不变：仍在有效期内、且未因其他原因下架的广告立即恢复播放，无需重新审核' },
        sections: { made: '来历' },
      },
    },
  },
  en_us: {
    resources: {
      'take-downs': {
        fields: {
          id: 'No.',
          deptId: 'Department',
          creatorId: 'Taken down by',
          createdAt: 'Taken down',
          targetType: 'Kind',
          targetId: 'What',
          targetName: 'Name',
          reason: 'Reason',
          status: 'Status',
          ads: 'Ads',
          total: 'Screens',
          confirmed: 'Confirmed',
          waiting: 'Missing',
          sha256: 'SHA-256',
          liftedAt: 'Lifted',
          lifterId: 'Lifted by',
        },
        values: { targetType: { ad: 'Ad', material: 'Material', corporation: 'Advertiser' }, status: { stopping: 'Stopping', stopped: 'Stopped everywhere', lifted: 'Lifted' } },
        actions: { lift: 'Lift' },
        does: { lift: 'Ads whose period is not over, and which no other order stops, play again at once; they need no new review' },
        sections: { made: 'Origin' },
      },
    },
  },
};
