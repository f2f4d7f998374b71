// Made by codegen from schemas/. Do not edit: change the schemas.

import type { EntityMeta } from '#core/entity/meta.ts';
import { accountMeta } from './accounts/meta.gen.ts';
import { adDeliveryMeta } from './ad-deliveries/meta.gen.ts';
import { adSlotMeta } from './ad-slots/meta.gen.ts';
import { adsOrderMeta } from './ads-orders/meta.gen.ts';
import { adMeta } from './ads/meta.gen.ts';
import { alarmMeta } from './alarms/meta.gen.ts';
import { auctionMeta } from './auctions/meta.gen.ts';
import { callTimeMeta } from './call-times/meta.gen.ts';
import { campaignMeta } from './campaigns/meta.gen.ts';
import { castMeta } from './casts/meta.gen.ts';
import { corporationMeta } from './corporations/meta.gen.ts';
import { dataCardMeta } from './data-cards/meta.gen.ts';
import { demandPartnerMeta } from './demand-partners/meta.gen.ts';
import { departmentMeta } from './departments/meta.gen.ts';
import { deviceCommandMeta } from './device-commands/meta.gen.ts';
import { deviceGrantMeta } from './device-grants/meta.gen.ts';
import { deviceGroupGrantMeta } from './device-group-grants/meta.gen.ts';
import { deviceGroupMeta } from './device-groups/meta.gen.ts';
import { devicePointMeta } from './device-points/meta.gen.ts';
import { deviceSetMeta } from './device-sets/meta.gen.ts';
import { deviceTimerMeta } from './device-timers/meta.gen.ts';
import { deviceMeta } from './devices/meta.gen.ts';
import { dictWordMeta } from './dict-words/meta.gen.ts';
import { firmwareTaskScreenMeta } from './firmware-task-screens/meta.gen.ts';
import { firmwareTaskMeta } from './firmware-tasks/meta.gen.ts';
import { firmwareMeta } from './firmwares/meta.gen.ts';
import { flowSumMeta } from './flow-sums/meta.gen.ts';
import { goodsMeta } from './goods/meta.gen.ts';
import { handwashingDayMeta } from './handwashing-days/meta.gen.ts';
import { handwashingDeviceMeta } from './handwashing-devices/meta.gen.ts';
import { handwashingRecordMeta } from './handwashing-records/meta.gen.ts';
import { importTaskMeta } from './import-tasks/meta.gen.ts';
import { layoutDraftMeta } from './layout-drafts/meta.gen.ts';
import { layoutVersionMeta } from './layout-versions/meta.gen.ts';
import { layoutMeta } from './layouts/meta.gen.ts';
import { marketOrderMeta } from './market-orders/meta.gen.ts';
import { materialCategoryMeta } from './material-categories/meta.gen.ts';
import { materialFolderMeta } from './material-folders/meta.gen.ts';
import { materialMeta } from './materials/meta.gen.ts';
import { monitorPlanMeta } from './monitor-plans/meta.gen.ts';
import { monitorTaskMeta } from './monitor-tasks/meta.gen.ts';
import { noticeSettingMeta } from './notice-settings/meta.gen.ts';
import { noticeMeta } from './notices/meta.gen.ts';
import { offlinePackageMeta } from './offline-packages/meta.gen.ts';
import { operationLogMeta } from './operation-logs/meta.gen.ts';
import { pageErrorMeta } from './page-errors/meta.gen.ts';
import { playSumMeta } from './play-sums/meta.gen.ts';
import { promotionGroupMeta } from './promotion-groups/meta.gen.ts';
import { proofOfPlayMeta } from './proofs-of-play/meta.gen.ts';
import { proxyMeta } from './proxies/meta.gen.ts';
import { roleMeta } from './roles/meta.gen.ts';
import { savedViewMeta } from './saved-views/meta.gen.ts';
import { screenSumMeta } from './screen-sums/meta.gen.ts';
import { softwareSettingMeta } from './software-settings/meta.gen.ts';
import { storeMeta } from './stores/meta.gen.ts';
import { tagMeta } from './tags/meta.gen.ts';
import { takeDownScreenMeta } from './take-down-screens/meta.gen.ts';
import { takeDownMeta } from './take-downs/meta.gen.ts';
import { temperatureDayMeta } from './temperature-days/meta.gen.ts';
import { temperatureDeviceMeta } from './temperature-devices/meta.gen.ts';
import { temperatureRecordMeta } from './temperature-records/meta.gen.ts';
import { usagePageMeta } from './usage-pages/meta.gen.ts';
import { verificationMeta } from './verifications/meta.gen.ts';
import { walletRecordMeta } from './wallet-records/meta.gen.ts';
import { warningEventMeta } from './warning-events/meta.gen.ts';
import { warningRuleMeta } from './warning-rules/meta.gen.ts';
import { warningSettingMeta } from './warning-settings/meta.gen.ts';

