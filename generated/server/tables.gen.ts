// Made by codegen from schemas/. Do not edit: change the schemas.

import type { EntityMeta, TableMeta } from '#core/entity/meta.ts';
import type { Rule, RuleContext, Values, Whens } from '#core/entity/rule.ts';
import { accountDerive } from '#generated/model/accounts/derive.gen.ts';
import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { accountRules, accountWhens } from '#generated/model/accounts/schema.gen.ts';
import { adDeliveryDerive } from '#generated/model/ad-deliveries/derive.gen.ts';
import { adDeliveryMeta } from '#generated/model/ad-deliveries/meta.gen.ts';
import { adDeliveryRules, adDeliveryWhens } from '#generated/model/ad-deliveries/schema.gen.ts';
import { adSlotDerive } from '#generated/model/ad-slots/derive.gen.ts';
import { adSlotMeta } from '#generated/model/ad-slots/meta.gen.ts';
import { adSlotRules, adSlotWhens } from '#generated/model/ad-slots/schema.gen.ts';
import { adDerive } from '#generated/model/ads/derive.gen.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { adRules, adWhens } from '#generated/model/ads/schema.gen.ts';
import { campaignDerive } from '#generated/model/campaigns/derive.gen.ts';
import { campaignMeta } from '#generated/model/campaigns/meta.gen.ts';
import { campaignRules, campaignWhens } from '#generated/model/campaigns/schema.gen.ts';
import { corporationDerive } from '#generated/model/corporations/derive.gen.ts';
import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import { corporationRules, corporationWhens } from '#generated/model/corporations/schema.gen.ts';
import { departmentDerive } from '#generated/model/departments/derive.gen.ts';
import { departmentMeta } from '#generated/model/departments/meta.gen.ts';
import { departmentRules, departmentWhens } from '#generated/model/departments/schema.gen.ts';
import { deviceGroupDerive } from '#generated/model/device-groups/derive.gen.ts';
import { deviceGroupMeta } from '#generated/model/device-groups/meta.gen.ts';
import { deviceGroupRules, deviceGroupWhens } from '#generated/model/device-groups/schema.gen.ts';
import { devicePointDerive } from '#generated/model/device-points/derive.gen.ts';
import { devicePointMeta } from '#generated/model/device-points/meta.gen.ts';
import { devicePointRules, devicePointWhens } from '#generated/model/device-points/schema.gen.ts';
import { deviceSetDerive } from '#generated/model/device-sets/derive.gen.ts';
import { deviceSetMeta } from '#generated/model/device-sets/meta.gen.ts';
import { deviceSetRules, deviceSetWhens } from '#generated/model/device-sets/schema.gen.ts';
import { deviceDerive } from '#generated/model/devices/derive.gen.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { deviceRules, deviceWhens } from '#generated/model/devices/schema.gen.ts';
import { importTaskDerive } from '#generated/model/import-tasks/derive.gen.ts';
import { importTaskMeta } from '#generated/model/import-tasks/meta.gen.ts';
import { importTaskRules, importTaskWhens } from '#generated/model/import-tasks/schema.gen.ts';
import { layoutDerive } from '#generated/model/layouts/derive.gen.ts';
import { layoutMeta } from '#generated/model/layouts/meta.gen.ts';
import { layoutRules, layoutWhens } from '#generated/model/layouts/schema.gen.ts';
import { materialCategoryDerive } from '#generated/model/material-categories/derive.gen.ts';
import { materialCategoryMeta } from '#generated/model/material-categories/meta.gen.ts';
import { materialCategoryRules, materialCategoryWhens } from '#generated/model/material-categories/schema.gen.ts';
import { materialFolderDerive } from '#generated/model/material-folders/derive.gen.ts';
import { materialFolderMeta } from '#generated/model/material-folders/meta.gen.ts';
import { materialFolderRules, materialFolderWhens } from '#generated/model/material-folders/schema.gen.ts';
import { materialDerive } from '#generated/model/materials/derive.gen.ts';
import { materialMeta } from '#generated/model/materials/meta.gen.ts';
import { materialRules, materialWhens } from '#generated/model/materials/schema.gen.ts';
import { operationLogDerive } from '#generated/model/operation-logs/derive.gen.ts';
import { operationLogMeta } from '#generated/model/operation-logs/meta.gen.ts';
import { operationLogRules, operationLogWhens } from '#generated/model/operation-logs/schema.gen.ts';
import { proofOfPlayDerive } from '#generated/model/proofs-of-play/derive.gen.ts';
import { proofOfPlayMeta } from '#generated/model/proofs-of-play/meta.gen.ts';
import { proofOfPlayRules, proofOfPlayWhens } from '#generated/model/proofs-of-play/schema.gen.ts';
import { roleDerive } from '#generated/model/roles/derive.gen.ts';
import { roleMeta } from '#generated/model/roles/meta.gen.ts';
import { roleRules, roleWhens } from '#generated/model/roles/schema.gen.ts';
import { savedViewDerive } from '#generated/model/saved-views/derive.gen.ts';
import { savedViewMeta } from '#generated/model/saved-views/meta.gen.ts';
import { savedViewRules, savedViewWhens } from '#generated/model/saved-views/schema.gen.ts';
import { tagDerive } from '#generated/model/tags/derive.gen.ts';
import { tagMeta } from '#generated/model/tags/meta.gen.ts';
import { tagRules, tagWhens } from '#generated/model/tags/schema.gen.ts';
import type { AccountStored } from './accounts.gen.ts';
import { accountRefFilters, accountSystem, accountTable, accountViews } from './accounts.gen.ts';
import type { AdDeliveryStored } from './ad-deliveries.gen.ts';
import { adDeliveryRefFilters, adDeliverySystem, adDeliveryTable, adDeliveryViews } from './ad-deliveries.gen.ts';
import type { AdSlotStored } from './ad-slots.gen.ts';
import { adSlotRefFilters, adSlotSystem, adSlotTable, adSlotViews } from './ad-slots.gen.ts';
import type { AdStored } from './ads.gen.ts';
import { adRefFilters, adSystem, adTable, adViews } from './ads.gen.ts';
import type { CampaignStored } from './campaigns.gen.ts';
import { campaignRefFilters, campaignSystem, campaignTable, campaignViews } from './campaigns.gen.ts';
import type { CorporationStored } from './corporations.gen.ts';
import { corporationRefFilters, corporationSystem, corporationTable, corporationViews } from './corporations.gen.ts';
import type { DepartmentStored } from './departments.gen.ts';
import { departmentRefFilters, departmentSystem, departmentTable, departmentViews } from './departments.gen.ts';
import type { DeviceGroupStored } from './device-groups.gen.ts';
import { deviceGroupRefFilters, deviceGroupSystem, deviceGroupTable, deviceGroupViews } from './device-groups.gen.ts';
import type { DevicePointStored } from './device-points.gen.ts';
import { devicePointRefFilters, devicePointSystem, devicePointTable, devicePointViews } from './device-points.gen.ts';
import type { DeviceSetStored } from './device-sets.gen.ts';
import { deviceSetRefFilters, deviceSetSystem, deviceSetTable, deviceSetViews } from './device-sets.gen.ts';
import type { DeviceStored } from './devices.gen.ts';
import { deviceRefFilters, deviceSystem, deviceTable, deviceViews } from './devices.gen.ts';
import type { ImportTaskStored } from './import-tasks.gen.ts';
import { importTaskRefFilters, importTaskSystem, importTaskTable, importTaskViews } from './import-tasks.gen.ts';
import type { LayoutStored } from './layouts.gen.ts';
import { layoutRefFilters, layoutSystem, layoutTable, layoutViews } from './layouts.gen.ts';
import type { MaterialCategoryStored } from './material-categories.gen.ts';
import { materialCategoryRefFilters, materialCategorySystem, materialCategoryTable, materialCategoryViews } from './material-categories.gen.ts';
import type { MaterialFolderStored } from './material-folders.gen.ts';
import { materialFolderRefFilters, materialFolderSystem, materialFolderTable, materialFolderViews } from './material-folders.gen.ts';
import type { MaterialStored } from './materials.gen.ts';
import { materialRefFilters, materialSystem, materialTable, materialViews } from './materials.gen.ts';
import type { OperationLogStored } from './operation-logs.gen.ts';
import { operationLogRefFilters, operationLogSystem, operationLogTable, operationLogViews } from './operation-logs.gen.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';
import type { ProofOfPlayStored } from './proofs-of-play.gen.ts';
import { proofOfPlayRefFilters, proofOfPlaySystem, proofOfPlayTable, proofOfPlayViews } from './proofs-of-play.gen.ts';
import type { RoleStored } from './roles.gen.ts';
import { roleRefFilters, roleSystem, roleTable, roleViews } from './roles.gen.ts';
import type { SavedViewStored } from './saved-views.gen.ts';
import { savedViewRefFilters, savedViewSystem, savedViewTable, savedViewViews } from './saved-views.gen.ts';
import type { TagStored } from './tags.gen.ts';
import { tagRefFilters, tagSystem, tagTable, tagViews } from './tags.gen.ts';

