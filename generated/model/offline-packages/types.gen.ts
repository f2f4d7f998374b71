// Made by codegen from schemas/offline-package.yaml. Do not edit: change the schema, or lay a view over it in resources/offline-packages/.

import * as z from 'zod/mini';
import type { Rule, Whens } from '#core/entity/rule.ts';

export interface OfflinePackageRow {
  id: string;
  corpId: string;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  deviceId: string;
  name?: string | null;
  status: 'waiting' | 'running' | 'done' | 'failed' | 'expired';
  ads?: number | null;
  files?: number | null;
  size?: number | null;
  enrols: boolean;
  problem?: 'deviceGone' | 'noLayout' | 'tooLarge' | 'fileBroken' | 'serverFault' | 'takenDown' | null;
  finishedAt?: string | null;
  expiresAt?: string | null;
}

export interface OfflinePackageDetail {
  id: string;
  corpId: string;
  deptId?: string | null;
  creatorId?: string | null;
  createdAt: string;
  rev: number;
  deviceId: string;
  name?: string | null;
  status: 'waiting' | 'running' | 'done' | 'failed' | 'expired';
  ads?: number | null;
  files?: number | null;
  size?: number | null;
  enrols: boolean;
  problem?: 'deviceGone' | 'noLayout' | 'tooLarge' | 'fileBroken' | 'serverFault' | 'takenDown' | null;
  startedAt?: string | null;
  finishedAt?: string | null;
  expiresAt?: string | null;
}

export interface OfflinePackageCreate {
  deviceId: string;
}

export interface OfflinePackageLinkInput {
  id: string;
}

export interface OfflinePackageLinkOutput {
  /**
   * Good for half an hour, by ranges too
   */
  url: string;
}

export const offlinePackageCreate = z.strictObject({ deviceId: z.string().check(z.minLength(1), z.maxLength(64)) });

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const offlinePackageWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const offlinePackageRules: readonly Rule[] = [];
