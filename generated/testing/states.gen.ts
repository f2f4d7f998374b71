// Made by codegen from schemas/. Do not edit: change the schemas.

import type { RuleContext, Values } from '#core/entity/rule.ts';
import { eq, gt, instant, isMissing, le, ne, oneOf } from '#core/entity/rule.ts';
import type { CallName } from '#generated/model/calls.gen.ts';

/** A record in a state, and a call that would do an action with it. */
export interface Move {
  entity: string;
  call: CallName;
  action: string;
  state: string;
  /** The state that it enters, or stays in where the action moves none; null where it is refused. */
  enters: string | null;
}

type Condition = (values: Values, context: RuleContext) => boolean;

/** Conditions of the schema that only the store asks, in JavaScript: what the store does is held against them. */
export interface Conditions {
  entity: string;
  /** Which rows each list view shows. */
  views: Readonly<Record<string, Condition>>;
  /** Transitions that nobody clicks, in their order. A signal of server/policies is read like a field. */
  system: readonly { from: readonly string[]; to: string; when: Condition }[];
  /** Fields that those transitions read, and signals. */
  reads: readonly string[];
  signals: readonly string[];
}

export const moves: readonly Move[] = [
  { entity: 'account', call: 'account.enable', action: 'enable', state: 'enabled', enters: null },
  { entity: 'account', call: 'account.enable', action: 'enable', state: 'paused', enters: 'enabled' },
  { entity: 'account', call: 'account.pause', action: 'pause', state: 'enabled', enters: 'paused' },
  { entity: 'account', call: 'account.pause', action: 'pause', state: 'paused', enters: null },
  { entity: 'account', call: 'account.resetPassword', action: 'resetPassword', state: 'enabled', enters: 'enabled' },
  { entity: 'account', call: 'account.resetPassword', action: 'resetPassword', state: 'paused', enters: 'paused' },
  { entity: 'account', call: 'account.delete', action: 'delete', state: 'enabled', enters: 'enabled' },
  { entity: 'account', call: 'account.delete', action: 'delete', state: 'paused', enters: 'paused' },
  { entity: 'ad', call: 'ad.approve', action: 'approve', state: 'pendingApproval', enters: 'pendingPlay' },
  { entity: 'ad', call: 'ad.approve', action: 'approve', state: 'disapproved', enters: null },
  { entity: 'ad', call: 'ad.approve', action: 'approve', state: 'pendingPlay', enters: null },
  { entity: 'ad', call: 'ad.approve', action: 'approve', state: 'playing', enters: null },
  { entity: 'ad', call: 'ad.approve', action: 'approve', state: 'paused', enters: null },
  { entity: 'ad', call: 'ad.approve', action: 'approve', state: 'expired', enters: null },
  { entity: 'ad', call: 'ad.reject', action: 'reject', state: 'pendingApproval', enters: 'disapproved' },
  { entity: 'ad', call: 'ad.reject', action: 'reject', state: 'disapproved', enters: null },
  { entity: 'ad', call: 'ad.reject', action: 'reject', state: 'pendingPlay', enters: null },
  { entity: 'ad', call: 'ad.reject', action: 'reject', state: 'playing', enters: null },
  { entity: 'ad', call: 'ad.reject', action: 'reject', state: 'paused', enters: null },
  { entity: 'ad', call: 'ad.reject', action: 'reject', state: 'expired', enters: null },
  { entity: 'ad', call: 'ad.pause', action: 'pause', state: 'pendingApproval', enters: null },
  { entity: 'ad', call: 'ad.pause', action: 'pause', state: 'disapproved', enters: null },
  { entity: 'ad', call: 'ad.pause', action: 'pause', state: 'pendingPlay', enters: 'paused' },
  { entity: 'ad', call: 'ad.pause', action: 'pause', state: 'playing', enters: 'paused' },
  { entity: 'ad', call: 'ad.pause', action: 'pause', state: 'paused', enters: null },
  { entity: 'ad', call: 'ad.pause', action: 'pause', state: 'expired', enters: null },
  { entity: 'ad', call: 'ad.start', action: 'start', state: 'pendingApproval', enters: null },
  { entity: 'ad', call: 'ad.start', action: 'start', state: 'disapproved', enters: null },
  { entity: 'ad', call: 'ad.start', action: 'start', state: 'pendingPlay', enters: null },
  { entity: 'ad', call: 'ad.start', action: 'start', state: 'playing', enters: null },
  { entity: 'ad', call: 'ad.start', action: 'start', state: 'paused', enters: 'pendingPlay' },
  { entity: 'ad', call: 'ad.start', action: 'start', state: 'expired', enters: null },
  { entity: 'ad', call: 'ad.repush', action: 'repush', state: 'pendingApproval', enters: null },
  { entity: 'ad', call: 'ad.repush', action: 'repush', state: 'disapproved', enters: null },
  { entity: 'ad', call: 'ad.repush', action: 'repush', state: 'pendingPlay', enters: 'pendingPlay' },
  { entity: 'ad', call: 'ad.repush', action: 'repush', state: 'playing', enters: 'playing' },
  { entity: 'ad', call: 'ad.repush', action: 'repush', state: 'paused', enters: null },
  { entity: 'ad', call: 'ad.repush', action: 'repush', state: 'expired', enters: null },
  { entity: 'ad', call: 'ad.delete', action: 'delete', state: 'pendingApproval', enters: 'deleted' },
  { entity: 'ad', call: 'ad.delete', action: 'delete', state: 'disapproved', enters: 'deleted' },
  { entity: 'ad', call: 'ad.delete', action: 'delete', state: 'pendingPlay', enters: 'deleted' },
  { entity: 'ad', call: 'ad.delete', action: 'delete', state: 'playing', enters: 'deleted' },
  { entity: 'ad', call: 'ad.delete', action: 'delete', state: 'paused', enters: 'deleted' },
  { entity: 'ad', call: 'ad.delete', action: 'delete', state: 'expired', enters: 'deleted' },
  { entity: 'campaign', call: 'campaign.start', action: 'start', state: 'enabled', enters: null },
  { entity: 'campaign', call: 'campaign.start', action: 'start', state: 'paused', enters: 'enabled' },
  { entity: 'campaign', call: 'campaign.pause', action: 'pause', state: 'enabled', enters: 'paused' },
  { entity: 'campaign', call: 'campaign.pause', action: 'pause', state: 'paused', enters: null },
  { entity: 'campaign', call: 'campaign.delete', action: 'delete', state: 'enabled', enters: 'enabled' },
  { entity: 'campaign', call: 'campaign.delete', action: 'delete', state: 'paused', enters: 'paused' },
  { entity: 'corporation', call: 'corporation.enable', action: 'enable', state: 'enabled', enters: null },
  { entity: 'corporation', call: 'corporation.enable', action: 'enable', state: 'paused', enters: 'enabled' },
  { entity: 'corporation', call: 'corporation.pause', action: 'pause', state: 'enabled', enters: 'paused' },
  { entity: 'corporation', call: 'corporation.pause', action: 'pause', state: 'paused', enters: null },
  { entity: 'corporation', call: 'corporation.issuePoints', action: 'issuePoints', state: 'enabled', enters: 'enabled' },
  { entity: 'corporation', call: 'corporation.issuePoints', action: 'issuePoints', state: 'paused', enters: 'paused' },
  { entity: 'corporation', call: 'corporation.delete', action: 'delete', state: 'enabled', enters: 'enabled' },
  { entity: 'corporation', call: 'corporation.delete', action: 'delete', state: 'paused', enters: 'paused' },
  { entity: 'device', call: 'device.delete', action: 'delete', state: 'unknown', enters: 'unknown' },
  { entity: 'device', call: 'device.delete', action: 'delete', state: 'inactive', enters: 'inactive' },
  { entity: 'device', call: 'device.delete', action: 'delete', state: 'online', enters: 'online' },
  { entity: 'device', call: 'device.delete', action: 'delete', state: 'offline', enters: 'offline' },
  { entity: 'device', call: 'device.delete', action: 'delete', state: 'invalid', enters: 'invalid' },
  { entity: 'devicePoint', call: 'devicePoint.takeBack', action: 'delete', state: 'free', enters: 'free' },
  { entity: 'devicePoint', call: 'devicePoint.takeBack', action: 'delete', state: 'bound', enters: 'bound' },
  { entity: 'devicePoint', call: 'devicePoint.takeBack', action: 'delete', state: 'expired', enters: null },
];

