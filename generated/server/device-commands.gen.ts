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
  diagram: {
    size: [822, 416],
    start: [
      [597, 22],
      [597, 37],
      [597, 52],
    ],
    states: [
      { name: 'queued', at: [597, 68], size: [84, 32] },
      { name: 'sent', at: [225, 148], size: [84, 32] },
      { name: 'acknowledged', at: [415, 228], size: [112, 32] },
      { name: 'done', at: [537, 388], size: [84, 32] },
      { name: 'failed', at: [313, 388], size: [84, 32] },
      { name: 'expired', at: [105, 308], size: [84, 32] },
    ],
    edges: [
      {
        from: 'queued',
        to: 'done',
        system: 0,
        points: [
          [639, 78],
          [768, 108],
          [768, 148],
          [768, 188],
          [768, 228],
          [768, 268],
          [768, 308],
          [768, 348],
          [579, 381],
        ],
        label: [768, 228],
      },
      {
        from: 'sent',
        to: 'done',
        system: 0,
        points: [
          [267, 153],
          [579, 188],
          [579, 228],
          [579, 268],
          [579, 308],
          [579, 348],
          [554, 372],
        ],
        label: [579, 268],
      },
      {
        from: 'acknowledged',
        to: 'done',
        system: 0,
        points: [
          [456, 244],
          [519, 268],
          [519, 308],
          [519, 348],
          [530, 372],
        ],
        label: [519, 308],
      },
      {
        from: 'expired',
        to: 'done',
        system: 0,
        points: [
          [129, 324],
          [165, 348],
          [495, 383],
        ],
        label: [165, 348],
      },
      {
        from: 'queued',
        to: 'failed',
        system: 1,
        points: [
          [625, 84],
          [666, 108],
          [666, 148],
          [666, 188],
          [666, 228],
          [666, 268],
          [666, 308],
          [666, 348],
          [355, 383],
        ],
        label: [666, 228],
      },
      {
        from: 'sent',
        to: 'failed',
        system: 1,
        points: [
          [237, 164],
          [255, 188],
          [255, 228],
          [255, 268],
          [255, 308],
          [255, 348],
          [290, 372],
        ],
        label: [255, 268],
      },
      {
        from: 'acknowledged',
        to: 'failed',
        system: 1,
        points: [
          [416, 244],
          [417, 268],
          [417, 308],
          [417, 348],
          [354, 372],
        ],
        label: [417, 308],
      },
      {
        from: 'expired',
        to: 'failed',
        system: 1,
        points: [
          [85, 324],
          [54, 348],
          [271, 382],
        ],
        label: [54, 348],
      },
      {
        from: 'queued',
        to: 'acknowledged',
        system: 2,
        points: [
          [601, 84],
          [606, 108],
          [606, 148],
          [606, 188],
          [471, 216],
        ],
        label: [606, 148],
      },
      {
        from: 'sent',
        to: 'acknowledged',
        system: 2,
        points: [
          [213, 164],
          [195, 188],
          [359, 218],
        ],
        label: [195, 188],
      },
      {
        from: 'queued',
        to: 'sent',
        system: 3,
        points: [
          [555, 73],
          [225, 108],
          [225, 132],
        ],
        label: [225, 108],
      },
      {
        from: 'queued',
        to: 'expired',
        system: 4,
        points: [
          [555, 71],
          [75, 108],
          [75, 148],
          [75, 188],
          [75, 228],
          [75, 268],
          [93, 292],
        ],
        label: [75, 188],
      },
      {
        from: 'sent',
        to: 'expired',
        system: 4,
        points: [
          [189, 164],
          [135, 188],
          [135, 228],
          [135, 268],
          [117, 292],
        ],
        label: [135, 228],
      },
      {
        from: 'acknowledged',
        to: 'expired',
        system: 5,
        points: [
          [392, 244],
          [357, 268],
          [147, 301],
        ],
        label: [357, 268],
      },
    ],
  },
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    send: { targetType: 'device', targetId: 'Sample text of a field', kind: 'key' },
    remote: { targetType: 'device', targetId: 'Sample text of a field' },
  },
};
