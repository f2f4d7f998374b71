// Made by codegen from schemas/warning-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-settings/.

export const warningSettingWords = {
  zh_cn: {
    resources: {
      'warning-settings': {
        fields: {
          id: '编号',
          creatorId: '创建人',
          createdAt: '创建时间',
          offline: '离线预警邮件',
          offlineMinutes: '离线监测周期（分钟）',
          temperature: '温度阈值（°C）',
          waterLevel: '水位阈值（%）',
          recipients: '通知邮箱',
          sender: '发件人',
          language: '邮件语言',
        },
        values: { language: { zh_cn: '简体中文', en_us: '英语' } },
        groups: { offline: '离线预警', sensors: '温度与水位', mails: '邮件' },
        sections: { offline: '离线预警', sensors: '温度与水位', mails: '邮件' },
        help: { offline: '每天10点、14点、18点、22点（以屏幕所在时区为准）发送；恢复在线后再发送一封', offlineMinutes: '离线达到此时长才会预警', sender: '收件人回复邮件时寄往此谷歌邮箱；不填则为系统发件地址' },
      },
    },
    rules: { 'warningSetting.recipientMissing': '请选择接收邮箱', 'warningSetting.offlineMinutes.invalid': '离线监测周期须大于30分钟，最长7天', 'warningSetting.sender.invalid': '发件人须为谷歌邮箱（gmail.com）' },
  },
  en_us: {
    resources: {
      'warning-settings': {
        fields: {
          id: 'No.',
          creatorId: 'Created by',
          createdAt: 'Created',
          offline: 'Mail when a screen is offline',
          offlineMinutes: 'Offline for (minutes)',
          temperature: 'Temperature threshold (°C)',
          waterLevel: 'Water level threshold (%)',
          recipients: 'Notification e-mails',
          sender: 'Sender',
          language: 'Language of the mails',
        },
        values: { language: { zh_cn: 'Simplified Chinese', en_us: 'English' } },
        groups: { offline: 'Offline warning', sensors: 'Temperature and water level', mails: 'Mails' },
        sections: { offline: 'Offline warning', sensors: 'Temperature and water level', mails: 'Mails' },
        help: {
          offline: 'At 10:00, 14:00, 18:00 and 22:00 by the clock of the screen, and once more when it is back',
          offlineMinutes: 'So long a screen is offline before it is told of',
          sender: 'Answers to the mails go to this Google address; without it to that of the installation',
        },
      },
    },
    rules: {
      'warningSetting.recipientMissing': 'Please choose a recipient e-mail',
      'warningSetting.offlineMinutes.invalid': 'The monitoring period must be longer than 30 minutes, and at most 7 days',
      'warningSetting.sender.invalid': 'The sender must be a Google mail address (gmail.com)',
    },
  },
};
