import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of the page that makes many multi-screen groups. */
export const multiGroupSentences = bothLanguages(
  {
    multiGroups: {
      what: 'All of them have the same size; each name can be changed below.',
      prefix: 'Name begins with',
      suggested: 'Wall',
      count: 'How many',
      wall: '{{rows}} × {{columns}}: room for {{n}} screens',
      noLayout: 'None',
      names: 'Names',
      remove: 'Leave out {{name}}',
      create: 'Create {{n}} groups',
      made: 'Created',
      screens: 'Add devices',
      summary: '{{ok}} created, {{failed}} refused',
    },
  },
  {
    multiGroups: {
      what: '这些多屏组的规格相同，名称可在下方逐个修改。',
      prefix: '名称前缀',
      suggested: '视频墙',
      count: '数量',
      wall: '{{rows}} × {{columns}}，可放 {{n}} 块屏幕',
      noLayout: '不指定',
      names: '名称',
      remove: '去掉 {{name}}',
      create: '新建 {{n}} 个多屏组',
      made: '已新建',
      screens: '添加设备',
      summary: '新建成功 {{ok}} 个，失败 {{failed}} 个',
    },
  },
);
