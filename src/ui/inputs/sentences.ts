import { bothLanguages } from '../sentences.ts';

/** Sentences of the dialog in which records are chosen. */
export const pickerSentences = bothLanguages(
  {
    ui: {
      picker: {
        firstChooseType: 'Choose the type first',
        create: 'New …',
        createNew: 'New: {{item}}',
        chosen: '{{n}} chosen',
        most: 'At most {{max}}',
        allFound: 'All {{n}} found',
        firstFound: 'The first {{n}} found',
      },
    },
  },
  {
    ui: {
      picker: {
        firstChooseType: '请先选择类型',
        create: '新建…',
        createNew: '新建“{{item}}”',
        chosen: '已选 {{n}} 项',
        most: '最多可选 {{max}} 项',
        allFound: '选择全部 {{n}} 项结果',
        firstFound: '选择前 {{n}} 项结果',
      },
    },
  },
);
