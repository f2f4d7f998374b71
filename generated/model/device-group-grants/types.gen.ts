// Made by codegen from schemas/device-group-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-group-grants/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface DeviceGroupGrantRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  accountId?: string | null;
  groupId?: string | null;
}

export interface DeviceGroupGrantDetail {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  accountId?: string | null;
  groupId?: string | null;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const deviceGroupGrantWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const deviceGroupGrantRules: readonly Rule[] = [];
