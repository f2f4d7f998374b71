// Made by codegen from schemas/page-error.yaml. Do not edit: change the schema, or lay a view over it in resources/page-errors/.

export const pageErrorWords = {
  zh_cn: { resources: { 'page-errors': { fields: { id: '编号', createdAt: '创建时间', message: '错误', page: '页面', version: '版本', times: '次数', accounts: '账号数', firstAt: '首次出现', lastAt: '最近出现', stack: '调用栈' } } } },
  en_us: {
    resources: { 'page-errors': { fields: { id: 'No.', createdAt: 'Created', message: 'Error', page: 'Page', version: 'Version', times: 'Times', accounts: 'Accounts', firstAt: 'First seen', lastAt: 'Last seen', stack: 'Stack' } } },
  },
};
