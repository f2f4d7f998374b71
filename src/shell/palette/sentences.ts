import { bothLanguages } from '../../ui/sentences.ts';

/** Sentences of the list of keyboard shortcuts. */
export const keySentences = bothLanguages(
  {
    shell: {
      keys: {
        everywhere: 'Everywhere',
        onPage: 'On this page',
        onForms: 'In forms',
        save: 'Save, or on to the next step',
        onLists: 'On lists',
        jumps: 'Go to',
        palette: 'Find pages, records and actions',
        keys: 'Show these keys',
        close: 'Close what lies over the page',
        search: 'Search in the list',
        create: 'New record',
      },
    },
  },
  {
    shell: {
      keys: {
        everywhere: '任何页面',
        onPage: '当前页面',
        onForms: '表单',
        save: '保存，或进入下一步',
        onLists: '列表页面',
        jumps: '前往',
        palette: '查找页面、记录和操作',
        keys: '显示这些按键',
        close: '关闭浮层',
        search: '在列表中搜索',
        create: '新建记录',
      },
    },
  },
);