export type EntityName =
  | 'account'
  | 'ad'
  | 'adDelivery'
  | 'adSlot'
  | 'adsOrder'
  | 'alarm'
  | 'auction'
  | 'callTime'
  | 'campaign'
  | 'cast'
  | 'corporation'
  | 'dataCard'
  | 'demandPartner'
  | 'department'
  | 'device'
  | 'deviceCommand'
  | 'deviceGrant'
  | 'deviceGroup'
  | 'deviceGroupGrant'
  | 'devicePoint'
  | 'deviceSet'
  | 'deviceTimer'
  | 'dictWord'
  | 'firmware'
  | 'firmwareTask'
  | 'firmwareTaskScreen'
  | 'flowSum'
  | 'goods'
  | 'handwashingDay'
  | 'handwashingDevice'
  | 'handwashingRecord'
  | 'importTask'
  | 'layout'
  | 'layoutDraft'
  | 'layoutVersion'
  | 'marketOrder'
  | 'material'
  | 'materialCategory'
  | 'materialFolder'
  | 'monitorPlan'
  | 'monitorTask'
  | 'notice'
  | 'noticeSetting'
  | 'offlinePackage'
  | 'operationLog'
  | 'pageError'
  | 'playSum'
  | 'promotionGroup'
  | 'proofOfPlay'
  | 'proxy'
  | 'role'
  | 'savedView'
  | 'screenSum'
  | 'softwareSetting'
  | 'store'
  | 'tag'
  | 'takeDown'
  | 'takeDownScreen'
  | 'temperatureDay'
  | 'temperatureDevice'
  | 'temperatureRecord'
  | 'usagePage'
  | 'verification'
  | 'walletRecord'
  | 'warningEvent'
  | 'warningRule'
  | 'warningSetting';

export const entities: Readonly<Record<EntityName, EntityMeta>> = {
  account: accountMeta,
  ad: adMeta,
  adDelivery: adDeliveryMeta,
  adSlot: adSlotMeta,
  adsOrder: adsOrderMeta,
  alarm: alarmMeta,
  auction: auctionMeta,
  callTime: callTimeMeta,
  campaign: campaignMeta,
  cast: castMeta,
  corporation: corporationMeta,
  dataCard: dataCardMeta,
  demandPartner: demandPartnerMeta,
  department: departmentMeta,
  device: deviceMeta,
  deviceCommand: deviceCommandMeta,
  deviceGrant: deviceGrantMeta,
  deviceGroup: deviceGroupMeta,
  deviceGroupGrant: deviceGroupGrantMeta,
  devicePoint: devicePointMeta,
  deviceSet: deviceSetMeta,
  deviceTimer: deviceTimerMeta,
  dictWord: dictWordMeta,
  firmware: firmwareMeta,
  firmwareTask: firmwareTaskMeta,
  firmwareTaskScreen: firmwareTaskScreenMeta,
  flowSum: flowSumMeta,
  goods: goodsMeta,
  handwashingDay: handwashingDayMeta,
  handwashingDevice: handwashingDeviceMeta,
  handwashingRecord: handwashingRecordMeta,
  importTask: importTaskMeta,
  layout: layoutMeta,
  layoutDraft: layoutDraftMeta,
  layoutVersion: layoutVersionMeta,
  marketOrder: marketOrderMeta,
  material: materialMeta,
  materialCategory: materialCategoryMeta,
  materialFolder: materialFolderMeta,
  monitorPlan: monitorPlanMeta,
  monitorTask: monitorTaskMeta,
  notice: noticeMeta,
  noticeSetting: noticeSettingMeta,
  offlinePackage: offlinePackageMeta,
  operationLog: operationLogMeta,
  pageError: pageErrorMeta,
  playSum: playSumMeta,
  promotionGroup: promotionGroupMeta,
  proofOfPlay: proofOfPlayMeta,
  proxy: proxyMeta,
  role: roleMeta,
  savedView: savedViewMeta,
  screenSum: screenSumMeta,
  softwareSetting: softwareSettingMeta,
  store: storeMeta,
  tag: tagMeta,
  takeDown: takeDownMeta,
  takeDownScreen: takeDownScreenMeta,
  temperatureDay: temperatureDayMeta,
  temperatureDevice: temperatureDeviceMeta,
  temperatureRecord: temperatureRecordMeta,
  usagePage: usagePageMeta,
  verification: verificationMeta,
  walletRecord: walletRecordMeta,
  warningEvent: warningEventMeta,
  warningRule: warningRuleMeta,
  warningSetting: warningSettingMeta,
};

