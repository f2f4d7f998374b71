// Made by codegen from schemas/firmware.yaml. Do not edit: change the schema, or lay a view over it in resources/firmwares/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface FirmwareRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name?: string | null;
  kind?: 'apk' | 'firmware' | 'agent' | null;
  platform?: 'linux' | 'android' | 'windows' | null;
  version?: string | null;
  packageName?: string | null;
  size?: number | null;
  remark?: string | null;
}

export interface FirmwareDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  file: string;
  name?: string | null;
  kind?: 'apk' | 'firmware' | 'agent' | null;
  platform?: 'linux' | 'android' | 'windows' | null;
  version?: string | null;
  packageName?: string | null;
  fileName?: string | null;
  size?: number | null;
  sha256?: string | null;
  remark?: string | null;
}

export interface FirmwareCreate {
  file: string;
  name?: string | null;
  remark?: string | null;
}

export interface FirmwareUpdate {
  id: string;
  rev?: number;
  name?: string | null;
  remark?: string | null;
}

export const firmwareCreate = z.strictObject({ file: z.string().check(z.minLength(1), z.maxLength(64)), name: z.nullish(z.string().check(z.maxLength(80))), remark: z.nullish(z.string().check(z.maxLength(200))) });

/** What is absent stays; null clears. */
export const firmwareUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.nullish(z.string().check(z.maxLength(80))),
  remark: z.nullish(z.string().check(z.maxLength(200))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const firmwareWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const firmwareRules: readonly Rule[] = [];
