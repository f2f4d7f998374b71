import { bothLanguages } from '../sentences.ts';

/** Sentences of a table of changed fields. */
export const changeSentences = bothLanguages(
  {
    ui: {
      changes: {
        field: 'Field',
        before: 'Before',
        after: 'After',
        value: 'Value',
        none: 'No field was changed.',
      },
    },
  },
  {
    ui: {
      changes: {
        field: '字段',
        before: '修改前',
        after: '修改后',
        value: '值',
        none: '没有改动任何字段。',
      },
    },
  },
);

/** Sentences for a record that somebody else saved meanwhile. */
export const clashSentences = bothLanguages(
  {
    ui: {
      form: {
        clash: 'Somebody saved this record after you opened it',
        clashHint: 'What you typed is kept, and saving again puts it over theirs. They changed:',
        clashElsewhere: 'What you typed is kept; nothing in this form was changed by them. Save again.',
      },
    },
  },
  {
    ui: {
      form: {
        clash: '您打开后，他人保存过这条记录',
        clashHint: '您的输入已保留，再次保存将覆盖对方的修改。对方修改了：',
        clashElsewhere: '您的输入已保留，对方未修改本表单的内容。请再次保存。',
      },
    },
  },
);
