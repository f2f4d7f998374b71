// Made by codegen from schemas/. Do not edit: change the schemas.

import type { EntityMeta, TableMeta } from '#core/entity/meta.ts';
import type { Rule, RuleContext, Values, Whens } from '#core/entity/rule.ts';
import { accountDerive } from '#generated/model/accounts/derive.gen.ts';
import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { accountRules, accountWhens } from '#generated/model/accounts/types.gen.ts';
import { adDeliveryDerive } from '#generated/model/ad-deliveries/derive.gen.ts';
import { adDeliveryMeta } from '#generated/model/ad-deliveries/meta.gen.ts';
import { adDeliveryRules, adDeliveryWhens } from '#generated/model/ad-deliveries/types.gen.ts';
import { adSlotDerive } from '#generated/model/ad-slots/derive.gen.ts';
import { adSlotMeta } from '#generated/model/ad-slots/meta.gen.ts';
import { adSlotRules, adSlotWhens } from '#generated/model/ad-slots/types.gen.ts';
import { adsOrderDerive } from '#generated/model/ads-orders/derive.gen.ts';
import { adsOrderMeta } from '#generated/model/ads-orders/meta.gen.ts';
import { adsOrderRules, adsOrderWhens } from '#generated/model/ads-orders/types.gen.ts';
import { adDerive } from '#generated/model/ads/derive.gen.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { adRules, adWhens } from '#generated/model/ads/types.gen.ts';
import { alarmDerive } from '#generated/model/alarms/derive.gen.ts';
import { alarmMeta } from '#generated/model/alarms/meta.gen.ts';
import { alarmRules, alarmWhens } from '#generated/model/alarms/types.gen.ts';
import { auctionDerive } from '#generated/model/auctions/derive.gen.ts';
import { auctionMeta } from '#generated/model/auctions/meta.gen.ts';
import { auctionRules, auctionWhens } from '#generated/model/auctions/types.gen.ts';
import { callTimeDerive } from '#generated/model/call-times/derive.gen.ts';
import { callTimeMeta } from '#generated/model/call-times/meta.gen.ts';
import { callTimeRules, callTimeWhens } from '#generated/model/call-times/types.gen.ts';
import { campaignDerive } from '#generated/model/campaigns/derive.gen.ts';
import { campaignMeta } from '#generated/model/campaigns/meta.gen.ts';
import { campaignRules, campaignWhens } from '#generated/model/campaigns/types.gen.ts';
import { castDerive } from '#generated/model/casts/derive.gen.ts';
import { castMeta } from '#generated/model/casts/meta.gen.ts';
import { castRules, castWhens } from '#generated/model/casts/types.gen.ts';
import { corporationDerive } from '#generated/model/corporations/derive.gen.ts';
import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import { corporationRules, corporationWhens } from '#generated/model/corporations/types.gen.ts';
import { dataCardDerive } from '#generated/model/data-cards/derive.gen.ts';
import { dataCardMeta } from '#generated/model/data-cards/meta.gen.ts';
import { dataCardRules, dataCardWhens } from '#generated/model/data-cards/types.gen.ts';
import { demandPartnerDerive } from '#generated/model/demand-partners/derive.gen.ts';
import { demandPartnerMeta } from '#generated/model/demand-partners/meta.gen.ts';
import { demandPartnerRules, demandPartnerWhens } from '#generated/model/demand-partners/types.gen.ts';
import { departmentDerive } from '#generated/model/departments/derive.gen.ts';
import { departmentMeta } from '#generated/model/departments/meta.gen.ts';
import { departmentRules, departmentWhens } from '#generated/model/departments/types.gen.ts';
import { deviceCommandDerive } from '#generated/model/device-commands/derive.gen.ts';
import { deviceCommandMeta } from '#generated/model/device-commands/meta.gen.ts';
import { deviceCommandRules, deviceCommandWhens } from '#generated/model/device-commands/types.gen.ts';
import { deviceGrantDerive } from '#generated/model/device-grants/derive.gen.ts';
import { deviceGrantMeta } from '#generated/model/device-grants/meta.gen.ts';
import { deviceGrantRules, deviceGrantWhens } from '#generated/model/device-grants/types.gen.ts';
import { deviceGroupGrantDerive } from '#generated/model/device-group-grants/derive.gen.ts';
import { deviceGroupGrantMeta } from '#generated/model/device-group-grants/meta.gen.ts';
import { deviceGroupGrantRules, deviceGroupGrantWhens } from '#generated/model/device-group-grants/types.gen.ts';
import { deviceGroupDerive } from '#generated/model/device-groups/derive.gen.ts';
import { deviceGroupMeta } from '#generated/model/device-groups/meta.gen.ts';
import { deviceGroupRules, deviceGroupWhens } from '#generated/model/device-groups/types.gen.ts';
import { devicePointDerive } from '#generated/model/device-points/derive.gen.ts';
import { devicePointMeta } from '#generated/model/device-points/meta.gen.ts';
import { devicePointRules, devicePointWhens } from '#generated/model/device-points/types.gen.ts';
import { deviceSetDerive } from '#generated/model/device-sets/derive.gen.ts';
import { deviceSetMeta } from '#generated/model/device-sets/meta.gen.ts';
import { deviceSetRules, deviceSetWhens } from '#generated/model/device-sets/types.gen.ts';
import { deviceTimerDerive } from '#generated/model/device-timers/derive.gen.ts';
import { deviceTimerMeta } from '#generated/model/device-timers/meta.gen.ts';
import { deviceTimerRules, deviceTimerWhens } from '#generated/model/device-timers/types.gen.ts';
import { deviceDerive } from '#generated/model/devices/derive.gen.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { deviceRules, deviceWhens } from '#generated/model/devices/types.gen.ts';
import { dictWordDerive } from '#generated/model/dict-words/derive.gen.ts';
import { dictWordMeta } from '#generated/model/dict-words/meta.gen.ts';
import { dictWordRules, dictWordWhens } from '#generated/model/dict-words/types.gen.ts';
import { firmwareTaskScreenDerive } from '#generated/model/firmware-task-screens/derive.gen.ts';
import { firmwareTaskScreenMeta } from '#generated/model/firmware-task-screens/meta.gen.ts';
import { firmwareTaskScreenRules, firmwareTaskScreenWhens } from '#generated/model/firmware-task-screens/types.gen.ts';
import { firmwareTaskDerive } from '#generated/model/firmware-tasks/derive.gen.ts';
import { firmwareTaskMeta } from '#generated/model/firmware-tasks/meta.gen.ts';
import { firmwareTaskRules, firmwareTaskWhens } from '#generated/model/firmware-tasks/types.gen.ts';
import { firmwareDerive } from '#generated/model/firmwares/derive.gen.ts';
import { firmwareMeta } from '#generated/model/firmwares/meta.gen.ts';
import { firmwareRules, firmwareWhens } from '#generated/model/firmwares/types.gen.ts';
import { flowSumDerive } from '#generated/model/flow-sums/derive.gen.ts';
import { flowSumMeta } from '#generated/model/flow-sums/meta.gen.ts';
import { flowSumRules, flowSumWhens } from '#generated/model/flow-sums/types.gen.ts';
import { goodsDerive } from '#generated/model/goods/derive.gen.ts';
import { goodsMeta } from '#generated/model/goods/meta.gen.ts';
import { goodsRules, goodsWhens } from '#generated/model/goods/types.gen.ts';
import { handwashingDayDerive } from '#generated/model/handwashing-days/derive.gen.ts';
import { handwashingDayMeta } from '#generated/model/handwashing-days/meta.gen.ts';
import { handwashingDayRules, handwashingDayWhens } from '#generated/model/handwashing-days/types.gen.ts';
import { handwashingDeviceDerive } from '#generated/model/handwashing-devices/derive.gen.ts';
import { handwashingDeviceMeta } from '#generated/model/handwashing-devices/meta.gen.ts';
import { handwashingDeviceRules, handwashingDeviceWhens } from '#generated/model/handwashing-devices/types.gen.ts';
import { handwashingRecordDerive } from '#generated/model/handwashing-records/derive.gen.ts';
import { handwashingRecordMeta } from '#generated/model/handwashing-records/meta.gen.ts';
import { handwashingRecordRules, handwashingRecordWhens } from '#generated/model/handwashing-records/types.gen.ts';
import { importTaskDerive } from '#generated/model/import-tasks/derive.gen.ts';
import { importTaskMeta } from '#generated/model/import-tasks/meta.gen.ts';
import { importTaskRules, importTaskWhens } from '#generated/model/import-tasks/types.gen.ts';
import { layoutDraftDerive } from '#generated/model/layout-drafts/derive.gen.ts';
import { layoutDraftMeta } from '#generated/model/layout-drafts/meta.gen.ts';
import { layoutDraftRules, layoutDraftWhens } from '#generated/model/layout-drafts/types.gen.ts';
import { layoutVersionDerive } from '#generated/model/layout-versions/derive.gen.ts';
import { layoutVersionMeta } from '#generated/model/layout-versions/meta.gen.ts';
import { layoutVersionRules, layoutVersionWhens } from '#generated/model/layout-versions/types.gen.ts';
import { layoutDerive } from '#generated/model/layouts/derive.gen.ts';
import { layoutMeta } from '#generated/model/layouts/meta.gen.ts';
import { layoutRules, layoutWhens } from '#generated/model/layouts/types.gen.ts';
import { marketOrderDerive } from '#generated/model/market-orders/derive.gen.ts';
import { marketOrderMeta } from '#generated/model/market-orders/meta.gen.ts';
import { marketOrderRules, marketOrderWhens } from '#generated/model/market-orders/types.gen.ts';
import { materialCategoryDerive } from '#generated/model/material-categories/derive.gen.ts';
import { materialCategoryMeta } from '#generated/model/material-categories/meta.gen.ts';
import { materialCategoryRules, materialCategoryWhens } from '#generated/model/material-categories/types.gen.ts';
import { materialFolderDerive } from '#generated/model/material-folders/derive.gen.ts';
import { materialFolderMeta } from '#generated/model/material-folders/meta.gen.ts';
import { materialFolderRules, materialFolderWhens } from '#generated/model/material-folders/types.gen.ts';
import { materialDerive } from '#generated/model/materials/derive.gen.ts';
import { materialMeta } from '#generated/model/materials/meta.gen.ts';
import { materialRules, materialWhens } from '#generated/model/materials/types.gen.ts';
import { monitorPlanDerive } from '#generated/model/monitor-plans/derive.gen.ts';
import { monitorPlanMeta } from '#generated/model/monitor-plans/meta.gen.ts';
import { monitorPlanRules, monitorPlanWhens } from '#generated/model/monitor-plans/types.gen.ts';
import { monitorTaskDerive } from '#generated/model/monitor-tasks/derive.gen.ts';
import { monitorTaskMeta } from '#generated/model/monitor-tasks/meta.gen.ts';
import { monitorTaskRules, monitorTaskWhens } from '#generated/model/monitor-tasks/types.gen.ts';
import { noticeSettingDerive } from '#generated/model/notice-settings/derive.gen.ts';
import { noticeSettingMeta } from '#generated/model/notice-settings/meta.gen.ts';
import { noticeSettingRules, noticeSettingWhens } from '#generated/model/notice-settings/types.gen.ts';
import { noticeDerive } from '#generated/model/notices/derive.gen.ts';
import { noticeMeta } from '#generated/model/notices/meta.gen.ts';
import { noticeRules, noticeWhens } from '#generated/model/notices/types.gen.ts';
import { offlinePackageDerive } from '#generated/model/offline-packages/derive.gen.ts';
import { offlinePackageMeta } from '#generated/model/offline-packages/meta.gen.ts';
import { offlinePackageRules, offlinePackageWhens } from '#generated/model/offline-packages/types.gen.ts';
import { operationLogDerive } from '#generated/model/operation-logs/derive.gen.ts';
import { operationLogMeta } from '#generated/model/operation-logs/meta.gen.ts';
import { operationLogRules, operationLogWhens } from '#generated/model/operation-logs/types.gen.ts';
import { pageErrorDerive } from '#generated/model/page-errors/derive.gen.ts';
import { pageErrorMeta } from '#generated/model/page-errors/meta.gen.ts';
import { pageErrorRules, pageErrorWhens } from '#generated/model/page-errors/types.gen.ts';
import { playSumDerive } from '#generated/model/play-sums/derive.gen.ts';
import { playSumMeta } from '#generated/model/play-sums/meta.gen.ts';
import { playSumRules, playSumWhens } from '#generated/model/play-sums/types.gen.ts';
import { promotionGroupDerive } from '#generated/model/promotion-groups/derive.gen.ts';
import { promotionGroupMeta } from '#generated/model/promotion-groups/meta.gen.ts';
import { promotionGroupRules, promotionGroupWhens } from '#generated/model/promotion-groups/types.gen.ts';
import { proofOfPlayDerive } from '#generated/model/proofs-of-play/derive.gen.ts';
import { proofOfPlayMeta } from '#generated/model/proofs-of-play/meta.gen.ts';
import { proofOfPlayRules, proofOfPlayWhens } from '#generated/model/proofs-of-play/types.gen.ts';
import { proxyDerive } from '#generated/model/proxies/derive.gen.ts';
import { proxyMeta } from '#generated/model/proxies/meta.gen.ts';
import { proxyRules, proxyWhens } from '#generated/model/proxies/types.gen.ts';
import { roleDerive } from '#generated/model/roles/derive.gen.ts';
import { roleMeta } from '#generated/model/roles/meta.gen.ts';
import { roleRules, roleWhens } from '#generated/model/roles/types.gen.ts';
import { savedViewDerive } from '#generated/model/saved-views/derive.gen.ts';
import { savedViewMeta } from '#generated/model/saved-views/meta.gen.ts';
import { savedViewRules, savedViewWhens } from '#generated/model/saved-views/types.gen.ts';
import { screenSumDerive } from '#generated/model/screen-sums/derive.gen.ts';
import { screenSumMeta } from '#generated/model/screen-sums/meta.gen.ts';
import { screenSumRules, screenSumWhens } from '#generated/model/screen-sums/types.gen.ts';
import { softwareSettingDerive } from '#generated/model/software-settings/derive.gen.ts';
import { softwareSettingMeta } from '#generated/model/software-settings/meta.gen.ts';
import { softwareSettingRules, softwareSettingWhens } from '#generated/model/software-settings/types.gen.ts';
import { storeDerive } from '#generated/model/stores/derive.gen.ts';
import { storeMeta } from '#generated/model/stores/meta.gen.ts';
import { storeRules, storeWhens } from '#generated/model/stores/types.gen.ts';
import { tagDerive } from '#generated/model/tags/derive.gen.ts';
import { tagMeta } from '#generated/model/tags/meta.gen.ts';
import { tagRules, tagWhens } from '#generated/model/tags/types.gen.ts';
import { takeDownScreenDerive } from '#generated/model/take-down-screens/derive.gen.ts';
import { takeDownScreenMeta } from '#generated/model/take-down-screens/meta.gen.ts';
import { takeDownScreenRules, takeDownScreenWhens } from '#generated/model/take-down-screens/types.gen.ts';
import { takeDownDerive } from '#generated/model/take-downs/derive.gen.ts';
import { takeDownMeta } from '#generated/model/take-downs/meta.gen.ts';
import { takeDownRules, takeDownWhens } from '#generated/model/take-downs/types.gen.ts';
import { temperatureDayDerive } from '#generated/model/temperature-days/derive.gen.ts';
import { temperatureDayMeta } from '#generated/model/temperature-days/meta.gen.ts';
import { temperatureDayRules, temperatureDayWhens } from '#generated/model/temperature-days/types.gen.ts';
import { temperatureDeviceDerive } from '#generated/model/temperature-devices/derive.gen.ts';
import { temperatureDeviceMeta } from '#generated/model/temperature-devices/meta.gen.ts';
import { temperatureDeviceRules, temperatureDeviceWhens } from '#generated/model/temperature-devices/types.gen.ts';
import { temperatureRecordDerive } from '#generated/model/temperature-records/derive.gen.ts';
import { temperatureRecordMeta } from '#generated/model/temperature-records/meta.gen.ts';
import { temperatureRecordRules, temperatureRecordWhens } from '#generated/model/temperature-records/types.gen.ts';
import { usagePageDerive } from '#generated/model/usage-pages/derive.gen.ts';
import { usagePageMeta } from '#generated/model/usage-pages/meta.gen.ts';
import { usagePageRules, usagePageWhens } from '#generated/model/usage-pages/types.gen.ts';
import { verificationDerive } from '#generated/model/verifications/derive.gen.ts';
import { verificationMeta } from '#generated/model/verifications/meta.gen.ts';
import { verificationRules, verificationWhens } from '#generated/model/verifications/types.gen.ts';
import { walletRecordDerive } from '#generated/model/wallet-records/derive.gen.ts';
import { walletRecordMeta } from '#generated/model/wallet-records/meta.gen.ts';
import { walletRecordRules, walletRecordWhens } from '#generated/model/wallet-records/types.gen.ts';
import { warningEventDerive } from '#generated/model/warning-events/derive.gen.ts';
import { warningEventMeta } from '#generated/model/warning-events/meta.gen.ts';
import { warningEventRules, warningEventWhens } from '#generated/model/warning-events/types.gen.ts';
import { warningRuleDerive } from '#generated/model/warning-rules/derive.gen.ts';
import { warningRuleMeta } from '#generated/model/warning-rules/meta.gen.ts';
import { warningRuleRules, warningRuleWhens } from '#generated/model/warning-rules/types.gen.ts';
import { warningSettingDerive } from '#generated/model/warning-settings/derive.gen.ts';
import { warningSettingMeta } from '#generated/model/warning-settings/meta.gen.ts';
import { warningSettingRules, warningSettingWhens } from '#generated/model/warning-settings/types.gen.ts';
import type { AccountStored } from './accounts.gen.ts';
import { accountKeeps, accountRefFilters, accountSystem, accountTable, accountViews } from './accounts.gen.ts';
import type { AdDeliveryStored } from './ad-deliveries.gen.ts';
import { adDeliveryRefFilters, adDeliverySystem, adDeliveryTable, adDeliveryViews } from './ad-deliveries.gen.ts';
import type { AdSlotStored } from './ad-slots.gen.ts';
import { adSlotKeeps, adSlotRefFilters, adSlotSystem, adSlotTable, adSlotViews } from './ad-slots.gen.ts';
import type { AdsOrderStored } from './ads-orders.gen.ts';
import { adsOrderKeeps, adsOrderRefFilters, adsOrderSystem, adsOrderTable, adsOrderViews } from './ads-orders.gen.ts';
import type { AdStored } from './ads.gen.ts';
import { adKeeps, adRefFilters, adSystem, adTable, adViews } from './ads.gen.ts';
import type { AlarmStored } from './alarms.gen.ts';
import { alarmRefFilters, alarmSystem, alarmTable, alarmViews } from './alarms.gen.ts';
import type { AuctionStored } from './auctions.gen.ts';
import { auctionRefFilters, auctionSystem, auctionTable, auctionViews } from './auctions.gen.ts';
import type { CallTimeStored } from './call-times.gen.ts';
import { callTimeRefFilters, callTimeSystem, callTimeTable, callTimeViews } from './call-times.gen.ts';
import type { CampaignStored } from './campaigns.gen.ts';
import { campaignRefFilters, campaignSystem, campaignTable, campaignTotals, campaignViews } from './campaigns.gen.ts';
import type { CastStored } from './casts.gen.ts';
import { castRefFilters, castSystem, castTable, castViews } from './casts.gen.ts';
import type { CorporationStored } from './corporations.gen.ts';
import { corporationRefFilters, corporationSystem, corporationTable, corporationViews } from './corporations.gen.ts';
import type { DataCardStored } from './data-cards.gen.ts';
import { dataCardRefFilters, dataCardSystem, dataCardTable, dataCardTotals, dataCardViews } from './data-cards.gen.ts';
import type { DemandPartnerStored } from './demand-partners.gen.ts';
import { demandPartnerRefFilters, demandPartnerSystem, demandPartnerTable, demandPartnerViews } from './demand-partners.gen.ts';
import type { DepartmentStored } from './departments.gen.ts';
import { departmentKeeps, departmentRefFilters, departmentSystem, departmentTable, departmentViews } from './departments.gen.ts';
import type { DeviceCommandStored } from './device-commands.gen.ts';
import { deviceCommandRefFilters, deviceCommandSystem, deviceCommandTable, deviceCommandViews } from './device-commands.gen.ts';
import type { DeviceGrantStored } from './device-grants.gen.ts';
import { deviceGrantRefFilters, deviceGrantSystem, deviceGrantTable, deviceGrantViews } from './device-grants.gen.ts';
import type { DeviceGroupGrantStored } from './device-group-grants.gen.ts';
import { deviceGroupGrantRefFilters, deviceGroupGrantSystem, deviceGroupGrantTable, deviceGroupGrantViews } from './device-group-grants.gen.ts';
import type { DeviceGroupStored } from './device-groups.gen.ts';
import { deviceGroupKeeps, deviceGroupRefFilters, deviceGroupSystem, deviceGroupTable, deviceGroupViews } from './device-groups.gen.ts';
import type { DevicePointStored } from './device-points.gen.ts';
import { devicePointRefFilters, devicePointSystem, devicePointTable, devicePointViews } from './device-points.gen.ts';
import type { DeviceSetStored } from './device-sets.gen.ts';
import { deviceSetRefFilters, deviceSetSystem, deviceSetTable, deviceSetViews } from './device-sets.gen.ts';
import type { DeviceTimerStored } from './device-timers.gen.ts';
import { deviceTimerRefFilters, deviceTimerSystem, deviceTimerTable, deviceTimerViews } from './device-timers.gen.ts';
import type { DeviceStored } from './devices.gen.ts';
import { deviceKeeps, deviceRefFilters, deviceSystem, deviceTable, deviceViews } from './devices.gen.ts';
import type { DictWordStored } from './dict-words.gen.ts';
import { dictWordRefFilters, dictWordSystem, dictWordTable, dictWordViews } from './dict-words.gen.ts';
import type { FirmwareTaskScreenStored } from './firmware-task-screens.gen.ts';
import { firmwareTaskScreenRefFilters, firmwareTaskScreenSystem, firmwareTaskScreenTable, firmwareTaskScreenViews } from './firmware-task-screens.gen.ts';
import type { FirmwareTaskStored } from './firmware-tasks.gen.ts';
import { firmwareTaskKeeps, firmwareTaskRefFilters, firmwareTaskSystem, firmwareTaskTable, firmwareTaskViews } from './firmware-tasks.gen.ts';
import type { FirmwareStored } from './firmwares.gen.ts';
import { firmwareRefFilters, firmwareSystem, firmwareTable, firmwareViews } from './firmwares.gen.ts';
import type { FlowSumStored } from './flow-sums.gen.ts';
import { flowSumRefFilters, flowSumSystem, flowSumTable, flowSumViews } from './flow-sums.gen.ts';
import type { GoodsStored } from './goods.gen.ts';
import { goodsRefFilters, goodsSystem, goodsTable, goodsViews } from './goods.gen.ts';
import type { HandwashingDayStored } from './handwashing-days.gen.ts';
import { handwashingDayRefFilters, handwashingDaySystem, handwashingDayTable, handwashingDayViews } from './handwashing-days.gen.ts';
import type { HandwashingDeviceStored } from './handwashing-devices.gen.ts';
import { handwashingDeviceRefFilters, handwashingDeviceSystem, handwashingDeviceTable, handwashingDeviceViews } from './handwashing-devices.gen.ts';
import type { HandwashingRecordStored } from './handwashing-records.gen.ts';
import { handwashingRecordRefFilters, handwashingRecordSystem, handwashingRecordTable, handwashingRecordViews } from './handwashing-records.gen.ts';
import type { ImportTaskStored } from './import-tasks.gen.ts';
import { importTaskRefFilters, importTaskSystem, importTaskTable, importTaskViews } from './import-tasks.gen.ts';
import type { LayoutDraftStored } from './layout-drafts.gen.ts';
import { layoutDraftRefFilters, layoutDraftSystem, layoutDraftTable, layoutDraftViews } from './layout-drafts.gen.ts';
import type { LayoutVersionStored } from './layout-versions.gen.ts';
import { layoutVersionRefFilters, layoutVersionSystem, layoutVersionTable, layoutVersionViews } from './layout-versions.gen.ts';
import type { LayoutStored } from './layouts.gen.ts';
import { layoutKeeps, layoutRefFilters, layoutSystem, layoutTable, layoutViews } from './layouts.gen.ts';
import type { MarketOrderStored } from './market-orders.gen.ts';
import { marketOrderRefFilters, marketOrderSystem, marketOrderTable, marketOrderViews } from './market-orders.gen.ts';
import type { MaterialCategoryStored } from './material-categories.gen.ts';
import { materialCategoryRefFilters, materialCategorySystem, materialCategoryTable, materialCategoryViews } from './material-categories.gen.ts';
import type { MaterialFolderStored } from './material-folders.gen.ts';
import { materialFolderKeeps, materialFolderRefFilters, materialFolderSystem, materialFolderTable, materialFolderViews } from './material-folders.gen.ts';
import type { MaterialStored } from './materials.gen.ts';
import { materialKeeps, materialRefFilters, materialSystem, materialTable, materialViews } from './materials.gen.ts';
import type { MonitorPlanStored } from './monitor-plans.gen.ts';
import { monitorPlanRefFilters, monitorPlanSystem, monitorPlanTable, monitorPlanViews } from './monitor-plans.gen.ts';
import type { MonitorTaskStored } from './monitor-tasks.gen.ts';
import { monitorTaskRefFilters, monitorTaskSystem, monitorTaskTable, monitorTaskViews } from './monitor-tasks.gen.ts';
import type { NoticeSettingStored } from './notice-settings.gen.ts';
import { noticeSettingRefFilters, noticeSettingSystem, noticeSettingTable, noticeSettingViews } from './notice-settings.gen.ts';
import type { NoticeStored } from './notices.gen.ts';
import { noticeRefFilters, noticeSystem, noticeTable, noticeViews } from './notices.gen.ts';
import type { OfflinePackageStored } from './offline-packages.gen.ts';
import { offlinePackageRefFilters, offlinePackageSystem, offlinePackageTable, offlinePackageViews } from './offline-packages.gen.ts';
import type { OperationLogStored } from './operation-logs.gen.ts';
import { operationLogRefFilters, operationLogSystem, operationLogTable, operationLogViews } from './operation-logs.gen.ts';
import type { PageErrorStored } from './page-errors.gen.ts';
import { pageErrorRefFilters, pageErrorSystem, pageErrorTable, pageErrorViews } from './page-errors.gen.ts';
import type { PlaySumStored } from './play-sums.gen.ts';
import { playSumRefFilters, playSumSystem, playSumTable, playSumViews } from './play-sums.gen.ts';
import type { Amount, Keep, Predicate, SystemTransition } from './predicate.gen.ts';
import type { PromotionGroupStored } from './promotion-groups.gen.ts';
import { promotionGroupKeeps, promotionGroupRefFilters, promotionGroupSystem, promotionGroupTable, promotionGroupViews } from './promotion-groups.gen.ts';
import type { ProofOfPlayStored } from './proofs-of-play.gen.ts';
import { proofOfPlayRefFilters, proofOfPlaySystem, proofOfPlayTable, proofOfPlayViews } from './proofs-of-play.gen.ts';
import type { ProxyStored } from './proxies.gen.ts';
import { proxyRefFilters, proxySystem, proxyTable, proxyViews } from './proxies.gen.ts';
import type { RoleStored } from './roles.gen.ts';
import { roleRefFilters, roleSystem, roleTable, roleViews } from './roles.gen.ts';
import type { SavedViewStored } from './saved-views.gen.ts';
import { savedViewRefFilters, savedViewSystem, savedViewTable, savedViewViews } from './saved-views.gen.ts';
import type { ScreenSumStored } from './screen-sums.gen.ts';
import { screenSumRefFilters, screenSumSystem, screenSumTable, screenSumViews } from './screen-sums.gen.ts';
import type { SoftwareSettingStored } from './software-settings.gen.ts';
import { softwareSettingRefFilters, softwareSettingSystem, softwareSettingTable, softwareSettingViews } from './software-settings.gen.ts';
import type { StoreStored } from './stores.gen.ts';
import { storeRefFilters, storeSystem, storeTable, storeViews } from './stores.gen.ts';
import type { TagStored } from './tags.gen.ts';
import { tagRefFilters, tagSystem, tagTable, tagViews } from './tags.gen.ts';
import type { TakeDownScreenStored } from './take-down-screens.gen.ts';
import { takeDownScreenRefFilters, takeDownScreenSystem, takeDownScreenTable, takeDownScreenViews } from './take-down-screens.gen.ts';
import type { TakeDownStored } from './take-downs.gen.ts';
import { takeDownRefFilters, takeDownSystem, takeDownTable, takeDownViews } from './take-downs.gen.ts';
import type { TemperatureDayStored } from './temperature-days.gen.ts';
import { temperatureDayRefFilters, temperatureDaySystem, temperatureDayTable, temperatureDayViews } from './temperature-days.gen.ts';
import type { TemperatureDeviceStored } from './temperature-devices.gen.ts';
import { temperatureDeviceRefFilters, temperatureDeviceSystem, temperatureDeviceTable, temperatureDeviceViews } from './temperature-devices.gen.ts';
import type { TemperatureRecordStored } from './temperature-records.gen.ts';
import { temperatureRecordRefFilters, temperatureRecordSystem, temperatureRecordTable, temperatureRecordViews } from './temperature-records.gen.ts';
import type { UsagePageStored } from './usage-pages.gen.ts';
import { usagePageRefFilters, usagePageSystem, usagePageTable, usagePageViews } from './usage-pages.gen.ts';
import type { VerificationStored } from './verifications.gen.ts';
import { verificationRefFilters, verificationSystem, verificationTable, verificationViews } from './verifications.gen.ts';
import type { WalletRecordStored } from './wallet-records.gen.ts';
import { walletRecordRefFilters, walletRecordSystem, walletRecordTable, walletRecordViews } from './wallet-records.gen.ts';
import type { WarningEventStored } from './warning-events.gen.ts';
import { warningEventRefFilters, warningEventSystem, warningEventTable, warningEventViews } from './warning-events.gen.ts';
import type { WarningRuleStored } from './warning-rules.gen.ts';
import { warningRuleRefFilters, warningRuleSystem, warningRuleTable, warningRuleViews } from './warning-rules.gen.ts';
import type { WarningSettingStored } from './warning-settings.gen.ts';
import { warningSettingRefFilters, warningSettingSystem, warningSettingTable, warningSettingViews } from './warning-settings.gen.ts';

