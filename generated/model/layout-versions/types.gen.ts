// Made by codegen from schemas/layout-version.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-versions/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface LayoutVersionRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  layoutId?: string | null;
  number?: number | null;
  name?: string | null;
  published: boolean;
  pages: number;
}

export interface LayoutVersionDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  layoutId?: string | null;
  number?: number | null;
  name?: string | null;
  published: boolean;
  pages: number;
  document?: { [k: string]: unknown } | null;
}

export interface LayoutVersionKeepInput {
  layoutId: string;
  /**
   * Of the draft that is kept; 0: what is published
   */
  rev: number;
  name: string;
}

export interface LayoutVersionKeepOutput {
  id: string;
  number: number;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const layoutVersionWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const layoutVersionRules: readonly Rule[] = [];
