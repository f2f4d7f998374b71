import { bothLanguages } from '../sentences.ts';

/** Sentences of an edit of many records; they come with the bar of the selection. */
export const bulkSentences = bothLanguages(
  {
    ui: {
      bulk: {
        edit: 'Edit fields',
        loading: 'The selection is being read',
        running: 'The edit before still runs',
        title: 'Edit fields: {{n}} selected',
        hint: 'Only the fields that you add here are changed; all others stay as they are.',
        add: 'Add a field',
        addFirst: 'Add a field first',
        remove: 'Do not change {{name}}',
        clears: 'Left empty, the field is cleared',
        can: '{{n}} can be changed',
        cannot: '{{n}} cannot (“{{field}}” does not apply): {{names}}',
        nobody: 'None of the selected can be changed like this',
        leave: 'Leave it running',
        change: 'Change {{n}}',
        done: '{{n}} changed',
      },
    },
  },
  {
    ui: {
      bulk: {
        edit: '批量编辑',
        loading: '正在读取所选项',
        running: '上一次批量编辑仍在进行',
        title: '批量编辑：{{n}} 项',
        hint: '只修改在此添加的字段，其余内容保持不变。',
        add: '添加字段',
        addFirst: '请先添加要修改的字段',
        remove: '不修改{{name}}',
        clears: '留空则清除此字段',
        can: '{{n}} 项可以修改',
        cannot: '{{n}} 项不能修改（不适用“{{field}}”）：{{names}}',
        nobody: '所选项都不能这样修改',
        leave: '后台继续',
        change: '修改 {{n}} 项',
        done: '已修改 {{n}} 项',
      },
    },
  },
);