export interface Rows {
  accounts: AccountStored;
  ads: AdStored;
  adDeliveries: AdDeliveryStored;
  adSlots: AdSlotStored;
  adsOrders: AdsOrderStored;
  alarms: AlarmStored;
  auctions: AuctionStored;
  callTimes: CallTimeStored;
  campaigns: CampaignStored;
  casts: CastStored;
  corporations: CorporationStored;
  dataCards: DataCardStored;
  demandPartners: DemandPartnerStored;
  departments: DepartmentStored;
  devices: DeviceStored;
  deviceCommands: DeviceCommandStored;
  deviceGrants: DeviceGrantStored;
  deviceGroups: DeviceGroupStored;
  deviceGroupGrants: DeviceGroupGrantStored;
  devicePoints: DevicePointStored;
  deviceSets: DeviceSetStored;
  deviceTimers: DeviceTimerStored;
  dictWords: DictWordStored;
  firmwares: FirmwareStored;
  firmwareTasks: FirmwareTaskStored;
  firmwareTaskScreens: FirmwareTaskScreenStored;
  flowSums: FlowSumStored;
  goods: GoodsStored;
  handwashingDays: HandwashingDayStored;
  handwashingDevices: HandwashingDeviceStored;
  handwashingRecords: HandwashingRecordStored;
  importTasks: ImportTaskStored;
  layouts: LayoutStored;
  layoutDrafts: LayoutDraftStored;
  layoutVersions: LayoutVersionStored;
  marketOrders: MarketOrderStored;
  materials: MaterialStored;
  materialCategories: MaterialCategoryStored;
  materialFolders: MaterialFolderStored;
  monitorPlans: MonitorPlanStored;
  monitorTasks: MonitorTaskStored;
  notices: NoticeStored;
  noticeSettings: NoticeSettingStored;
  offlinePackages: OfflinePackageStored;
  operationLogs: OperationLogStored;
  pageErrors: PageErrorStored;
  playSums: PlaySumStored;
  promotionGroups: PromotionGroupStored;
  proofsOfPlay: ProofOfPlayStored;
  proxies: ProxyStored;
  roles: RoleStored;
  savedViews: SavedViewStored;
  screenSums: ScreenSumStored;
  softwareSettings: SoftwareSettingStored;
  stores: StoreStored;
  tags: TagStored;
  takeDowns: TakeDownStored;
  takeDownScreens: TakeDownScreenStored;
  temperatureDays: TemperatureDayStored;
  temperatureDevices: TemperatureDeviceStored;
  temperatureRecords: TemperatureRecordStored;
  usagePages: UsagePageStored;
  verifications: VerificationStored;
  walletRecords: WalletRecordStored;
  warningEvents: WarningEventStored;
  warningRules: WarningRuleStored;
  warningSettings: WarningSettingStored;
}