/** The same by react-admin's resource: "ad-slots". */
export const entityByResource: Readonly<Record<string, EntityMeta>> = {
  accounts: accountMeta,
  ads: adMeta,
  'ad-deliveries': adDeliveryMeta,
  'ad-slots': adSlotMeta,
  'ads-orders': adsOrderMeta,
  alarms: alarmMeta,
  auctions: auctionMeta,
  'call-times': callTimeMeta,
  campaigns: campaignMeta,
  casts: castMeta,
  corporations: corporationMeta,
  'data-cards': dataCardMeta,
  'demand-partners': demandPartnerMeta,
  departments: departmentMeta,
  devices: deviceMeta,
  'device-commands': deviceCommandMeta,
  'device-grants': deviceGrantMeta,
  'device-groups': deviceGroupMeta,
  'device-group-grants': deviceGroupGrantMeta,
  'device-points': devicePointMeta,
  'device-sets': deviceSetMeta,
  'device-timers': deviceTimerMeta,
  'dict-words': dictWordMeta,
  firmwares: firmwareMeta,
  'firmware-tasks': firmwareTaskMeta,
  'firmware-task-screens': firmwareTaskScreenMeta,
  'flow-sums': flowSumMeta,
  goods: goodsMeta,
  'handwashing-days': handwashingDayMeta,
  'handwashing-devices': handwashingDeviceMeta,
  'handwashing-records': handwashingRecordMeta,
  'import-tasks': importTaskMeta,
  layouts: layoutMeta,
  'layout-drafts': layoutDraftMeta,
  'layout-versions': layoutVersionMeta,
  'market-orders': marketOrderMeta,
  materials: materialMeta,
  'material-categories': materialCategoryMeta,
  'material-folders': materialFolderMeta,
  'monitor-plans': monitorPlanMeta,
  'monitor-tasks': monitorTaskMeta,
  notices: noticeMeta,
  'notice-settings': noticeSettingMeta,
  'offline-packages': offlinePackageMeta,
  'operation-logs': operationLogMeta,
  'page-errors': pageErrorMeta,
  'play-sums': playSumMeta,
  'promotion-groups': promotionGroupMeta,
  'proofs-of-play': proofOfPlayMeta,
  proxies: proxyMeta,
  roles: roleMeta,
  'saved-views': savedViewMeta,
  'screen-sums': screenSumMeta,
  'software-settings': softwareSettingMeta,
  stores: storeMeta,
  tags: tagMeta,
  'take-downs': takeDownMeta,
  'take-down-screens': takeDownScreenMeta,
  'temperature-days': temperatureDayMeta,
  'temperature-devices': temperatureDeviceMeta,
  'temperature-records': temperatureRecordMeta,
  'usage-pages': usagePageMeta,
  verifications: verificationMeta,
  'wallet-records': walletRecordMeta,
  'warning-events': warningEventMeta,
  'warning-rules': warningRuleMeta,
  'warning-settings': warningSettingMeta,
};
