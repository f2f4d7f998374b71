// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface SavedViewRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  entity: string;
  view?: string | null;
  shared?: boolean | null;
  state: {
    /**
     * JSON, as in the address of the list
     */
    filter?: string;
    sort?: string;
    order?: 'asc' | 'desc';
    pageSize?: number;
    /**
     * How the rows are drawn, where the list has more than one way
     */
    layout?: string;
    /**
     * All that there were, in order
     */
    columns?: string[];
    shown?: string[];
  };
}

export interface SavedViewDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name: string;
  entity: string;
  view?: string | null;
  shared?: boolean | null;
  state: {
    /**
     * JSON, as in the address of the list
     */
    filter?: string;
    sort?: string;
    order?: 'asc' | 'desc';
    pageSize?: number;
    /**
     * How the rows are drawn, where the list has more than one way
     */
    layout?: string;
    /**
     * All that there were, in order
     */
    columns?: string[];
    shown?: string[];
  };
}

export interface SavedViewCreate {
  name: string;
  entity: string;
  view?: string | null;
  shared?: boolean | null;
  state: {
    /**
     * JSON, as in the address of the list
     */
    filter?: string;
    sort?: string;
    order?: 'asc' | 'desc';
    pageSize?: number;
    /**
     * How the rows are drawn, where the list has more than one way
     */
    layout?: string;
    /**
     * All that there were, in order
     */
    columns?: string[];
    shown?: string[];
  };
}

export interface SavedViewUpdate {
  id: string;
  rev?: number;
  name?: string;
  shared?: boolean | null;
  state?: {
    /**
     * JSON, as in the address of the list
     */
    filter?: string;
    sort?: string;
    order?: 'asc' | 'desc';
    pageSize?: number;
    /**
     * How the rows are drawn, where the list has more than one way
     */
    layout?: string;
    /**
     * All that there were, in order
     */
    columns?: string[];
    shown?: string[];
  };
}

export const savedViewCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  entity: z.string().check(z.minLength(1), z.maxLength(40)),
  view: z.nullish(z.string().check(z.maxLength(40))),
  shared: z.nullish(z.boolean()),
  state: z.strictObject({
    filter: z.optional(z.string().check(z.maxLength(4000))),
    sort: z.optional(z.string().check(z.maxLength(64))),
    order: z.optional(z.enum(['asc', 'desc'])),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    layout: z.optional(z.string().check(z.maxLength(20))),
    columns: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100))),
    shown: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100))),
  }),
});

/** What is absent stays; null clears. */
export const savedViewUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  shared: z.nullish(z.boolean()),
  state: z.optional(
    z.strictObject({
      filter: z.optional(z.string().check(z.maxLength(4000))),
      sort: z.optional(z.string().check(z.maxLength(64))),
      order: z.optional(z.enum(['asc', 'desc'])),
      pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
      layout: z.optional(z.string().check(z.maxLength(20))),
      columns: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100))),
      shown: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100))),
    }),
  ),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const savedViewWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const savedViewRules: readonly Rule[] = [];
