import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { DepartmentKey } from './people.ts';

/** A screen of the demo's media owner, and how it is today. */
export interface DemoScreen {
  name: string;
  scene: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'outdoor';
  type: 'android' | 'windows';
  city: string;
  district: string;
  address: string;
  department: DepartmentKey;
  group: '徐汇门店' | '写字楼' | '地铁站厅';
  tags: string[];
  status: 'online' | 'offline' | 'inactive' | 'invalid';
  /** Days until its point ends; below 15 is shown in red. */
  daysLeft: number;
  /** As its player says it. */
  fault?: DeviceStored['fault'];
  freeMB?: number;
  /** A file of what it should show did not arrive. */
  hasFailed?: true;
}

const SH = { city: '上海市', department: 'east' } as const;
const GZ = { city: '广州市', department: 'south' } as const;

export const screens: readonly DemoScreen[] = [
  {
    name: '旗舰店·入口大屏',
    scene: 'shop',
    type: 'android',
    ...SH,
    department: 'store',
    district: '徐汇区',
    address: '衡山路 880 号',
    group: '徐汇门店',
    tags: ['横屏', '黄金位'],
    status: 'online',
    daysLeft: 320,
  },
  {
    name: '旗舰店·收银台',
    scene: 'shop',
    type: 'android',
    ...SH,
    department: 'store',
    district: '徐汇区',
    address: '衡山路 880 号',
    group: '徐汇门店',
    tags: ['竖屏'],
    status: 'online',
    daysLeft: 320,
  },
  {
    name: '旗舰店·二楼茶区',
    scene: 'shop',
    type: 'android',
    ...SH,
    department: 'store',
    district: '徐汇区',
    address: '衡山路 880 号',
    group: '徐汇门店',
    tags: ['横屏'],
    status: 'offline',
    daysLeft: 9,
  },
  {
    name: '港汇·中庭立柱',
    scene: 'mall',
    type: 'windows',
    ...SH,
    district: '徐汇区',
    address: '虹桥路 1 号',
    group: '徐汇门店',
    tags: ['黄金位', '横屏'],
    status: 'online',
    daysLeft: 188,
  },
  {
    name: '静安写字楼·A 座大堂',
    scene: 'office',
    type: 'windows',
    ...SH,
    district: '静安区',
    address: '南京西路 1266 号',
    group: '写字楼',
    tags: ['横屏'],
    status: 'online',
    daysLeft: 61,
  },
  {
    name: '静安写字楼·A 座 2 号梯',
    scene: 'lift',
    type: 'android',
    ...SH,
    district: '静安区',
    address: '南京西路 1266 号',
    group: '写字楼',
    tags: ['竖屏'],
    status: 'online',
    daysLeft: 12,
    fault: 'cannotShow',
    freeMB: 180,
  },
  {
    name: '张江园区·食堂',
    scene: 'office',
    type: 'android',
    ...SH,
    district: '浦东新区',
    address: '科苑路 88 号',
    group: '写字楼',
    tags: ['横屏'],
    status: 'inactive',
    daysLeft: 364,
  },
  {
    name: '人民广场站·3 号口',
    scene: 'station',
    type: 'windows',
    ...SH,
    district: '黄浦区',
    address: '西藏中路 268 号',
    group: '地铁站厅',
    tags: ['黄金位'],
    status: 'online',
    daysLeft: 240,
  },
  {
    name: '陆家嘴站·站厅东',
    scene: 'station',
    type: 'windows',
    ...SH,
    district: '浦东新区',
    address: '世纪大道 100 号',
    group: '地铁站厅',
    tags: ['横屏'],
    status: 'offline',
    daysLeft: 240,
  },
  {
    name: '天河城·北门',
    scene: 'mall',
    type: 'android',
    ...GZ,
    district: '天河区',
    address: '天河路 208 号',
    group: '写字楼',
    tags: ['竖屏', '黄金位'],
    status: 'online',
    daysLeft: 97,
    hasFailed: true,
  },
  {
    name: '珠江新城·B 座大堂',
    scene: 'office',
    type: 'windows',
    ...GZ,
    district: '天河区',
    address: '珠江东路 6 号',
    group: '写字楼',
    tags: ['横屏'],
    status: 'invalid',
    daysLeft: -3,
  },
  {
    name: '中山医院·候诊厅',
    scene: 'hospital',
    type: 'android',
    ...GZ,
    district: '越秀区',
    address: '中山二路 58 号',
    group: '写字楼',
    tags: ['横屏'],
    status: 'online',
    daysLeft: 150,
  },
];

/** Days of an ad are counted from today, negative ones lie behind. */
export interface DemoAd {
  name: string;
  poster: number | 'clip' | null;
  text?: string;
  url?: string;
  status: 'pendingApproval' | 'disapproved' | 'pendingPlay' | 'playing' | 'paused' | 'expired';
  type?: 'insertion' | 'emergency';
  from: number;
  to: number;
  target: { group: DemoScreen['group'] } | { tag: string };
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
    from: -6,
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
    from: -20,
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
];
