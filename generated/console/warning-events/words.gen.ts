// Made by codegen from schemas/warning-event.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-events/.

export const warningEventWords = {
  zh_cn: {
    resources: {
      'warning-events': {
        fields: {
          id: '编号',
          createdAt: '通知时间',
          status: '状态',
          kind: '预警类型',
          subject: '对象',
          ruleId: '预警规则',
          deviceId: '设备',
          temperatureDeviceId: '测温设备',
          handwashingDeviceId: '洗手设备',
          measured: '测得',
          beganAt: '开始时间',
          endedAt: '结束时间',
          toldIds: '已通知',
        },
        values: { status: { open: '持续中', ended: '已解除' }, kind: { offline: '屏幕离线', storage: '存储不足', fault: '设备异常', temperature: '体温超标', waterLevel: '水位过低', noPlay: '没有播放', picture: '画面异常' } },
        sections: { from: '来源' },
      },
    },
  },
  en_us: {
    resources: {
      'warning-events': {
        fields: {
          id: 'No.',
          createdAt: 'Told at',
          status: 'Status',
          kind: 'Cause',
          subject: 'Concerns',
          ruleId: 'Warning rule',
          deviceId: 'Device',
          temperatureDeviceId: 'Temperature device',
          handwashingDeviceId: 'Hand-washing device',
          measured: 'Measured',
          beganAt: 'Began',
          endedAt: 'Ended',
          toldIds: 'Told',
        },
        values: {
          status: { open: 'Goes on', ended: 'Over' },
          kind: { offline: 'Screen offline', storage: 'Storage is short', fault: 'Fault', temperature: 'Temperature too high', waterLevel: 'Water is low', noPlay: 'Plays nothing', picture: 'Picture is wrong' },
        },
        sections: { from: 'Where' },
      },
    },
  },
};
