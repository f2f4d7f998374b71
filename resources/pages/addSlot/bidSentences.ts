import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of the step in which a bid is said; loaded by those who bid alone. */
export const bidSentences = bothLanguages(
  {
    addSlotBid: {
      field: {
        most: 'Most for a thousand plays (yuan)',
        budget: 'Budget in all (yuan)',
        daily: 'Budget of a day (yuan)',
        pacing: 'Pace',
      },
      says: {
        most: '{{floor}} at least. You pay what the next best buyer bids, and never more than this.',
        budget: 'Put aside from the wallet; shared among the slots by their screens',
        daily: 'Empty: none of its own',
        even: 'Spread over the days and over each day',
        fast: 'As fast as auctions are won',
      },
      pace: { even: 'Evenly', fast: 'As fast as possible' },
      help: 'An auction is held for each play, a minute or two before it. Only what was shown is paid; what is left of the budget comes back to the wallet.',
    },
  },
  {
    addSlotBid: {
      field: {
        most: '最高出价（元/千次）',
        budget: '总预算（元）',
        daily: '每日预算（元）',
        pacing: '投放节奏',
      },
      says: {
        most: '不低于底价 {{floor}}；按下一位买家的出价成交，不会超过此价',
        budget: '从钱包划入预算，按屏幕数分给各广告位',
        daily: '留空则不限',
        even: '在各天和每天各时段均匀花费',
        fast: '竞得即播，不控制速度',
      },
      pace: { even: '匀速投放', fast: '尽快投放' },
      help: '每次播放前一两分钟竞价一次；只为已播放的付费，未花费的预算退回钱包。',
    },
  },
);
