// Made by codegen from schemas/alarm.yaml. Do not edit: change the schema, or lay a view over it in resources/alarms/.

export const alarmWords = {
  zh_cn: {
    resources: {
      alarms: {
        fields: {
          id: '编号',
          creatorId: '创建人',
          createdAt: '收到时间',
          information: '报警信息',
          kind: '报警类型',
          deviceId: '报警设备',
          happenedAt: '报警时间',
          video: '报警视频',
          videoMs: '视频时长',
          videoBytes: '视频大小',
          source: '上报方式',
          serial: '设备内编号',
        },
        values: { kind: { help: '一键求助', fire: '烟雾或火情', intrusion: '人员闯入', tamper: '设备被拆动', overheat: '设备过热', other: '其他' }, source: { screen: '设备', person: '人工' } },
        actions: { delete: '删除', restore: '恢复' },
        groups: { film: '视频' },
        sections: { film: '视频', what: '报警' },
      },
    },
    rules: { 'alarm.information.empty': '报警信息不能为空' },
  },
  en_us: {
    resources: {
      alarms: {
        fields: {
          id: 'No.',
          creatorId: 'Created by',
          createdAt: 'Received',
          information: 'Alarm information',
          kind: 'Type',
          deviceId: 'Device',
          happenedAt: 'Time',
          video: 'Video',
          videoMs: 'Video duration',
          videoBytes: 'Video size',
          source: 'Reported by',
          serial: 'Number at the device',
        },
        values: { kind: { help: 'Call for help', fire: 'Smoke or fire', intrusion: 'Intrusion', tamper: 'Device tampered with', overheat: 'Device too hot', other: 'Other' }, source: { screen: 'Its device', person: 'A person' } },
        actions: { delete: 'Delete', restore: 'Restore' },
        groups: { film: 'Video' },
        sections: { film: 'Video', what: 'Alarm' },
      },
    },
    rules: { 'alarm.information.empty': 'Alarm information cannot be empty' },
  },
};