export type TableName = keyof Rows;

/** The table of each entity, by the entity's name. */
export interface TableOf {
  account: 'accounts';
  ad: 'ads';
  adDelivery: 'adDeliveries';
  adSlot: 'adSlots';
  adsOrder: 'adsOrders';
  alarm: 'alarms';
  auction: 'auctions';
  callTime: 'callTimes';
  campaign: 'campaigns';
  cast: 'casts';
  corporation: 'corporations';
  dataCard: 'dataCards';
  demandPartner: 'demandPartners';
  department: 'departments';
  device: 'devices';
  deviceCommand: 'deviceCommands';
  deviceGrant: 'deviceGrants';
  deviceGroup: 'deviceGroups';
  deviceGroupGrant: 'deviceGroupGrants';
  devicePoint: 'devicePoints';
  deviceSet: 'deviceSets';
  deviceTimer: 'deviceTimers';
  dictWord: 'dictWords';
  firmware: 'firmwares';
  firmwareTask: 'firmwareTasks';
  firmwareTaskScreen: 'firmwareTaskScreens';
  flowSum: 'flowSums';
  goods: 'goods';
  handwashingDay: 'handwashingDays';
  handwashingDevice: 'handwashingDevices';
  handwashingRecord: 'handwashingRecords';
  importTask: 'importTasks';
  layout: 'layouts';
  layoutDraft: 'layoutDrafts';
  layoutVersion: 'layoutVersions';
  marketOrder: 'marketOrders';
  material: 'materials';
  materialCategory: 'materialCategories';
  materialFolder: 'materialFolders';
  monitorPlan: 'monitorPlans';
  monitorTask: 'monitorTasks';
  notice: 'notices';
  noticeSetting: 'noticeSettings';
  offlinePackage: 'offlinePackages';
  operationLog: 'operationLogs';
  pageError: 'pageErrors';
  playSum: 'playSums';
  promotionGroup: 'promotionGroups';
  proofOfPlay: 'proofsOfPlay';
  proxy: 'proxies';
  role: 'roles';
  savedView: 'savedViews';
  screenSum: 'screenSums';
  softwareSetting: 'softwareSettings';
  store: 'stores';
  tag: 'tags';
  takeDown: 'takeDowns';
  takeDownScreen: 'takeDownScreens';
  temperatureDay: 'temperatureDays';
  temperatureDevice: 'temperatureDevices';
  temperatureRecord: 'temperatureRecords';
  usagePage: 'usagePages';
  verification: 'verifications';
  walletRecord: 'walletRecords';
  warningEvent: 'warningEvents';
  warningRule: 'warningRules';
  warningSetting: 'warningSettings';
}

