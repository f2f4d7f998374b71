// Made by codegen from schemas/handwashing-record.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-records/.

export const handwashingRecordWords = {
  zh_cn: {
    resources: {
      'handwashing-records': { fields: { id: '编号', createdAt: '收到时间', sensorId: '洗手设备', measuredAt: '洗手时间', seconds: '时长（秒）', isShort: '时长不足', water: '水位（%）', isLow: '水位过低', day: '日期', seq: '设备内序号' } },
    },
  },
  en_us: {
    resources: {
      'handwashing-records': {
        fields: { id: 'No.', createdAt: 'Received', sensorId: 'Hand-washing device', measuredAt: 'Washed', seconds: 'Seconds', isShort: 'Too short', water: 'Water (%)', isLow: 'Water is low', day: 'Day', seq: 'Number at the device' },
      },
    },
  },
};
