// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

export const importTaskWords = {
  zh_cn: {
    resources: {
      'import-tasks': {
        fields: {
          id: '编号',
          creatorId: '创建人',
          createdAt: '创建时间',
          fileName: '文件',
          entity: '导入内容',
          status: '状态',
          total: '总行数',
          done: '成功',
          failed: '失败',
          problem: '未能导入的原因',
          errors: '错误明细',
          finishedAt: '完成时间',
        },
        values: { status: { processing: '处理中', completed: '已完成', partlyCompleted: '部分完成', failed: '失败' } },
      },
    },
  },
  en_us: {
    resources: {
      'import-tasks': {
        fields: {
          id: 'No.',
          creatorId: 'Created by',
          createdAt: 'Created',
          fileName: 'File',
          entity: 'Imports',
          status: 'Status',
          total: 'Rows',
          done: 'Imported',
          failed: 'Failed',
          problem: 'Why it stopped',
          errors: 'Errors',
          finishedAt: 'Finished',
        },
        values: { status: { processing: 'Processing', completed: 'Completed', partlyCompleted: 'Partly completed', failed: 'Failed' } },
      },
    },
  },
};
