// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface AdDeliveryRow {
  id: string;
  corpId: string;
  rev: number;
  adId?: string | null;
  deviceId?: string | null;
  status: 'pending' | 'downloading' | 'failed' | 'success';
  filesDone: number;
  filesTotal: number;
  problem?: 'fileFailed' | 'leftOut' | null;
  failedIds: string[];
  reportedAt?: string | null;
}

export interface AdDeliveryDetail {
  id: string;
  corpId: string;
  rev: number;
  adId?: string | null;
  deviceId?: string | null;
  status: 'pending' | 'downloading' | 'failed' | 'success';
  filesDone: number;
  filesTotal: number;
  problem?: 'fileFailed' | 'leftOut' | null;
  failedIds: string[];
  reportedAt?: string | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const adDeliveryWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const adDeliveryRules: readonly Rule[] = [];