export const tables: Readonly<Record<TableName, TableMeta>> = {
  accounts: accountTable,
  ads: adTable,
  adDeliveries: adDeliveryTable,
  adSlots: adSlotTable,
  adsOrders: adsOrderTable,
  alarms: alarmTable,
  auctions: auctionTable,
  callTimes: callTimeTable,
  campaigns: campaignTable,
  casts: castTable,
  corporations: corporationTable,
  dataCards: dataCardTable,
  demandPartners: demandPartnerTable,
  departments: departmentTable,
  devices: deviceTable,
  deviceCommands: deviceCommandTable,
  deviceGrants: deviceGrantTable,
  deviceGroups: deviceGroupTable,
  deviceGroupGrants: deviceGroupGrantTable,
  devicePoints: devicePointTable,
  deviceSets: deviceSetTable,
  deviceTimers: deviceTimerTable,
  dictWords: dictWordTable,
  firmwares: firmwareTable,
  firmwareTasks: firmwareTaskTable,
  firmwareTaskScreens: firmwareTaskScreenTable,
  flowSums: flowSumTable,
  goods: goodsTable,
  handwashingDays: handwashingDayTable,
  handwashingDevices: handwashingDeviceTable,
  handwashingRecords: handwashingRecordTable,
  importTasks: importTaskTable,
  layouts: layoutTable,
  layoutDrafts: layoutDraftTable,
  layoutVersions: layoutVersionTable,
  marketOrders: marketOrderTable,
  materials: materialTable,
  materialCategories: materialCategoryTable,
  materialFolders: materialFolderTable,
  monitorPlans: monitorPlanTable,
  monitorTasks: monitorTaskTable,
  notices: noticeTable,
  noticeSettings: noticeSettingTable,
  offlinePackages: offlinePackageTable,
  operationLogs: operationLogTable,
  pageErrors: pageErrorTable,
  playSums: playSumTable,
  promotionGroups: promotionGroupTable,
  proofsOfPlay: proofOfPlayTable,
  proxies: proxyTable,
  roles: roleTable,
  savedViews: savedViewTable,
  screenSums: screenSumTable,
  softwareSettings: softwareSettingTable,
  stores: storeTable,
  tags: tagTable,
  takeDowns: takeDownTable,
  takeDownScreens: takeDownScreenTable,
  temperatureDays: temperatureDayTable,
  temperatureDevices: temperatureDeviceTable,
  temperatureRecords: temperatureRecordTable,
  usagePages: usagePageTable,
  verifications: verificationTable,
  walletRecords: walletRecordTable,
  warningEvents: warningEventTable,
  warningRules: warningRuleTable,
  warningSettings: warningSettingTable,
};

