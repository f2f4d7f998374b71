import { bothLanguages } from '../sentences.ts';

/** Sentences of an import; the list has only the button that opens it. */
export const importSentences = bothLanguages(
  {
    ui: {
      import: {
        title: 'Import: {{name}}',
        template: 'Template',
        templateHint: 'Fill in its columns, one record a row. Those with * are required.',
        choose: 'Choose a workbook',
        sending: 'Sending the file',
        running: 'Importing',
        reading: 'Reading the sheet…',
        progress: '{{n}} of {{total}} rows, {{failed}} failed',
        errors: 'What is wrong',
        row: 'Row',
        column: 'Column',
        wrong: 'What is wrong',
        more: 'and {{n}} rows more: all of them stand in the sheet of failed rows',
        failures: 'Rows that failed',
        another: 'Import another',
        task: 'Show the import',
        leave: 'Leave it running',
        goesOn: 'The import goes on; you find it under Imports.',
      },
    },
  },
  {
    ui: {
      import: {
        title: '导入{{name}}',
        template: '下载模板',
        templateHint: '按模板的列填写，每行一条，带 * 的必填。',
        choose: '选择 Excel 文件',
        sending: '正在上传文件',
        running: '正在导入',
        reading: '正在读取表格…',
        progress: '已处理 {{n}} / {{total}} 行，失败 {{failed}} 行',
        errors: '错误明细',
        row: '行',
        column: '列',
        wrong: '错误原因',
        more: '另有 {{n}} 行，全部见失败行表格',
        failures: '下载失败行',
        another: '继续导入',
        task: '查看导入任务',
        leave: '后台继续',
        goesOn: '导入在后台继续，可在“导入任务”中查看。',
      },
    },
  },
);
