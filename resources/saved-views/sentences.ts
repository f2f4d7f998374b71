import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of saved views. */
export const savedViewSentences = bothLanguages(
  {
    savedViews: {
      empty: 'No saved views yet',
      emptyText:
        'Open a list, filter, sort and arrange it as you need it, then choose “Save as a new view…” from “Views” beside its title.',
      start: 'Go to {{name}}',
      open: 'Open the list',
    },
  },
  {
    savedViews: {
      empty: '还没有列表视图',
      emptyText: '打开任意列表，设好筛选、排序和列，再从标题旁的“视图”中选择“另存为新视图…”。',
      start: '前往{{name}}',
      open: '打开列表',
    },
  },
);
