// Made by codegen from schemas/handwashing-device.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-devices/.

import * as z from 'zod/mini';
import { isTimeZone } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface HandwashingDeviceRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  place?: string | null;
  storeId?: string | null;
  zone?: string | null;
  waterLevel?: number | null;
  washSeconds?: number | null;
  lastWater?: number | null;
  lastAt?: string | null;
}

export interface HandwashingDeviceDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  place?: string | null;
  storeId?: string | null;
  deviceId?: string | null;
  zone?: string | null;
  waterLevel?: number | null;
  washSeconds?: number | null;
  lastWater?: number | null;
  lastAt?: string | null;
}

export interface HandwashingDeviceCreate {
  deptId?: string | null;
  name: string;
  place?: string | null;
  storeId?: string | null;
  deviceId?: string | null;
  zone?: string | null;
  waterLevel?: number | null;
  washSeconds?: number | null;
}

export interface HandwashingDeviceUpdate {
  id: string;
  rev?: number;
  deptId?: string | null;
  name?: string;
  place?: string | null;
  storeId?: string | null;
  deviceId?: string | null;
  zone?: string | null;
  waterLevel?: number | null;
  washSeconds?: number | null;
}

export interface HandwashingDeviceKeyInput {
  id: string;
}

export interface HandwashingDeviceKeyOutput {
  /**
   * What follows "Bearer" in the header Authorization
   */
  key: string;
  /**
   * Where it posts its readings to
   */
  path: string;
}

export const handwashingDeviceCreate = z.strictObject({
  deptId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  place: z.nullish(z.string().check(z.maxLength(100))),
  storeId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  deviceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  zone: z.nullish(z.stringFormat('zone', isTimeZone).check(z.maxLength(64))),
  waterLevel: z.nullish(z.int().check(z.gte(1), z.lte(100))),
  washSeconds: z.nullish(z.int().check(z.gte(5), z.lte(120))),
});

/** What is absent stays; null clears. */
export const handwashingDeviceUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  deptId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  place: z.nullish(z.string().check(z.maxLength(100))),
  storeId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  deviceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  zone: z.nullish(z.stringFormat('zone', isTimeZone).check(z.maxLength(64))),
  waterLevel: z.nullish(z.int().check(z.gte(1), z.lte(100))),
  washSeconds: z.nullish(z.int().check(z.gte(5), z.lte(120))),
});

/** What actions ask for. */
export const handwashingDeviceForms = { warn: z.strictObject({ waterLevel: z.nullish(z.int().check(z.gte(1), z.lte(100))), washSeconds: z.nullish(z.int().check(z.gte(5), z.lte(120))) }) };

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const handwashingDeviceWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const handwashingDeviceRules: readonly Rule[] = [];
