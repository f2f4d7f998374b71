// Made by codegen from schemas/dict-word.yaml. Do not edit: change the schema, or lay a view over it in resources/dict-words/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface DictWordRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  list: 'rejectReason' | 'verifyReason' | 'takeDownReason' | 'region' | 'leader' | 'castWord';
  word: string;
}

export interface DictWordDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  list: 'rejectReason' | 'verifyReason' | 'takeDownReason' | 'region' | 'leader' | 'castWord';
  word: string;
}

export interface DictWordCreate {
  list?: 'rejectReason' | 'verifyReason' | 'takeDownReason' | 'region' | 'leader' | 'castWord';
  word: string;
}

export interface DictWordUpdate {
  id: string;
  rev?: number;
  list?: 'rejectReason' | 'verifyReason' | 'takeDownReason' | 'region' | 'leader' | 'castWord';
  word?: string;
}

export const dictWordCreate = z.strictObject({ list: z.optional(z.enum(['rejectReason', 'verifyReason', 'takeDownReason', 'region', 'leader', 'castWord'])), word: z.string().check(z.minLength(1), z.maxLength(200)) });

/** What is absent stays; null clears. */
export const dictWordUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  list: z.optional(z.enum(['rejectReason', 'verifyReason', 'takeDownReason', 'region', 'leader', 'castWord'])),
  word: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const dictWordWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const dictWordRules: readonly Rule[] = [];
