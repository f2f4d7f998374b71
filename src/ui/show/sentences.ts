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
