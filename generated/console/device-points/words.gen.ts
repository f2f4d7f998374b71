// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

export const devicePointWords = {
  zh_cn: {
    resources: {
      'device-points': {
        fields: {
          id: '编号',
          corpId: '企业',
          createdAt: '创建时间',
          number: '点位编号',
          type: '类型',
          status: '状态',
          deviceId: '绑定设备',
          boundAt: '绑定时间',
          years: '时长（年）',
          expireAt: '到期时间',
          daysLeft: '剩余天数',
          orderNumber: '订单号',
          trial: '试用',
        },
        values: { type: { android: '安卓', windows: 'Windows' }, status: { free: '空闲', bound: '已绑定', expired: '已过期' } },
        actions: { delete: '收回' },
        does: { delete: '使用该点位的设备改用其他空闲点位；没有空闲点位时设备过期' },
      },
    },
  },
  en_us: {
    resources: {
      'device-points': {
        fields: {
          id: 'No.',
          corpId: 'Enterprise',
          createdAt: 'Created',
          number: 'Point No.',
          type: 'Type',
          status: 'Status',
          deviceId: 'Device',
          boundAt: 'Bound',
          years: 'Years',
          expireAt: 'Expires',
          daysLeft: 'Days left',
          orderNumber: 'Order No.',
          trial: 'Trial',
        },
        values: { type: { android: 'Android', windows: 'Windows' }, status: { free: 'Free', bound: 'Bound', expired: 'Expired' } },
        actions: { delete: 'Take back' },
        does: { delete: 'A screen that uses one takes another free point; where there is none, the screen expires' },
      },
    },
  },
};