export const conditions: readonly Conditions[] = [
  { entity: 'account', views: {}, system: [], reads: [], signals: [] },
  {
    entity: 'ad',
    views: {
      adv_audit: (v) => eq(v.status, 'pendingApproval'),
      adv_audit_approved: (v) => !isMissing(instant(v.reviewedAt)) && ne(v.status, 'disapproved'),
      adv_audit_disapproved: (v) => !isMissing(instant(v.reviewedAt)) && eq(v.status, 'disapproved'),
    },
    system: [
      { from: ['pendingPlay'], to: 'playing', when: (v, c) => le(instant(v.startAt), c.now) && eq(v.downloadStatus, 'success') },
      { from: ['playing'], to: 'pendingPlay', when: (v) => oneOf(v.downloadStatus, ['pending', 'downloading', 'failed']) },
      { from: ['pendingPlay', 'playing', 'paused'], to: 'expired', when: (v, c) => le(instant(v.endAt), c.now) },
    ],
    reads: ['downloadStatus', 'startAt', 'endAt'],
    signals: [],
  },
  { entity: 'adDelivery', views: {}, system: [], reads: [], signals: [] },
  { entity: 'adSlot', views: {}, system: [], reads: [], signals: [] },
  { entity: 'campaign', views: {}, system: [], reads: [], signals: [] },
  { entity: 'corporation', views: { ads_platform: (v) => oneOf(v.customerType, ['advertiser', 'agent']) }, system: [], reads: [], signals: [] },
  { entity: 'department', views: {}, system: [], reads: [], signals: [] },
  {
    entity: 'device',
    views: { expiring: (v, c) => le(instant(v.expireAt), c.now + 1296000000) && ne(v.status, 'invalid'), exception: (v) => !isMissing(v.fault) },
    system: [
      { from: ['inactive', 'unknown', 'offline'], to: 'online', when: (v) => eq(v.heartbeat, true) },
      { from: ['online'], to: 'offline', when: (v) => eq(v.missedHeartbeat, true) },
      { from: ['inactive', 'unknown', 'online', 'offline'], to: 'invalid', when: (v, c) => le(instant(v.expireAt), c.now) && eq(v.freePoints, 0) },
      { from: ['invalid'], to: 'unknown', when: (v) => eq(v.renewed, true) },
    ],
    reads: ['expireAt'],
    signals: ['heartbeat', 'missedHeartbeat', 'freePoints', 'renewed'],
  },
  { entity: 'deviceGroup', views: {}, system: [], reads: [], signals: [] },
  {
    entity: 'devicePoint',
    views: {},
    system: [
      { from: ['free'], to: 'bound', when: (v) => !isMissing(v.deviceId) },
      { from: ['bound'], to: 'free', when: (v) => isMissing(v.deviceId) },
      { from: ['free', 'bound'], to: 'expired', when: (v, c) => le(instant(v.expireAt), c.now) },
    ],
    reads: ['deviceId', 'expireAt'],
    signals: [],
  },
  { entity: 'deviceSet', views: {}, system: [], reads: [], signals: [] },
  {
    entity: 'importTask',
    views: {},
    system: [
      { from: ['processing'], to: 'completed', when: (v) => !isMissing(instant(v.finishedAt)) && isMissing(v.problem) && eq(v.failed, 0) },
      { from: ['processing'], to: 'partlyCompleted', when: (v) => !isMissing(instant(v.finishedAt)) && gt(v.done, 0) },
      { from: ['processing'], to: 'failed', when: (v) => !isMissing(instant(v.finishedAt)) && eq(v.done, 0) },
    ],
    reads: ['failed', 'finishedAt', 'problem', 'done'],
    signals: [],
  },
  { entity: 'layout', views: {}, system: [], reads: [], signals: [] },
  { entity: 'material', views: {}, system: [], reads: [], signals: [] },
  { entity: 'materialCategory', views: {}, system: [], reads: [], signals: [] },
  { entity: 'materialFolder', views: {}, system: [], reads: [], signals: [] },
  { entity: 'operationLog', views: {}, system: [], reads: [], signals: [] },
  { entity: 'proofOfPlay', views: {}, system: [], reads: [], signals: [] },
  { entity: 'role', views: {}, system: [], reads: [], signals: [] },
  { entity: 'savedView', views: {}, system: [], reads: [], signals: [] },
  { entity: 'tag', views: {}, system: [], reads: [], signals: [] },
];