export const tableEntities: Readonly<Record<TableName, EntityMeta>> = {
  accounts: accountMeta,
  ads: adMeta,
  adDeliveries: adDeliveryMeta,
  adSlots: adSlotMeta,
  adsOrders: adsOrderMeta,
  alarms: alarmMeta,
  auctions: auctionMeta,
  callTimes: callTimeMeta,
  campaigns: campaignMeta,
  casts: castMeta,
  corporations: corporationMeta,
  dataCards: dataCardMeta,
  demandPartners: demandPartnerMeta,
  departments: departmentMeta,
  devices: deviceMeta,
  deviceCommands: deviceCommandMeta,
  deviceGrants: deviceGrantMeta,
  deviceGroups: deviceGroupMeta,
  deviceGroupGrants: deviceGroupGrantMeta,
  devicePoints: devicePointMeta,
  deviceSets: deviceSetMeta,
  deviceTimers: deviceTimerMeta,
  dictWords: dictWordMeta,
  firmwares: firmwareMeta,
  firmwareTasks: firmwareTaskMeta,
  firmwareTaskScreens: firmwareTaskScreenMeta,
  flowSums: flowSumMeta,
  goods: goodsMeta,
  handwashingDays: handwashingDayMeta,
  handwashingDevices: handwashingDeviceMeta,
  handwashingRecords: handwashingRecordMeta,
  importTasks: importTaskMeta,
  layouts: layoutMeta,
  layoutDrafts: layoutDraftMeta,
  layoutVersions: layoutVersionMeta,
  marketOrders: marketOrderMeta,
  materials: materialMeta,
  materialCategories: materialCategoryMeta,
  materialFolders: materialFolderMeta,
  monitorPlans: monitorPlanMeta,
  monitorTasks: monitorTaskMeta,
  notices: noticeMeta,
  noticeSettings: noticeSettingMeta,
  offlinePackages: offlinePackageMeta,
  operationLogs: operationLogMeta,
  pageErrors: pageErrorMeta,
  playSums: playSumMeta,
  promotionGroups: promotionGroupMeta,
  proofsOfPlay: proofOfPlayMeta,
  proxies: proxyMeta,
  roles: roleMeta,
  savedViews: savedViewMeta,
  screenSums: screenSumMeta,
  softwareSettings: softwareSettingMeta,
  stores: storeMeta,
  tags: tagMeta,
  takeDowns: takeDownMeta,
  takeDownScreens: takeDownScreenMeta,
  temperatureDays: temperatureDayMeta,
  temperatureDevices: temperatureDeviceMeta,
  temperatureRecords: temperatureRecordMeta,
  usagePages: usagePageMeta,
  verifications: verificationMeta,
  walletRecords: walletRecordMeta,
  warningEvents: warningEventMeta,
  warningRules: warningRuleMeta,
  warningSettings: warningSettingMeta,
};

