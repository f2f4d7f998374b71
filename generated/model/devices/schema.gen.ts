// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import * as z from 'zod/mini';
import { isTimeZone, isUnique } from '#core/entity/formats.ts';
import type { Rule, Whens } from '#core/entity/rule.ts';

export const deviceCreate = z.strictObject({
  deptId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  uuid: z.string().check(z.minLength(1), z.regex(new RegExp('^[A-Z0-9]{8}$', 'u'))),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  type: z.enum(['android', 'windows']),
  scene: z.nullish(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])),
  groupId: z.string().check(z.minLength(1), z.maxLength(64)),
  setIds: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(20), z.refine(isUnique, 'uniqueItems'))),
  tagIds: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(20), z.refine(isUnique, 'uniqueItems'))),
  layoutId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  zone: z.nullish(z.stringFormat('zone', isTimeZone).check(z.maxLength(64))),
  province: z.nullish(z.string().check(z.maxLength(40))),
  city: z.nullish(z.string().check(z.maxLength(40))),
  district: z.nullish(z.string().check(z.maxLength(40))),
  address: z.nullish(z.string().check(z.maxLength(200))),
  region: z.nullish(z.string().check(z.maxLength(40))),
  leader: z.nullish(z.string().check(z.maxLength(30))),
  screenInches: z.nullish(z.number().check(z.gte(1), z.lte(500))),
  frameSize: z.nullish(z.string().check(z.regex(new RegExp('^[1-9][0-9]{1,4}x[1-9][0-9]{1,4}$', 'u')))),
  photos: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(3), z.refine(isUnique, 'uniqueItems'))),
  lockPassword: z.nullish(z.string().check(z.regex(new RegExp('^[0-9]{4}$', 'u')))),
});

/** What is absent stays; null clears. */
export const deviceUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  deptId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  scene: z.nullish(z.enum(['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other'])),
  groupId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  setIds: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(20), z.refine(isUnique, 'uniqueItems'))),
  tagIds: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(20), z.refine(isUnique, 'uniqueItems'))),
  layoutId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  zone: z.nullish(z.stringFormat('zone', isTimeZone).check(z.maxLength(64))),
  province: z.nullish(z.string().check(z.maxLength(40))),
  city: z.nullish(z.string().check(z.maxLength(40))),
  district: z.nullish(z.string().check(z.maxLength(40))),
  address: z.nullish(z.string().check(z.maxLength(200))),
  region: z.nullish(z.string().check(z.maxLength(40))),
  leader: z.nullish(z.string().check(z.maxLength(30))),
  screenInches: z.nullish(z.number().check(z.gte(1), z.lte(500))),
  frameSize: z.nullish(z.string().check(z.regex(new RegExp('^[1-9][0-9]{1,4}x[1-9][0-9]{1,4}$', 'u')))),
  photos: z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(3), z.refine(isUnique, 'uniqueItems'))),
  lockPassword: z.nullish(z.string().check(z.regex(new RegExp('^[0-9]{4}$', 'u')))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const deviceWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const deviceRules: readonly Rule[] = [];
