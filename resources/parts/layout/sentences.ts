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
    slotArea: {
      size: '{{width}} × {{height}} px',
      page: 'page {{page}}',
      draft: 'not published yet',
      noLayout: 'Choose a layout first',
      none: 'This layout has no ad slot area',
      gone: '{{id}} · no longer in this layout',
      failed: '{{id}} · the areas of this layout could not be loaded',
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
    slotArea: {
      size: '{{width}} × {{height}} 像素',
      page: '页面 {{page}}',
      draft: '尚未发布',
      noLayout: '请先选择布局',
      none: '该布局没有广告位区域',
      gone: '{{id}} · 布局中已没有此区域',
      failed: '{{id}} · 布局的区域未能加载',
    },
  },
);
