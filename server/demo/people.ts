/** Corporations of the demo and their people. Their actions follow from their roles. */
export interface DemoCorporation {
  key: 'platform' | 'owner' | 'rival' | 'advertiser' | 'agency';
  name: string;
  customerType: 'mediaOwner' | 'advertiser' | 'agent';
  superior: DemoCorporation['key'] | null;
  edition: 'standard' | 'enterprise' | 'flagship';
  contact: string;
}

export const corporations: readonly DemoCorporation[] = [
  {
    key: 'platform',
    name: '橱窗平台',
    customerType: 'mediaOwner',
    superior: null,
    edition: 'flagship',
    contact: '沈平',
  },
  {
    key: 'owner',
    name: '晨光传媒',
    customerType: 'mediaOwner',
    superior: 'platform',
    edition: 'flagship',
    contact: '林晓',
  },
  {
    key: 'rival',
    name: '远望传媒',
    customerType: 'mediaOwner',
    superior: 'platform',
    edition: 'standard',
    contact: '高远',
  },
  {
    key: 'advertiser',
    name: '小熊咖啡',
    customerType: 'advertiser',
    superior: 'owner',
    edition: 'standard',
    contact: '熊静',
  },
  {
    key: 'agency',
    name: '和声广告代理',
    customerType: 'agent',
    superior: 'owner',
    edition: 'standard',
    contact: '何声',
  },
];

/** Departments of the media owner: a head office with two regions, one of them with a store. */
export const departments = [
  { key: 'east', name: '华东区', parent: 'head' },
  { key: 'store', name: '徐汇旗舰店', parent: 'east' },
  { key: 'south', name: '华南区', parent: 'head' },
] as const;

export type DepartmentKey = 'head' | (typeof departments)[number]['key'];

const EDITOR = [
  'home',
  'personal',
  'ad.view',
  'ad.add',
  'ad.typeNormal',
  'ad.typeTimer',
  'ad.typeReassured',
  'ad.edit',
  'ad.enable',
  'ad.disable',
  'ad.delete',
  'ad.monitor',
  'campaign.view',
  'campaign.add',
  'campaign.edit',
  'adSlot.view',
  'layout.view',
  'material.view',
  'material.add',
  'material.rename',
  'material.move',
  'material.copy',
  'material.classify',
  'material.delete',
  'device.view',
  'device.add',
  'device.edit',
  'deviceGroup.view',
  'deviceSet.view',
  'tag.view',
  'tag.add',
  'tag.edit',
  'tag.delete',
  'report.ad',
];

/** Roles of the media owner beside those that are built in: its administrator's and its store keepers'. */
export const roles = [
  { key: 'deptEditor', name: '区域编辑', roleType: 'manager', dataScope: 'dept', permissions: EDITOR },
  { key: 'selfEditor', name: '编辑', roleType: 'staff', dataScope: 'self', permissions: EDITOR },
  {
    key: 'reviewer',
    name: '审核员',
    roleType: 'staff',
    dataScope: 'deptTree',
    permissions: [
      'home',
      'personal',
      'ad.view',
      'ad.monitor',
      'adAudit.view',
      'adAudit.pass',
      'adAudit.fail',
      'adSlot.view',
      'material.view',
      'device.view',
      'deviceGroup.view',
      'deviceSet.view',
      'tag.view',
      'operationLog.view',
    ],
  },
] as const;

export interface DemoAccount {
  userName: string;
  realName: string;
  corporation: DemoCorporation['key'];
  /** `administrator` and `keeper`: the built-in roles of the corporation. */
  role: 'administrator' | 'keeper' | (typeof roles)[number]['key'];
  department: DepartmentKey | null;
  phone: string;
  /** Description printed by `npm start`. */
  says: string;
}

export const accounts: readonly DemoAccount[] = [
  {
    userName: 'platform',
    realName: '沈平',
    corporation: 'platform',
    role: 'administrator',
    department: 'head',
    phone: '13800000001',
    says: 'platform administrator',
  },
  {
    userName: 'operator',
    realName: '林晓',
    corporation: 'owner',
    role: 'administrator',
    department: 'head',
    phone: '13800000002',
    says: 'enterprise administrator',
  },
  {
    userName: 'editor_dept',
    realName: '周南',
    corporation: 'owner',
    role: 'deptEditor',
    department: 'east',
    phone: '13800000003',
    says: 'staff, own department',
  },
  {
    userName: 'editor_self',
    realName: '郑可',
    corporation: 'owner',
    role: 'selfEditor',
    department: 'east',
    phone: '13800000004',
    says: 'staff, only their own',
  },
  {
    userName: 'reviewer',
    realName: '苏敏',
    corporation: 'owner',
    role: 'reviewer',
    department: 'head',
    phone: '13800000005',
    says: 'reviews ads',
  },
  {
    userName: 'keeper_one',
    realName: '陆店',
    corporation: 'owner',
    role: 'keeper',
    department: 'store',
    phone: '13800000006',
    says: 'store keeper',
  },
  {
    userName: 'keeper_two',
    realName: '许宁',
    corporation: 'owner',
    role: 'keeper',
    department: 'south',
    phone: '13800000010',
    says: 'store keeper in Guangzhou',
  },
  {
    userName: 'keeper_three',
    realName: '蒋帆',
    corporation: 'owner',
    role: 'keeper',
    department: 'east',
    phone: '13800000011',
    says: 'store keeper in Hangzhou',
  },
  {
    userName: 'advertiser',
    realName: '熊静',
    corporation: 'advertiser',
    role: 'administrator',
    department: 'head',
    phone: '13800000007',
    says: 'advertiser console',
  },
  {
    userName: 'agency_one',
    realName: '何声',
    corporation: 'agency',
    role: 'administrator',
    department: 'head',
    phone: '13800000008',
    says: 'advertising agent',
  },
  {
    userName: 'rival_one',
    realName: '高远',
    corporation: 'rival',
    role: 'administrator',
    department: 'head',
    phone: '13800000009',
    says: 'another enterprise',
  },
];
