import { bothLanguages } from '#src/ui/sentences.ts';

/** Sentences of the form of an ad, and of what shows an ad. */
export const adSentences = bothLanguages(
  {
    ads: {
      qr: 'QR code of “{{name}}”',
      qrFile: 'Save as SVG',
      startMoved: 'The start was moved on to {{time}}: it must be at least 5 minutes ahead.',
      nowhere: 'None of the chosen screens would show it. Save it all the same?',
      chosenTargets: 'Chosen: {{n}}',
      targetHelp: {
        device: 'Single screens, one by one.',
        deviceGroup: 'Every screen of a group, those added later too.',
        deviceSet: 'Screens put together for selling.',
        tag: 'Every screen that carries the tag.',
        store: 'Every screen of a shop, those added later too.',
      },
      openUrl: 'Open the page',
    },
  },
  {
    ads: {
      qr: '“{{name}}”的二维码',
      qrFile: '保存为 SVG',
      startMoved: '开始时间已顺延至 {{time}}：须至少晚于当前5分钟。',
      nowhere: '所选屏幕都不会播放该广告。仍要保存吗？',
      chosenTargets: '已选 {{n}} 个',
      targetHelp: {
        device: '逐块选择屏幕。',
        deviceGroup: '组内的全部屏幕，包括以后加入的。',
        deviceSet: '为售卖组合在一起的屏幕。',
        tag: '带有该标签的全部屏幕。',
        store: '门店的全部屏幕，包括以后加入的。',
      },
      openUrl: '打开网页',
    },
  },
);
