import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of the app market (MKT-01). */
export const marketSentences = bothLanguages(
  {
    appMarket: {
      about: 'A point is a licence for one screen. A free one is bound to a screen that waits by itself.',
      price: '{{price}} a point and year',
      free: 'Free',
      bound: 'In use',
      waiting: 'Screens without a point',
      buy: 'Buy points',
      quantity: 'Quantity',
      years: 'Years',
      method: 'Payment',
      total: 'Amount payable',
      order: 'Place the order',
      whole: 'A whole number from 1 to {{max}}',
      orders: 'My orders',
    },
  },
  {
    appMarket: {
      about: '一个点位供一块屏幕使用。空闲点位自动绑定等待中的屏幕。',
      price: '{{price}} / 点位 / 年',
      free: '空闲',
      bound: '使用中',
      waiting: '缺少点位的屏幕',
      buy: '购买点位',
      quantity: '数量',
      years: '时长（年）',
      method: '支付方式',
      total: '应付金额',
      order: '提交订单',
      whole: '1 至 {{max}} 的整数',
      orders: '我的订单',
    },
  },
);
