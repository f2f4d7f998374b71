// Made by codegen from schemas/notice-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/notice-settings/.

export const noticeSettingWords = {
  zh_cn: {
    resources: {
      'notice-settings': {
        fields: { id: '编号', creatorId: '创建人', createdAt: '创建时间', mailKinds: '同时发送邮件', pointDays: '点位到期前几天通知', language: '邮件语言' },
        values: {
          mailKinds: {
            adRefused: '广告未通过审核',
            screenOffline: '屏幕离线',
            screenBack: '屏幕恢复在线',
            pointExpires: '点位即将到期',
            importEnded: '导入已结束',
            takenDown: '已紧急下架',
            rolloutEnded: '升级已结束',
            taskGiven: '收到监测任务',
            mailFailed: '邮件无法送达',
            verifyWaiting: '认证待审核',
            verifyPassed: '认证已通过',
            verifyRefused: '认证未通过',
            verifyWithdrawn: '认证已撤销',
            alarmRaised: '收到报警',
            warningBegan: '预警触发',
            warningEnded: '预警解除',
            castWaiting: '扫码投放待审核',
            adWaiting: '广告待审核',
            booksWrong: '账目核对不符',
            packageReady: '离线包可下载',
            packageFailed: '离线包生成失败',
          },
          language: { zh_cn: '简体中文', en_us: '英语' },
        },
        help: { mailKinds: '发送到账号绑定的邮箱；未绑定时仅在顶部栏显示' },
      },
    },
  },
  en_us: {
    resources: {
      'notice-settings': {
        fields: { id: 'No.', creatorId: 'Created by', createdAt: 'Created', mailKinds: 'By mail as well', pointDays: 'Days before a point expires', language: 'Language of the mails' },
        values: {
          mailKinds: {
            adRefused: 'Ad not approved',
            screenOffline: 'Screen offline',
            screenBack: 'Screen back online',
            pointExpires: 'Point expires soon',
            importEnded: 'Import ended',
            takenDown: 'Taken down',
            rolloutEnded: 'Roll-out ended',
            taskGiven: 'Monitoring task given',
            mailFailed: 'Mail not delivered',
            verifyWaiting: 'Verification to review',
            verifyPassed: 'Verification approved',
            verifyRefused: 'Verification refused',
            verifyWithdrawn: 'Verification withdrawn',
            alarmRaised: 'Alarm raised',
            warningBegan: 'Warning began',
            warningEnded: 'Warning ended',
            castWaiting: 'Casts to review',
            adWaiting: 'Ads to review',
            booksWrong: 'The books do not hold',
            packageReady: 'Offline package ready',
            packageFailed: 'Offline package failed',
          },
          language: { zh_cn: 'Simplified Chinese', en_us: 'English' },
        },
        help: { mailKinds: 'To the e-mail address of the account; without one they stand in the top bar alone' },
      },
    },
  },
};
