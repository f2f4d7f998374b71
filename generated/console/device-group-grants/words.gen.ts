// Made by codegen from schemas/device-group-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-group-grants/.

export const deviceGroupGrantWords = {
  zh_cn: { resources: { 'device-group-grants': { fields: { id: '编号', creatorId: '授权人', createdAt: '授权时间', accountId: '用户', groupId: '设备组' } } } },
  en_us: { resources: { 'device-group-grants': { fields: { id: 'No.', creatorId: 'Given by', createdAt: 'Given', accountId: 'User', groupId: 'Group' } } } },
};