/** Which rows each list view shows. */
export const tableViews: Readonly<Record<TableName, Readonly<Record<string, Predicate>>>> = {
  accounts: accountViews,
  ads: adViews,
  adDeliveries: adDeliveryViews,
  adSlots: adSlotViews,
  adsOrders: adsOrderViews,
  alarms: alarmViews,
  auctions: auctionViews,
  callTimes: callTimeViews,
  campaigns: campaignViews,
  casts: castViews,
  corporations: corporationViews,
  dataCards: dataCardViews,
  demandPartners: demandPartnerViews,
  departments: departmentViews,
  devices: deviceViews,
  deviceCommands: deviceCommandViews,
  deviceGrants: deviceGrantViews,
  deviceGroups: deviceGroupViews,
  deviceGroupGrants: deviceGroupGrantViews,
  devicePoints: devicePointViews,
  deviceSets: deviceSetViews,
  deviceTimers: deviceTimerViews,
  dictWords: dictWordViews,
  firmwares: firmwareViews,
  firmwareTasks: firmwareTaskViews,
  firmwareTaskScreens: firmwareTaskScreenViews,
  flowSums: flowSumViews,
  goods: goodsViews,
  handwashingDays: handwashingDayViews,
  handwashingDevices: handwashingDeviceViews,
  handwashingRecords: handwashingRecordViews,
  importTasks: importTaskViews,
  layouts: layoutViews,
  layoutDrafts: layoutDraftViews,
  layoutVersions: layoutVersionViews,
  marketOrders: marketOrderViews,
  materials: materialViews,
  materialCategories: materialCategoryViews,
  materialFolders: materialFolderViews,
  monitorPlans: monitorPlanViews,
  monitorTasks: monitorTaskViews,
  notices: noticeViews,
  noticeSettings: noticeSettingViews,
  offlinePackages: offlinePackageViews,
  operationLogs: operationLogViews,
  pageErrors: pageErrorViews,
  playSums: playSumViews,
  promotionGroups: promotionGroupViews,
  proofsOfPlay: proofOfPlayViews,
  proxies: proxyViews,
  roles: roleViews,
  savedViews: savedViewViews,
  screenSums: screenSumViews,
  softwareSettings: softwareSettingViews,
  stores: storeViews,
  tags: tagViews,
  takeDowns: takeDownViews,
  takeDownScreens: takeDownScreenViews,
  temperatureDays: temperatureDayViews,
  temperatureDevices: temperatureDeviceViews,
  temperatureRecords: temperatureRecordViews,
  usagePages: usagePageViews,
  verifications: verificationViews,
  walletRecords: walletRecordViews,
  warningEvents: warningEventViews,
  warningRules: warningRuleViews,
  warningSettings: warningSettingViews,
};

/** Computed numbers that lists add up. */
export const tableTotals: Readonly<Partial<Record<TableName, Readonly<Record<string, Amount>>>>> = { campaigns: campaignTotals, dataCards: dataCardTotals };

/** Rows that keep records of other entities from being deleted. */
export const tableKeeps: Readonly<Partial<Record<TableName, readonly Keep[]>>> = {
  accounts: accountKeeps,
  ads: adKeeps,
  adSlots: adSlotKeeps,
  adsOrders: adsOrderKeeps,
  departments: departmentKeeps,
  devices: deviceKeeps,
  deviceGroups: deviceGroupKeeps,
  firmwareTasks: firmwareTaskKeeps,
  layouts: layoutKeeps,
  materials: materialKeeps,
  materialFolders: materialFolderKeeps,
  promotionGroups: promotionGroupKeeps,
};

