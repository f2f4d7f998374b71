// Made by codegen from schemas/notice.yaml. Do not edit: change the schema, or lay a view over it in resources/notices/.

export const noticeWords = {
  zh_cn: {
    resources: {
      notices: {
        fields: { id: '编号', creatorId: '接收人', createdAt: '时间', kind: '内容', subject: '对象', entity: '类型', recordId: '记录编号', detail: '说明', dueAt: '相关时间', cause: '事由', readAt: '已读时间' },
        values: {
          kind: {
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
        },
        actions: { read: '标为已读' },
      },
    },
  },
  en_us: {
    resources: {
      notices: {
        fields: { id: 'No.', creatorId: 'For', createdAt: 'When', kind: 'What', subject: 'Concerns', entity: 'Kind of record', recordId: 'Record', detail: 'Details', dueAt: 'Moment', cause: 'Cause', readAt: 'Read' },
        values: {
          kind: {
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
        },
        actions: { read: 'Mark as read' },
      },
    },
  },
};
