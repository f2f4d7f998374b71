// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Keep, Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface DeviceStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  uuid: string;
  name: string;
  type: 'android' | 'windows';
  status: 'unknown' | 'inactive' | 'online' | 'offline' | 'invalid';
  fault:
    | 'cannotShow'
    | 'manifestBroken'
    | 'leftOut'
    | 'playRefused'
    | 'storageFull'
    | 'gone'
    | 'hashWrong'
    | 'sizeWrong'
    | 'timerFailed'
    | 'stuck'
    | 'pageFailed'
    | 'widgetFailed'
    | 'fileDamaged'
    | 'storageFailed'
    | 'storageCleared'
    | 'cloned'
    | 'engineOld'
    | null;
  scene: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  groupId: string | null;
  setIds: string[];
  tagIds: string[];
  storeId: string | null;
  layoutId: string | null;
  zone: string | null;
  districtCode: string | null;
  address: string | null;
  region: string | null;
  leader: string | null;
  screenInches: number | null;
  frameSize: string | null;
  rotation: '0' | '90' | '180' | '270' | null;
  photos: string[] | null;
  lockPassword: string | null;
  boundAt: number | null;
  expireAt: number | null;
  pointYears: number | null;
  orderNumber: string | null;
  heartbeatAt: number | null;
  systemType: string | null;
  systemVersion: string | null;
  apkVersion: string | null;
  romBytes: number | null;
  freeBytes: number | null;
  ramBytes: number | null;
  macs: unknown;
  ips: unknown;
  model: string | null;
  shell: string | null;
  shellVersion: string | null;
  shellPlatform: 'linux' | 'android' | 'windows' | null;
  capabilities: unknown;
  sources: unknown;
  installKinds: unknown;
  apps: unknown;
  resolution: string | null;
  controls: unknown;
}

