// Made by codegen from schemas/layout-draft.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-drafts/.

export const layoutDraftWords = {
  zh_cn: { resources: { 'layout-drafts': { fields: { id: '编号', layoutId: '布局', pages: '页数', document: '版面', materialIds: '所用素材', savedById: '保存人', savedAt: '保存时间' } } } },
  en_us: { resources: { 'layout-drafts': { fields: { id: 'No.', layoutId: 'Layout', pages: 'Pages', document: 'Arrangement', materialIds: 'Materials shown', savedById: 'Saved by', savedAt: 'Saved' } } } },
};
