// Made by codegen from schemas/device-command.yaml. Do not edit: change the schema, or lay a view over it in resources/device-commands/.

import type { Rule, Whens } from '#core/entity/rule.ts';
import { eq, oneOf } from '#core/entity/rule.ts';

export interface DeviceCommandRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  kind?: 'key' | 'pause' | 'resume' | 'volume' | 'mute' | 'brightness' | 'screenshot' | 'source' | 'lock' | 'unlock' | 'restartPlayer' | 'restartMachine' | 'powerOff' | 'screenOff' | 'screenOn' | null;
  status: 'queued' | 'sent' | 'acknowledged' | 'done' | 'failed' | 'expired';
  deviceId?: string | null;
  deviceName?: string | null;
  key?: 'up' | 'down' | 'left' | 'right' | 'centre' | null;
  seconds?: number | null;
  level?: number | null;
  muted?: boolean | null;
  source?: string | null;
  batchId?: string | null;
  targetType?: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store' | null;
  targetName?: string | null;
  sentAt?: string | null;
  acknowledgedAt?: string | null;
  finishedAt?: string | null;
  expiresAt?: string | null;
  problem?: 'notDeclared' | 'expired' | 'interrupted' | 'refused' | 'fault' | null;
  picture?: string | null;
}

export interface DeviceCommandDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  kind?: 'key' | 'pause' | 'resume' | 'volume' | 'mute' | 'brightness' | 'screenshot' | 'source' | 'lock' | 'unlock' | 'restartPlayer' | 'restartMachine' | 'powerOff' | 'screenOff' | 'screenOn' | null;
  status: 'queued' | 'sent' | 'acknowledged' | 'done' | 'failed' | 'expired';
  deviceId?: string | null;
  deviceName?: string | null;
  key?: 'up' | 'down' | 'left' | 'right' | 'centre' | null;
  seconds?: number | null;
  level?: number | null;
  muted?: boolean | null;
  source?: string | null;
  batchId?: string | null;
  targetType?: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store' | null;
  targetName?: string | null;
  targetId?: string | null;
  sentAt?: string | null;
  acknowledgedAt?: string | null;
  finishedAt?: string | null;
  expiresAt?: string | null;
  outcome?: 'done' | 'failed' | null;
  problem?: 'notDeclared' | 'expired' | 'interrupted' | 'refused' | 'fault' | null;
  detail?: string | null;
  picture?: string | null;
}

export interface DeviceCommandSendInput {
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetId: string;
  kind: 'key' | 'pause' | 'resume' | 'volume' | 'mute' | 'brightness' | 'screenshot' | 'source' | 'lock' | 'unlock' | 'restartPlayer' | 'restartMachine' | 'powerOff' | 'screenOff' | 'screenOn';
  key?: 'up' | 'down' | 'left' | 'right' | 'centre';
  /**
   * How long it pauses
   */
  seconds?: number;
  /**
   * Percent
   */
  level?: number;
  muted?: boolean;
  /**
   * Id of one of its inputs
   */
  source?: string;
  /**
   * With lock: the 4 digits that open it at the screen; it keeps those that it has
   */
  pin?: string;
}

export interface DeviceCommandSendOutput {
  batchId: string;
  /**
   * The commands, one for each screen
   */
  ids: string[];
}

export interface DeviceCommandRemoteInput {
  targetType: 'device' | 'deviceGroup' | 'deviceSet' | 'tag' | 'store';
  targetId: string;
}

export interface DeviceCommandRemoteOutput {
  /**
   * Of the target
   */
  name: string;
  /**
   * How many screens it has; at most 200 are answered
   */
  total: number;
  screens: {
    id: string;
    name: string;
    number: string;
    status: string;
    zone: string;
    heartbeatAt: string | null;
    /**
     * What it declared that it can do
     */
    capabilities: string[];
    sources: { id: string; name: string }[];
    /**
     * As it told last; what it did not tell is absent
     */
    now: { volume?: number; muted?: boolean; brightness?: number; source?: string; locked?: boolean; screenOn?: boolean; pausedUntil?: string };
    /**
     * The last one that was taken of it
     */
    picture: { url: string; at: string } | null;
    /**
     * The latest first
     */
    commands: {
      id: string;
      batchId: string;
      kind: string;
      status: string;
      createdAt: string;
      finishedAt: string | null;
      by: string | null;
      problem: string | null;
      key: string | null;
      seconds: number | null;
      level: number | null;
      muted: boolean | null;
      source: string | null;
    }[];
  }[];
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const deviceCommandWhens: Whens = {
  key: (v) => eq(v.kind, 'key'),
  seconds: (v) => eq(v.kind, 'pause'),
  level: (v) => oneOf(v.kind, ['volume', 'brightness']),
  muted: (v) => eq(v.kind, 'mute'),
  source: (v) => eq(v.kind, 'source'),
  picture: (v) => eq(v.kind, 'screenshot'),
};

/** Rules across fields, in the order in which they are asked. */
export const deviceCommandRules: readonly Rule[] = [];
