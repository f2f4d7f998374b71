// Made by codegen from schemas/dict-word.yaml. Do not edit: change the schema, or lay a view over it in resources/dict-words/.

export const dictWordWords = {
  zh_cn: {
    resources: {
      'dict-words': {
        fields: { id: '编号', createdAt: '创建时间', list: '用于', word: '词条' },
        values: { list: { rejectReason: '审核不通过的原因', verifyReason: '认证不通过的原因', takeDownReason: '下架原因', region: '设备区域', leader: '设备负责人', castWord: '扫码投放禁用词' } },
        actions: { delete: '删除', restore: '恢复' },
      },
    },
  },
  en_us: {
    resources: {
      'dict-words': {
        fields: { id: 'No.', createdAt: 'Created', list: 'Offered for', word: 'Words' },
        values: {
          list: {
            rejectReason: 'Reasons of a disapproval',
            verifyReason: 'Reasons against a verification',
            takeDownReason: 'Reasons of a take-down',
            region: 'Regions of devices',
            leader: 'Leaders of devices',
            castWord: 'Words that no cast may have',
          },
        },
        actions: { delete: 'Delete', restore: 'Restore' },
      },
    },
  },
};
