// Made by codegen from schemas/market-order.yaml. Do not edit: change the schema, or lay a view over it in resources/market-orders/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface MarketOrderRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  number?: string | null;
  appType: 'android' | 'windows';
  quantity: number;
  years: number;
  unitPrice?: number | null;
  payable?: number | null;
  paid: number;
  status: 'pending' | 'paid' | 'cancelled';
  method: 'online' | 'offline';
  payUntil?: string | null;
  paidAt?: string | null;
  endAt?: string | null;
  daysLeft?: number | null;
}

export interface MarketOrderDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  number?: string | null;
  appType: 'android' | 'windows';
  quantity: number;
  years: number;
  unitPrice?: number | null;
  payable?: number | null;
  paid: number;
  status: 'pending' | 'paid' | 'cancelled';
  method: 'online' | 'offline';
  payUntil?: string | null;
  paidAt?: string | null;
  endAt?: string | null;
  daysLeft?: number | null;
}

export interface MarketOrderCreate {
  appType: 'android' | 'windows';
  quantity: number;
  years: number;
  method?: 'online' | 'offline';
}

export interface MarketOrderAppsOutput {
  apps: {
    appType: 'android' | 'windows';
    /**
     * Fen for one point and year
     */
    unitPrice: number;
    /**
     * Points that no screen uses
     */
    free: number;
    /**
     * Points that a screen uses
     */
    bound: number;
    /**
     * Screens without a valid point
     */
    waiting: number;
  }[];
}

export interface MarketOrderPayInput {
  id: string;
  /**
   * wallet: at once; qr: by whoever scans the code
   */
  by: 'wallet' | 'qr';
  /**
   * Made by the caller, anew for each intention: the same again answers the same, and moves nothing twice
   */
  key: string;
}

export interface MarketOrderPayOutput {
  paid: boolean;
  /**
   * Number of the payment that waits to be scanned, for /pay/status/query
   */
  payment: string | null;
}

export const marketOrderCreate = z.strictObject({ appType: z.enum(['android', 'windows']), quantity: z.int().check(z.gte(1), z.lte(500)), years: z.int().check(z.gte(1), z.lte(10)), method: z.optional(z.enum(['online', 'offline'])) });

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const marketOrderWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const marketOrderRules: readonly Rule[] = [];
