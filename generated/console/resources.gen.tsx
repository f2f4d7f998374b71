// Made by codegen from schemas/. Do not edit: change the schemas.

import { entityHeads } from '#generated/model/entityHeads.gen.ts';
import { lazyView } from '#src/ui/lazyView.ts';
import type { ResourceViews } from '#src/ui/view.ts';

export const resources: readonly ResourceViews[] = [
  {
    meta: entityHeads['accounts'],
    List: lazyView(() => import('./accounts/AccountList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./accounts/AccountForm.gen.tsx')).AccountCreate })),
    Edit: lazyView(async () => ({ default: (await import('./accounts/AccountForm.gen.tsx')).AccountEdit })),
    Show: lazyView(() => import('./accounts/AccountShow.gen.tsx')),
  },
  {
    meta: entityHeads['ads'],
    List: lazyView(() => import('./ads/AdList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./ads/AdForm.gen.tsx')).AdCreate })),
    Edit: lazyView(async () => ({ default: (await import('./ads/AdForm.gen.tsx')).AdEdit })),
    Show: lazyView(() => import('./ads/AdShow.gen.tsx')),
  },
  {
    meta: entityHeads['ad-deliveries'],
    List: lazyView(() => import('./ad-deliveries/AdDeliveryList.gen.tsx')),
    Show: lazyView(() => import('./ad-deliveries/AdDeliveryShow.gen.tsx')),
  },
  {
    meta: entityHeads['ad-slots'],
    List: lazyView(() => import('./ad-slots/AdSlotList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./ad-slots/AdSlotForm.gen.tsx')).AdSlotCreate })),
    Edit: lazyView(async () => ({ default: (await import('./ad-slots/AdSlotForm.gen.tsx')).AdSlotEdit })),
    Show: lazyView(() => import('./ad-slots/AdSlotShow.gen.tsx')),
  },
  {
    meta: entityHeads['ads-orders'],
    List: lazyView(() => import('./ads-orders/AdsOrderList.gen.tsx')),
    Show: lazyView(() => import('./ads-orders/AdsOrderShow.gen.tsx')),
  },
  {
    meta: entityHeads['alarms'],
    List: lazyView(() => import('./alarms/AlarmList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./alarms/AlarmForm.gen.tsx')).AlarmCreate })),
    Show: lazyView(() => import('./alarms/AlarmShow.gen.tsx')),
  },
  {
    meta: entityHeads['auctions'],
    List: lazyView(() => import('./auctions/AuctionList.gen.tsx')),
    Show: lazyView(() => import('./auctions/AuctionShow.gen.tsx')),
  },
  {
    meta: entityHeads['call-times'],
    List: lazyView(() => import('./call-times/CallTimeList.gen.tsx')),
    Show: lazyView(() => import('./call-times/CallTimeShow.gen.tsx')),
  },
  {
    meta: entityHeads['campaigns'],
    List: lazyView(() => import('./campaigns/CampaignList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./campaigns/CampaignForm.gen.tsx')).CampaignCreate })),
    Edit: lazyView(async () => ({ default: (await import('./campaigns/CampaignForm.gen.tsx')).CampaignEdit })),
    Show: lazyView(() => import('./campaigns/CampaignShow.gen.tsx')),
  },
  {
    meta: entityHeads['casts'],
    List: lazyView(() => import('./casts/CastList.gen.tsx')),
    Show: lazyView(() => import('./casts/CastShow.gen.tsx')),
  },
  {
    meta: entityHeads['corporations'],
    List: lazyView(() => import('./corporations/CorporationList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./corporations/CorporationForm.gen.tsx')).CorporationCreate,
    })),
    Edit: lazyView(async () => ({ default: (await import('./corporations/CorporationForm.gen.tsx')).CorporationEdit })),
    Show: lazyView(() => import('./corporations/CorporationShow.gen.tsx')),
  },
  {
    meta: entityHeads['data-cards'],
    List: lazyView(() => import('./data-cards/DataCardList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./data-cards/DataCardForm.gen.tsx')).DataCardCreate })),
    Edit: lazyView(async () => ({ default: (await import('./data-cards/DataCardForm.gen.tsx')).DataCardEdit })),
    Show: lazyView(() => import('./data-cards/DataCardShow.gen.tsx')),
  },
  {
    meta: entityHeads['demand-partners'],
    List: lazyView(() => import('./demand-partners/DemandPartnerList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./demand-partners/DemandPartnerForm.gen.tsx')).DemandPartnerCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./demand-partners/DemandPartnerForm.gen.tsx')).DemandPartnerEdit,
    })),
    Show: lazyView(() => import('./demand-partners/DemandPartnerShow.gen.tsx')),
  },
  {
    meta: entityHeads['departments'],
    List: lazyView(() => import('./departments/DepartmentList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./departments/DepartmentForm.gen.tsx')).DepartmentCreate,
    })),
    Edit: lazyView(async () => ({ default: (await import('./departments/DepartmentForm.gen.tsx')).DepartmentEdit })),
    Show: lazyView(() => import('./departments/DepartmentShow.gen.tsx')),
  },
  {
    meta: entityHeads['devices'],
    List: lazyView(() => import('./devices/DeviceList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./devices/DeviceForm.gen.tsx')).DeviceCreate })),
    Edit: lazyView(async () => ({ default: (await import('./devices/DeviceForm.gen.tsx')).DeviceEdit })),
    Show: lazyView(() => import('./devices/DeviceShow.gen.tsx')),
  },
  {
    meta: entityHeads['device-commands'],
    List: lazyView(() => import('./device-commands/DeviceCommandList.gen.tsx')),
    Show: lazyView(() => import('./device-commands/DeviceCommandShow.gen.tsx')),
  },
  { meta: entityHeads['device-grants'], List: lazyView(() => import('./device-grants/DeviceGrantList.gen.tsx')) },
  {
    meta: entityHeads['device-groups'],
    List: lazyView(() => import('./device-groups/DeviceGroupList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./device-groups/DeviceGroupForm.gen.tsx')).DeviceGroupCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./device-groups/DeviceGroupForm.gen.tsx')).DeviceGroupEdit,
    })),
    Show: lazyView(() => import('./device-groups/DeviceGroupShow.gen.tsx')),
  },
  {
    meta: entityHeads['device-group-grants'],
    List: lazyView(() => import('./device-group-grants/DeviceGroupGrantList.gen.tsx')),
  },
  {
    meta: entityHeads['device-points'],
    List: lazyView(() => import('./device-points/DevicePointList.gen.tsx')),
    Show: lazyView(() => import('./device-points/DevicePointShow.gen.tsx')),
  },
  {
    meta: entityHeads['device-sets'],
    List: lazyView(() => import('./device-sets/DeviceSetList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./device-sets/DeviceSetForm.gen.tsx')).DeviceSetCreate })),
    Edit: lazyView(async () => ({ default: (await import('./device-sets/DeviceSetForm.gen.tsx')).DeviceSetEdit })),
    Show: lazyView(() => import('./device-sets/DeviceSetShow.gen.tsx')),
  },
  {
    meta: entityHeads['device-timers'],
    List: lazyView(() => import('./device-timers/DeviceTimerList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./device-timers/DeviceTimerForm.gen.tsx')).DeviceTimerCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./device-timers/DeviceTimerForm.gen.tsx')).DeviceTimerEdit,
    })),
    Show: lazyView(() => import('./device-timers/DeviceTimerShow.gen.tsx')),
  },
  {
    meta: entityHeads['dict-words'],
    List: lazyView(() => import('./dict-words/DictWordList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./dict-words/DictWordForm.gen.tsx')).DictWordCreate })),
    Edit: lazyView(async () => ({ default: (await import('./dict-words/DictWordForm.gen.tsx')).DictWordEdit })),
    Show: lazyView(() => import('./dict-words/DictWordShow.gen.tsx')),
  },
  {
    meta: entityHeads['firmwares'],
    List: lazyView(() => import('./firmwares/FirmwareList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./firmwares/FirmwareForm.gen.tsx')).FirmwareCreate })),
    Edit: lazyView(async () => ({ default: (await import('./firmwares/FirmwareForm.gen.tsx')).FirmwareEdit })),
    Show: lazyView(() => import('./firmwares/FirmwareShow.gen.tsx')),
  },
  {
    meta: entityHeads['firmware-tasks'],
    List: lazyView(() => import('./firmware-tasks/FirmwareTaskList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./firmware-tasks/FirmwareTaskForm.gen.tsx')).FirmwareTaskCreate,
    })),
    Show: lazyView(() => import('./firmware-tasks/FirmwareTaskShow.gen.tsx')),
  },
  {
    meta: entityHeads['firmware-task-screens'],
    List: lazyView(() => import('./firmware-task-screens/FirmwareTaskScreenList.gen.tsx')),
    Show: lazyView(() => import('./firmware-task-screens/FirmwareTaskScreenShow.gen.tsx')),
  },
  {
    meta: entityHeads['goods'],
    List: lazyView(() => import('./goods/GoodsList.gen.tsx')),
    Show: lazyView(() => import('./goods/GoodsShow.gen.tsx')),
  },
  {
    meta: entityHeads['handwashing-days'],
    List: lazyView(() => import('./handwashing-days/HandwashingDayList.gen.tsx')),
    Show: lazyView(() => import('./handwashing-days/HandwashingDayShow.gen.tsx')),
  },
  {
    meta: entityHeads['handwashing-devices'],
    List: lazyView(() => import('./handwashing-devices/HandwashingDeviceList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./handwashing-devices/HandwashingDeviceForm.gen.tsx')).HandwashingDeviceCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./handwashing-devices/HandwashingDeviceForm.gen.tsx')).HandwashingDeviceEdit,
    })),
    Show: lazyView(() => import('./handwashing-devices/HandwashingDeviceShow.gen.tsx')),
  },
  {
    meta: entityHeads['handwashing-records'],
    List: lazyView(() => import('./handwashing-records/HandwashingRecordList.gen.tsx')),
    Show: lazyView(() => import('./handwashing-records/HandwashingRecordShow.gen.tsx')),
  },
  {
    meta: entityHeads['import-tasks'],
    List: lazyView(() => import('./import-tasks/ImportTaskList.gen.tsx')),
    Show: lazyView(() => import('./import-tasks/ImportTaskShow.gen.tsx')),
  },
  {
    meta: entityHeads['layouts'],
    List: lazyView(() => import('./layouts/LayoutList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./layouts/LayoutForm.gen.tsx')).LayoutCreate })),
    Edit: lazyView(async () => ({ default: (await import('./layouts/LayoutForm.gen.tsx')).LayoutEdit })),
    Show: lazyView(() => import('./layouts/LayoutShow.gen.tsx')),
  },
  { meta: entityHeads['layout-drafts'], List: lazyView(() => import('./layout-drafts/LayoutDraftList.gen.tsx')) },
  {
    meta: entityHeads['layout-versions'],
    List: lazyView(() => import('./layout-versions/LayoutVersionList.gen.tsx')),
    Show: lazyView(() => import('./layout-versions/LayoutVersionShow.gen.tsx')),
  },
  {
    meta: entityHeads['market-orders'],
    List: lazyView(() => import('./market-orders/MarketOrderList.gen.tsx')),
    Show: lazyView(() => import('./market-orders/MarketOrderShow.gen.tsx')),
  },
  {
    meta: entityHeads['materials'],
    List: lazyView(() => import('./materials/MaterialList.gen.tsx')),
    Edit: lazyView(async () => ({ default: (await import('./materials/MaterialForm.gen.tsx')).MaterialEdit })),
    Show: lazyView(() => import('./materials/MaterialShow.gen.tsx')),
  },
  {
    meta: entityHeads['material-categories'],
    List: lazyView(() => import('./material-categories/MaterialCategoryList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./material-categories/MaterialCategoryForm.gen.tsx')).MaterialCategoryCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./material-categories/MaterialCategoryForm.gen.tsx')).MaterialCategoryEdit,
    })),
    Show: lazyView(() => import('./material-categories/MaterialCategoryShow.gen.tsx')),
  },
  {
    meta: entityHeads['material-folders'],
    List: lazyView(() => import('./material-folders/MaterialFolderList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./material-folders/MaterialFolderForm.gen.tsx')).MaterialFolderCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./material-folders/MaterialFolderForm.gen.tsx')).MaterialFolderEdit,
    })),
    Show: lazyView(() => import('./material-folders/MaterialFolderShow.gen.tsx')),
  },
  {
    meta: entityHeads['monitor-plans'],
    List: lazyView(() => import('./monitor-plans/MonitorPlanList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./monitor-plans/MonitorPlanForm.gen.tsx')).MonitorPlanCreate,
    })),
    Show: lazyView(() => import('./monitor-plans/MonitorPlanShow.gen.tsx')),
  },
  {
    meta: entityHeads['monitor-tasks'],
    List: lazyView(() => import('./monitor-tasks/MonitorTaskList.gen.tsx')),
    Show: lazyView(() => import('./monitor-tasks/MonitorTaskShow.gen.tsx')),
  },
  {
    meta: entityHeads['notices'],
    List: lazyView(() => import('./notices/NoticeList.gen.tsx')),
    Show: lazyView(() => import('./notices/NoticeShow.gen.tsx')),
  },
  {
    meta: entityHeads['notice-settings'],
    List: lazyView(() => import('./notice-settings/NoticeSettingList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./notice-settings/NoticeSettingForm.gen.tsx')).NoticeSettingCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./notice-settings/NoticeSettingForm.gen.tsx')).NoticeSettingEdit,
    })),
    Show: lazyView(() => import('./notice-settings/NoticeSettingShow.gen.tsx')),
  },
  {
    meta: entityHeads['offline-packages'],
    List: lazyView(() => import('./offline-packages/OfflinePackageList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./offline-packages/OfflinePackageForm.gen.tsx')).OfflinePackageCreate,
    })),
    Show: lazyView(() => import('./offline-packages/OfflinePackageShow.gen.tsx')),
  },
  {
    meta: entityHeads['operation-logs'],
    List: lazyView(() => import('./operation-logs/OperationLogList.gen.tsx')),
    Show: lazyView(() => import('./operation-logs/OperationLogShow.gen.tsx')),
  },
  {
    meta: entityHeads['page-errors'],
    List: lazyView(() => import('./page-errors/PageErrorList.gen.tsx')),
    Show: lazyView(() => import('./page-errors/PageErrorShow.gen.tsx')),
  },
  {
    meta: entityHeads['promotion-groups'],
    List: lazyView(() => import('./promotion-groups/PromotionGroupList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./promotion-groups/PromotionGroupForm.gen.tsx')).PromotionGroupCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./promotion-groups/PromotionGroupForm.gen.tsx')).PromotionGroupEdit,
    })),
    Show: lazyView(() => import('./promotion-groups/PromotionGroupShow.gen.tsx')),
  },
  {
    meta: entityHeads['proofs-of-play'],
    List: lazyView(() => import('./proofs-of-play/ProofOfPlayList.gen.tsx')),
    Show: lazyView(() => import('./proofs-of-play/ProofOfPlayShow.gen.tsx')),
  },
  {
    meta: entityHeads['proxies'],
    List: lazyView(() => import('./proxies/ProxyList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./proxies/ProxyForm.gen.tsx')).ProxyCreate })),
    Edit: lazyView(async () => ({ default: (await import('./proxies/ProxyForm.gen.tsx')).ProxyEdit })),
    Show: lazyView(() => import('./proxies/ProxyShow.gen.tsx')),
  },
  {
    meta: entityHeads['roles'],
    List: lazyView(() => import('./roles/RoleList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./roles/RoleForm.gen.tsx')).RoleCreate })),
    Edit: lazyView(async () => ({ default: (await import('./roles/RoleForm.gen.tsx')).RoleEdit })),
    Show: lazyView(() => import('./roles/RoleShow.gen.tsx')),
  },
  {
    meta: entityHeads['saved-views'],
    List: lazyView(() => import('./saved-views/SavedViewList.gen.tsx')),
    Show: lazyView(() => import('./saved-views/SavedViewShow.gen.tsx')),
  },
  {
    meta: entityHeads['software-settings'],
    List: lazyView(() => import('./software-settings/SoftwareSettingList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./software-settings/SoftwareSettingForm.gen.tsx')).SoftwareSettingCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./software-settings/SoftwareSettingForm.gen.tsx')).SoftwareSettingEdit,
    })),
    Show: lazyView(() => import('./software-settings/SoftwareSettingShow.gen.tsx')),
  },
  {
    meta: entityHeads['stores'],
    List: lazyView(() => import('./stores/StoreList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./stores/StoreForm.gen.tsx')).StoreCreate })),
    Edit: lazyView(async () => ({ default: (await import('./stores/StoreForm.gen.tsx')).StoreEdit })),
    Show: lazyView(() => import('./stores/StoreShow.gen.tsx')),
  },
  {
    meta: entityHeads['tags'],
    List: lazyView(() => import('./tags/TagList.gen.tsx')),
    Create: lazyView(async () => ({ default: (await import('./tags/TagForm.gen.tsx')).TagCreate })),
    Edit: lazyView(async () => ({ default: (await import('./tags/TagForm.gen.tsx')).TagEdit })),
    Show: lazyView(() => import('./tags/TagShow.gen.tsx')),
  },
  {
    meta: entityHeads['take-downs'],
    List: lazyView(() => import('./take-downs/TakeDownList.gen.tsx')),
    Show: lazyView(() => import('./take-downs/TakeDownShow.gen.tsx')),
  },
  {
    meta: entityHeads['take-down-screens'],
    List: lazyView(() => import('./take-down-screens/TakeDownScreenList.gen.tsx')),
    Show: lazyView(() => import('./take-down-screens/TakeDownScreenShow.gen.tsx')),
  },
  {
    meta: entityHeads['temperature-days'],
    List: lazyView(() => import('./temperature-days/TemperatureDayList.gen.tsx')),
    Show: lazyView(() => import('./temperature-days/TemperatureDayShow.gen.tsx')),
  },
  {
    meta: entityHeads['temperature-devices'],
    List: lazyView(() => import('./temperature-devices/TemperatureDeviceList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./temperature-devices/TemperatureDeviceForm.gen.tsx')).TemperatureDeviceCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./temperature-devices/TemperatureDeviceForm.gen.tsx')).TemperatureDeviceEdit,
    })),
    Show: lazyView(() => import('./temperature-devices/TemperatureDeviceShow.gen.tsx')),
  },
  {
    meta: entityHeads['temperature-records'],
    List: lazyView(() => import('./temperature-records/TemperatureRecordList.gen.tsx')),
    Show: lazyView(() => import('./temperature-records/TemperatureRecordShow.gen.tsx')),
  },
  {
    meta: entityHeads['usage-pages'],
    List: lazyView(() => import('./usage-pages/UsagePageList.gen.tsx')),
    Show: lazyView(() => import('./usage-pages/UsagePageShow.gen.tsx')),
  },
  {
    meta: entityHeads['verifications'],
    List: lazyView(() => import('./verifications/VerificationList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./verifications/VerificationForm.gen.tsx')).VerificationCreate,
    })),
    Show: lazyView(() => import('./verifications/VerificationShow.gen.tsx')),
  },
  {
    meta: entityHeads['wallet-records'],
    List: lazyView(() => import('./wallet-records/WalletRecordList.gen.tsx')),
    Show: lazyView(() => import('./wallet-records/WalletRecordShow.gen.tsx')),
  },
  {
    meta: entityHeads['warning-events'],
    List: lazyView(() => import('./warning-events/WarningEventList.gen.tsx')),
    Show: lazyView(() => import('./warning-events/WarningEventShow.gen.tsx')),
  },
  {
    meta: entityHeads['warning-rules'],
    List: lazyView(() => import('./warning-rules/WarningRuleList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./warning-rules/WarningRuleForm.gen.tsx')).WarningRuleCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./warning-rules/WarningRuleForm.gen.tsx')).WarningRuleEdit,
    })),
    Show: lazyView(() => import('./warning-rules/WarningRuleShow.gen.tsx')),
  },
  {
    meta: entityHeads['warning-settings'],
    List: lazyView(() => import('./warning-settings/WarningSettingList.gen.tsx')),
    Create: lazyView(async () => ({
      default: (await import('./warning-settings/WarningSettingForm.gen.tsx')).WarningSettingCreate,
    })),
    Edit: lazyView(async () => ({
      default: (await import('./warning-settings/WarningSettingForm.gen.tsx')).WarningSettingEdit,
    })),
    Show: lazyView(() => import('./warning-settings/WarningSettingShow.gen.tsx')),
  },
];