/** Which rows of the other entity a reference may name, by field. */
export const tableRefFilters: Readonly<Record<TableName, Readonly<Record<string, Predicate>>>> = {
  accounts: accountRefFilters,
  ads: adRefFilters,
  adDeliveries: adDeliveryRefFilters,
  adSlots: adSlotRefFilters,
  adsOrders: adsOrderRefFilters,
  alarms: alarmRefFilters,
  auctions: auctionRefFilters,
  callTimes: callTimeRefFilters,
  campaigns: campaignRefFilters,
  casts: castRefFilters,
  corporations: corporationRefFilters,
  dataCards: dataCardRefFilters,
  demandPartners: demandPartnerRefFilters,
  departments: departmentRefFilters,
  devices: deviceRefFilters,
  deviceCommands: deviceCommandRefFilters,
  deviceGrants: deviceGrantRefFilters,
  deviceGroups: deviceGroupRefFilters,
  deviceGroupGrants: deviceGroupGrantRefFilters,
  devicePoints: devicePointRefFilters,
  deviceSets: deviceSetRefFilters,
  deviceTimers: deviceTimerRefFilters,
  dictWords: dictWordRefFilters,
  firmwares: firmwareRefFilters,
  firmwareTasks: firmwareTaskRefFilters,
  firmwareTaskScreens: firmwareTaskScreenRefFilters,
  flowSums: flowSumRefFilters,
  goods: goodsRefFilters,
  handwashingDays: handwashingDayRefFilters,
  handwashingDevices: handwashingDeviceRefFilters,
  handwashingRecords: handwashingRecordRefFilters,
  importTasks: importTaskRefFilters,
  layouts: layoutRefFilters,
  layoutDrafts: layoutDraftRefFilters,
  layoutVersions: layoutVersionRefFilters,
  marketOrders: marketOrderRefFilters,
  materials: materialRefFilters,
  materialCategories: materialCategoryRefFilters,
  materialFolders: materialFolderRefFilters,
  monitorPlans: monitorPlanRefFilters,
  monitorTasks: monitorTaskRefFilters,
  notices: noticeRefFilters,
  noticeSettings: noticeSettingRefFilters,
  offlinePackages: offlinePackageRefFilters,
  operationLogs: operationLogRefFilters,
  pageErrors: pageErrorRefFilters,
  playSums: playSumRefFilters,
  promotionGroups: promotionGroupRefFilters,
  proofsOfPlay: proofOfPlayRefFilters,
  proxies: proxyRefFilters,
  roles: roleRefFilters,
  savedViews: savedViewRefFilters,
  screenSums: screenSumRefFilters,
  softwareSettings: softwareSettingRefFilters,
  stores: storeRefFilters,
  tags: tagRefFilters,
  takeDowns: takeDownRefFilters,
  takeDownScreens: takeDownScreenRefFilters,
  temperatureDays: temperatureDayRefFilters,
  temperatureDevices: temperatureDeviceRefFilters,
  temperatureRecords: temperatureRecordRefFilters,
  usagePages: usagePageRefFilters,
  verifications: verificationRefFilters,
  walletRecords: walletRecordRefFilters,
  warningEvents: warningEventRefFilters,
  warningRules: warningRuleRefFilters,
  warningSettings: warningSettingRefFilters,
};

export const tableSystem: Readonly<Record<TableName, readonly SystemTransition[]>> = {
  accounts: accountSystem,
  ads: adSystem,
  adDeliveries: adDeliverySystem,
  adSlots: adSlotSystem,
  adsOrders: adsOrderSystem,
  alarms: alarmSystem,
  auctions: auctionSystem,
  callTimes: callTimeSystem,
  campaigns: campaignSystem,
  casts: castSystem,
  corporations: corporationSystem,
  dataCards: dataCardSystem,
  demandPartners: demandPartnerSystem,
  departments: departmentSystem,
  devices: deviceSystem,
  deviceCommands: deviceCommandSystem,
  deviceGrants: deviceGrantSystem,
  deviceGroups: deviceGroupSystem,
  deviceGroupGrants: deviceGroupGrantSystem,
  devicePoints: devicePointSystem,
  deviceSets: deviceSetSystem,
  deviceTimers: deviceTimerSystem,
  dictWords: dictWordSystem,
  firmwares: firmwareSystem,
  firmwareTasks: firmwareTaskSystem,
  firmwareTaskScreens: firmwareTaskScreenSystem,
  flowSums: flowSumSystem,
  goods: goodsSystem,
  handwashingDays: handwashingDaySystem,
  handwashingDevices: handwashingDeviceSystem,
  handwashingRecords: handwashingRecordSystem,
  importTasks: importTaskSystem,
  layouts: layoutSystem,
  layoutDrafts: layoutDraftSystem,
  layoutVersions: layoutVersionSystem,
  marketOrders: marketOrderSystem,
  materials: materialSystem,
  materialCategories: materialCategorySystem,
  materialFolders: materialFolderSystem,
  monitorPlans: monitorPlanSystem,
  monitorTasks: monitorTaskSystem,
  notices: noticeSystem,
  noticeSettings: noticeSettingSystem,
  offlinePackages: offlinePackageSystem,
  operationLogs: operationLogSystem,
  pageErrors: pageErrorSystem,
  playSums: playSumSystem,
  promotionGroups: promotionGroupSystem,
  proofsOfPlay: proofOfPlaySystem,
  proxies: proxySystem,
  roles: roleSystem,
  savedViews: savedViewSystem,
  screenSums: screenSumSystem,
  softwareSettings: softwareSettingSystem,
  stores: storeSystem,
  tags: tagSystem,
  takeDowns: takeDownSystem,
  takeDownScreens: takeDownScreenSystem,
  temperatureDays: temperatureDaySystem,
  temperatureDevices: temperatureDeviceSystem,
  temperatureRecords: temperatureRecordSystem,
  usagePages: usagePageSystem,
  verifications: verificationSystem,
  walletRecords: walletRecordSystem,
  warningEvents: warningEventSystem,
  warningRules: warningRuleSystem,
  warningSettings: warningSettingSystem,
};

/** When each field with x-when is on. */
export const tableWhens: Readonly<Record<TableName, Whens>> = {
  accounts: accountWhens,
  ads: adWhens,
  adDeliveries: adDeliveryWhens,
  adSlots: adSlotWhens,
  adsOrders: adsOrderWhens,
  alarms: alarmWhens,
  auctions: auctionWhens,
  callTimes: callTimeWhens,
  campaigns: campaignWhens,
  casts: castWhens,
  corporations: corporationWhens,
  dataCards: dataCardWhens,
  demandPartners: demandPartnerWhens,
  departments: departmentWhens,
  devices: deviceWhens,
  deviceCommands: deviceCommandWhens,
  deviceGrants: deviceGrantWhens,
  deviceGroups: deviceGroupWhens,
  deviceGroupGrants: deviceGroupGrantWhens,
  devicePoints: devicePointWhens,
  deviceSets: deviceSetWhens,
  deviceTimers: deviceTimerWhens,
  dictWords: dictWordWhens,
  firmwares: firmwareWhens,
  firmwareTasks: firmwareTaskWhens,
  firmwareTaskScreens: firmwareTaskScreenWhens,
  flowSums: flowSumWhens,
  goods: goodsWhens,
  handwashingDays: handwashingDayWhens,
  handwashingDevices: handwashingDeviceWhens,
  handwashingRecords: handwashingRecordWhens,
  importTasks: importTaskWhens,
  layouts: layoutWhens,
  layoutDrafts: layoutDraftWhens,
  layoutVersions: layoutVersionWhens,
  marketOrders: marketOrderWhens,
  materials: materialWhens,
  materialCategories: materialCategoryWhens,
  materialFolders: materialFolderWhens,
  monitorPlans: monitorPlanWhens,
  monitorTasks: monitorTaskWhens,
  notices: noticeWhens,
  noticeSettings: noticeSettingWhens,
  offlinePackages: offlinePackageWhens,
  operationLogs: operationLogWhens,
  pageErrors: pageErrorWhens,
  playSums: playSumWhens,
  promotionGroups: promotionGroupWhens,
  proofsOfPlay: proofOfPlayWhens,
  proxies: proxyWhens,
  roles: roleWhens,
  savedViews: savedViewWhens,
  screenSums: screenSumWhens,
  softwareSettings: softwareSettingWhens,
  stores: storeWhens,
  tags: tagWhens,
  takeDowns: takeDownWhens,
  takeDownScreens: takeDownScreenWhens,
  temperatureDays: temperatureDayWhens,
  temperatureDevices: temperatureDeviceWhens,
  temperatureRecords: temperatureRecordWhens,
  usagePages: usagePageWhens,
  verifications: verificationWhens,
  walletRecords: walletRecordWhens,
  warningEvents: warningEventWhens,
  warningRules: warningRuleWhens,
  warningSettings: warningSettingWhens,
};

