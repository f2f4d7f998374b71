// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface AdStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  number: string | null;
  name: string;
  coverUrl: string | null;
  type: 'common' | 'insertion' | 'emergency' | 'bootUp' | 'launcher' | 'filler';
  status: 'pendingApproval' | 'disapproved' | 'pendingPlay' | 'playing' | 'paused' | 'expired' | 'deleted';
  downloadStatus: 'pending' | 'downloading' | 'failed' | 'success' | null;
  campaignId: string | null;
  advertiserId: string | null;
  slotId: string;
  layoutId: string | null;
  slotSize: string | null;
  startsApproved: boolean | null;
  startAt: number | null;
  promotion: 'sevenDays' | 'oneMonth' | 'threeMonths' | 'sixMonths' | 'other' | null;
  endAt: number;
  weekdays: unknown;
  windows: unknown;
  dates: unknown;
  durationS: number | null;
  position: number | null;
  mute: boolean | null;
  deliveryMode: 'precise' | 'matching' | null;
  insertionType: 'cycle' | 'times' | null;
  playCycleS: number | null;
  firstStartAt: number | null;
  firstEndAt: number | null;
  playCount: number | null;
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag';
  targetIds: string[];
  kind: 'file' | 'text' | 'url';
  materials: string[];
  url: string | null;
  landingUrl: string | null;
  text: string | null;
  textColor: string | null;
  backgroundColor: string | null;
  fontSize: number | null;
  impressions: number | null;
  interactionCount: number | null;
  qrCode: string | null;
  reviewerId: string | null;
  reviewedAt: number | null;
  reason: string | null;
  contentHash: string | null;
  editorId: string | null;
}

export const adTable: TableMeta = {
  name: 'ads',
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
    { name: 'number', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'coverUrl', type: 'text' },
    { name: 'type', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'downloadStatus', type: 'text' },
    { name: 'campaignId', type: 'text' },
    { name: 'advertiserId', type: 'text' },
    { name: 'slotId', type: 'text' },
    { name: 'layoutId', type: 'text' },
    { name: 'slotSize', type: 'text' },
    { name: 'startsApproved', type: 'boolean' },
    { name: 'startAt', type: 'integer' },
    { name: 'promotion', type: 'text' },
    { name: 'endAt', type: 'integer' },
    { name: 'weekdays', type: 'json' },
    { name: 'windows', type: 'json' },
    { name: 'dates', type: 'json' },
    { name: 'durationS', type: 'integer' },
    { name: 'position', type: 'integer' },
    { name: 'mute', type: 'boolean' },
    { name: 'deliveryMode', type: 'text' },
    { name: 'insertionType', type: 'text' },
    { name: 'playCycleS', type: 'integer' },
    { name: 'firstStartAt', type: 'integer' },
    { name: 'firstEndAt', type: 'integer' },
    { name: 'playCount', type: 'integer' },
    { name: 'targetType', type: 'text' },
    { name: 'kind', type: 'text' },
    { name: 'url', type: 'text' },
    { name: 'landingUrl', type: 'text' },
    { name: 'text', type: 'text' },
    { name: 'textColor', type: 'text' },
    { name: 'backgroundColor', type: 'text' },
    { name: 'fontSize', type: 'integer' },
    { name: 'impressions', type: 'integer' },
    { name: 'interactionCount', type: 'integer' },
    { name: 'qrCode', type: 'text' },
    { name: 'reviewerId', type: 'text' },
    { name: 'reviewedAt', type: 'integer' },
    { name: 'reason', type: 'text' },
    { name: 'contentHash', type: 'text' },
    { name: 'editorId', type: 'text' },
  ],
  indexes: [
    ['qrCode'],
    ['status', 'endAt'],
    ['status', 'startAt'],
    ['status', 'downloadStatus'],
    ['deptId'],
    ['creatorId'],
    ['slotId'],
    ['campaignId'],
    ['startAt'],
    ['endAt'],
    ['type'],
    ['name'],
    ['createdAt'],
    ['advertiserId'],
    ['downloadStatus'],
    ['impressions'],
    ['reviewedAt'],
  ],
  unique: [['number']],
  global: [],
  links: [
    { field: 'targetIds', table: 'ads__target_ids' },
    { field: 'materials', table: 'ads__materials' },
  ],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const adViews: Readonly<Record<string, Predicate>> = {
  adv_audit: (eb) => eb('status', '=', 'pendingApproval'),
  adv_audit_approved: (eb) => eb.and([eb('reviewed_at', 'is not', null), eb('status', '!=', 'disapproved')]),
  adv_audit_disapproved: (eb) => eb.and([eb('reviewed_at', 'is not', null), eb('status', '=', 'disapproved')]),
};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const adRefFilters: Readonly<Record<string, Predicate>> = { advertiserId: (eb) => eb('customer_type', 'in', ['advertiser', 'agent']) };

/** Transitions that nobody clicks, in the order in which they are tried. */
export const adSystem: readonly SystemTransition[] = [
  { from: ['pendingPlay'], to: 'playing', signals: ['planPaused'], when: (eb, p) => eb.and([eb('start_at', '<=', eb.val(p.now)), eb('download_status', '=', 'success'), eb.not(p.signals.planPaused!(eb))]) },
  { from: ['playing'], to: 'pendingPlay', signals: ['planPaused'], when: (eb, p) => eb.or([eb('download_status', 'in', ['pending', 'downloading', 'failed']), p.signals.planPaused!(eb)]) },
  { from: ['pendingPlay', 'playing', 'paused'], to: 'expired', signals: [], when: (eb, p) => eb('end_at', '<=', eb.val(p.now)) },
];
