import { bothLanguages } from '#src/ui/sentences.ts';

/** Sentences of a multi-screen group's wall. */
export const wallSentences = bothLanguages(
  {
    wall: {
      title: 'The wall',
      cell: 'Row {{row}}, column {{column}}',
      at: '{{place}}: {{name}}',
      free: 'Free',
      help: 'Choose a screen for a place; the two change places. Screens that join later take the free ones.',
      byName: 'Order by name',
      none: 'No screen is in this group yet',
      failed: 'The screens of this group could not be loaded',
    },
  },
  {
    wall: {
      title: '拼接墙',
      cell: '第 {{row}} 行，第 {{column}} 列',
      at: '{{place}}：{{name}}',
      free: '空位',
      help: '为每个位置选择屏幕，两块屏幕互换位置。之后加入的屏幕依次占用空位。',
      byName: '按名称排列',
      none: '组内还没有屏幕',
      failed: '组内屏幕加载失败',
    },
  },
);
