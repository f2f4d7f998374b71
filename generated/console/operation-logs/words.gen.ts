// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

export const operationLogWords = {
  zh_cn: {
    resources: {
      'operation-logs': {
        fields: {
          id: '编号',
          creatorId: '创建人',
          createdAt: '时间',
          userName: '账号',
          realName: '姓名',
          call: '操作',
          entity: '对象类型',
          targetId: '对象编号',
          targetName: '对象',
          code: '结果',
          ip: '来源地址',
          traceKey: '追踪号',
          before: '修改前',
          after: '修改后',
        },
      },
    },
  },
  en_us: {
    resources: {
      'operation-logs': {
        fields: {
          id: 'No.',
          creatorId: 'Created by',
          createdAt: 'Time',
          userName: 'Account',
          realName: 'Name',
          call: 'Operation',
          entity: 'Kind',
          targetId: 'Object No.',
          targetName: 'Object',
          code: 'Result',
          ip: 'From',
          traceKey: 'Trace key',
          before: 'Before',
          after: 'After',
        },
      },
    },
  },
};
