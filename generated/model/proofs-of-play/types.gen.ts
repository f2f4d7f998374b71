// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface ProofOfPlayRow {
  id: string;
  corpId: string;
  deptId?: string | null;
  rev: number;
  startedAt?: string | null;
  durationMs?: number | null;
  plays?: number | null;
  adId?: string | null;
  adName?: string | null;
  deviceId?: string | null;
  deviceName?: string | null;
  slotName?: string | null;
  materialName?: string | null;
  zone?: string | null;
}

export interface ProofOfPlayDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  rev: number;
  startedAt?: string | null;
  endedAt?: string | null;
  durationMs?: number | null;
  plays?: number | null;
  adId?: string | null;
  adName?: string | null;
  deviceId?: string | null;
  deviceName?: string | null;
  slotId?: string | null;
  slotName?: string | null;
  materialId?: string | null;
  materialName?: string | null;
  advertiserId?: string | null;
  seq?: number | null;
  zone?: string | null;
  sellingMode?: 'cpt' | 'cpm' | 'rtb' | null;
  priceFen?: number | null;
}

export interface ProofOfPlayTrendInput {
  /**
   * The last one is today
   */
  days: number;
  /**
   * Whose midnight ends a day; without it Asia/Shanghai
   */
  zone?: string;
}

export interface ProofOfPlayTrendOutput {
  zone: string;
  /**
   * The earliest first; none is left out
   */
  days: { day: string; plays: number }[];
  /**
   * Of these days
   */
  total: number;
  /**
   * Of as many days before them
   */
  before: number;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const proofOfPlayWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const proofOfPlayRules: readonly Rule[] = [];
