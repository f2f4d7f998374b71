// Made by codegen from schemas/device-command.yaml. Do not edit: change the schema, or lay a view over it in resources/device-commands/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import { deviceCommandWhens } from '#generated/model/device-commands/types.gen.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface DeviceCommandStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  kind: 'key' | 'pause' | 'resume' | 'volume' | 'mute' | 'brightness' | 'screenshot' | 'source' | 'lock' | 'unlock' | 'restartPlayer' | 'restartMachine' | 'powerOff' | 'screenOff' | 'screenOn' | null;
  status: 'queued' | 'sent' | 'acknowledged' | 'done' | 'failed' | 'expired';
  deviceId: string | null;
  deviceName: string | null;
  key: 'up' | 'down' | 'left' | 'right' | 'centre' | null;
  seconds: number | null;
  level: number | null;
  muted: boolean | null;
  source: string | null;
  batchId: string | null;
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store' | null;
  targetName: string | null;
  targetId: string | null;
  sentAt: number | null;
  acknowledgedAt: number | null;
  finishedAt: number | null;
  expiresAt: number | null;
  outcome: 'done' | 'failed' | null;
  problem: 'notDeclared' | 'expired' | 'interrupted' | 'refused' | 'fault' | null;
  detail: string | null;
  picture: string | null;
}

export const deviceCommandTable: TableMeta = {
  name: 'device_commands',
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
    { name: 'kind', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'deviceName', type: 'text' },
    { name: 'key', type: 'text' },
    { name: 'seconds', type: 'integer' },
    { name: 'level', type: 'integer' },
    { name: 'muted', type: 'boolean' },
    { name: 'source', type: 'text' },
    { name: 'batchId', type: 'text' },
    { name: 'targetType', type: 'text' },
    { name: 'targetName', type: 'text' },
    { name: 'targetId', type: 'text' },
    { name: 'sentAt', type: 'integer' },
    { name: 'acknowledgedAt', type: 'integer' },
    { name: 'finishedAt', type: 'integer' },
    { name: 'expiresAt', type: 'integer' },
    { name: 'outcome', type: 'text' },
    { name: 'problem', type: 'text' },
    { name: 'detail', type: 'text' },
    { name: 'picture', type: 'text' },
  ],
  indexes: [['createdAt'], ['deviceId', 'createdAt'], ['deviceId', 'status'], ['batchId'], ['status', 'expiresAt'], ['kind'], ['finishedAt']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const deviceCommandViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const deviceCommandRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const deviceCommandSystem: readonly SystemTransition[] = [
  { from: ['queued', 'sent', 'acknowledged', 'expired'], to: 'done', signals: [], when: (eb) => eb('outcome', '=', 'done') },
  { from: ['queued', 'sent', 'acknowledged', 'expired'], to: 'failed', signals: [], when: (eb) => eb('outcome', '=', 'failed') },
  { from: ['queued', 'sent'], to: 'acknowledged', signals: [], when: (eb) => eb('acknowledged_at', 'is not', null) },
  { from: ['queued'], to: 'sent', signals: [], when: (eb) => eb('sent_at', 'is not', null) },
  { from: ['queued', 'sent'], to: 'expired', signals: [], when: (eb, p) => eb('expires_at', '<=', eb.val(p.now)) },
  { from: ['acknowledged'], to: 'expired', signals: [], when: (eb, p) => eb(eb('expires_at', '+', eb.lit(120000)), '<=', eb.val(p.now)) },
];

/** What /docs says of it. */
export const deviceCommandDoc: EntityDoc = {
  whens: deviceCommandWhens,
  name: 'deviceCommand',
  resource: 'device-commands',
  source: 'schemas/device-command.yaml',
  route: { YXF: '/device_commands' },
  fields: [
    { name: 'key', json: {}, when: "kind == 'key'" },
    { name: 'seconds', json: {}, when: "kind == 'pause'" },
    { name: 'level', json: {}, when: "kind in ['volume', 'brightness']" },
    { name: 'muted', json: {}, when: "kind == 'mute'" },
    { name: 'source', json: {}, when: "kind == 'source'" },
    { name: 'picture', json: {}, when: "kind == 'screenshot'" },
  ],
  forms: {},
  rules: [],
  system: ["outcome == 'done'", "outcome == 'failed'", 'acknowledgedAt != null', 'sentAt != null', 'expiresAt <= now()', 'expiresAt + limits.commandSilent <= now()'],
  views: {},
  columns: ['status', 'kind', 'deviceId', 'targetName', 'problem', 'creatorId', 'createdAt', 'finishedAt', 'level', 'expiresAt'],
  indexes: [['createdAt'], ['deviceId', 'createdAt'], ['deviceId', 'status'], ['batchId'], ['status', 'expiresAt'], ['kind'], ['finishedAt']],
  unique: [],
  global: [],
  limits: ['commandSilent'],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    send: { targetType: 'device', targetId: 'Sample text of a field', kind: 'key' },
    remote: { targetType: 'device', targetId: 'Sample text of a field' },
  },
};
