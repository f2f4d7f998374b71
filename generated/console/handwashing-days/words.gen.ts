// Made by codegen from schemas/handwashing-day.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-days/.

export const handwashingDayWords = {
  zh_cn: {
    resources: {
      'handwashing-days': { fields: { id: '编号', createdAt: '首次上报', day: '日期', sensorId: '洗手设备', washes: '洗手次数', short: '时长不足次数', secondsSum: '总时长（秒）', avgSeconds: '平均时长（秒）', minWater: '最低水位（%）' } },
    },
  },
  en_us: {
    resources: {
      'handwashing-days': {
        fields: { id: 'No.', createdAt: 'First heard', day: 'Day', sensorId: 'Hand-washing device', washes: 'Washes', short: 'Too short', secondsSum: 'Seconds in all', avgSeconds: 'Average (seconds)', minWater: 'Lowest water (%)' },
      },
    },
  },
};
