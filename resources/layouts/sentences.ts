import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of layouts. */
export const layoutSentences = bothLanguages(
  {
    layouts: {
      start: 'Start from',
      size: '{{width}} × {{height}}',
      areas: '{{name}}: {{areas}}',
      none: 'nothing yet',
      asText: 'Edit as text',
      unreadable: 'This is no arrangement that a screen could show.',
      kinds: { adSlot: 'Ads', text: 'Text', picture: 'Picture', video: 'Video', webPage: 'Web page' },
    },
  },
  {
    layouts: {
      start: '从模板开始',
      size: '{{width}} × {{height}}',
      areas: '{{name}}：{{areas}}',
      none: '暂无内容',
      asText: '以文本编辑',
      unreadable: '屏幕无法显示这样的版面。',
      kinds: { adSlot: '广告', text: '文本', picture: '图片', video: '视频', webPage: '网页' },
    },
  },
);
