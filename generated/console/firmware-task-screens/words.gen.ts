// Made by codegen from schemas/firmware-task-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-task-screens/.

export const firmwareTaskScreenWords = {
  zh_cn: {
    resources: {
      'firmware-task-screens': {
        fields: {
          id: '编号',
          deptId: '部门',
          creatorId: '创建人',
          createdAt: '创建时间',
          taskId: '推送任务',
          deviceId: '设备',
          isFirst: '首批',
          status: '状态',
          outcome: '最近的回报',
          percent: '已下载（%）',
          detail: '说明',
          orderId: '指令编号',
          startedAt: '开始时间',
          toldAt: '最近回报时间',
          finishedAt: '完成时间',
        },
        values: {
          status: { waiting: '等待', downloading: '下载中', installing: '安装中', done: '成功', failed: '失败', refused: '设备不支持安装', removed: '设备已删除', left: '未推送' },
          outcome: { downloading: '下载中', installing: '安装中', done: '成功', failed: '失败', refused: '设备不支持安装', removed: '设备已删除', again: '重试', silent: '长时间无回报', left: '未推送' },
        },
      },
    },
  },
  en_us: {
    resources: {
      'firmware-task-screens': {
        fields: {
          id: 'No.',
          deptId: 'Department',
          creatorId: 'Created by',
          createdAt: 'Created',
          taskId: 'Roll-out',
          deviceId: 'Device',
          isFirst: 'Among the first',
          status: 'Status',
          outcome: 'Last report',
          percent: 'Downloaded (%)',
          detail: 'Reason',
          orderId: 'Order',
          startedAt: 'Started',
          toldAt: 'Last told',
          finishedAt: 'Finished',
        },
        values: {
          status: { waiting: 'Waiting', downloading: 'Downloading', installing: 'Installing', done: 'Done', failed: 'Failed', refused: 'The screen cannot install it', removed: 'Screen was deleted', left: 'Left out' },
          outcome: {
            downloading: 'Downloading',
            installing: 'Installing',
            done: 'Done',
            failed: 'Failed',
            refused: 'The screen cannot install it',
            removed: 'Screen was deleted',
            again: 'Tried again',
            silent: 'Not heard of',
            left: 'Left out',
          },
        },
      },
    },
  },
};
