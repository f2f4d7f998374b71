// Made by codegen from schemas/. Do not edit: change the schemas.

/** By entity and state. */
export const stateWords: Readonly<Record<string, Readonly<Record<string, { zh: string; en: string }>>>> = {
  account: { enabled: { zh: '启用', en: 'Enabled' }, paused: { zh: '已暂停', en: 'Paused' } },
  ad: {
    pendingApproval: { zh: '待审核', en: 'Pending approval' },
    disapproved: { zh: '未通过', en: 'Disapproved' },
    pendingPlay: { zh: '待播放', en: 'Pending play' },
    playing: { zh: '播放中', en: 'Playing' },
    paused: { zh: '已暂停', en: 'Paused' },
    expired: { zh: '已过期', en: 'Expired' },
    deleted: { zh: '已删除', en: 'Deleted' },
  },
  campaign: { enabled: { zh: '启用', en: 'Enabled' }, paused: { zh: '已暂停', en: 'Paused' } },
  corporation: { enabled: { zh: '启用', en: 'Enabled' }, paused: { zh: '已暂停', en: 'Paused' } },
  device: { unknown: { zh: '未知', en: 'Unknown' }, inactive: { zh: '未激活', en: 'Inactive' }, online: { zh: '在线', en: 'Online' }, offline: { zh: '离线', en: 'Offline' }, invalid: { zh: '已过期', en: 'Expired' } },
  devicePoint: { free: { zh: '空闲', en: 'Free' }, bound: { zh: '已绑定', en: 'Bound' }, expired: { zh: '已过期', en: 'Expired' } },
  importTask: { processing: { zh: '处理中', en: 'Processing' }, completed: { zh: '已完成', en: 'Completed' }, partlyCompleted: { zh: '部分完成', en: 'Partly completed' }, failed: { zh: '失败', en: 'Failed' } },
};
