// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

export const materialFolderWords = {
  zh_cn: {
    resources: { 'material-folders': { fields: { id: '编号', createdAt: '创建时间', name: '文件夹名称', parentId: '上级文件夹', position: '排序' }, actions: { delete: '删除', restore: '恢复' } } },
    rules: { 'materialFolder.notItsOwnParent': '不能移动到自身', 'materialFolder.name.empty': '文件夹名称不能为空' },
  },
  en_us: {
    resources: { 'material-folders': { fields: { id: 'No.', createdAt: 'Created', name: 'Name', parentId: 'Parent', position: 'Order' }, actions: { delete: 'Delete', restore: 'Restore' } } },
    rules: { 'materialFolder.notItsOwnParent': 'A folder cannot be moved into itself', 'materialFolder.name.empty': 'Folder name cannot be empty' },
  },
};
