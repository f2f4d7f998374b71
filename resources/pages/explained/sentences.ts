import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of the page that explains what an account may do. */
export const explainedSentences = bothLanguages(
  {
    explained: {
      title: 'What {{name}} may do',
      own: 'What you may do',
      shut: {
        account: 'This account is paused: nobody can sign in with it.',
        corporation: 'Its enterprise is paused: nobody of it can sign in.',
      },
      why: 'By what',
      role: 'Role',
      by: {
        administrator: 'The built-in administrator: every permission of this console.',
        role: 'What its role was given, and nothing else.',
        nothing: 'It has no role, so it may do nothing.',
      },
      rows: 'Rows',
      range: {
        all: 'All of the enterprise',
        deptTree: 'Those of its department and of departments below it',
        dept: 'Those of its department',
        self: 'Its own only',
      },
      noDept: 'It belongs to no department, so it sees its own rows only.',
      department: 'Department',
      stores: 'Keeps the stores',
      grants: 'Control rights',
      granted: 'Screens: {{devices}}; groups: {{groups}}',
      below: 'Enterprises below',
      permissions: 'Permissions',
      may: 'May',
      mayNot: 'May not',
      onlyNot: 'Only what it may not',
      count: '{{n}} of {{all}}',
      none: 'Nothing found',
    },
  },
  {
    explained: {
      title: '{{name}} 的权限',
      own: '我的权限',
      shut: { account: '该账号已暂停，无法登录。', corporation: '所属企业已暂停，其账号均无法登录。' },
      why: '权限来源',
      role: '角色',
      by: {
        administrator: '内置管理员：拥有本控制台的全部权限。',
        role: '仅有其角色所授予的权限。',
        nothing: '没有角色，因此没有任何权限。',
      },
      rows: '数据范围',
      range: { all: '企业全部数据', deptTree: '本部门及下级部门的数据', dept: '本部门的数据', self: '仅本人的数据' },
      noDept: '不属于任何部门，因此只能看到本人的数据。',
      department: '部门',
      stores: '负责的门店',
      grants: '设备控制权',
      granted: '设备：{{devices}}；设备组：{{groups}}',
      below: '下级企业',
      permissions: '功能权限',
      may: '有权限',
      mayNot: '无权限',
      onlyNot: '仅看无权限的',
      count: '{{n}} / {{all}}',
      none: '没有找到',
    },
  },
);
