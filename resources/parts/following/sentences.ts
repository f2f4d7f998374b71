import { bothLanguages } from '#src/ui/sentences.ts';

/** Sentences by which a buyer follows an order. */
export const followingSentences = bothLanguages(
  {
    following: {
      title: 'Where the order stands',
      way: { pay: 'Pay', upload: 'Upload', review: 'Review', play: 'Play', settle: 'Settle' },
      stage: {
        unpaid: 'It waits to be paid, until {{until}}.',
        cancelled: 'This order was cancelled; nothing is shown.',
        unsent:
          'It is paid. Upload what is shown a day before {{from}} if you can: days with nothing to play are paid for.',
        refused: '{{owner}} did not approve what was uploaded. Upload anew.',
        sent: 'It is with {{owner}}, to be shown from {{from}} to {{to}}.',
        review: '{{owner}} reviews what was uploaded. It plays from {{from}}, once approved.',
        waiting: 'Approved. It plays from {{from}}, as soon as the screens have it.',
        playing: 'It plays until {{to}}.',
        held: 'You hold it back: it plays again when you resume it. Days held back are paid for.',
        stopped: '{{owner}} has stopped it; it does not play now.',
        over: 'Its last day is over. Once the screens have told all plays it is settled: what was not delivered is made good or comes back to the wallet.',
        settled: 'Settled on {{settled}}: {{earned}} for what was delivered, {{credit}} back to the wallet.',
      },
      reason: 'Reason: {{reason}}',
      madeGood: 'Days made good: {{count}}',
      today: 'Plays today: {{n}}',
      all: 'Plays in all: {{n}}',
      sold: {
        plays: '{{n}} of {{sold}} plays sold',
        places: '{{n}} of {{sold}} screen days sold',
      },
      plays: 'Plays',
      report: 'Report',
      proof: 'Proof of play',
    },
  },
  {
    following: {
      title: '订单进度',
      way: { pay: '支付', upload: '上传素材', review: '审核', play: '播放', settle: '结算' },
      stage: {
        unpaid: '待支付，请于 {{until}} 前支付。',
        cancelled: '订单已取消，不会投放。',
        unsent: '已支付，请尽量在 {{from}} 的前一天上传素材；没有可播广告的日子照常计费。',
        refused: '{{owner}}未通过审核，请重新上传素材。',
        sent: '{{owner}}处理中，投放日期 {{from}} 至 {{to}}。',
        review: '{{owner}}审核中，通过后从 {{from}} 起播放。',
        waiting: '审核已通过，屏幕下载完成后从 {{from}} 起播放。',
        playing: '播放中，至 {{to}} 结束。',
        held: '您已暂停，恢复后继续播放；暂停的日子照常计费。',
        stopped: '{{owner}}已停止播放。',
        over: '投放已结束，屏幕上报全部播放后结算；未播足的部分补播或退回钱包。',
        settled: '已于 {{settled}} 结算：按播放结算 {{earned}}，退回钱包 {{credit}}。',
      },
      reason: '原因：{{reason}}',
      madeGood: '补播 {{count}} 天',
      today: '今日播放 {{n}} 次',
      all: '累计播放 {{n}} 次',
      sold: {
        plays: '已投放 {{n}} 次，共售出 {{sold}} 次',
        places: '已投放 {{n}} 个屏天，共售出 {{sold}} 个屏天',
      },
      plays: '播放记录',
      report: '统计',
      proof: '播放证明',
    },
  },
);
