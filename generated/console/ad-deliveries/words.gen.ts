// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

export const adDeliveryWords = {
  zh_cn: {
    resources: {
      'ad-deliveries': {
        fields: { id: '编号', adId: '广告', deviceId: '设备', status: '下载状态', filesDone: '已下载文件', filesTotal: '文件总数', problem: '失败原因', failedIds: '失败的素材', reportedAt: '上报时间' },
        values: { status: { pending: '未下载', downloading: '下载中', failed: '下载失败', success: '下载成功' }, problem: { fileFailed: '有文件下载失败', leftOut: '内容无效，未下发' } },
      },
    },
  },
  en_us: {
    resources: {
      'ad-deliveries': {
        fields: { id: 'No.', adId: 'Ad', deviceId: 'Device', status: 'Download', filesDone: 'Files there', filesTotal: 'Files', problem: 'Problem', failedIds: 'Failed materials', reportedAt: 'Reported' },
        values: { status: { pending: 'Not downloaded', downloading: 'Downloading', failed: 'Failed', success: 'Downloaded' }, problem: { fileFailed: 'A file could not be downloaded', leftOut: 'It is not valid and was not sent' } },
      },
    },
  },
};
