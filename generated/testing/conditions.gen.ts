// Made by codegen from schemas/. Do not edit: change the schemas.

import type { ZodMiniType } from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { adSlotCreate, adSlotRules, adSlotWhens } from '#generated/model/ad-slots/schema.gen.ts';
import { adCreate, adRules, adWhens } from '#generated/model/ads/schema.gen.ts';
import { deviceGroupCreate, deviceGroupRules, deviceGroupWhens } from '#generated/model/device-groups/schema.gen.ts';

/** What an entity's conditions (x-when) decide, and what decides over them. */
export interface ConditionCase {
  entity: string;
  whens: Whens;
  rules: readonly Rule[];
  create: ZodMiniType;
  /** Each field with x-when: what decides, whether it is required while it is on, and a value that it takes. */
  fields: Readonly<Record<string, { reads: readonly string[]; required: boolean; value: unknown }>>;
  /** Each field that decides, with values on both sides of every comparison. */
  deciders: Readonly<Record<string, readonly unknown[]>>;
}

export const conditions: readonly ConditionCase[] = [
  {
    entity: 'ad',
    whens: adWhens,
    rules: adRules,
    create: adCreate,
    fields: {
      insertionType: { reads: ['type'], required: false, value: 'cycle' },
      playCycleS: { reads: ['type'], required: true, value: 10 },
      firstStartAt: { reads: ['type'], required: false, value: '2030-01-04T00:00:00.000Z' },
      firstEndAt: { reads: ['type'], required: false, value: '2030-01-05T00:00:00.000Z' },
      playCount: { reads: ['insertionType', 'type'], required: false, value: 1 },
      materials: { reads: ['kind'], required: true, value: ['01900000-0000-7000-8000-000000000001'] },
      url: { reads: ['kind'], required: true, value: 'https://example.com/page' },
      text: { reads: ['kind'], required: true, value: 'Sample text of a field' },
      textColor: { reads: ['kind'], required: false, value: '#012345' },
      backgroundColor: { reads: ['kind'], required: false, value: '#012345' },
      fontSize: { reads: ['kind'], required: false, value: 8 },
    },
    deciders: { type: ['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler'], kind: ['file', 'text', 'url'] },
  },
  {
    entity: 'adSlot',
    whens: adSlotWhens,
    rules: adSlotRules,
    create: adSlotCreate,
    fields: { cptPriceFen: { reads: ['sellingMode'], required: true, value: 0 }, cpmPriceFen: { reads: ['sellingMode'], required: true, value: 0 }, rtbPriceFen: { reads: ['rtb', 'sellingMode'], required: true, value: 0 } },
    deciders: { sellingMode: ['cpt', 'cpm', 'rtb', 'scan'], rtb: [true, false] },
  },
  {
    entity: 'deviceGroup',
    whens: deviceGroupWhens,
    rules: deviceGroupRules,
    create: deviceGroupCreate,
    fields: { rows: { reads: ['kind'], required: false, value: 1 }, columns: { reads: ['kind'], required: false, value: 1 }, inStep: { reads: ['kind'], required: false, value: true } },
    deciders: { kind: ['common', 'multiScreen'] },
  },
];
