// Made by codegen from schemas/wallet-record.yaml. Do not edit: change the schema, or lay a view over it in resources/wallet-records/.

export const walletRecordWords = {
  zh_cn: {
    resources: {
      'wallet-records': {
        fields: {
          id: '编号',
          creatorId: '操作人',
          createdAt: '日期',
          number: '流水号',
          kind: '类型',
          ref: '单号',
          amount: '金额（元）',
          budget: '预算（元）',
          income: '收入（元）',
          expenses: '支出（元）',
          balance: '钱包余额（元）',
          partnerId: '对方企业编号',
          partnerName: '对方企业',
          advertiserId: '广告主编号',
          advertiserName: '广告主',
        },
        values: { kind: { recharge: '充值', order: '订单支付', hold: '预算冻结', capture: '结算', release: '预算退回', refund: '退款', credit: '支付转余额', back: '支付退回' } },
      },
    },
  },
  en_us: {
    resources: {
      'wallet-records': {
        fields: {
          id: 'No.',
          creatorId: 'By',
          createdAt: 'Date',
          number: 'Serial No.',
          kind: 'Kind',
          ref: 'Order or recharge No.',
          amount: 'Amount (yuan)',
          budget: 'Budget (yuan)',
          income: 'Income (yuan)',
          expenses: 'Expenses (yuan)',
          balance: 'Wallet balance (yuan)',
          partnerId: 'Partner id',
          partnerName: 'Partner',
          advertiserId: 'Advertiser id',
          advertiserName: 'Advertiser',
        },
        values: { kind: { recharge: 'Recharge', order: 'Order paid', hold: 'Put aside', capture: 'Settled', release: 'Budget given back', refund: 'Refund', credit: 'Payment to wallet', back: 'Payment returned' } },
      },
    },
  },
};
