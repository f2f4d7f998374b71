// Made by codegen from schemas/take-down-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/take-down-screens/.

export const takeDownScreenWords = {
  zh_cn: {
    resources: {
      'take-down-screens': {
        fields: { id: '编号', takeDownId: '下架', deviceId: '设备', status: '状态', lastSeenAt: '最后在线', confirmedAt: '确认时间', tookMs: '用时（毫秒）' },
        values: { status: { told: '已通知', offline: '离线，上线后先停播', confirmed: '已停播', removed: '设备已删除', needless: '已恢复，无需停播' } },
      },
    },
  },
  en_us: {
    resources: {
      'take-down-screens': {
        fields: { id: 'No.', takeDownId: 'Take-down', deviceId: 'Device', status: 'Status', lastSeenAt: 'Last seen', confirmedAt: 'Confirmed', tookMs: 'Took (ms)' },
        values: { status: { told: 'Told', offline: 'Offline: stops when it is back', confirmed: 'Stopped', removed: 'Device was deleted', needless: 'Lifted before it stopped' } },
      },
    },
  },
};
