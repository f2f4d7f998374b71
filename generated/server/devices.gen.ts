// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

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
  fault: 'cannotShow' | 'manifestBroken' | 'leftOut' | 'playRefused' | 'storageFull' | 'gone' | 'hashWrong' | 'sizeWrong' | null;
  scene: 'mall' | 'shop' | 'office' | 'lift' | 'station' | 'hospital' | 'school' | 'outdoor' | 'other' | null;
  groupId: string;
  setIds: string[];
  tagIds: string[];
  layoutId: string | null;
  zone: string | null;
  province: string | null;
  city: string | null;
  district: string | null;
  address: string | null;
  region: string | null;
  leader: string | null;
  screenInches: number | null;
  frameSize: string | null;
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
  resolution: string | null;
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
    { name: 'layoutId', type: 'text' },
    { name: 'zone', type: 'text' },
    { name: 'province', type: 'text' },
    { name: 'city', type: 'text' },
    { name: 'district', type: 'text' },
    { name: 'address', type: 'text' },
    { name: 'region', type: 'text' },
    { name: 'leader', type: 'text' },
    { name: 'screenInches', type: 'real' },
    { name: 'frameSize', type: 'text' },
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
    { name: 'resolution', type: 'text' },
  ],
  indexes: [['status', 'expireAt'], ['status', 'heartbeatAt'], ['deptId'], ['groupId'], ['type'], ['layoutId'], ['name'], ['createdAt'], ['expireAt'], ['heartbeatAt'], ['fault']],
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
