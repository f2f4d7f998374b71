import type { DemoScreen } from './screens.ts';

/** A house or a station with several screens of a kind. */
interface Site extends Omit<DemoScreen, 'tags' | 'status'> {
  tags: readonly string[];
  /** Places of its screens. */
  places: readonly string[];
}

const LIFT = { scene: 'lift', type: 'android', group: '社区电梯', tags: ['竖屏'] } as const;
const STATION = { scene: 'station', type: 'windows', group: '地铁站厅', tags: ['横屏'] } as const;
const SHANGHAI = { city: '上海市', department: 'east', daysLeft: 210 } as const;
const GUANGZHOU = { city: '广州市', department: 'south', daysLeft: 175 } as const;
const HANGZHOU = { city: '杭州市', department: 'east', daysLeft: 300 } as const;
const ENTRANCES = ['1 号口', '4 号口'] as const;
const LIFTS = ['1 号梯', '2 号梯', '3 号梯'] as const;

const sites: readonly Site[] = [
  { ...STATION, ...SHANGHAI, name: '静安寺站', district: '静安区', address: '南京西路 1700 号', places: ENTRANCES },
  { ...STATION, ...SHANGHAI, name: '徐家汇站', district: '徐汇区', address: '漕溪北路 1 号', places: ENTRANCES },
  { ...STATION, ...SHANGHAI, name: '中山公园站', district: '长宁区', address: '长宁路 1018 号', places: ENTRANCES },
  { ...STATION, ...GUANGZHOU, name: '体育西路站', district: '天河区', address: '天河路 191 号', places: ENTRANCES },
  { ...STATION, ...GUANGZHOU, name: '公园前站', district: '越秀区', address: '中山五路 219 号', places: ENTRANCES },
  { ...STATION, ...HANGZHOU, name: '龙翔桥站', district: '上城区', address: '延安路 261 号', places: ENTRANCES },
  { ...STATION, ...HANGZHOU, name: '武林广场站', district: '拱墅区', address: '体育场路 300 号', places: ENTRANCES },
  { ...LIFT, ...SHANGHAI, name: '梅园新村', district: '浦东新区', address: '浦城路 150 弄', places: LIFTS },
  { ...LIFT, ...SHANGHAI, name: '瑞虹公寓', district: '虹口区', address: '瑞虹路 188 弄', places: LIFTS },
  { ...LIFT, ...GUANGZHOU, name: '骏景花园', district: '天河区', address: '中山大道 190 号', places: LIFTS },
  { ...LIFT, ...GUANGZHOU, name: '光大花园', district: '海珠区', address: '工业大道北 67 号', places: LIFTS },
  { ...LIFT, ...HANGZHOU, name: '嘉绿苑', district: '西湖区', address: '文二西路 8 号', places: LIFTS },
  { ...LIFT, ...HANGZHOU, name: '滨江风雅', district: '滨江区', address: '江南大道 100 号', places: LIFTS },
  { ...LIFT, ...HANGZHOU, name: '朝晖四区', district: '拱墅区', address: '朝晖路 52 号', places: ['1 号梯', '2 号梯'] },
];

/** Screens that are not as they should be today. */
const TROUBLED: Readonly<Record<string, Partial<DemoScreen>>> = {
  '中山公园站·4 号口': { status: 'offline' },
  '骏景花园·2 号梯': { status: 'offline' },
  '瑞虹公寓·3 号梯': { freeMB: 240 },
  '朝晖四区·2 号梯': { status: 'inactive' },
  '滨江风雅·1 号梯': { daysLeft: 11 },
};

/** Screens of the demo in stations and lifts of three cities. */
export const networkScreens: readonly DemoScreen[] = sites.flatMap(({ name, places, tags, ...site }) =>
  places.map((place): DemoScreen => {
    const title = `${name}·${place}`;
    return { ...site, name: title, tags: [...tags], status: 'online', ...TROUBLED[title] };
  }),
);
