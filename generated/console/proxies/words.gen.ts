// Made by codegen from schemas/proxy.yaml. Do not edit: change the schema, or lay a view over it in resources/proxies/.

export const proxyWords = {
  zh_cn: {
    resources: {
      proxies: {
        fields: { id: '编号', creatorId: '创建人', createdAt: '添加时间', advertiserId: '广告主', number: '企业编号', name: '广告主名称', type: '企业类型', contact: '联系人', phone: '手机号', email: '邮箱', identityState: '身份认证' },
        values: { type: { enterprise: '企业', personal: '个人', selfEmployed: '个体工商户' }, identityState: { unsubmitted: '未提交', submitted: '审核中', verified: '已认证', refused: '未通过', withdrawn: '已撤销', expired: '已过期' } },
        actions: { verify: '认证', delete: '移除' },
        does: { delete: '您将不再代理该广告主；其认证和历史记录保留' },
      },
    },
  },
  en_us: {
    resources: {
      proxies: {
        fields: {
          id: 'No.',
          creatorId: 'Created by',
          createdAt: 'Added',
          advertiserId: 'Advertiser',
          number: 'Enterprise No.',
          name: 'Advertiser',
          type: 'Type',
          contact: 'Contact',
          phone: 'Mobile',
          email: 'E-mail',
          identityState: 'Identity',
        },
        values: {
          type: { enterprise: 'Enterprise', personal: 'Personal', selfEmployed: 'Self-employed' },
          identityState: { unsubmitted: 'Not submitted', submitted: 'In review', verified: 'Verified', refused: 'Refused', withdrawn: 'Withdrawn', expired: 'Expired' },
        },
        actions: { verify: 'Verification', delete: 'Remove' },
        does: { delete: 'You no longer act for this advertiser; its verifications and history stay' },
      },
    },
  },
};
