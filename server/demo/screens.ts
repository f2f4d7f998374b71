import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { networkScreens } from './network.ts';
import type { DepartmentKey } from './people.ts';
import { chainScreens } from './stores.ts';

/** Sets of the demo: screens of several groups that are sold or looked after together. */
export const sets = ['秋冬战役·黄金点位', '夜间常亮屏'] as const;
export type DemoSet = (typeof sets)[number];

/** The multi-screen wall of the demo, which plays in step. */
export const wall = { name: '港汇中庭视频墙', rows: 2, columns: 2 } as const;

/** A screen of the demo's media owner, and how it is today. */
export interface DemoScreen {
  name: string;
  scene: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'outdoor';
  type: 'android' | 'windows';
  city: string;
  district: string;
  address: string;
  department: DepartmentKey;
  group: '徐汇门店' | '写字楼' | '地铁站厅' | '连锁门店' | '社区电梯' | '港汇中庭视频墙';
  sets?: DemoSet[];
  /** Number of its store. */
  store?: string;
  tags: string[];
  status: 'online' | 'offline' | 'inactive' | 'invalid';
  /** Days until its point ends; below 15 is shown in red. */
  daysLeft: number;
  /** As its player says it. */
  fault?: DeviceStored['fault'];
  freeMB?: number;
  /** A file of what it should show did not arrive. */
  hasFailed?: true;
  /** It hangs on another picture, whatever its player says: the fleet wall finds it. */
  isWrong?: true;
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
    store: 'SH-001',
    district: '徐汇区',
    address: '衡山路 880 号',
    group: '徐汇门店',
    sets: ['秋冬战役·黄金点位', '夜间常亮屏'],
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
    store: 'SH-001',
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
    store: 'SH-001',
    district: '徐汇区',
    address: '衡山路 880 号',
    group: '徐汇门店',
    tags: ['横屏'],
    status: 'offline',
    daysLeft: 9,
  },
  {
    name: '港汇·中庭立柱',
    store: 'SH-002',
    scene: 'mall',
    type: 'windows',
    ...SH,
    district: '徐汇区',
    address: '虹桥路 1 号',
    group: '徐汇门店',
    sets: ['秋冬战役·黄金点位'],
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
    isWrong: true,
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
    sets: ['秋冬战役·黄金点位', '夜间常亮屏'],
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
    store: 'GZ-001',
    scene: 'mall',
    type: 'android',
    ...GZ,
    district: '天河区',
    address: '天河路 208 号',
    group: '写字楼',
    sets: ['秋冬战役·黄金点位'],
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
  ...(['左上', '右上', '左下', '右下'] as const).map((place): DemoScreen => ({
    name: `港汇视频墙·${place}`,
    scene: 'mall',
    type: 'windows',
    ...SH,
    district: '徐汇区',
    address: '虹桥路 1 号',
    store: 'SH-002',
    group: wall.name,
    sets: ['夜间常亮屏'],
    tags: ['横屏'],
    status: place === '右下' ? 'offline' : 'online',
    daysLeft: 200,
  })),
  ...networkScreens,
  ...chainScreens,
];