export interface Rows {
  accounts: AccountStored;
  ads: AdStored;
  adDeliveries: AdDeliveryStored;
  adSlots: AdSlotStored;
  campaigns: CampaignStored;
  corporations: CorporationStored;
  departments: DepartmentStored;
  devices: DeviceStored;
  deviceGroups: DeviceGroupStored;
  devicePoints: DevicePointStored;
  deviceSets: DeviceSetStored;
  importTasks: ImportTaskStored;
  layouts: LayoutStored;
  materials: MaterialStored;
  materialCategories: MaterialCategoryStored;
  materialFolders: MaterialFolderStored;
  operationLogs: OperationLogStored;
  proofsOfPlay: ProofOfPlayStored;
  roles: RoleStored;
  savedViews: SavedViewStored;
  tags: TagStored;
}

export type TableName = keyof Rows;

/** The table of each entity, by the entity's name. */
export interface TableOf {
  account: 'accounts';
  ad: 'ads';
  adDelivery: 'adDeliveries';
  adSlot: 'adSlots';
  campaign: 'campaigns';
  corporation: 'corporations';
  department: 'departments';
  device: 'devices';
  deviceGroup: 'deviceGroups';
  devicePoint: 'devicePoints';
  deviceSet: 'deviceSets';
  importTask: 'importTasks';
  layout: 'layouts';
  material: 'materials';
  materialCategory: 'materialCategories';
  materialFolder: 'materialFolders';
  operationLog: 'operationLogs';
  proofOfPlay: 'proofsOfPlay';
  role: 'roles';
  savedView: 'savedViews';
  tag: 'tags';
}

