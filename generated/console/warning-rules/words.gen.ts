// Made by codegen from schemas/warning-rule.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-rules/.

export const warningRuleWords = {
  zh_cn: {
    resources: {
      'warning-rules': {
        fields: {
          id: '编号',
          creatorId: '创建人',
          createdAt: '创建时间',
          name: '规则名称',
          kind: '预警类型',
          isOn: '启用',
          minutes: '持续时长（分钟）',
          freeMb: '剩余存储低于（MB）',
          celsius: '体温高于（°C）',
          percent: '水位低于（%）',
          holdMinutes: '确认时间（分钟）',
          quietMinutes: '解除时间（分钟）',
          receiverIds: '通知人',
        },
        values: { kind: { offline: '屏幕离线', storage: '存储不足', fault: '设备异常', temperature: '体温超标', waterLevel: '水位过低', noPlay: '没有播放', picture: '画面异常' } },
        actions: { delete: '删除', restore: '恢复' },
        groups: { when: '触发与解除', who: '通知' },
        sections: { when: '触发与解除', who: '通知' },
        help: {
          minutes: '离线或没有播放达到此时长即预警；计划内的关机不算',
          holdMinutes: '越过阈值并保持这么久才触发',
          quietMinutes: '恢复正常并保持这么久才解除；来回波动不会重复预警',
          receiverIds: '不选则通知企业管理员；是否同时发送邮件由各人在通知设置中选择',
        },
      },
    },
  },
  en_us: {
    resources: {
      'warning-rules': {
        fields: {
          id: 'No.',
          creatorId: 'Created by',
          createdAt: 'Created',
          name: 'Name',
          kind: 'Cause',
          isOn: 'On',
          minutes: 'For longer than (minutes)',
          freeMb: 'Free storage below (MB)',
          celsius: 'Temperature above (°C)',
          percent: 'Water below (%)',
          holdMinutes: 'Holds for (minutes)',
          quietMinutes: 'Over after (minutes)',
          receiverIds: 'Who is told',
        },
        values: { kind: { offline: 'Screen offline', storage: 'Storage is short', fault: 'Fault', temperature: 'Temperature too high', waterLevel: 'Water is low', noPlay: 'Plays nothing', picture: 'Picture is wrong' } },
        actions: { delete: 'Delete', restore: 'Restore' },
        groups: { when: 'When it begins and ends', who: 'Told' },
        sections: { when: 'When it begins and ends', who: 'Told' },
        help: {
          minutes: 'So long a screen is offline, or plays nothing though it should; being switched off as planned does not count',
          holdMinutes: 'So long the threshold stays crossed before anybody is told',
          quietMinutes: 'So long all is well before it is over: what goes to and fro is one warning',
          receiverIds: 'Nobody: the administrators. Each chooses in the notice settings whether a mail comes as well',
        },
      },
    },
  },
};
