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

/** Sentences of inputs that take files. */
export const fileSentences = bothLanguages(
  {
    ui: {
      file: {
        choose: 'Choose a file',
        drop: 'or drop it here',
        accepts: '{{endings}}, up to {{size}}',
        tooLarge: '“{{name}}” is larger than {{size}}',
        wrongType: '“{{name}}” is of a type that is not taken',
        tooMany: 'At most {{max}} files',
        remove: 'Remove “{{name}}”',
        cancel: 'Cancel the upload of “{{name}}”',
        uploading: 'Uploading “{{name}}”',
        failed: '“{{name}}” could not be uploaded: {{why}}',
      },
    },
  },
  {
    ui: {
      file: {
        choose: '选择文件',
        drop: '或拖到此处',
        accepts: '{{endings}}，不超过 {{size}}',
        tooLarge: '“{{name}}”超过 {{size}}',
        wrongType: '“{{name}}”的类型不支持',
        tooMany: '最多 {{max}} 个文件',
        remove: '移除“{{name}}”',
        cancel: '取消上传“{{name}}”',
        uploading: '正在上传“{{name}}”',
        failed: '“{{name}}”上传失败：{{why}}',
      },
    },
  },
);
