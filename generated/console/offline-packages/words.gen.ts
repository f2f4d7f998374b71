// Made by codegen from schemas/offline-package.yaml. Do not edit: change the schema, or lay a view over it in resources/offline-packages/.

export const offlinePackageWords = {
  zh_cn: {
    resources: {
      'offline-packages': {
        fields: {
          id: '编号',
          deptId: '部门',
          creatorId: '创建人',
          createdAt: '创建时间',
          deviceId: '设备',
          name: '设备名称',
          status: '状态',
          ads: '广告',
          files: '文件',
          size: '大小',
          enrols: '含设备激活',
          problem: '失败原因',
          startedAt: '开始时间',
          finishedAt: '完成时间',
          expiresAt: '下载截止',
        },
        values: {
          status: { waiting: '等待生成', running: '生成中', done: '可下载', failed: '失败', expired: '已过期' },
          problem: {
            deviceGone: '设备已删除',
            noLayout: '设备没有布局，请先选择布局',
            tooLarge: '超过2GB，请减少素材',
            fileBroken: '有素材文件损坏或缺失，请重新上传',
            serverFault: '服务器出错，请重试',
            takenDown: '包内有内容已下架，请重新生成',
          },
        },
        actions: { retry: '重新生成', delete: '删除' },
        sections: { made: '来历' },
        help: { deviceId: '离线包只能在该设备上加载' },
      },
    },
  },
  en_us: {
    resources: {
      'offline-packages': {
        fields: {
          id: 'No.',
          deptId: 'Department',
          creatorId: 'Created by',
          createdAt: 'Created',
          deviceId: 'Device',
          name: 'Device name',
          status: 'Status',
          ads: 'Ads',
          files: 'Files',
          size: 'Size',
          enrols: 'Activates the device',
          problem: 'Problem',
          startedAt: 'Started',
          finishedAt: 'Finished',
          expiresAt: 'Can be fetched until',
        },
        values: {
          status: { waiting: 'Waiting', running: 'Being made', done: 'Ready', failed: 'Failed', expired: 'Expired' },
          problem: {
            deviceGone: 'The device was deleted',
            noLayout: 'The device has no layout, choose one first',
            tooLarge: 'It is larger than 2 GB, use fewer materials',
            fileBroken: "A material's file is missing or damaged, upload it again",
            serverFault: 'Server error, try again',
            takenDown: 'Content of it was taken down, make it again',
          },
        },
        actions: { retry: 'Make again', delete: 'Delete' },
        sections: { made: 'Origin' },
        help: { deviceId: 'No other screen takes it' },
      },
    },
  },
};
