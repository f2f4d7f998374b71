// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface MaterialRow {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name?: string | null;
  type?: 'image' | 'video' | 'audio' | 'archive' | 'document' | null;
  format?: string | null;
  folderId?: string | null;
  categoryId?: string | null;
  size?: number | null;
  width?: number | null;
  height?: number | null;
  durationMs?: number | null;
  pages?: number | null;
  playable: boolean;
  file?: string | null;
  thumbnail?: string | null;
}

export interface MaterialDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  name?: string | null;
  type?: 'image' | 'video' | 'audio' | 'archive' | 'document' | null;
  format?: string | null;
  folderId?: string | null;
  categoryId?: string | null;
  size?: number | null;
  width?: number | null;
  height?: number | null;
  durationMs?: number | null;
  pages?: number | null;
  playable: boolean;
  md5?: string | null;
  sha256?: string | null;
  file?: string | null;
  thumbnail?: string | null;
}

export interface MaterialUpdate {
  id: string;
  rev?: number;
  name?: string | null;
}

export interface MaterialCheckInput {
  md5: string;
  size: number;
}

export interface MaterialCheckOutput {
  /**
   * The material that has this content already
   */
  materialId: string | null;
}

export interface MaterialApplyInput {
  /**
   * With its ending
   */
  name: string;
  size: number;
  md5: string;
}

export interface MaterialApplyOutput {
  uploadId: string;
  /**
   * Where the multipart form is posted to
   */
  url: string;
  /**
   * Posted before the file, in this order: access id, callback, policy, key, signature
   */
  fields: { name: string; value: string }[];
}

export interface MaterialPartsInput {
  uploadId: string;
}

export interface MaterialPartsOutput {
  /**
   * Bytes of each part but the last, which may be shorter
   */
  partSize: number;
  /**
   * Parts that the store does not have, from 0
   */
  missing: number[];
  /**
   * For the first of them; ask again for the others
   */
  forms: { part: number; url: string; fields: { name: string; value: string }[] }[];
}

export interface MaterialPictureInput {
  /**
   * A video that has no picture yet
   */
  id: string;
  /**
   * An image that was applied for and sent as any material
   */
  uploadId: string;
}

export interface MaterialPictureOutput {
  /**
   * The small picture that was made of it
   */
  thumbnail: string;
}

export interface MaterialFramesInput {
  /**
   * A video that has no frames yet
   */
  id: string;
  /**
   * An image that was applied for and sent as any material: the frames in rows of twelve, all of one size
   */
  uploadId: string;
  count: number;
  /**
   * Time from one frame to the next; the first is from the middle of it
   */
  everyMs: number;
}

export interface MaterialFramesOutput {
  count: number;
}

export interface MaterialCountsOutput {
  total: number;
  /**
   * In no folder
   */
  unfiled: number;
  folders: { id: string; count: number }[];
}

export interface MaterialVerifyInput {
  uploadId: string;
  /**
   * Without it, the name of the file
   */
  name?: string;
  folderId?: string | null;
}

export interface MaterialVerifyOutput {
  /**
   * The material
   */
  id: string;
  name: string;
  type: 'image' | 'video' | 'audio' | 'archive' | 'document';
  playable: boolean;
}

/** What is absent stays; null clears. */
export const materialUpdate = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)), rev: z.optional(z.int().check(z.gte(1))), name: z.nullish(z.string().check(z.minLength(1), z.maxLength(100))) });

/** What actions ask for. */
export const materialForms = {
  move: z.strictObject({ folderId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))) }),
  classify: z.strictObject({ categoryId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))) }),
  copy: z.strictObject({ toFolderId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))) }),
  takeDown: z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(200)) }),
};

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const materialWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const materialRules: readonly Rule[] = [];
