import { bothLanguages } from '#src/ui/sentences.ts';

/** Sentences of how an order is delivered. */
export const orderSentences = bothLanguages(
  {
    orderPace: {
      title: 'Delivery by day',
      day: 'Day',
      planned: 'Planned',
      screens: 'Screens',
      plays: 'Plays',
      byPlace: 'A screen has delivered its day with its first play',
      delivered: 'Delivered',
      forecast: '{{expected}} of {{sold}} plays expected at its end',
      failed: 'The delivery could not be loaded',
      standing: {
        waiting: 'Not begun',
        onPace: 'On pace',
        behind: 'Behind',
        done: 'Reached its number',
      },
    },
  },
  {
    orderPace: {
      title: '每日投放',
      day: '日期',
      planned: '计划',
      screens: '屏幕',
      plays: '播放次数',
      byPlace: '屏幕当日播放一次即计为已投放',
      delivered: '已播放',
      forecast: '预计到期播放 {{expected}} 次，共售出 {{sold}} 次',
      failed: '投放进度加载失败',
      standing: {
        waiting: '未开始',
        onPace: '进度正常',
        behind: '进度落后',
        done: '已达售出次数',
      },
    },
  },
);
