// Made by codegen from schemas/market-order.yaml. Do not edit: change the schema, or lay a view over it in resources/market-orders/.

export const marketOrderWords = {
  zh_cn: {
    resources: {
      'market-orders': {
        fields: {
          id: '编号',
          corpId: '企业',
          creatorId: '下单人',
          createdAt: '下单时间',
          number: '订单号',
          appType: '应用类型',
          quantity: '数量',
          years: '购买时长（年）',
          unitPrice: '单价（元/年）',
          payable: '应付金额（元）',
          paid: '实付金额（元）',
          status: '状态',
          method: '支付方式',
          payUntil: '支付截止',
          paidAt: '支付时间',
          endAt: '点位到期',
          daysLeft: '剩余天数',
        },
        values: { appType: { android: '安卓点位', windows: 'Windows 点位' }, status: { pending: '待支付', paid: '已支付', cancelled: '已取消' }, method: { online: '线上支付', offline: '线下支付' } },
        actions: { confirm: '确认收款', cancel: '取消订单' },
        does: { confirm: '请确认已在线下收到全部款项；确认后点位立即发放' },
        sections: { times: '时间' },
      },
    },
  },
  en_us: {
    resources: {
      'market-orders': {
        fields: {
          id: 'No.',
          corpId: 'Enterprise',
          creatorId: 'Ordered by',
          createdAt: 'Order time',
          number: 'Order No.',
          appType: 'App type',
          quantity: 'Quantity',
          years: 'Duration (years)',
          unitPrice: 'Unit price (yuan a year)',
          payable: 'Amount payable (yuan)',
          paid: 'Amount paid (yuan)',
          status: 'Status',
          method: 'Payment method',
          payUntil: 'To be paid until',
          paidAt: 'Paid',
          endAt: 'Points expire',
          daysLeft: 'Days left',
        },
        values: { appType: { android: 'Android point', windows: 'Windows point' }, status: { pending: 'Pending payment', paid: 'Paid', cancelled: 'Cancelled' }, method: { online: 'Online', offline: 'Offline' } },
        actions: { confirm: 'Confirm payment', cancel: 'Cancel order' },
        does: { confirm: 'Confirm only once the whole amount has arrived outside this system; the points are issued at once' },
        sections: { times: 'Times' },
      },
    },
  },
};
