// Made by codegen from schemas/. Do not edit: change the schemas.

import type { EntityMeta } from '#core/entity/meta.ts';
import { accountMeta } from './accounts/meta.gen.ts';
import { adDeliveryMeta } from './ad-deliveries/meta.gen.ts';
import { adSlotMeta } from './ad-slots/meta.gen.ts';
import { adMeta } from './ads/meta.gen.ts';
import { campaignMeta } from './campaigns/meta.gen.ts';
import { corporationMeta } from './corporations/meta.gen.ts';
import { departmentMeta } from './departments/meta.gen.ts';
import { deviceGroupMeta } from './device-groups/meta.gen.ts';
import { devicePointMeta } from './device-points/meta.gen.ts';
import { deviceSetMeta } from './device-sets/meta.gen.ts';
import { deviceMeta } from './devices/meta.gen.ts';
import { importTaskMeta } from './import-tasks/meta.gen.ts';
import { layoutMeta } from './layouts/meta.gen.ts';
import { materialCategoryMeta } from './material-categories/meta.gen.ts';
import { materialFolderMeta } from './material-folders/meta.gen.ts';
import { materialMeta } from './materials/meta.gen.ts';
import { operationLogMeta } from './operation-logs/meta.gen.ts';
import { proofOfPlayMeta } from './proofs-of-play/meta.gen.ts';
import { roleMeta } from './roles/meta.gen.ts';
import { savedViewMeta } from './saved-views/meta.gen.ts';
import { tagMeta } from './tags/meta.gen.ts';

export type EntityName =
  | 'account'
  | 'ad'
  | 'adDelivery'
  | 'adSlot'
  | 'campaign'
  | 'corporation'
  | 'department'
  | 'device'
  | 'deviceGroup'
  | 'devicePoint'
  | 'deviceSet'
  | 'importTask'
  | 'layout'
  | 'material'
  | 'materialCategory'
  | 'materialFolder'
  | 'operationLog'
  | 'proofOfPlay'
  | 'role'
  | 'savedView'
  | 'tag';

export const entities: Readonly<Record<EntityName, EntityMeta>> = {
  account: accountMeta,
  ad: adMeta,
  adDelivery: adDeliveryMeta,
  adSlot: adSlotMeta,
  campaign: campaignMeta,
  corporation: corporationMeta,
  department: departmentMeta,
  device: deviceMeta,
  deviceGroup: deviceGroupMeta,
  devicePoint: devicePointMeta,
  deviceSet: deviceSetMeta,
  importTask: importTaskMeta,
  layout: layoutMeta,
  material: materialMeta,
  materialCategory: materialCategoryMeta,
  materialFolder: materialFolderMeta,
  operationLog: operationLogMeta,
  proofOfPlay: proofOfPlayMeta,
  role: roleMeta,
  savedView: savedViewMeta,
  tag: tagMeta,
};

/** The same by react-admin's resource: "ad-slots". */
export const entityByResource: Readonly<Record<string, EntityMeta>> = {
  accounts: accountMeta,
  ads: adMeta,
  'ad-deliveries': adDeliveryMeta,
  'ad-slots': adSlotMeta,
  campaigns: campaignMeta,
  corporations: corporationMeta,
  departments: departmentMeta,
  devices: deviceMeta,
  'device-groups': deviceGroupMeta,
  'device-points': devicePointMeta,
  'device-sets': deviceSetMeta,
  'import-tasks': importTaskMeta,
  layouts: layoutMeta,
  materials: materialMeta,
  'material-categories': materialCategoryMeta,
  'material-folders': materialFolderMeta,
  'operation-logs': operationLogMeta,
  'proofs-of-play': proofOfPlayMeta,
  roles: roleMeta,
  'saved-views': savedViewMeta,
  tags: tagMeta,
};
