// Made by codegen from schemas/usage-page.yaml. Do not edit: change the schema, or lay a view over it in resources/usage-pages/.

export const usagePageWords = {
  zh_cn: { resources: { 'usage-pages': { fields: { id: '编号', createdAt: '首次上报', day: '日期', page: '页面', views: '打开次数', clicks: '点击次数', accounts: '账号数' } } } },
  en_us: { resources: { 'usage-pages': { fields: { id: 'No.', createdAt: 'First heard', day: 'Day', page: 'Page', views: 'Views', clicks: 'Clicks', accounts: 'Accounts' } } } },
};