/** Rules across fields, for records in wire form. */
export const tableRules: Readonly<Record<TableName, readonly Rule[]>> = {
  accounts: accountRules,
  ads: adRules,
  adDeliveries: adDeliveryRules,
  adSlots: adSlotRules,
  adsOrders: adsOrderRules,
  alarms: alarmRules,
  auctions: auctionRules,
  callTimes: callTimeRules,
  campaigns: campaignRules,
  casts: castRules,
  corporations: corporationRules,
  dataCards: dataCardRules,
  demandPartners: demandPartnerRules,
  departments: departmentRules,
  devices: deviceRules,
  deviceCommands: deviceCommandRules,
  deviceGrants: deviceGrantRules,
  deviceGroups: deviceGroupRules,
  deviceGroupGrants: deviceGroupGrantRules,
  devicePoints: devicePointRules,
  deviceSets: deviceSetRules,
  deviceTimers: deviceTimerRules,
  dictWords: dictWordRules,
  firmwares: firmwareRules,
  firmwareTasks: firmwareTaskRules,
  firmwareTaskScreens: firmwareTaskScreenRules,
  flowSums: flowSumRules,
  goods: goodsRules,
  handwashingDays: handwashingDayRules,
  handwashingDevices: handwashingDeviceRules,
  handwashingRecords: handwashingRecordRules,
  importTasks: importTaskRules,
  layouts: layoutRules,
  layoutDrafts: layoutDraftRules,
  layoutVersions: layoutVersionRules,
  marketOrders: marketOrderRules,
  materials: materialRules,
  materialCategories: materialCategoryRules,
  materialFolders: materialFolderRules,
  monitorPlans: monitorPlanRules,
  monitorTasks: monitorTaskRules,
  notices: noticeRules,
  noticeSettings: noticeSettingRules,
  offlinePackages: offlinePackageRules,
  operationLogs: operationLogRules,
  pageErrors: pageErrorRules,
  playSums: playSumRules,
  promotionGroups: promotionGroupRules,
  proofsOfPlay: proofOfPlayRules,
  proxies: proxyRules,
  roles: roleRules,
  savedViews: savedViewRules,
  screenSums: screenSumRules,
  softwareSettings: softwareSettingRules,
  stores: storeRules,
  tags: tagRules,
  takeDowns: takeDownRules,
  takeDownScreens: takeDownScreenRules,
  temperatureDays: temperatureDayRules,
  temperatureDevices: temperatureDeviceRules,
  temperatureRecords: temperatureRecordRules,
  usagePages: usagePageRules,
  verifications: verificationRules,
  walletRecords: walletRecordRules,
  warningEvents: warningEventRules,
  warningRules: warningRuleRules,
  warningSettings: warningSettingRules,
};

/** Computed fields, from rows in either form. */
export const tableDerive: Readonly<Record<TableName, Readonly<Record<string, (values: Values, context: RuleContext) => unknown>>>> = {
  accounts: accountDerive,
  ads: adDerive,
  adDeliveries: adDeliveryDerive,
  adSlots: adSlotDerive,
  adsOrders: adsOrderDerive,
  alarms: alarmDerive,
  auctions: auctionDerive,
  callTimes: callTimeDerive,
  campaigns: campaignDerive,
  casts: castDerive,
  corporations: corporationDerive,
  dataCards: dataCardDerive,
  demandPartners: demandPartnerDerive,
  departments: departmentDerive,
  devices: deviceDerive,
  deviceCommands: deviceCommandDerive,
  deviceGrants: deviceGrantDerive,
  deviceGroups: deviceGroupDerive,
  deviceGroupGrants: deviceGroupGrantDerive,
  devicePoints: devicePointDerive,
  deviceSets: deviceSetDerive,
  deviceTimers: deviceTimerDerive,
  dictWords: dictWordDerive,
  firmwares: firmwareDerive,
  firmwareTasks: firmwareTaskDerive,
  firmwareTaskScreens: firmwareTaskScreenDerive,
  flowSums: flowSumDerive,
  goods: goodsDerive,
  handwashingDays: handwashingDayDerive,
  handwashingDevices: handwashingDeviceDerive,
  handwashingRecords: handwashingRecordDerive,
  importTasks: importTaskDerive,
  layouts: layoutDerive,
  layoutDrafts: layoutDraftDerive,
  layoutVersions: layoutVersionDerive,
  marketOrders: marketOrderDerive,
  materials: materialDerive,
  materialCategories: materialCategoryDerive,
  materialFolders: materialFolderDerive,
  monitorPlans: monitorPlanDerive,
  monitorTasks: monitorTaskDerive,
  notices: noticeDerive,
  noticeSettings: noticeSettingDerive,
  offlinePackages: offlinePackageDerive,
  operationLogs: operationLogDerive,
  pageErrors: pageErrorDerive,
  playSums: playSumDerive,
  promotionGroups: promotionGroupDerive,
  proofsOfPlay: proofOfPlayDerive,
  proxies: proxyDerive,
  roles: roleDerive,
  savedViews: savedViewDerive,
  screenSums: screenSumDerive,
  softwareSettings: softwareSettingDerive,
  stores: storeDerive,
  tags: tagDerive,
  takeDowns: takeDownDerive,
  takeDownScreens: takeDownScreenDerive,
  temperatureDays: temperatureDayDerive,
  temperatureDevices: temperatureDeviceDerive,
  temperatureRecords: temperatureRecordDerive,
  usagePages: usagePageDerive,
  verifications: verificationDerive,
  walletRecords: walletRecordDerive,
  warningEvents: warningEventDerive,
  warningRules: warningRuleDerive,
  warningSettings: warningSettingDerive,
};

/** What each computed field reads: selected with it. */
export const tableDeriveReads: Readonly<Record<TableName, Readonly<Record<string, readonly string[]>>>> = {
  accounts: {},
  ads: { daysLeft: ['endAt'] },
  adDeliveries: {},
  adSlots: {},
  adsOrders: { refundableFen: ['earnedFen', 'refundedFen'] },
  alarms: {},
  auctions: {},
  callTimes: {},
  campaigns: { perAd: ['adCount', 'impressions'] },
  casts: {},
  corporations: {},
  dataCards: { remainingMb: ['packageMb', 'usedMb'], usedShare: ['packageMb', 'usedMb'] },
  demandPartners: {},
  departments: {},
  devices: { daysLeft: ['expireAt'] },
  deviceCommands: {},
  deviceGrants: {},
  deviceGroups: {},
  deviceGroupGrants: {},
  devicePoints: { daysLeft: ['expireAt'] },
  deviceSets: {},
  deviceTimers: {},
  dictWords: {},
  firmwares: {},
  firmwareTasks: {},
  firmwareTaskScreens: {},
  flowSums: {},
  goods: {},
  handwashingDays: { avgSeconds: ['secondsSum', 'washes'] },
  handwashingDevices: {},
  handwashingRecords: {},
  importTasks: {},
  layouts: {},
  layoutDrafts: {},
  layoutVersions: {},
  marketOrders: { daysLeft: ['endAt'] },
  materials: {},
  materialCategories: {},
  materialFolders: {},
  monitorPlans: { remaining: ['completed', 'tasks'] },
  monitorTasks: {},
  notices: {},
  noticeSettings: {},
  offlinePackages: {},
  operationLogs: {},
  pageErrors: {},
  playSums: {},
  promotionGroups: {},
  proofsOfPlay: {},
  proxies: {},
  roles: {},
  savedViews: {},
  screenSums: {},
  softwareSettings: {},
  stores: {},
  tags: {},
  takeDowns: { waiting: ['confirmed', 'total'] },
  takeDownScreens: {},
  temperatureDays: { avgCelsius: ['readings', 'tenths'] },
  temperatureDevices: {},
  temperatureRecords: {},
  usagePages: {},
  verifications: {},
  walletRecords: {},
  warningEvents: {},
  warningRules: {},
  warningSettings: {},
};
