// Made by codegen from schemas/temperature-device.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-devices/.

import * as z from 'zod/mini';
import { isTimeZone } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface TemperatureDeviceRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  place?: string | null;
  storeId?: string | null;
  zone?: string | null;
  threshold?: number | null;
  lastCelsius?: number | null;
  lastAt?: string | null;
}

export interface TemperatureDeviceDetail {
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
  threshold?: number | null;
  lastCelsius?: number | null;
  lastAt?: string | null;
}

export interface TemperatureDeviceCreate {
  deptId?: string | null;
  name: string;
  place?: string | null;
  storeId?: string | null;
  deviceId?: string | null;
  zone?: string | null;
  threshold?: number | null;
}

export interface TemperatureDeviceUpdate {
  id: string;
  rev?: number;
  deptId?: string | null;
  name?: string;
  place?: string | null;
  storeId?: string | null;
  deviceId?: string | null;
  zone?: string | null;
  threshold?: number | null;
}

export interface TemperatureDeviceKeyInput {
  id: string;
}

export interface TemperatureDeviceKeyOutput {
  /**
   * What follows "Bearer" in the header Authorization
   */
  key: string;
  /**
   * Where it posts its readings to
   */
  path: string;
}

export const temperatureDeviceCreate = z.strictObject({
  deptId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  place: z.nullish(z.string().check(z.maxLength(100))),
  storeId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  deviceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  zone: z.nullish(z.stringFormat('zone', isTimeZone).check(z.maxLength(64))),
  threshold: z.nullish(z.number().check(z.gte(34), z.lte(43), z.multipleOf(0.1))),
});

/** What is absent stays; null clears. */
export const temperatureDeviceUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  deptId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  place: z.nullish(z.string().check(z.maxLength(100))),
  storeId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  deviceId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  zone: z.nullish(z.stringFormat('zone', isTimeZone).check(z.maxLength(64))),
  threshold: z.nullish(z.number().check(z.gte(34), z.lte(43), z.multipleOf(0.1))),
});

/** What actions ask for. */
export const temperatureDeviceForms = { warn: z.strictObject({ threshold: z.nullish(z.number().check(z.gte(34), z.lte(43), z.multipleOf(0.1))) }) };

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const temperatureDeviceWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const temperatureDeviceRules: readonly Rule[] = [];
