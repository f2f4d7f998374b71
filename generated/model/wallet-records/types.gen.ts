// Made by codegen from schemas/wallet-record.yaml. Do not edit: change the schema, or lay a view over it in resources/wallet-records/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface WalletRecordRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  number?: string | null;
  kind?: 'recharge' | 'order' | 'hold' | 'capture' | 'release' | 'refund' | 'credit' | 'back' | null;
  ref?: string | null;
  amount?: number | null;
  budget?: number | null;
  income?: number | null;
  expenses?: number | null;
  balance?: number | null;
  partnerName?: string | null;
  advertiserName?: string | null;
}

export interface WalletRecordDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  number?: string | null;
  kind?: 'recharge' | 'order' | 'hold' | 'capture' | 'release' | 'refund' | 'credit' | 'back' | null;
  ref?: string | null;
  amount?: number | null;
  budget?: number | null;
  income?: number | null;
  expenses?: number | null;
  balance?: number | null;
  partnerId?: string | null;
  partnerName?: string | null;
  advertiserId?: string | null;
  advertiserName?: string | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const walletRecordWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const walletRecordRules: readonly Rule[] = [];
