import type { DemoScreen, DemoSet } from './screens.ts';

/** Days of an ad are counted from today, negative ones lie behind. */
export interface DemoAd {
  name: string;
  poster: number | 'clip' | null;
  text?: string;
  url?: string;
  status: 'pendingApproval' | 'disapproved' | 'pendingPlay' | 'playing' | 'paused' | 'takenDown' | 'expired';
  type?: 'insertion' | 'emergency' | 'filler';
  /** Hours of the day in which it plays; always without. */
  windows?: { from: string; to: string }[];
  from: number;
  to: number;
  target: { group: DemoScreen['group'] } | { tag: string } | { set: DemoSet } | { screen: string };
  plan: '默认推广计划' | '小熊咖啡·秋冬' | '城市生活';
  advertiser?: true;
  reason?: string;
  /** Plays a day on each of its screens. */
  playsADay?: number;
}

export const ads: readonly DemoAd[] = [
  {
    name: '早安拿铁·门店',
    poster: 0,
    status: 'playing',
    from: -12,
    to: 40,
    target: { group: '徐汇门店' },
    plan: '小熊咖啡·秋冬',
    advertiser: true,
    playsADay: 23,
  },
  {
    name: '早安拿铁·写字楼',
    poster: 0,
    status: 'playing',
    from: -75,
    to: 24,
    target: { group: '写字楼' },
    plan: '小熊咖啡·秋冬',
    advertiser: true,
    playsADay: 15,
  },
  {
    name: '晨光书店周末阅读',
    poster: 2,
    status: 'playing',
    from: -88,
    to: 9,
    target: { tag: '黄金位' },
    plan: '城市生活',
    playsADay: 11,
  },
  {
    name: '品牌短片 4 秒',
    poster: 'clip',
    status: 'playing',
    from: -3,
    to: 60,
    target: { group: '徐汇门店' },
    plan: '城市生活',
    playsADay: 30,
  },
  {
    name: '城市夜跑报名',
    poster: 4,
    status: 'pendingPlay',
    from: 2,
    to: 32,
    target: { group: '地铁站厅' },
    plan: '城市生活',
  },
  {
    name: '海岛航线首航',
    poster: 3,
    status: 'pendingApproval',
    from: 3,
    to: 33,
    target: { group: '地铁站厅' },
    plan: '默认推广计划',
  },
  {
    name: '周年庆全场八折',
    poster: 5,
    status: 'pendingApproval',
    from: 1,
    to: 8,
    target: { tag: '黄金位' },
    plan: '小熊咖啡·秋冬',
    advertiser: true,
  },
  {
    name: '雨天提示',
    poster: null,
    text: '雨天路滑，请慢行',
    status: 'pendingApproval',
    type: 'insertion',
    from: 1,
    to: 90,
    target: { group: '写字楼' },
    plan: '默认推广计划',
  },
  {
    name: '社区团购·周三上新',
    poster: 2,
    status: 'playing',
    from: -21,
    to: 30,
    target: { group: '社区电梯' },
    plan: '城市生活',
    playsADay: 8,
  },
  {
    name: '市民艺术节',
    poster: 3,
    status: 'playing',
    from: -14,
    to: 20,
    target: { group: '地铁站厅' },
    plan: '城市生活',
    playsADay: 8,
  },
  {
    name: '春日新品茶',
    poster: 1,
    status: 'paused',
    from: -30,
    to: 15,
    target: { group: '写字楼' },
    plan: '城市生活',
    playsADay: 2,
  },
  {
    name: '第二杯半价（价格有误）',
    poster: 1,
    status: 'takenDown',
    from: -4,
    to: 20,
    target: { group: '徐汇门店' },
    plan: '小熊咖啡·秋冬',
    advertiser: true,
    playsADay: 9,
  },
  {
    name: '夏季返场',
    poster: 3,
    status: 'expired',
    from: -90,
    to: -10,
    target: { group: '徐汇门店' },
    plan: '默认推广计划',
    playsADay: 13,
  },
  {
    name: '限时秒杀（旧版）',
    poster: 5,
    status: 'disapproved',
    from: 4,
    to: 14,
    target: { group: '徐汇门店' },
    plan: '默认推广计划',
    reason: '价格信息与活动页不一致，请修改后重新提交',
  },
  {
    name: '港汇视频墙·开幕夜',
    poster: 3,
    status: 'playing',
    from: -4,
    to: 45,
    target: { group: '港汇中庭视频墙' },
    plan: '城市生活',
    playsADay: 12,
  },
  {
    name: '秋冬战役·主视觉',
    poster: 5,
    status: 'playing',
    from: -2,
    to: 28,
    target: { set: '秋冬战役·黄金点位' },
    plan: '小熊咖啡·秋冬',
    advertiser: true,
    playsADay: 9,
  },
  {
    name: '夜间品牌待机画面',
    poster: 4,
    status: 'playing',
    type: 'filler',
    windows: [{ from: '22:00', to: '06:00' }],
    from: -8,
    to: 120,
    target: { set: '夜间常亮屏' },
    plan: '城市生活',
  },
  {
    name: '入口大屏·整点报时',
    poster: null,
    text: '欢迎光临旗舰店',
    status: 'playing',
    type: 'insertion',
    from: -5,
    to: 60,
    target: { screen: '旗舰店·入口大屏' },
    plan: '默认推广计划',
  },
];
