// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface LayoutRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  width: number;
  height: number;
  pages: number;
  outline?: { kind: string; x: number; y: number; width: number; height: number }[] | null;
  rtb?: boolean | null;
  cpmPriceFen?: number | null;
  builtIn: boolean;
}

export interface LayoutDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  width: number;
  height: number;
  pages: number;
  document: { [k: string]: unknown };
  materialIds: string[];
  rtb?: boolean | null;
  cpmPriceFen?: number | null;
  builtIn: boolean;
}

export interface LayoutCreate {
  name: string;
  width?: number;
  height?: number;
  document: { [k: string]: unknown };
  rtb?: boolean | null;
  cpmPriceFen?: number | null;
}

export interface LayoutUpdate {
  id: string;
  rev?: number;
  name?: string;
  width?: number;
  height?: number;
  document?: { [k: string]: unknown };
  rtb?: boolean | null;
  cpmPriceFen?: number | null;
}

export interface LayoutForecastInput {
  place: string;
}

export interface LayoutForecastOutput {
  /**
   * Null for a place that is not found, and while nothing is known of it
   */
  report: {
    place: string;
    /**
     * Degrees Celsius
     */
    degrees: number;
    sky: 'clear' | 'cloudy' | 'overcast' | 'fog' | 'rain' | 'snow' | 'storm';
    /**
     * Today first
     */
    days: { date: string; sky: 'clear' | 'cloudy' | 'overcast' | 'fog' | 'rain' | 'snow' | 'storm'; low: number; high: number }[];
  } | null;
}

export const layoutCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(50)),
  width: z.optional(z.int().check(z.gte(48), z.lte(11520))),
  height: z.optional(z.int().check(z.gte(48), z.lte(11520))),
  document: z.record(z.string(), z.unknown()),
  rtb: z.nullish(z.boolean()),
  cpmPriceFen: z.nullish(z.int().check(z.gte(0), z.lte(1000000))),
});

/** What is absent stays; null clears. */
export const layoutUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
  width: z.optional(z.int().check(z.gte(48), z.lte(11520))),
  height: z.optional(z.int().check(z.gte(48), z.lte(11520))),
  document: z.optional(z.record(z.string(), z.unknown())),
  rtb: z.nullish(z.boolean()),
  cpmPriceFen: z.nullish(z.int().check(z.gte(0), z.lte(1000000))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const layoutWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const layoutRules: readonly Rule[] = [];
