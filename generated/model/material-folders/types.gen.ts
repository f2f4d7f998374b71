// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { isMissing, ne } from '#core/entity/rule.ts';

export interface MaterialFolderRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  parentId?: string | null;
  position?: number | null;
}

export interface MaterialFolderDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  parentId?: string | null;
  position?: number | null;
}

export interface MaterialFolderCreate {
  name: string;
  parentId?: string | null;
  position?: number | null;
}

export interface MaterialFolderUpdate {
  id: string;
  rev?: number;
  name?: string;
  parentId?: string | null;
  position?: number | null;
}

export const materialFolderCreate = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  parentId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  position: z.nullish(z.int().check(z.gte(0), z.lte(9999))),
});

/** What is absent stays; null clears. */
export const materialFolderUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  parentId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  position: z.nullish(z.int().check(z.gte(0), z.lte(9999))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const materialFolderWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const materialFolderRules: readonly Rule[] = [{ id: 'materialFolder.notItsOwnParent', at: 'parentId', on: ['update'], reads: ['id', 'parentId'], assert: (v) => isMissing(v.parentId) || ne(v.parentId, v.id) }];