export const deviceTable: TableMeta = {
  name: 'devices',
  key: ['corpId', 'id'],
  columns: [
    { name: 'id', type: 'text' },
    { name: 'corpId', type: 'text' },
    { name: 'deptId', type: 'text' },
    { name: 'creatorId', type: 'text' },
    { name: 'createdAt', type: 'integer' },
    { name: 'updatedAt', type: 'integer' },
    { name: 'rev', type: 'integer' },
    { name: 'deletedAt', type: 'integer' },
    { name: 'uuid', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'type', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'fault', type: 'text' },
    { name: 'scene', type: 'text' },
    { name: 'groupId', type: 'text' },
    { name: 'storeId', type: 'text' },
    { name: 'layoutId', type: 'text' },
    { name: 'zone', type: 'text' },
    { name: 'districtCode', type: 'text' },
    { name: 'address', type: 'text' },
    { name: 'region', type: 'text' },
    { name: 'leader', type: 'text' },
    { name: 'screenInches', type: 'real' },
    { name: 'frameSize', type: 'text' },
    { name: 'rotation', type: 'text' },
    { name: 'photos', type: 'json' },
    { name: 'lockPassword', type: 'text' },
    { name: 'boundAt', type: 'integer' },
    { name: 'expireAt', type: 'integer' },
    { name: 'pointYears', type: 'integer' },
    { name: 'orderNumber', type: 'text' },
    { name: 'heartbeatAt', type: 'integer' },
    { name: 'systemType', type: 'text' },
    { name: 'systemVersion', type: 'text' },
    { name: 'apkVersion', type: 'text' },
    { name: 'romBytes', type: 'integer' },
    { name: 'freeBytes', type: 'integer' },
    { name: 'ramBytes', type: 'integer' },
    { name: 'macs', type: 'json' },
    { name: 'ips', type: 'json' },
    { name: 'model', type: 'text' },
    { name: 'shell', type: 'text' },
    { name: 'shellVersion', type: 'text' },
    { name: 'shellPlatform', type: 'text' },
    { name: 'capabilities', type: 'json' },
    { name: 'sources', type: 'json' },
    { name: 'installKinds', type: 'json' },
    { name: 'apps', type: 'json' },
    { name: 'resolution', type: 'text' },
    { name: 'controls', type: 'json' },
  ],
  indexes: [['status', 'expireAt'], ['status', 'heartbeatAt'], ['deptId'], ['groupId'], ['storeId'], ['districtCode'], ['type'], ['layoutId'], ['name'], ['createdAt'], ['expireAt'], ['heartbeatAt'], ['fault']],
  unique: [],
  global: ['uuid'],
  links: [
    { field: 'setIds', table: 'devices__set_ids' },
    { field: 'tagIds', table: 'devices__tag_ids' },
  ],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const deviceViews: Readonly<Record<string, Predicate>> = { expiring: (eb, p) => eb.and([eb('expire_at', '<=', eb.val(p.now + 1296000000)), eb('status', '!=', 'invalid')]), exception: (eb) => eb('fault', 'is not', null) };

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const deviceRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const deviceSystem: readonly SystemTransition[] = [
  { from: ['inactive', 'unknown', 'offline'], to: 'online', signals: ['heartbeat'], when: (eb, p) => p.signals.heartbeat!(eb) },
  { from: ['online'], to: 'offline', signals: ['missedHeartbeat'], when: (eb, p) => p.signals.missedHeartbeat!(eb) },
  { from: ['inactive', 'unknown', 'online', 'offline'], to: 'invalid', signals: ['freePoints'], when: (eb, p) => eb.and([eb('expire_at', '<=', eb.val(p.now)), eb(p.signals.freePoints!(eb), '=', eb.lit(0))]) },
  { from: ['invalid'], to: 'unknown', signals: ['renewed'], when: (eb, p) => p.signals.renewed!(eb) },
];

/** Rows that keep a record from being deleted. */
export const deviceKeeps: readonly Keep[] = [
  { field: 'deptId', of: 'department', refuse: 'DEPARTMENT_NOT_EMPTY', word: { zh: '设备', en: 'Device' } },
  { field: 'groupId', of: 'deviceGroup', refuse: 'DEVICE_GROUP_IN_USE', word: { zh: '设备', en: 'Device' } },
  { field: 'storeId', of: 'store', refuse: 'STORE_NOT_EMPTY', word: { zh: '设备', en: 'Device' } },
  { field: 'layoutId', of: 'layout', refuse: 'LAYOUT_IN_USE', word: { zh: '设备', en: 'Device' } },
];

/** What /docs says of it. */
export const deviceDoc: EntityDoc = {
  name: 'device',
  resource: 'devices',
  source: 'schemas/device.yaml',
  route: { YXF: '/dev_mag' },
  fields: [
    { name: 'deptId', json: {}, keeps: { of: 'department', refuse: 'DEPARTMENT_NOT_EMPTY' } },
    { name: 'uuid', json: { pattern: '^(?:[A-Z0-9]{8}|[A-Z0-9]{6})$' } },
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'groupId', json: {}, keeps: { of: 'deviceGroup', refuse: 'DEVICE_GROUP_IN_USE' } },
    { name: 'setIds', json: { type: 'array', maxItems: 20, items: { type: 'string' } } },
    { name: 'tagIds', json: { type: 'array', maxItems: 20, items: { type: 'string' } } },
    { name: 'storeId', json: {}, keeps: { of: 'store', refuse: 'STORE_NOT_EMPTY' } },
    { name: 'layoutId', json: {}, keeps: { of: 'layout', refuse: 'LAYOUT_IN_USE' } },
    { name: 'zone', json: { format: 'zone', maxLength: 64 } },
    { name: 'districtCode', json: { format: 'district' } },
    { name: 'address', json: { maxLength: 200 } },
    { name: 'region', json: { maxLength: 40 } },
    { name: 'leader', json: { maxLength: 30 } },
    { name: 'screenInches', json: { minimum: 1, maximum: 500 } },
    { name: 'frameSize', json: { pattern: '^[1-9][0-9]{1,4}x[1-9][0-9]{1,4}$' } },
    { name: 'photos', json: { type: 'array', maxItems: 3, items: { type: 'string' } } },
    { name: 'lockPassword', json: { pattern: '^[0-9]{4}$' } },
    { name: 'daysLeft', json: {}, derive: 'days(expireAt - now())' },
    { name: 'macs', json: { type: 'array', items: { type: 'string' } } },
    { name: 'ips', json: { type: 'array', items: { type: 'string' } } },
    { name: 'capabilities', json: { type: 'array', items: { type: 'string' } } },
    { name: 'sources', json: { type: 'array', items: { type: 'object', required: ['id', 'name'], additionalProperties: false, properties: { id: { type: 'string' }, name: { type: 'string' } } } } },
    { name: 'installKinds', json: { type: 'array', items: { type: 'string' } } },
    { name: 'apps', json: { type: 'array', items: { type: 'object', required: ['id', 'name', 'version'], additionalProperties: false, properties: { id: { type: 'string' }, name: { type: 'string' }, version: { type: 'string' } } } } },
    { name: 'controls', json: { type: 'object' } },
  ],
  forms: {
    replace: [{ name: 'code', json: { pattern: '^(?:[A-Z0-9]{8}|[A-Z0-9]{6})$' }, kind: 'text', required: true }],
    setVolume: [{ name: 'level', json: { minimum: 0, maximum: 100 }, kind: 'integer', required: false }],
    setBrightness: [{ name: 'level', json: { minimum: 0, maximum: 100 }, kind: 'integer', required: false }],
    switchPower: [{ name: 'power', json: {}, kind: 'enum', required: false, values: ['screenOn', 'screenOff', 'powerOff'] }],
    pauseScreens: [{ name: 'seconds', json: { minimum: 5, maximum: 1800 }, kind: 'integer', required: false }],
    lockScreens: [{ name: 'pin', json: { pattern: '^[0-9]{4}$' }, kind: 'text', required: false }],
  },
  rules: [],
  conditions: {
    setVolume: "'volume' in capabilities",
    setBrightness: "'brightness' in capabilities",
    switchPower: "'power' in capabilities || 'display' in capabilities",
    pauseScreens: "'pause' in capabilities",
    screenshot: "'screenshot' in capabilities",
    lockScreens: "'lock' in capabilities",
    unlockScreens: "'lock' in capabilities",
    restartMachine: "'restartMachine' in capabilities",
    restart: "'restartPlayer' in capabilities",
  },
  fixed: ['type', 'uuid'],
  system: ['heartbeat()', 'missedHeartbeat()', 'expireAt <= now() && freePoints() == 0', 'renewed()'],
  views: { expiring: "expireAt <= now() + limits.expiringSoon && status != 'invalid'", exception: 'fault != null' },
  columns: ['status', 'name', 'uuid', 'type', 'groupId', 'expireAt', 'heartbeatAt', 'tagIds', 'storeId', 'deptId', 'layoutId', 'corpId', 'scene', 'resolution', 'districtCode', 'address', 'createdAt'],
  indexes: [['status', 'expireAt'], ['status', 'heartbeatAt'], ['deptId'], ['groupId'], ['storeId'], ['districtCode'], ['type'], ['layoutId'], ['name'], ['createdAt'], ['expireAt'], ['heartbeatAt'], ['fault']],
  unique: [],
  global: ['uuid'],
  limits: ['expiringSoon'],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { uuid: 'ABCDEFGH', name: 'Sample text of a field', type: 'android' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    updateMany: { ids: ['01900000-0000-7000-8000-000000000001'], set: { deptId: '01900000-0000-7000-8000-000000000001' } },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
    setVolume: { ids: ['01900000-0000-7000-8000-000000000001'] },
    setBrightness: { ids: ['01900000-0000-7000-8000-000000000001'] },
    switchPower: { ids: ['01900000-0000-7000-8000-000000000001'] },
    replace: { ids: ['01900000-0000-7000-8000-000000000001'], code: 'ABCDEFGH' },
    restart: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restartMachine: { ids: ['01900000-0000-7000-8000-000000000001'] },
    pauseScreens: { ids: ['01900000-0000-7000-8000-000000000001'] },
    screenshot: { ids: ['01900000-0000-7000-8000-000000000001'] },
    lockScreens: { ids: ['01900000-0000-7000-8000-000000000001'] },
    unlockScreens: { ids: ['01900000-0000-7000-8000-000000000001'] },
    export: { sort: 'createdAt', order: 'desc' },
    import: { uploadId: '01900000-0000-7000-8000-000000000001' },
    importTemplate: {},
    now: { id: 'Sample text of a field' },
    playlist: { targetType: 'device', targetId: 'Sample text of a field' },
    explain: { id: 'Sample text of a field', at: '2030-01-01T00:00:00.000Z' },
    off: { ids: ['Sample text of a field'] },
    attention: {},
    wall: { page: 1, pageSize: 1 },
  },
};
