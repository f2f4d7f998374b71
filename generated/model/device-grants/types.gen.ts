// Made by codegen from schemas/device-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-grants/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface DeviceGrantRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  accountId?: string | null;
  deviceId?: string | null;
}

export interface DeviceGrantDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  accountId?: string | null;
  deviceId?: string | null;
}

export interface DeviceGrantAuthInput {
  /**
   * Who is to control them
   */
  accountId: string;
  deviceIds?: string[];
  /**
   * All screens of these groups
   */
  groupIds?: string[];
}

export interface DeviceGrantAuthOutput {
  /**
   * Rights that there were not before
   */
  changed: number;
}

export interface DeviceGrantUnauthInput {
  /**
   * Who is to control them
   */
  accountId: string;
  deviceIds?: string[];
  /**
   * All screens of these groups
   */
  groupIds?: string[];
}

export interface DeviceGrantUnauthOutput {
  /**
   * Rights that there were not before
   */
  changed: number;
}

export interface DeviceGrantRightsInput {
  accountId: string;
  kind: 'device' | 'deviceGroup';
  page: number;
  q?: string;
  /**
   * Those alone that were given
   */
  given?: boolean;
}

export interface DeviceGrantRightsOutput {
  total: number;
  /**
   * Rights of this kind that the account was given
   */
  given: number;
  list: {
    id: string;
    name: string;
    /**
     * The number of a screen; of a group, how many screens are in it
     */
    detail: string | null;
    given: boolean;
    /**
     * How it is reached without this right
     */
    by: 'range' | 'store' | 'group' | null;
  }[];
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const deviceGrantWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const deviceGrantRules: readonly Rule[] = [];
