// Made by codegen from schemas/call-time.yaml. Do not edit: change the schema, or lay a view over it in resources/call-times/.

export const callTimeWords = {
  zh_cn: {
    resources: {
      'call-times': {
        fields: {
          id: '编号',
          createdAt: '首次统计',
          day: '日期',
          call: '操作',
          changes: '是否修改数据',
          times: '次数',
          failed: '故障',
          slow: '超时次数',
          p50Ms: '中位耗时（毫秒）',
          p95Ms: '95% 耗时（毫秒）',
          maxMs: '最长（毫秒）',
          spread: '耗时分布',
        },
      },
    },
  },
  en_us: {
    resources: {
      'call-times': {
        fields: {
          id: 'No.',
          createdAt: 'First counted',
          day: 'Day',
          call: 'Action',
          changes: 'Changes data',
          times: 'Times',
          failed: 'Faults',
          slow: 'Too slow',
          p50Ms: 'Median (ms)',
          p95Ms: '95 % (ms)',
          maxMs: 'Longest (ms)',
          spread: 'Spread',
        },
      },
    },
  },
};
