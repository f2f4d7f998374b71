// Made by codegen from schemas/device-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-grants/.

export const deviceGrantWords = {
  zh_cn: { resources: { 'device-grants': { fields: { id: '编号', creatorId: '授权人', createdAt: '授权时间', accountId: '用户', deviceId: '设备', deviceMadeAt: '设备添加时间' } } } },
  en_us: { resources: { 'device-grants': { fields: { id: 'No.', creatorId: 'Given by', createdAt: 'Given', accountId: 'User', deviceId: 'Device', deviceMadeAt: 'Device added' } } } },
};
