// Made by codegen from schemas/software-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/software-settings/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface SoftwareSettingRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  selfStart?: boolean | null;
  selfStartSeconds: number;
  forcedShutdown?: boolean | null;
  pictureEvery?: 'minutes30' | 'hours2' | 'never' | null;
}

export interface SoftwareSettingDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  selfStart?: boolean | null;
  selfStartSeconds: number;
  forcedShutdown?: boolean | null;
  pictureEvery?: 'minutes30' | 'hours2' | 'never' | null;
}

export interface SoftwareSettingCreate {
  selfStart?: boolean | null;
  selfStartSeconds?: number;
  forcedShutdown?: boolean | null;
  pictureEvery?: 'minutes30' | 'hours2' | 'never' | null;
}

export interface SoftwareSettingUpdate {
  id: string;
  rev?: number;
  selfStart?: boolean | null;
  selfStartSeconds?: number;
  forcedShutdown?: boolean | null;
  pictureEvery?: 'minutes30' | 'hours2' | 'never' | null;
}

export const softwareSettingCreate = z.strictObject({
  selfStart: z.nullish(z.boolean()),
  selfStartSeconds: z.optional(z.int().check(z.gte(0), z.lte(60))),
  forcedShutdown: z.nullish(z.boolean()),
  pictureEvery: z.nullish(z.enum(['minutes30', 'hours2', 'never'])),
});

/** What is absent stays; null clears. */
export const softwareSettingUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  selfStart: z.nullish(z.boolean()),
  selfStartSeconds: z.optional(z.int().check(z.gte(0), z.lte(60))),
  forcedShutdown: z.nullish(z.boolean()),
  pictureEvery: z.nullish(z.enum(['minutes30', 'hours2', 'never'])),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const softwareSettingWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const softwareSettingRules: readonly Rule[] = [];
