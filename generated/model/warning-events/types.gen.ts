// Made by codegen from schemas/warning-event.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-events/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface WarningEventRow {
  id: string;
  corpId: string;
  rev: number;
  status: 'open' | 'ended';
  kind?: 'offline' | 'storage' | 'fault' | 'temperature' | 'waterLevel' | 'noPlay' | 'picture' | null;
  subject?: string | null;
  deviceId?: string | null;
  measured?: string | null;
  beganAt?: string | null;
  endedAt?: string | null;
}

export interface WarningEventDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  status: 'open' | 'ended';
  kind?: 'offline' | 'storage' | 'fault' | 'temperature' | 'waterLevel' | 'noPlay' | 'picture' | null;
  subject?: string | null;
  ruleId?: string | null;
  deviceId?: string | null;
  temperatureDeviceId?: string | null;
  handwashingDeviceId?: string | null;
  measured?: string | null;
  beganAt?: string | null;
  endedAt?: string | null;
  toldIds: string[];
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const warningEventWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const warningEventRules: readonly Rule[] = [];
