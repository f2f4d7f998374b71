// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

export const campaignWords = {
  zh_cn: {
    resources: {
      campaigns: {
        fields: {
          id: '编号',
          deptId: '部门',
          creatorId: '创建人',
          createdAt: '创建时间',
          name: '计划名称',
          status: '状态',
          adCount: '广告数',
          impressions: '曝光量',
          perAd: '单广告曝光量',
          startDay: '开始日期',
          endDay: '结束日期',
          budgetFen: '预算（元）',
          spendFen: '花费（元）',
          groupCount: '推广组数',
          isDefault: '默认计划',
          remark: '备注',
        },
        values: { status: { enabled: '启用', paused: '已暂停' } },
        actions: { start: '启动', pause: '暂停', delete: '删除', restore: '恢复' },
        help: { budgetFen: '各推广组的订单合计不超过此金额；不填则不限', spendFen: '已支付的订单金额，RTB 按已播放的花费；结算后按实际结算金额并扣除退款' },
      },
    },
    rules: { 'campaign.endsLater': '结束日期不能早于开始日期', 'campaign.name.empty': '推广计划名称不能为空' },
  },
  en_us: {
    resources: {
      campaigns: {
        fields: {
          id: 'No.',
          deptId: 'Department',
          creatorId: 'Created by',
          createdAt: 'Created',
          name: 'Name',
          status: 'Status',
          adCount: 'Ads',
          impressions: 'Impressions',
          perAd: 'Impressions per ad',
          startDay: 'First day',
          endDay: 'Last day',
          budgetFen: 'Budget (yuan)',
          spendFen: 'Spend (yuan)',
          groupCount: 'Groups',
          isDefault: 'Default plan',
          remark: 'Remark',
        },
        values: { status: { enabled: 'Enabled', paused: 'Paused' } },
        actions: { start: 'Start', pause: 'Pause', delete: 'Delete', restore: 'Restore' },
        help: {
          budgetFen: 'The orders of its groups cost no more in all; any amount where nothing is said',
          spendFen: 'What was paid for orders, by RTB what its plays cost so far; of a settled one, what was earned, less what was refunded',
        },
      },
    },
    rules: { 'campaign.endsLater': 'The last day must not be before the first', 'campaign.name.empty': 'Promotion plan name cannot be empty' },
  },
};
