// Made by codegen from schemas/data-card.yaml. Do not edit: change the schema, or lay a view over it in resources/data-cards/.

export const dataCardWords = {
  zh_cn: {
    resources: {
      'data-cards': {
        fields: {
          id: '编号',
          creatorId: '创建人',
          createdAt: '创建时间',
          iccid: 'ICCID',
          operator: '运营商',
          deviceId: '所在设备',
          packageMb: '套餐（MB）',
          usedMb: '已用（MB）',
          remainingMb: '剩余（MB）',
          usedShare: '已用（%）',
          activatedAt: '激活时间',
          askedAt: '查询时间',
          askResult: '查询结果',
          remark: '备注',
        },
        values: { operator: { mobile: '中国移动', unicom: '中国联通', telecom: '中国电信', broadnet: '中国广电' }, askResult: { told: '已取得用量', unknown: '查无此卡', refused: '运营商拒绝查询', unanswered: '运营商未应答' } },
        actions: { ask: '查询用量', delete: '删除', restore: '恢复' },
        sections: { base: '流量卡', usage: '流量' },
        help: { iccid: '卡面上的 19 或 20 位数字，末位为校验码' },
      },
    },
  },
  en_us: {
    resources: {
      'data-cards': {
        fields: {
          id: 'No.',
          creatorId: 'Created by',
          createdAt: 'Created',
          iccid: 'ICCID',
          operator: 'Network operator',
          deviceId: 'Device',
          packageMb: 'Package (MB)',
          usedMb: 'Used (MB)',
          remainingMb: 'Remaining (MB)',
          usedShare: 'Used (%)',
          activatedAt: 'Activated',
          askedAt: 'Queried at',
          askResult: 'Query result',
          remark: 'Remark',
        },
        values: {
          operator: { mobile: 'China Mobile', unicom: 'China Unicom', telecom: 'China Telecom', broadnet: 'China Broadnet' },
          askResult: { told: 'Usage received', unknown: 'Card not known', refused: 'Refused by the operator', unanswered: 'No answer' },
        },
        actions: { ask: 'Ask the operator', delete: 'Delete', restore: 'Restore' },
        sections: { base: 'Data card', usage: 'Data' },
        help: { iccid: 'The 19 or 20 digits on the card; the last one checks the others' },
      },
    },
  },
};
