// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface DevicePointRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  type?: 'android' | 'windows' | null;
  status: 'free' | 'bound' | 'expired';
  deviceId?: string | null;
  boundAt?: string | null;
  years?: number | null;
  expireAt?: string | null;
  daysLeft?: number | null;
  orderNumber?: string | null;
  trial: boolean;
}

export interface DevicePointDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  type?: 'android' | 'windows' | null;
  status: 'free' | 'bound' | 'expired';
  deviceId?: string | null;
  boundAt?: string | null;
  years?: number | null;
  expireAt?: string | null;
  daysLeft?: number | null;
  orderNumber?: string | null;
  trial: boolean;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const devicePointWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const devicePointRules: readonly Rule[] = [];
