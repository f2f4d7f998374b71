// Made by codegen from schemas/goods.yaml. Do not edit: change the schema, or lay a view over it in resources/goods/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { isMissing } from '#core/entity/rule.ts';

export interface GoodsRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  name?: string | null;
  slotId?: string | null;
  deviceType?: 'android' | 'windows' | 'both' | null;
  dimension?: string | null;
  resolution?: string | null;
  page?: string | null;
  maxStock?: number | null;
  showingS: number;
  priceFen?: number | null;
  cptPriceFen?: number | null;
  rtb: boolean;
  status: 'onSale' | 'offShelf' | 'abandoned';
}

export interface GoodsDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  number?: string | null;
  name?: string | null;
  slotId?: string | null;
  deviceType?: 'android' | 'windows' | 'both' | null;
  dimension?: string | null;
  resolution?: string | null;
  page?: string | null;
  maxStock?: number | null;
  showingS: number;
  priceFen?: number | null;
  cptPriceFen?: number | null;
  rtb: boolean;
  status: 'onSale' | 'offShelf' | 'abandoned';
}

/** What actions ask for. */
export const goodsForms = { setPrice: z.strictObject({ priceFen: z.nullish(z.int().check(z.gte(1), z.lte(1000000))), cptPriceFen: z.nullish(z.int().check(z.gte(1), z.lte(1000000))) }) };

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const goodsWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const goodsRules: readonly Rule[] = [{ id: 'goods.priceGiven', at: 'cptPriceFen', on: ['setPrice'], reads: ['cptPriceFen', 'priceFen'], assert: (v) => !isMissing(v.priceFen) || !isMissing(v.cptPriceFen) }];
