import type { DepartmentKey } from './people.ts';
import type { DemoScreen } from './screens.ts';

/** A shop of the demo's chain, in one of three cities. */
export interface DemoStore {
  number: string;
  name: string;
  /** Its keeper; null: nobody yet. */
  keeper: 'keeper_one' | 'keeper_two' | 'keeper_three' | null;
  department: DepartmentKey;
  districtCode: string;
  address: string;
  phone: string;
}

const at = (department: DepartmentKey, keeper: DemoStore['keeper']) => ({ department, keeper });

export const stores: readonly DemoStore[] = [
  {
    number: 'SH-001',
    name: '徐汇旗舰店',
    ...at('store', 'keeper_one'),
    districtCode: '310104',
    address: '衡山路 880 号',
    phone: '021-6433 0880',
  },
  {
    number: 'SH-002',
    name: '港汇店',
    ...at('east', 'keeper_one'),
    districtCode: '310104',
    address: '虹桥路 1 号',
    phone: '021-6407 0001',
  },
  {
    number: 'SH-003',
    name: '静安寺店',
    ...at('east', null),
    districtCode: '310106',
    address: '南京西路 1686 号',
    phone: '021-6248 1686',
  },
  {
    number: 'SH-004',
    name: '陆家嘴店',
    ...at('east', null),
    districtCode: '310115',
    address: '世纪大道 8 号',
    phone: '021-5047 0008',
  },
  {
    number: 'GZ-001',
    name: '天河城店',
    ...at('south', 'keeper_two'),
    districtCode: '440106',
    address: '天河路 208 号',
    phone: '020-8559 0208',
  },
  {
    number: 'GZ-002',
    name: '北京路店',
    ...at('south', 'keeper_two'),
    districtCode: '440104',
    address: '北京路 238 号',
    phone: '020-8333 0238',
  },
  {
    number: 'GZ-003',
    name: '珠江新城店',
    ...at('south', 'keeper_two'),
    districtCode: '440106',
    address: '珠江东路 6 号',
    phone: '020-3718 0006',
  },
  {
    number: 'HZ-001',
    name: '湖滨店',
    ...at('east', 'keeper_three'),
    districtCode: '330102',
    address: '延安路 245 号',
    phone: '0571-8707 0245',
  },
  {
    number: 'HZ-002',
    name: '武林店',
    ...at('east', 'keeper_three'),
    districtCode: '330105',
    address: '体育场路 333 号',
    phone: '0571-8510 0333',
  },
  {
    number: 'HZ-003',
    name: '滨江店',
    ...at('east', 'keeper_three'),
    districtCode: '330108',
    address: '江汉路 1515 号',
    phone: '0571-8773 1515',
  },
];

/** Grants of an account with "only oneself": these screens, and all of this group. */
export const rights = { account: 'editor_self', screens: ['天河城·北门', '湖滨店·橱窗'], group: '地铁站厅' } as const;

type Place = Pick<DemoScreen, 'city' | 'department' | 'district' | 'address' | 'store'>;

const SHOP = { scene: 'shop', type: 'android', group: '连锁门店', status: 'online', daysLeft: 280 } as const;
const SHANGHAI = { city: '上海市', department: 'east' } as const;
const GUANGZHOU = { city: '广州市', department: 'south' } as const;
const HANGZHOU = { city: '杭州市', department: 'east' } as const;

const JINGAN: Place = { ...SHANGHAI, district: '静安区', address: '南京西路 1686 号', store: 'SH-003' };
const LUJIAZUI: Place = { ...SHANGHAI, district: '浦东新区', address: '世纪大道 8 号', store: 'SH-004' };
const BEIJING_ROAD: Place = { ...GUANGZHOU, district: '越秀区', address: '北京路 238 号', store: 'GZ-002' };
const PEARL: Place = { ...GUANGZHOU, district: '天河区', address: '珠江东路 6 号', store: 'GZ-003' };
const LAKE: Place = { ...HANGZHOU, district: '上城区', address: '延安路 245 号', store: 'HZ-001' };
const WULIN: Place = { ...HANGZHOU, district: '拱墅区', address: '体育场路 333 号', store: 'HZ-002' };
const BINJIANG: Place = { ...HANGZHOU, district: '滨江区', address: '江汉路 1515 号', store: 'HZ-003' };

/** Screens of the chain's shops beside those of the flagship. */
export const chainScreens: readonly DemoScreen[] = [
  { ...SHOP, ...JINGAN, name: '静安寺店·橱窗', tags: ['竖屏'] },
  { ...SHOP, ...JINGAN, name: '静安寺店·收银台', tags: ['横屏'] },
  { ...SHOP, ...LUJIAZUI, name: '陆家嘴店·橱窗', tags: ['竖屏'], status: 'offline' },
  { ...SHOP, ...BEIJING_ROAD, name: '北京路店·门头', tags: ['横屏'] },
  { ...SHOP, ...BEIJING_ROAD, name: '北京路店·收银台', tags: ['横屏'] },
  { ...SHOP, ...PEARL, name: '珠江新城店·橱窗', tags: ['竖屏'] },
  { ...SHOP, ...LAKE, name: '湖滨店·橱窗', tags: ['竖屏'] },
  { ...SHOP, ...LAKE, name: '湖滨店·茶区', tags: ['横屏'] },
  { ...SHOP, ...WULIN, name: '武林店·门头', tags: ['横屏'] },
  { ...SHOP, ...BINJIANG, name: '滨江店·橱窗', tags: ['竖屏'], status: 'inactive' },
];
