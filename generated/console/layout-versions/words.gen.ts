// Made by codegen from schemas/layout-version.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-versions/.

export const layoutVersionWords = {
  zh_cn: {
    resources: {
      'layout-versions': { fields: { id: '编号', creatorId: '创建人', createdAt: '创建时间', layoutId: '布局', number: '版本号', name: '名称', published: '已发布过', pages: '页数', document: '版面' }, sections: { content: '版面' } },
    },
  },
  en_us: {
    resources: {
      'layout-versions': {
        fields: { id: 'No.', creatorId: 'Created by', createdAt: 'Created', layoutId: 'Layout', number: 'Version', name: 'Name', published: 'Was published', pages: 'Pages', document: 'Arrangement' },
        sections: { content: 'Arrangement' },
      },
    },
  },
};
