// Made by codegen from schemas/department.yaml. Do not edit: change the schema, or lay a view over it in resources/departments/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';
import { isMissing, ne } from '#core/entity/rule.ts';

export interface DepartmentRow {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  parentId?: string | null;
  position?: number | null;
}

export interface DepartmentDetail {
  id: string;
  corpId: string;
  createdAt: string;
  rev: number;
  name: string;
  parentId?: string | null;
  position?: number | null;
}

export interface DepartmentCreate {
  name: string;
  parentId?: string | null;
  position?: number | null;
}

export interface DepartmentUpdate {
  id: string;
  rev?: number;
  name?: string;
  parentId?: string | null;
  position?: number | null;
}

export interface DepartmentTreeInput {
  /**
   * An enterprise: its departments at the top
   */
  corpId?: string;
  /**
   * A department: those below it. Neither: the enterprises, where the caller sees several
   */
  parentId?: string;
  page: number;
}

export interface DepartmentTreeOutput {
  total: number;
  list: {
    kind: 'corporation' | 'department';
    id: string;
    corpId: string;
    parentId: string | null;
    name: string;
    /**
     * Departments right below
     */
    children: number;
    /**
     * In it and below it, of those that the caller may see
     */
    people: number;
    /**
     * The same
     */
    devices: number;
  }[];
}

export interface DepartmentFindInput {
  q: string;
}

export interface DepartmentFindOutput {
  found: {
    kind: 'department' | 'account' | 'device';
    id: string;
    name: string;
    node: {
      kind: 'corporation' | 'department';
      id: string;
      corpId: string;
      parentId: string | null;
      name: string;
      /**
       * Departments right below
       */
      children: number;
      /**
       * In it and below it, of those that the caller may see
       */
      people: number;
      /**
       * The same
       */
      devices: number;
    };
    /**
     * Ids of the nodes above the department, the topmost first
     */
    path: string[];
  }[];
}

export interface DepartmentLocateInput {
  /**
   * Of a department, or of an enterprise
   */
  id: string;
}

export interface DepartmentLocateOutput {
  node: {
    kind: 'corporation' | 'department';
    id: string;
    corpId: string;
    parentId: string | null;
    name: string;
    /**
     * Departments right below
     */
    children: number;
    /**
     * In it and below it, of those that the caller may see
     */
    people: number;
    /**
     * The same
     */
    devices: number;
  };
  /**
   * Ids of the nodes above the department, the topmost first
   */
  path: string[];
}

export const departmentCreate = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(40)), parentId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))), position: z.nullish(z.int().check(z.gte(0), z.lte(9999))) });

/** What is absent stays; null clears. */
export const departmentUpdate = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  rev: z.optional(z.int().check(z.gte(1))),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  parentId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
  position: z.nullish(z.int().check(z.gte(0), z.lte(9999))),
});

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const departmentWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const departmentRules: readonly Rule[] = [{ id: 'department.notItsOwnParent', at: 'parentId', on: ['update'], reads: ['id', 'parentId'], assert: (v) => isMissing(v.parentId) || ne(v.parentId, v.id) }];
