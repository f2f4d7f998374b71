import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of layouts. */
export const layoutSentences = bothLanguages(
  {
    layouts: {
      start: 'Start from',
      areas: '{{name}}: {{areas}}',
      glance: 'Widgets: {{n}}, for ads: {{ads}}',
      none: 'nothing yet',
      asText: 'Edit as text',
      sizeInDesigner: 'Changed in the designer, and here once it is published',
      unreadable: 'This is no arrangement that a screen could show.',
    },
  },
  {
    layouts: {
      start: '从模板开始',
      areas: '{{name}}：{{areas}}',
      glance: '组件 {{n}} 个，其中广告位 {{ads}} 个',
      none: '暂无内容',
      asText: '以文本编辑',
      sizeInDesigner: '请在设计器中修改，发布后在此显示',
      unreadable: '屏幕无法显示这样的版面。',
    },
  },
);
