import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of the preview of a layout. */
export const previewSentences = bothLanguages(
  {
    preview: {
      open: 'Preview',
      title: 'As a screen shows it',
      page: 'Page',
      size: 'Size',
      fit: 'Fits',
      ads: 'Ads in the slots',
      volume: 'Volume {{percent}} %',
      broken: '“{{name}}” cannot be shown',
    },
  },
  {
    preview: {
      open: '预览',
      title: '屏幕上的效果',
      page: '页面',
      size: '大小',
      fit: '适应窗口',
      ads: '在广告位中显示广告',
      volume: '音量 {{percent}} %',
      broken: '“{{name}}”无法显示',
    },
  },
);