export const tables: Readonly<Record<TableName, TableMeta>> = {
  accounts: accountTable,
  ads: adTable,
  adDeliveries: adDeliveryTable,
  adSlots: adSlotTable,
  campaigns: campaignTable,
  corporations: corporationTable,
  departments: departmentTable,
  devices: deviceTable,
  deviceGroups: deviceGroupTable,
  devicePoints: devicePointTable,
  deviceSets: deviceSetTable,
  importTasks: importTaskTable,
  layouts: layoutTable,
  materials: materialTable,
  materialCategories: materialCategoryTable,
  materialFolders: materialFolderTable,
  operationLogs: operationLogTable,
  proofsOfPlay: proofOfPlayTable,
  roles: roleTable,
  savedViews: savedViewTable,
  tags: tagTable,
};

export const tableEntities: Readonly<Record<TableName, EntityMeta>> = {
  accounts: accountMeta,
  ads: adMeta,
  adDeliveries: adDeliveryMeta,
  adSlots: adSlotMeta,
  campaigns: campaignMeta,
  corporations: corporationMeta,
  departments: departmentMeta,
  devices: deviceMeta,
  deviceGroups: deviceGroupMeta,
  devicePoints: devicePointMeta,
  deviceSets: deviceSetMeta,
  importTasks: importTaskMeta,
  layouts: layoutMeta,
  materials: materialMeta,
  materialCategories: materialCategoryMeta,
  materialFolders: materialFolderMeta,
  operationLogs: operationLogMeta,
  proofsOfPlay: proofOfPlayMeta,
  roles: roleMeta,
  savedViews: savedViewMeta,
  tags: tagMeta,
};

/** Which rows each list view shows. */
export const tableViews: Readonly<Record<TableName, Readonly<Record<string, Predicate>>>> = {
  accounts: accountViews,
  ads: adViews,
  adDeliveries: adDeliveryViews,
  adSlots: adSlotViews,
  campaigns: campaignViews,
  corporations: corporationViews,
  departments: departmentViews,
  devices: deviceViews,
  deviceGroups: deviceGroupViews,
  devicePoints: devicePointViews,
  deviceSets: deviceSetViews,
  importTasks: importTaskViews,
  layouts: layoutViews,
  materials: materialViews,
  materialCategories: materialCategoryViews,
  materialFolders: materialFolderViews,
  operationLogs: operationLogViews,
  proofsOfPlay: proofOfPlayViews,
  roles: roleViews,
  savedViews: savedViewViews,
  tags: tagViews,
};

/** Which rows of the other entity a reference may name, by field. */
export const tableRefFilters: Readonly<Record<TableName, Readonly<Record<string, Predicate>>>> = {
  accounts: accountRefFilters,
  ads: adRefFilters,
  adDeliveries: adDeliveryRefFilters,
  adSlots: adSlotRefFilters,
  campaigns: campaignRefFilters,
  corporations: corporationRefFilters,
  departments: departmentRefFilters,
  devices: deviceRefFilters,
  deviceGroups: deviceGroupRefFilters,
  devicePoints: devicePointRefFilters,
  deviceSets: deviceSetRefFilters,
  importTasks: importTaskRefFilters,
  layouts: layoutRefFilters,
  materials: materialRefFilters,
  materialCategories: materialCategoryRefFilters,
  materialFolders: materialFolderRefFilters,
  operationLogs: operationLogRefFilters,
  proofsOfPlay: proofOfPlayRefFilters,
  roles: roleRefFilters,
  savedViews: savedViewRefFilters,
  tags: tagRefFilters,
};

export const tableSystem: Readonly<Record<TableName, readonly SystemTransition[]>> = {
  accounts: accountSystem,
  ads: adSystem,
  adDeliveries: adDeliverySystem,
  adSlots: adSlotSystem,
  campaigns: campaignSystem,
  corporations: corporationSystem,
  departments: departmentSystem,
  devices: deviceSystem,
  deviceGroups: deviceGroupSystem,
  devicePoints: devicePointSystem,
  deviceSets: deviceSetSystem,
  importTasks: importTaskSystem,
  layouts: layoutSystem,
  materials: materialSystem,
  materialCategories: materialCategorySystem,
  materialFolders: materialFolderSystem,
  operationLogs: operationLogSystem,
  proofsOfPlay: proofOfPlaySystem,
  roles: roleSystem,
  savedViews: savedViewSystem,
  tags: tagSystem,
};

/** When each field with x-when is on. */
export const tableWhens: Readonly<Record<TableName, Whens>> = {
  accounts: accountWhens,
  ads: adWhens,
  adDeliveries: adDeliveryWhens,
  adSlots: adSlotWhens,
  campaigns: campaignWhens,
  corporations: corporationWhens,
  departments: departmentWhens,
  devices: deviceWhens,
  deviceGroups: deviceGroupWhens,
  devicePoints: devicePointWhens,
  deviceSets: deviceSetWhens,
  importTasks: importTaskWhens,
  layouts: layoutWhens,
  materials: materialWhens,
  materialCategories: materialCategoryWhens,
  materialFolders: materialFolderWhens,
  operationLogs: operationLogWhens,
  proofsOfPlay: proofOfPlayWhens,
  roles: roleWhens,
  savedViews: savedViewWhens,
  tags: tagWhens,
};

/** Rules across fields, for records in wire form. */
export const tableRules: Readonly<Record<TableName, readonly Rule[]>> = {
  accounts: accountRules,
  ads: adRules,
  adDeliveries: adDeliveryRules,
  adSlots: adSlotRules,
  campaigns: campaignRules,
  corporations: corporationRules,
  departments: departmentRules,
  devices: deviceRules,
  deviceGroups: deviceGroupRules,
  devicePoints: devicePointRules,
  deviceSets: deviceSetRules,
  importTasks: importTaskRules,
  layouts: layoutRules,
  materials: materialRules,
  materialCategories: materialCategoryRules,
  materialFolders: materialFolderRules,
  operationLogs: operationLogRules,
  proofsOfPlay: proofOfPlayRules,
  roles: roleRules,
  savedViews: savedViewRules,
  tags: tagRules,
};

/** Computed fields, from rows in either form. */
export const tableDerive: Readonly<Record<TableName, Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>>> = {
  accounts: accountDerive,
  ads: adDerive,
  adDeliveries: adDeliveryDerive,
  adSlots: adSlotDerive,
  campaigns: campaignDerive,
  corporations: corporationDerive,
  departments: departmentDerive,
  devices: deviceDerive,
  deviceGroups: deviceGroupDerive,
  devicePoints: devicePointDerive,
  deviceSets: deviceSetDerive,
  importTasks: importTaskDerive,
  layouts: layoutDerive,
  materials: materialDerive,
  materialCategories: materialCategoryDerive,
  materialFolders: materialFolderDerive,
  operationLogs: operationLogDerive,
  proofsOfPlay: proofOfPlayDerive,
  roles: roleDerive,
  savedViews: savedViewDerive,
  tags: tagDerive,
};

/** What each computed field reads: selected with it. */
export const tableDeriveReads: Readonly<Record<TableName, Readonly<Record<string, readonly string[]>>>> = {
  accounts: {},
  ads: { daysLeft: ['endAt'] },
  adDeliveries: {},
  adSlots: {},
  campaigns: {},
  corporations: {},
  departments: {},
  devices: { daysLeft: ['expireAt'] },
  deviceGroups: {},
  devicePoints: { daysLeft: ['expireAt'] },
  deviceSets: {},
  importTasks: {},
  layouts: {},
  materials: {},
  materialCategories: {},
  materialFolders: {},
  operationLogs: {},
  proofsOfPlay: {},
  roles: {},
  savedViews: {},
  tags: {},
};
