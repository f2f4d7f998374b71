// Made by codegen from schemas/. Do not edit: change the schemas.

import type { Total } from '#core/entity/meta.ts';
import type { AccountCreate, AccountDetail, AccountRow, AccountUpdate, AccountUpdateMany } from './accounts/types.gen.ts';
import type { AdDeliveryDetail, AdDeliveryRow } from './ad-deliveries/types.gen.ts';
import type { AdReportRunInput, AdReportRunOutput, AdReportSheetInput } from './ad-reports/types.gen.ts';
import type { AdSlotAreasInput, AdSlotAreasOutput, AdSlotCreate, AdSlotDetail, AdSlotRow, AdSlotUpdate, AdSlotUpdateMany } from './ad-slots/types.gen.ts';
import type {
  AdsOrderBuyersInput,
  AdsOrderBuyersOutput,
  AdsOrderDetail,
  AdsOrderPaceInput,
  AdsOrderPaceOutput,
  AdsOrderPaymentInput,
  AdsOrderPaymentOutput,
  AdsOrderPlaceInput,
  AdsOrderPlaceOutput,
  AdsOrderQuoteInput,
  AdsOrderQuoteOutput,
  AdsOrderRegionsInput,
  AdsOrderRegionsOutput,
  AdsOrderRow,
  AdsOrderSearchInput,
  AdsOrderSearchOutput,
} from './ads-orders/types.gen.ts';
import type {
  AdCreate,
  AdDetail,
  AdHistoryInput,
  AdHistoryOutput,
  AdIssuableInput,
  AdIssuableOutput,
  AdIssueInput,
  AdIssueOutput,
  AdPreflightInput,
  AdPreflightOutput,
  AdReachInput,
  AdReachOutput,
  AdRow,
  AdSeeInput,
  AdSeenInput,
  AdSeenOutput,
  AdUpdate,
  AdUpdateMany,
} from './ads/types.gen.ts';
import type { AdvertiserFigureOverviewOutput } from './advertiser-figures/types.gen.ts';
import type { AlarmCreate, AlarmDetail, AlarmRow } from './alarms/types.gen.ts';
import type { AuctionDetail, AuctionRow } from './auctions/types.gen.ts';
import type { CallTimeDetail, CallTimeRow } from './call-times/types.gen.ts';
import type { CampaignCreate, CampaignDetail, CampaignRow, CampaignUpdate } from './campaigns/types.gen.ts';
import type { CastDetail, CastFollowInput, CastFollowOutput, CastOpenInput, CastOpenOutput, CastRow, CastSendInput, CastSendOutput } from './casts/types.gen.ts';
import type { CorporationCreate, CorporationDetail, CorporationRow, CorporationUpdate } from './corporations/types.gen.ts';
import type { DataCardCreate, DataCardDetail, DataCardRow, DataCardUpdate, DataCardUpdateMany } from './data-cards/types.gen.ts';
import type { DemandPartnerCreate, DemandPartnerDetail, DemandPartnerRow, DemandPartnerUpdate } from './demand-partners/types.gen.ts';
import type {
  DepartmentCreate,
  DepartmentDetail,
  DepartmentFindInput,
  DepartmentFindOutput,
  DepartmentLocateInput,
  DepartmentLocateOutput,
  DepartmentRow,
  DepartmentTreeInput,
  DepartmentTreeOutput,
  DepartmentUpdate,
} from './departments/types.gen.ts';
import type { DeviceCommandDetail, DeviceCommandRemoteInput, DeviceCommandRemoteOutput, DeviceCommandRow, DeviceCommandSendInput, DeviceCommandSendOutput } from './device-commands/types.gen.ts';
import type { DeviceGrantAuthInput, DeviceGrantAuthOutput, DeviceGrantRightsInput, DeviceGrantRightsOutput, DeviceGrantRow, DeviceGrantUnauthInput, DeviceGrantUnauthOutput } from './device-grants/types.gen.ts';
import type { DeviceGroupGrantRow } from './device-group-grants/types.gen.ts';
import type {
  DeviceGroupAddMembersInput,
  DeviceGroupAddMembersOutput,
  DeviceGroupCreate,
  DeviceGroupDetail,
  DeviceGroupMultiInput,
  DeviceGroupMultiOutput,
  DeviceGroupRemoveMembersInput,
  DeviceGroupRemoveMembersOutput,
  DeviceGroupRow,
  DeviceGroupUpdate,
  DeviceGroupUpdateMany,
} from './device-groups/types.gen.ts';
import type { DevicePointDetail, DevicePointRow } from './device-points/types.gen.ts';
import type { DeviceReportRunInput, DeviceReportRunOutput, DeviceReportSheetInput } from './device-reports/types.gen.ts';
import type { DeviceSetAddMembersInput, DeviceSetAddMembersOutput, DeviceSetCreate, DeviceSetDetail, DeviceSetRemoveMembersInput, DeviceSetRemoveMembersOutput, DeviceSetRow, DeviceSetUpdate } from './device-sets/types.gen.ts';
import type { DeviceTimerCreate, DeviceTimerDetail, DeviceTimerDoubtsInput, DeviceTimerDoubtsOutput, DeviceTimerRow, DeviceTimerUpdate, DeviceTimerWeekInput, DeviceTimerWeekOutput } from './device-timers/types.gen.ts';
import type {
  DeviceAttentionOutput,
  DeviceCreate,
  DeviceDetail,
  DeviceExplainInput,
  DeviceExplainOutput,
  DeviceNowInput,
  DeviceNowOutput,
  DeviceOffInput,
  DeviceOffOutput,
  DevicePlaylistInput,
  DevicePlaylistOutput,
  DeviceRow,
  DeviceUpdate,
  DeviceUpdateMany,
  DeviceWallInput,
  DeviceWallOutput,
} from './devices/types.gen.ts';
import type { DictWordCreate, DictWordDetail, DictWordRow, DictWordUpdate } from './dict-words/types.gen.ts';
import type { DistrictListInput, DistrictListOutput, DistrictTreeInput, DistrictTreeOutput } from './districts/types.gen.ts';
import type { FirmwareTaskScreenDetail, FirmwareTaskScreenRow } from './firmware-task-screens/types.gen.ts';
import type { FirmwareTaskCreate, FirmwareTaskDetail, FirmwareTaskRow } from './firmware-tasks/types.gen.ts';
import type { FirmwareCreate, FirmwareDetail, FirmwareRow, FirmwareUpdate } from './firmwares/types.gen.ts';
import type { FlowReportRunInput, FlowReportRunOutput, FlowReportSheetInput } from './flow-reports/types.gen.ts';
import type { GoodsDetail, GoodsRow } from './goods/types.gen.ts';
import type { HandwashingDayDetail, HandwashingDayRow } from './handwashing-days/types.gen.ts';
import type { HandwashingDeviceCreate, HandwashingDeviceDetail, HandwashingDeviceKeyInput, HandwashingDeviceKeyOutput, HandwashingDeviceRow, HandwashingDeviceUpdate } from './handwashing-devices/types.gen.ts';
import type { HandwashingRecordDetail, HandwashingRecordRow } from './handwashing-records/types.gen.ts';
import type { ImportTaskDetail, ImportTaskFailuresInput, ImportTaskRow } from './import-tasks/types.gen.ts';
import type {
  LayoutDraftImpactInput,
  LayoutDraftImpactOutput,
  LayoutDraftOpenInput,
  LayoutDraftOpenOutput,
  LayoutDraftPresenceInput,
  LayoutDraftPresenceOutput,
  LayoutDraftPublishInput,
  LayoutDraftPublishOutput,
  LayoutDraftRow,
  LayoutDraftSaveInput,
  LayoutDraftSaveOutput,
} from './layout-drafts/types.gen.ts';
import type { LayoutVersionDetail, LayoutVersionKeepInput, LayoutVersionKeepOutput, LayoutVersionRow } from './layout-versions/types.gen.ts';
import type { LayoutCreate, LayoutDetail, LayoutForecastInput, LayoutForecastOutput, LayoutRow, LayoutUpdate } from './layouts/types.gen.ts';
import type { MarketOrderAppsOutput, MarketOrderDetail, MarketOrderPayInput, MarketOrderPayOutput, MarketOrderRow } from './market-orders/types.gen.ts';
import type { MaterialCategoryCreate, MaterialCategoryDetail, MaterialCategoryRow, MaterialCategoryUpdate } from './material-categories/types.gen.ts';
import type { MaterialFolderCreate, MaterialFolderDetail, MaterialFolderRow, MaterialFolderUpdate } from './material-folders/types.gen.ts';
import type {
  MaterialApplyInput,
  MaterialApplyOutput,
  MaterialCheckInput,
  MaterialCheckOutput,
  MaterialCountsOutput,
  MaterialDetail,
  MaterialFramesInput,
  MaterialFramesOutput,
  MaterialPartsInput,
  MaterialPartsOutput,
  MaterialPictureInput,
  MaterialPictureOutput,
  MaterialRow,
  MaterialUpdate,
  MaterialVerifyInput,
  MaterialVerifyOutput,
} from './materials/types.gen.ts';
import type { MonitorPlanCreate, MonitorPlanDetail, MonitorPlanRow } from './monitor-plans/types.gen.ts';
import type { MonitorTaskDetail, MonitorTaskHandInInput, MonitorTaskHandInOutput, MonitorTaskLinkInput, MonitorTaskLinkOutput, MonitorTaskLookInput, MonitorTaskLookOutput, MonitorTaskRow } from './monitor-tasks/types.gen.ts';
import type { NoticeSettingCreate, NoticeSettingDetail, NoticeSettingRow, NoticeSettingUpdate } from './notice-settings/types.gen.ts';
import type { NoticeDetail, NoticeInfoOutput, NoticeReadAllOutput, NoticeRow } from './notices/types.gen.ts';
import type { OfflinePackageCreate, OfflinePackageDetail, OfflinePackageLinkInput, OfflinePackageLinkOutput, OfflinePackageRow } from './offline-packages/types.gen.ts';
import type { OperationLogDetail, OperationLogRow } from './operation-logs/types.gen.ts';
import type { PageErrorDetail, PageErrorRow } from './page-errors/types.gen.ts';
import type { PermissionExplainInput, PermissionExplainOutput } from './permissions/types.gen.ts';
import type { PhoneFileSignInput, PhoneFileSignOutput, PhoneFileVerifyInput, PhoneFileVerifyOutput } from './phone-files/types.gen.ts';
import type { PlatformDeviceFindInput, PlatformDeviceFindOutput } from './platform-devices/types.gen.ts';
import type { PromotionGroupCreate, PromotionGroupDetail, PromotionGroupRow, PromotionGroupUpdate } from './promotion-groups/types.gen.ts';
import type { ProofOfPlayDetail, ProofOfPlayRow, ProofOfPlayTrendInput, ProofOfPlayTrendOutput } from './proofs-of-play/types.gen.ts';
import type { ProxyCreate, ProxyDetail, ProxyRow, ProxyUpdate } from './proxies/types.gen.ts';
import type { RoleCreate, RoleDetail, RoleRow, RoleUpdate } from './roles/types.gen.ts';
import type { SavedViewCreate, SavedViewDetail, SavedViewRow, SavedViewUpdate } from './saved-views/types.gen.ts';
import type { SearchFindInput, SearchFindOutput, SearchTouchedInput, SearchTouchedOutput, SearchUsedByInput, SearchUsedByOutput } from './searches/types.gen.ts';
import type {
  SessionAccountLoginInput,
  SessionAccountLoginOutput,
  SessionBindCodeInput,
  SessionBindCodeOutput,
  SessionBindInput,
  SessionChangePasswordInput,
  SessionEndSessionInput,
  SessionEndSessionOutput,
  SessionHomeOutput,
  SessionLoginInput,
  SessionLoginOutput,
  SessionLoginSettingsOutput,
  SessionMenuOutput,
  SessionMobileLoginInput,
  SessionMobileLoginOutput,
  SessionNewPasswordInput,
  SessionProfileOutput,
  SessionRegisterInput,
  SessionRegisterOutput,
  SessionSendCodeInput,
  SessionSendCodeOutput,
  SessionUpdateProfileInput,
} from './sessions/types.gen.ts';
import type { SoftwareSettingCreate, SoftwareSettingDetail, SoftwareSettingRow, SoftwareSettingUpdate } from './software-settings/types.gen.ts';
import type { StoreCreate, StoreDetail, StoreRow, StoreUpdate, StoreUpdateMany } from './stores/types.gen.ts';
import type { TagAddMembersInput, TagAddMembersOutput, TagCreate, TagDetail, TagRemoveMembersInput, TagRemoveMembersOutput, TagRow, TagUpdate } from './tags/types.gen.ts';
import type { TakeDownScreenDetail, TakeDownScreenRow } from './take-down-screens/types.gen.ts';
import type { TakeDownDetail, TakeDownRow } from './take-downs/types.gen.ts';
import type { TemperatureDayDetail, TemperatureDayRow } from './temperature-days/types.gen.ts';
import type { TemperatureDeviceCreate, TemperatureDeviceDetail, TemperatureDeviceKeyInput, TemperatureDeviceKeyOutput, TemperatureDeviceRow, TemperatureDeviceUpdate } from './temperature-devices/types.gen.ts';
import type { TemperatureRecordDetail, TemperatureRecordRow } from './temperature-records/types.gen.ts';
import type { UploadSignInput, UploadSignOutput, UploadVerifyInput, UploadVerifyOutput } from './uploads/types.gen.ts';
import type { UsagePageDetail, UsagePageRow } from './usage-pages/types.gen.ts';
import type {
  VerificationAuditInput,
  VerificationAuditOutput,
  VerificationCreate,
  VerificationDetail,
  VerificationEnterpriseInput,
  VerificationEnterpriseOutput,
  VerificationIdcardInput,
  VerificationIdcardOutput,
  VerificationRow,
} from './verifications/types.gen.ts';
import type { WalletRecordDetail, WalletRecordRow } from './wallet-records/types.gen.ts';
import type { WalletInfoOutput, WalletRechargeInput, WalletRechargeOutput, WalletStatusInput, WalletStatusOutput } from './wallets/types.gen.ts';
import type { WarningEventDetail, WarningEventRow } from './warning-events/types.gen.ts';
import type { WarningRuleCreate, WarningRuleDetail, WarningRuleRow, WarningRuleUpdate } from './warning-rules/types.gen.ts';
import type { WarningSettingCreate, WarningSettingDetail, WarningSettingRow, WarningSettingUpdate } from './warning-settings/types.gen.ts';

type Nothing = Record<string, never>;
type Id = { id: string };
type Ids = { ids: string[] };
type Import = { uploadId: string; zone?: string };
type ImportTaskId = { taskId: string };
type BatchResult = { results: { id: string; code: number; message: string; field?: string; secret?: string }[] };
type AccountListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type AccountList = { list: AccountRow[]; total: number };
type AccountResetPasswordInput = { ids: string[] };
type AccountExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type AdListInput = {
  page?: number;
  pageSize?: number;
  sort?: string;
  order?: 'asc' | 'desc';
  ownFirst?: boolean;
  q?: string;
  view?: 'list' | 'adv_audit' | 'adv_audit_approved' | 'adv_audit_disapproved' | 'bin';
  totals?: boolean;
  filter?: { [key: string]: unknown };
};
type AdList = { list: AdRow[]; total: number; totals?: { field: 'impressions' | 'interactionCount'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type AdRejectInput = { ids: string[]; reason: string };
type AdTakeDownInput = { ids: string[]; reason: string };
type AdSeeOutput = Record<string, never>;
type AdArrangeInput = { ids: string[]; groupId: string };
type AdReviseInput = { ids: string[]; name: string; files: string[]; landingUrl?: string | null; codeCorner?: 'none' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | null };
type AdExportInput = {
  sort?: string;
  order?: 'asc' | 'desc';
  q?: string;
  view?: 'list' | 'adv_audit' | 'adv_audit_approved' | 'adv_audit_disapproved';
  ids?: string[];
  columns?: string[];
  zone?: string;
  filter?: { [key: string]: unknown };
};
type AdDeliveryListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type AdDeliveryList = { list: AdDeliveryRow[]; total: number };
type AdSlotListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type AdSlotList = { list: AdSlotRow[]; total: number };
type AdSlotOpenSaleInput = { ids: string[] };
type AdSlotCloseSaleInput = { ids: string[] };
type AdsOrderListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; totals?: boolean; filter?: { [key: string]: unknown } };
type AdsOrderList = { list: AdsOrderRow[]; total: number; totals?: { field: 'amountFen' | 'earnedFen' | 'creditFen' | 'refundedFen'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type AdsOrderPayInput = { ids: string[]; key: string };
type AdsOrderUploadInput = { ids: string[]; materials: string[]; landingUrl?: string | null; codeCorner?: 'none' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | null };
type AdsOrderRebidInput = { ids: string[]; priceFen: number; dayBudgetFen?: number | null };
type AdsOrderOutsideInput = { ids: string[]; seat?: string | null };
type AdsOrderStopInput = { ids: string[]; key: string };
type AdsOrderMakeGoodInput = { ids: string[]; days: number; key: string };
type AdsOrderRefundInput = { ids: string[]; fen: number; key: string };
type AdsOrderExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type AdvertiserFigureOverviewInput = Record<string, never>;
type AlarmListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type AlarmList = { list: AlarmRow[]; total: number };
type AlarmExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type AuctionListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type AuctionList = { list: AuctionRow[]; total: number };
type AuctionExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type CallTimeListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; totals?: boolean; filter?: { [key: string]: unknown } };
type CallTimeList = { list: CallTimeRow[]; total: number; totals?: { field: 'times' | 'slow' | 'failed'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type CallTimeExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type CampaignListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; totals?: boolean; filter?: { [key: string]: unknown } };
type CampaignList = { list: CampaignRow[]; total: number; totals?: { field: 'adCount' | 'impressions' | 'perAd'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type CastListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'cast_review'; filter?: { [key: string]: unknown } };
type CastList = { list: CastRow[]; total: number };
type CastApproveInput = { ids: string[] };
type CastRejectInput = { ids: string[]; reason: string };
type CastExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'cast_review'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type CorporationListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'ads_platform' | 'bin'; filter?: { [key: string]: unknown } };
type CorporationList = { list: CorporationRow[]; total: number };
type CorporationIssuePointsInput = { ids: string[]; pointType?: 'android' | 'windows' | null; count: number; years?: number | null };
type CorporationAddAdministratorInput = { ids: string[]; userName: string; realName: string };
type CorporationTakeDownInput = { ids: string[]; reason: string };
type CorporationDeleteInput = { ids: string[] };
type DataCardListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; totals?: boolean; filter?: { [key: string]: unknown } };
type DataCardList = { list: DataCardRow[]; total: number; totals?: { field: 'packageMb' | 'usedMb' | 'remainingMb'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type DataCardAskInput = { ids: string[] };
type DataCardExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type DemandPartnerListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type DemandPartnerList = { list: DemandPartnerRow[]; total: number };
type DemandPartnerTestInput = { ids: string[] };
type DepartmentListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type DepartmentList = { list: DepartmentRow[]; total: number };
type DeviceListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'expiring' | 'exception' | 'bin'; filter?: { [key: string]: unknown } };
type DeviceList = { list: DeviceRow[]; total: number };
type DeviceSetVolumeInput = { ids: string[]; level?: number | null };
type DeviceSetBrightnessInput = { ids: string[]; level?: number | null };
type DeviceSwitchPowerInput = { ids: string[]; power?: 'screenOn' | 'screenOff' | 'powerOff' | null };
type DeviceReplaceInput = { ids: string[]; code: string };
type DevicePauseScreensInput = { ids: string[]; seconds?: number | null };
type DeviceLockScreensInput = { ids: string[]; pin?: string | null };
type DeviceExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'expiring' | 'exception'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type DeviceAttentionInput = Record<string, never>;
type DeviceCommandListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type DeviceCommandList = { list: DeviceCommandRow[]; total: number };
type DeviceGrantListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type DeviceGrantList = { list: DeviceGrantRow[]; total: number };
type DeviceGroupListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type DeviceGroupList = { list: DeviceGroupRow[]; total: number };
type DeviceGroupSyncInput = { ids: string[]; inStep?: boolean | null };
type DeviceGroupGrantListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type DeviceGroupGrantList = { list: DeviceGroupGrantRow[]; total: number };
type DevicePointListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type DevicePointList = { list: DevicePointRow[]; total: number };
type DeviceSetListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type DeviceSetList = { list: DeviceSetRow[]; total: number };
type DeviceTimerListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type DeviceTimerList = { list: DeviceTimerRow[]; total: number };
type DictWordListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'dictionary' | 'bin'; filter?: { [key: string]: unknown } };
type DictWordList = { list: DictWordRow[]; total: number };
type FirmwareListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'firmware' | 'bin'; filter?: { [key: string]: unknown } };
type FirmwareList = { list: FirmwareRow[]; total: number };
type FirmwareTaskListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type FirmwareTaskList = { list: FirmwareTaskRow[]; total: number };
type FirmwareTaskScreenListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type FirmwareTaskScreenList = { list: FirmwareTaskScreenRow[]; total: number };
type GoodsListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type GoodsList = { list: GoodsRow[]; total: number };
type GoodsSetPriceInput = { ids: string[]; priceFen?: number | null; cptPriceFen?: number | null };
type GoodsExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type HandwashingDayListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; totals?: boolean; filter?: { [key: string]: unknown } };
type HandwashingDayList = { list: HandwashingDayRow[]; total: number; totals?: { field: 'washes' | 'short'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type HandwashingDayExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type HandwashingDeviceListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type HandwashingDeviceList = { list: HandwashingDeviceRow[]; total: number };
type HandwashingDeviceWarnInput = { ids: string[]; waterLevel?: number | null; washSeconds?: number | null };
type HandwashingDeviceNewKeyInput = { ids: string[] };
type HandwashingDeviceExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type HandwashingRecordListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; totals?: boolean; filter?: { [key: string]: unknown } };
type HandwashingRecordList = { list: HandwashingRecordRow[]; total: number; totals?: { field: 'seconds'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type HandwashingRecordExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type ImportTaskListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type ImportTaskList = { list: ImportTaskRow[]; total: number };
type LayoutListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type LayoutList = { list: LayoutRow[]; total: number };
type LayoutDraftListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type LayoutDraftList = { list: LayoutDraftRow[]; total: number };
type LayoutVersionListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type LayoutVersionList = { list: LayoutVersionRow[]; total: number };
type MarketOrderListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; totals?: boolean; filter?: { [key: string]: unknown } };
type MarketOrderList = { list: MarketOrderRow[]; total: number; totals?: { field: 'quantity' | 'payable' | 'paid'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type MarketOrderCreateInput = { appType: 'android' | 'windows'; quantity: number; years: number; method?: 'online' | 'offline'; key: string };
type MarketOrderConfirmInput = { ids: string[]; key: string };
type MarketOrderExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type MarketOrderAppsInput = Record<string, never>;
type MaterialListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; totals?: boolean; filter?: { [key: string]: unknown } };
type MaterialList = { list: MaterialRow[]; total: number; totals?: { field: 'size' | 'durationMs'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type MaterialMoveInput = { ids: string[]; folderId?: string | null };
type MaterialClassifyInput = { ids: string[]; categoryId?: string | null };
type MaterialCopyInput = { ids: string[]; toFolderId?: string | null };
type MaterialTakeDownInput = { ids: string[]; reason: string };
type MaterialExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type MaterialCountsInput = Record<string, never>;
type MaterialCategoryListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type MaterialCategoryList = { list: MaterialCategoryRow[]; total: number };
type MaterialFolderListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type MaterialFolderList = { list: MaterialFolderRow[]; total: number };
type MonitorPlanListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type MonitorPlanList = { list: MonitorPlanRow[]; total: number };
type MonitorPlanExtendInput = { ids: string[]; deadline: string };
type MonitorPlanExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type MonitorTaskListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'my_tasks'; filter?: { [key: string]: unknown } };
type MonitorTaskList = { list: MonitorTaskRow[]; total: number };
type MonitorTaskFinishInput = { ids: string[]; photos: string[]; result: 'normal' | 'notPlayed' | 'deviceBroken' | 'deviceMissing'; note?: string | null };
type MonitorTaskHandOnInput = { ids: string[]; handlerId: string };
type MonitorTaskExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'my_tasks'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type NoticeListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'unread_notices'; filter?: { [key: string]: unknown } };
type NoticeList = { list: NoticeRow[]; total: number };
type NoticeReadAllInput = Record<string, never>;
type NoticeInfoInput = Record<string, never>;
type NoticeSettingListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type NoticeSettingList = { list: NoticeSettingRow[]; total: number };
type OfflinePackageListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type OfflinePackageList = { list: OfflinePackageRow[]; total: number };
type OperationLogListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type OperationLogList = { list: OperationLogRow[]; total: number };
type OperationLogExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type PageErrorListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; totals?: boolean; filter?: { [key: string]: unknown } };
type PageErrorList = { list: PageErrorRow[]; total: number; totals?: { field: 'times'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type PageErrorExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type PromotionGroupListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; totals?: boolean; filter?: { [key: string]: unknown } };
type PromotionGroupList = { list: PromotionGroupRow[]; total: number; totals?: { field: 'adCount' | 'impressions' | 'spendFen'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type ProofOfPlayListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; totals?: boolean; filter?: { [key: string]: unknown } };
type ProofOfPlayList = { list: ProofOfPlayRow[]; total: number; totals?: { field: 'durationMs'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type ProofOfPlayExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type ProxyListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type ProxyList = { list: ProxyRow[]; total: number };
type RoleListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type RoleList = { list: RoleRow[]; total: number };
type SavedViewListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type SavedViewList = { list: SavedViewRow[]; total: number };
type SessionNewPasswordOutput = Record<string, never>;
type SessionLogoutInput = Record<string, never>;
type SessionLogoutOutput = Record<string, never>;
type SessionChangePasswordOutput = Record<string, never>;
type SessionProfileInput = Record<string, never>;
type SessionUpdateProfileOutput = Record<string, never>;
type SessionLoginSettingsInput = Record<string, never>;
type SessionBindOutput = Record<string, never>;
type SessionMenuInput = Record<string, never>;
type SessionHomeInput = Record<string, never>;
type SoftwareSettingListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type SoftwareSettingList = { list: SoftwareSettingRow[]; total: number };
type StoreListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type StoreList = { list: StoreRow[]; total: number };
type StoreExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type TagListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type TagList = { list: TagRow[]; total: number };
type TakeDownListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'take_downs_open'; filter?: { [key: string]: unknown } };
type TakeDownList = { list: TakeDownRow[]; total: number };
type TakeDownExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'take_downs_open'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type TakeDownScreenListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type TakeDownScreenList = { list: TakeDownScreenRow[]; total: number };
type TemperatureDayListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; totals?: boolean; filter?: { [key: string]: unknown } };
type TemperatureDayList = { list: TemperatureDayRow[]; total: number; totals?: { field: 'readings' | 'over'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type TemperatureDayExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type TemperatureDeviceListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type TemperatureDeviceList = { list: TemperatureDeviceRow[]; total: number };
type TemperatureDeviceWarnInput = { ids: string[]; threshold?: number | null };
type TemperatureDeviceNewKeyInput = { ids: string[] };
type TemperatureDeviceExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type TemperatureRecordListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; totals?: boolean; filter?: { [key: string]: unknown } };
type TemperatureRecordList = { list: TemperatureRecordRow[]; total: number; totals?: { field: 'celsius'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type TemperatureRecordExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type UsagePageListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; totals?: boolean; filter?: { [key: string]: unknown } };
type UsagePageList = { list: UsagePageRow[]; total: number; totals?: { field: 'views' | 'clicks'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type UsagePageExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type VerificationListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'verifications_waiting'; filter?: { [key: string]: unknown } };
type VerificationList = { list: VerificationRow[]; total: number };
type VerificationApproveInput = { ids: string[] };
type VerificationRefuseInput = { ids: string[]; reason: string };
type VerificationWithdrawInput = { ids: string[]; reason: string };
type WalletInfoInput = Record<string, never>;
type WalletRecordListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; totals?: boolean; filter?: { [key: string]: unknown } };
type WalletRecordList = { list: WalletRecordRow[]; total: number; totals?: { field: 'budget' | 'income' | 'expenses'; as: 'sum' | 'avg' | 'count'; value: number | null }[] };
type WalletRecordExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type WarningEventListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type WarningEventList = { list: WarningEventRow[]; total: number };
type WarningEventExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type WarningRuleListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type WarningRuleList = { list: WarningRuleRow[]; total: number };
type WarningSettingListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; ownFirst?: boolean; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type WarningSettingList = { list: WarningSettingRow[]; total: number };

/** A row as the store has it: instants as milliseconds. generated/server knows its exact type. */
type StoredRow = Readonly<Record<string, unknown>>;

export interface CallTypes {
  'account.list': { path: '/user/list.shtml'; input: AccountListInput; output: AccountList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'account.one': { path: '/user/detail.shtml'; input: Id; output: AccountDetail; handlerOutput: StoredRow };
  'account.create': { path: '/user/add.shtml'; input: AccountCreate; output: AccountDetail; handlerOutput: StoredRow };
  'account.update': { path: '/user/update.shtml'; input: AccountUpdate; output: AccountDetail; handlerOutput: StoredRow };
  'account.updateMany': { path: '/user/batch/update.shtml'; input: AccountUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'account.enable': { path: '/user/batch/enable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'account.pause': { path: '/user/batch/disable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'account.resetPassword': { path: '/user/reset/password.shtml'; input: AccountResetPasswordInput; output: BatchResult; handlerOutput: BatchResult };
  'account.export': { path: '/user/export.shtml'; input: AccountExportInput; output: unknown; handlerOutput: unknown };
  'account.delete': { path: '/user/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'account.restore': { path: '/user/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.list': { path: '/ad/list.shtml'; input: AdListInput; output: AdList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'ad.one': { path: '/ad/show.shtml'; input: Id; output: AdDetail; handlerOutput: StoredRow };
  'ad.create': { path: '/ad/add.shtml'; input: AdCreate; output: AdDetail; handlerOutput: StoredRow };
  'ad.update': { path: '/ad/update.shtml'; input: AdUpdate; output: AdDetail; handlerOutput: StoredRow };
  'ad.updateMany': { path: '/ad/update/batch.shtml'; input: AdUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'ad.approve': { path: '/ad/audit/batch/pass.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.reject': { path: '/ad/audit/batch/fail.shtml'; input: AdRejectInput; output: BatchResult; handlerOutput: BatchResult };
  'ad.takeDown': { path: '/ad/takedown.shtml'; input: AdTakeDownInput; output: BatchResult; handlerOutput: BatchResult };
  'ad.see': { path: '/ad/audit/see.shtml'; input: AdSeeInput; output: AdSeeOutput; handlerOutput: AdSeeOutput };
  'ad.seen': { path: '/ad/audit/seen.shtml'; input: AdSeenInput; output: AdSeenOutput; handlerOutput: AdSeenOutput };
  'ad.history': { path: '/ad/audit/history.shtml'; input: AdHistoryInput; output: AdHistoryOutput; handlerOutput: AdHistoryOutput };
  'ad.hold': { path: '/avr/ad/batch/disable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.resume': { path: '/avr/ad/batch/enable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.arrange': { path: '/avr/ad/group.shtml'; input: AdArrangeInput; output: BatchResult; handlerOutput: BatchResult };
  'ad.revise': { path: '/avr/ad/update.shtml'; input: AdReviseInput; output: BatchResult; handlerOutput: BatchResult };
  'ad.withdraw': { path: '/avr/ad/batch/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.pause': { path: '/ad/batch/disable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.start': { path: '/ad/batch/enable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.repush': { path: '/ad/repush.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.delete': { path: '/ad/batch/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.restore': { path: '/ad/batch/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.export': { path: '/ad/export.shtml'; input: AdExportInput; output: unknown; handlerOutput: unknown };
  'ad.issue': { path: '/ad/issue.shtml'; input: AdIssueInput; output: AdIssueOutput; handlerOutput: AdIssueOutput };
  'ad.issuable': { path: '/ad/issue/choices.shtml'; input: AdIssuableInput; output: AdIssuableOutput; handlerOutput: AdIssuableOutput };
  'ad.preflight': { path: '/ad/preflight.shtml'; input: AdPreflightInput; output: AdPreflightOutput; handlerOutput: AdPreflightOutput };
  'ad.reach': { path: '/ad/reach.shtml'; input: AdReachInput; output: AdReachOutput; handlerOutput: AdReachOutput };
  'adDelivery.list': { path: '/ad/status.shtml'; input: AdDeliveryListInput; output: AdDeliveryList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'adDelivery.one': { path: '/ad/status/detail.shtml'; input: Id; output: AdDeliveryDetail; handlerOutput: StoredRow };
  'adReport.run': { path: '/report/ad.shtml'; input: AdReportRunInput; output: AdReportRunOutput; handlerOutput: AdReportRunOutput };
  'adReport.sheet': { path: '/report/ad/export.shtml'; input: AdReportSheetInput; output: unknown; handlerOutput: unknown };
  'adSlot.list': { path: '/slot/list.shtml'; input: AdSlotListInput; output: AdSlotList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'adSlot.one': { path: '/slot/detail.shtml'; input: Id; output: AdSlotDetail; handlerOutput: StoredRow };
  'adSlot.create': { path: '/slot/add.shtml'; input: AdSlotCreate; output: AdSlotDetail; handlerOutput: StoredRow };
  'adSlot.update': { path: '/slot/update.shtml'; input: AdSlotUpdate; output: AdSlotDetail; handlerOutput: StoredRow };
  'adSlot.updateMany': { path: '/slot/update/batch.shtml'; input: AdSlotUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'adSlot.delete': { path: '/slot/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'adSlot.restore': { path: '/slot/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'adSlot.openSale': { path: '/slot/sale/open.shtml'; input: AdSlotOpenSaleInput; output: BatchResult; handlerOutput: BatchResult };
  'adSlot.closeSale': { path: '/slot/sale/close.shtml'; input: AdSlotCloseSaleInput; output: BatchResult; handlerOutput: BatchResult };
  'adSlot.areas': { path: '/slot/areas.shtml'; input: AdSlotAreasInput; output: AdSlotAreasOutput; handlerOutput: AdSlotAreasOutput };
  'adsOrder.list': { path: '/ads/order/list.shtml'; input: AdsOrderListInput; output: AdsOrderList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'adsOrder.one': { path: '/ads/order/detail.shtml'; input: Id; output: AdsOrderDetail; handlerOutput: StoredRow };
  'adsOrder.pay': { path: '/ads/order/pay.shtml'; input: AdsOrderPayInput; output: BatchResult; handlerOutput: BatchResult };
  'adsOrder.upload': { path: '/ads/order/upload.shtml'; input: AdsOrderUploadInput; output: BatchResult; handlerOutput: BatchResult };
  'adsOrder.cancel': { path: '/ads/order/cancel.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'adsOrder.rebid': { path: '/ads/order/rebid.shtml'; input: AdsOrderRebidInput; output: BatchResult; handlerOutput: BatchResult };
  'adsOrder.outside': { path: '/ads/order/outside.shtml'; input: AdsOrderOutsideInput; output: BatchResult; handlerOutput: BatchResult };
  'adsOrder.stop': { path: '/ads/order/stop.shtml'; input: AdsOrderStopInput; output: BatchResult; handlerOutput: BatchResult };
  'adsOrder.makeGood': { path: '/ads/order/makegood.shtml'; input: AdsOrderMakeGoodInput; output: BatchResult; handlerOutput: BatchResult };
  'adsOrder.refund': { path: '/ads/order/refund.shtml'; input: AdsOrderRefundInput; output: BatchResult; handlerOutput: BatchResult };
  'adsOrder.payment': { path: '/ads/order/payment.shtml'; input: AdsOrderPaymentInput; output: AdsOrderPaymentOutput; handlerOutput: AdsOrderPaymentOutput };
  'adsOrder.pace': { path: '/ads/order/pace.shtml'; input: AdsOrderPaceInput; output: AdsOrderPaceOutput; handlerOutput: AdsOrderPaceOutput };
  'adsOrder.export': { path: '/ads/order/export.shtml'; input: AdsOrderExportInput; output: unknown; handlerOutput: unknown };
  'adsOrder.buyers': { path: '/ads/order/advertisers.shtml'; input: AdsOrderBuyersInput; output: AdsOrderBuyersOutput; handlerOutput: AdsOrderBuyersOutput };
  'adsOrder.search': { path: '/avr/device/search.shtml'; input: AdsOrderSearchInput; output: AdsOrderSearchOutput; handlerOutput: AdsOrderSearchOutput };
  'adsOrder.regions': { path: '/avr/device/regions.shtml'; input: AdsOrderRegionsInput; output: AdsOrderRegionsOutput; handlerOutput: AdsOrderRegionsOutput };
  'adsOrder.quote': { path: '/ads/order/quote.shtml'; input: AdsOrderQuoteInput; output: AdsOrderQuoteOutput; handlerOutput: AdsOrderQuoteOutput };
  'adsOrder.place': { path: '/ads/order/place.shtml'; input: AdsOrderPlaceInput; output: AdsOrderPlaceOutput; handlerOutput: AdsOrderPlaceOutput };
  'advertiserFigure.overview': { path: '/avr/avs/overview.shtml'; input: AdvertiserFigureOverviewInput; output: AdvertiserFigureOverviewOutput; handlerOutput: AdvertiserFigureOverviewOutput };
  'alarm.list': { path: '/call/police/list.shtml'; input: AlarmListInput; output: AlarmList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'alarm.one': { path: '/call/police/detail.shtml'; input: Id; output: AlarmDetail; handlerOutput: StoredRow };
  'alarm.create': { path: '/call/police/add.shtml'; input: AlarmCreate; output: AlarmDetail; handlerOutput: StoredRow };
  'alarm.delete': { path: '/call/police/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'alarm.restore': { path: '/call/police/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'alarm.export': { path: '/call/police/export.shtml'; input: AlarmExportInput; output: unknown; handlerOutput: unknown };
  'auction.list': { path: '/auction/list.shtml'; input: AuctionListInput; output: AuctionList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'auction.one': { path: '/auction/detail.shtml'; input: Id; output: AuctionDetail; handlerOutput: StoredRow };
  'auction.export': { path: '/auction/export.shtml'; input: AuctionExportInput; output: unknown; handlerOutput: unknown };
  'callTime.list': { path: '/usage/call/list.shtml'; input: CallTimeListInput; output: CallTimeList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'callTime.one': { path: '/usage/call/detail.shtml'; input: Id; output: CallTimeDetail; handlerOutput: StoredRow };
  'callTime.export': { path: '/usage/call/export.shtml'; input: CallTimeExportInput; output: unknown; handlerOutput: unknown };
  'campaign.list': { path: '/campaign/list.shtml'; input: CampaignListInput; output: CampaignList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'campaign.one': { path: '/campaign/detail.shtml'; input: Id; output: CampaignDetail; handlerOutput: StoredRow };
  'campaign.create': { path: '/campaign/add.shtml'; input: CampaignCreate; output: CampaignDetail; handlerOutput: StoredRow };
  'campaign.update': { path: '/campaign/update.shtml'; input: CampaignUpdate; output: CampaignDetail; handlerOutput: StoredRow };
  'campaign.start': { path: '/campaign/batch/enable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'campaign.pause': { path: '/campaign/batch/disable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'campaign.delete': { path: '/campaign/batch/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'campaign.restore': { path: '/campaign/batch/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'cast.list': { path: '/cast/list.shtml'; input: CastListInput; output: CastList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'cast.one': { path: '/cast/detail.shtml'; input: Id; output: CastDetail; handlerOutput: StoredRow };
  'cast.approve': { path: '/cast/approve.shtml'; input: CastApproveInput; output: BatchResult; handlerOutput: BatchResult };
  'cast.reject': { path: '/cast/reject.shtml'; input: CastRejectInput; output: BatchResult; handlerOutput: BatchResult };
  'cast.export': { path: '/cast/export.shtml'; input: CastExportInput; output: unknown; handlerOutput: unknown };
  'cast.open': { path: '/applet/cast/open.shtml'; input: CastOpenInput; output: CastOpenOutput; handlerOutput: CastOpenOutput };
  'cast.send': { path: '/applet/cast/send.shtml'; input: CastSendInput; output: CastSendOutput; handlerOutput: CastSendOutput };
  'cast.follow': { path: '/applet/cast/status.shtml'; input: CastFollowInput; output: CastFollowOutput; handlerOutput: CastFollowOutput };
  'corporation.list': { path: '/company/list.shtml'; input: CorporationListInput; output: CorporationList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'corporation.one': { path: '/company/detail.shtml'; input: Id; output: CorporationDetail; handlerOutput: StoredRow };
  'corporation.create': { path: '/company/add.shtml'; input: CorporationCreate; output: CorporationDetail; handlerOutput: StoredRow };
  'corporation.update': { path: '/company/update.shtml'; input: CorporationUpdate; output: CorporationDetail; handlerOutput: StoredRow };
  'corporation.enable': { path: '/company/batch/enable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'corporation.pause': { path: '/company/batch/disable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'corporation.issuePoints': { path: '/company/point/issue.shtml'; input: CorporationIssuePointsInput; output: BatchResult; handlerOutput: BatchResult };
  'corporation.addAdministrator': { path: '/company/administrator/add.shtml'; input: CorporationAddAdministratorInput; output: BatchResult; handlerOutput: BatchResult };
  'corporation.takeDown': { path: '/company/takedown.shtml'; input: CorporationTakeDownInput; output: BatchResult; handlerOutput: BatchResult };
  'corporation.delete': { path: '/company/delete.shtml'; input: CorporationDeleteInput; output: BatchResult; handlerOutput: BatchResult };
  'corporation.restore': { path: '/company/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'dataCard.list': { path: '/flow/management/list.shtml'; input: DataCardListInput; output: DataCardList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'dataCard.one': { path: '/flow/management/detail.shtml'; input: Id; output: DataCardDetail; handlerOutput: StoredRow };
  'dataCard.create': { path: '/flow/management/add.shtml'; input: DataCardCreate; output: DataCardDetail; handlerOutput: StoredRow };
  'dataCard.update': { path: '/flow/management/update.shtml'; input: DataCardUpdate; output: DataCardDetail; handlerOutput: StoredRow };
  'dataCard.updateMany': { path: '/flow/management/batch/update.shtml'; input: DataCardUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'dataCard.ask': { path: '/flow/management/ask.shtml'; input: DataCardAskInput; output: BatchResult; handlerOutput: BatchResult };
  'dataCard.delete': { path: '/flow/management/batch/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'dataCard.restore': { path: '/flow/management/batch/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'dataCard.import': { path: '/flow/management/import.shtml'; input: Import; output: ImportTaskId; handlerOutput: ImportTaskId };
  'dataCard.importTemplate': { path: '/flow/management/import/template.shtml'; input: Nothing; output: unknown; handlerOutput: unknown };
  'dataCard.export': { path: '/flow/management/export.shtml'; input: DataCardExportInput; output: unknown; handlerOutput: unknown };
  'demandPartner.list': { path: '/demand/partner/list.shtml'; input: DemandPartnerListInput; output: DemandPartnerList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'demandPartner.one': { path: '/demand/partner/detail.shtml'; input: Id; output: DemandPartnerDetail; handlerOutput: StoredRow };
  'demandPartner.create': { path: '/demand/partner/add.shtml'; input: DemandPartnerCreate; output: DemandPartnerDetail; handlerOutput: StoredRow };
  'demandPartner.update': { path: '/demand/partner/update.shtml'; input: DemandPartnerUpdate; output: DemandPartnerDetail; handlerOutput: StoredRow };
  'demandPartner.test': { path: '/demand/partner/test.shtml'; input: DemandPartnerTestInput; output: BatchResult; handlerOutput: BatchResult };
  'demandPartner.delete': { path: '/demand/partner/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'demandPartner.restore': { path: '/demand/partner/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'department.list': { path: '/dept/list.shtml'; input: DepartmentListInput; output: DepartmentList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'department.one': { path: '/dept/detail.shtml'; input: Id; output: DepartmentDetail; handlerOutput: StoredRow };
  'department.create': { path: '/dept/add.shtml'; input: DepartmentCreate; output: DepartmentDetail; handlerOutput: StoredRow };
  'department.update': { path: '/dept/update.shtml'; input: DepartmentUpdate; output: DepartmentDetail; handlerOutput: StoredRow };
  'department.delete': { path: '/dept/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'department.restore': { path: '/dept/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'department.tree': { path: '/dept/tree.shtml'; input: DepartmentTreeInput; output: DepartmentTreeOutput; handlerOutput: DepartmentTreeOutput };
  'department.find': { path: '/dept/find.shtml'; input: DepartmentFindInput; output: DepartmentFindOutput; handlerOutput: DepartmentFindOutput };
  'department.locate': { path: '/dept/locate.shtml'; input: DepartmentLocateInput; output: DepartmentLocateOutput; handlerOutput: DepartmentLocateOutput };
  'device.list': { path: '/device/list.shtml'; input: DeviceListInput; output: DeviceList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'device.one': { path: '/device/detail.shtml'; input: Id; output: DeviceDetail; handlerOutput: StoredRow };
  'device.create': { path: '/device/add.shtml'; input: DeviceCreate; output: DeviceDetail; handlerOutput: StoredRow };
  'device.update': { path: '/device/update.shtml'; input: DeviceUpdate; output: DeviceDetail; handlerOutput: StoredRow };
  'device.updateMany': { path: '/device/update/batch.shtml'; input: DeviceUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'device.delete': { path: '/device/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'device.restore': { path: '/device/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'device.setVolume': { path: '/device/volume/batch.shtml'; input: DeviceSetVolumeInput; output: BatchResult; handlerOutput: BatchResult };
  'device.setBrightness': { path: '/device/brightness/batch.shtml'; input: DeviceSetBrightnessInput; output: BatchResult; handlerOutput: BatchResult };
  'device.switchPower': { path: '/device/switch/batch.shtml'; input: DeviceSwitchPowerInput; output: BatchResult; handlerOutput: BatchResult };
  'device.replace': { path: '/device/replace.shtml'; input: DeviceReplaceInput; output: BatchResult; handlerOutput: BatchResult };
  'device.restart': { path: '/device/restart/batch.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'device.restartMachine': { path: '/device/restart/machine/batch.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'device.pauseScreens': { path: '/device/pause/batch.shtml'; input: DevicePauseScreensInput; output: BatchResult; handlerOutput: BatchResult };
  'device.screenshot': { path: '/device/screenshot/batch.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'device.lockScreens': { path: '/device/lock/batch.shtml'; input: DeviceLockScreensInput; output: BatchResult; handlerOutput: BatchResult };
  'device.unlockScreens': { path: '/device/unlock/batch.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'device.export': { path: '/device/export.shtml'; input: DeviceExportInput; output: unknown; handlerOutput: unknown };
  'device.import': { path: '/device/import.shtml'; input: Import; output: ImportTaskId; handlerOutput: ImportTaskId };
  'device.importTemplate': { path: '/device/import/template.shtml'; input: Nothing; output: unknown; handlerOutput: unknown };
  'device.now': { path: '/device/now.shtml'; input: DeviceNowInput; output: DeviceNowOutput; handlerOutput: DeviceNowOutput };
  'device.playlist': { path: '/device/playlist.shtml'; input: DevicePlaylistInput; output: DevicePlaylistOutput; handlerOutput: DevicePlaylistOutput };
  'device.explain': { path: '/device/explain.shtml'; input: DeviceExplainInput; output: DeviceExplainOutput; handlerOutput: DeviceExplainOutput };
  'device.off': { path: '/device/off.shtml'; input: DeviceOffInput; output: DeviceOffOutput; handlerOutput: DeviceOffOutput };
  'device.attention': { path: '/device/attention.shtml'; input: DeviceAttentionInput; output: DeviceAttentionOutput; handlerOutput: DeviceAttentionOutput };
  'device.wall': { path: '/device/wall.shtml'; input: DeviceWallInput; output: DeviceWallOutput; handlerOutput: DeviceWallOutput };
  'deviceCommand.list': { path: '/device/remote/list.shtml'; input: DeviceCommandListInput; output: DeviceCommandList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'deviceCommand.one': { path: '/device/remote/detail.shtml'; input: Id; output: DeviceCommandDetail; handlerOutput: StoredRow };
  'deviceCommand.send': { path: '/device/remote/send.shtml'; input: DeviceCommandSendInput; output: DeviceCommandSendOutput; handlerOutput: DeviceCommandSendOutput };
  'deviceCommand.remote': { path: '/device/remote/show.shtml'; input: DeviceCommandRemoteInput; output: DeviceCommandRemoteOutput; handlerOutput: DeviceCommandRemoteOutput };
  'deviceGrant.list': { path: '/device/permission/list.shtml'; input: DeviceGrantListInput; output: DeviceGrantList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'deviceGrant.auth': { path: '/device/permission/auth.shtml'; input: DeviceGrantAuthInput; output: DeviceGrantAuthOutput; handlerOutput: DeviceGrantAuthOutput };
  'deviceGrant.unauth': { path: '/device/permission/unauth.shtml'; input: DeviceGrantUnauthInput; output: DeviceGrantUnauthOutput; handlerOutput: DeviceGrantUnauthOutput };
  'deviceGrant.rights': { path: '/device/permission/rights.shtml'; input: DeviceGrantRightsInput; output: DeviceGrantRightsOutput; handlerOutput: DeviceGrantRightsOutput };
  'deviceGroup.list': { path: '/group/list.shtml'; input: DeviceGroupListInput; output: DeviceGroupList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'deviceGroup.one': { path: '/group/detail.shtml'; input: Id; output: DeviceGroupDetail; handlerOutput: StoredRow };
  'deviceGroup.create': { path: '/group/add.shtml'; input: DeviceGroupCreate; output: DeviceGroupDetail; handlerOutput: StoredRow };
  'deviceGroup.update': { path: '/group/update.shtml'; input: DeviceGroupUpdate; output: DeviceGroupDetail; handlerOutput: StoredRow };
  'deviceGroup.updateMany': { path: '/group/update/batch.shtml'; input: DeviceGroupUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'deviceGroup.delete': { path: '/group/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'deviceGroup.restore': { path: '/group/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'deviceGroup.sync': { path: '/group/sync.shtml'; input: DeviceGroupSyncInput; output: BatchResult; handlerOutput: BatchResult };
  'deviceGroup.multi': { path: '/group/multi/add.shtml'; input: DeviceGroupMultiInput; output: DeviceGroupMultiOutput; handlerOutput: DeviceGroupMultiOutput };
  'deviceGroup.addMembers': { path: '/group/device/add.shtml'; input: DeviceGroupAddMembersInput; output: DeviceGroupAddMembersOutput; handlerOutput: DeviceGroupAddMembersOutput };
  'deviceGroup.removeMembers': { path: '/group/device/remove.shtml'; input: DeviceGroupRemoveMembersInput; output: DeviceGroupRemoveMembersOutput; handlerOutput: DeviceGroupRemoveMembersOutput };
  'deviceGroupGrant.list': { path: '/device/permission/group/list.shtml'; input: DeviceGroupGrantListInput; output: DeviceGroupGrantList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'devicePoint.list': { path: '/device/point/list.shtml'; input: DevicePointListInput; output: DevicePointList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'devicePoint.one': { path: '/device/point/detail.shtml'; input: Id; output: DevicePointDetail; handlerOutput: StoredRow };
  'devicePoint.takeBack': { path: '/device/point/take/back.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'deviceReport.run': { path: '/report/device.shtml'; input: DeviceReportRunInput; output: DeviceReportRunOutput; handlerOutput: DeviceReportRunOutput };
  'deviceReport.sheet': { path: '/report/device/export.shtml'; input: DeviceReportSheetInput; output: unknown; handlerOutput: unknown };
  'deviceSet.list': { path: '/device/gather/list.shtml'; input: DeviceSetListInput; output: DeviceSetList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'deviceSet.one': { path: '/device/gather/detail.shtml'; input: Id; output: DeviceSetDetail; handlerOutput: StoredRow };
  'deviceSet.create': { path: '/device/gather/add.shtml'; input: DeviceSetCreate; output: DeviceSetDetail; handlerOutput: StoredRow };
  'deviceSet.update': { path: '/device/gather/update.shtml'; input: DeviceSetUpdate; output: DeviceSetDetail; handlerOutput: StoredRow };
  'deviceSet.delete': { path: '/device/gather/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'deviceSet.restore': { path: '/device/gather/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'deviceSet.addMembers': { path: '/device/gather/device/add.shtml'; input: DeviceSetAddMembersInput; output: DeviceSetAddMembersOutput; handlerOutput: DeviceSetAddMembersOutput };
  'deviceSet.removeMembers': { path: '/device/gather/device/remove.shtml'; input: DeviceSetRemoveMembersInput; output: DeviceSetRemoveMembersOutput; handlerOutput: DeviceSetRemoveMembersOutput };
  'deviceTimer.list': { path: '/device/timer/list.shtml'; input: DeviceTimerListInput; output: DeviceTimerList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'deviceTimer.one': { path: '/device/timer/detail.shtml'; input: Id; output: DeviceTimerDetail; handlerOutput: StoredRow };
  'deviceTimer.create': { path: '/device/timer/add.shtml'; input: DeviceTimerCreate; output: DeviceTimerDetail; handlerOutput: StoredRow };
  'deviceTimer.update': { path: '/device/timer/update.shtml'; input: DeviceTimerUpdate; output: DeviceTimerDetail; handlerOutput: StoredRow };
  'deviceTimer.start': { path: '/device/timer/batch/enable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'deviceTimer.pause': { path: '/device/timer/batch/disable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'deviceTimer.delete': { path: '/device/timer/batch/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'deviceTimer.restore': { path: '/device/timer/batch/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'deviceTimer.week': { path: '/device/timer/week.shtml'; input: DeviceTimerWeekInput; output: DeviceTimerWeekOutput; handlerOutput: DeviceTimerWeekOutput };
  'deviceTimer.doubts': { path: '/device/timer/doubts.shtml'; input: DeviceTimerDoubtsInput; output: DeviceTimerDoubtsOutput; handlerOutput: DeviceTimerDoubtsOutput };
  'dictWord.list': { path: '/dict/list.shtml'; input: DictWordListInput; output: DictWordList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'dictWord.one': { path: '/dict/detail.shtml'; input: Id; output: DictWordDetail; handlerOutput: StoredRow };
  'dictWord.create': { path: '/dict/add.shtml'; input: DictWordCreate; output: DictWordDetail; handlerOutput: StoredRow };
  'dictWord.update': { path: '/dict/update.shtml'; input: DictWordUpdate; output: DictWordDetail; handlerOutput: StoredRow };
  'dictWord.delete': { path: '/dict/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'dictWord.restore': { path: '/dict/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'district.list': { path: '/district/list.shtml'; input: DistrictListInput; output: DistrictListOutput; handlerOutput: DistrictListOutput };
  'district.tree': { path: '/district/tree.shtml'; input: DistrictTreeInput; output: DistrictTreeOutput; handlerOutput: DistrictTreeOutput };
  'firmware.list': { path: '/firmware/list.shtml'; input: FirmwareListInput; output: FirmwareList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'firmware.one': { path: '/firmware/detail.shtml'; input: Id; output: FirmwareDetail; handlerOutput: StoredRow };
  'firmware.create': { path: '/firmware/add.shtml'; input: FirmwareCreate; output: FirmwareDetail; handlerOutput: StoredRow };
  'firmware.update': { path: '/firmware/update.shtml'; input: FirmwareUpdate; output: FirmwareDetail; handlerOutput: StoredRow };
  'firmware.delete': { path: '/firmware/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'firmware.restore': { path: '/firmware/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'firmwareTask.list': { path: '/firmware/task/list.shtml'; input: FirmwareTaskListInput; output: FirmwareTaskList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'firmwareTask.one': { path: '/firmware/task/detail.shtml'; input: Id; output: FirmwareTaskDetail; handlerOutput: StoredRow };
  'firmwareTask.create': { path: '/firmware/task/add.shtml'; input: FirmwareTaskCreate; output: FirmwareTaskDetail; handlerOutput: StoredRow };
  'firmwareTask.stop': { path: '/firmware/task/stop.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'firmwareTask.resume': { path: '/firmware/task/resume.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'firmwareTask.close': { path: '/firmware/task/close.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'firmwareTask.retry': { path: '/firmware/task/retry.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'firmwareTaskScreen.list': { path: '/firmware/task/screens.shtml'; input: FirmwareTaskScreenListInput; output: FirmwareTaskScreenList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'firmwareTaskScreen.one': { path: '/firmware/task/screens/detail.shtml'; input: Id; output: FirmwareTaskScreenDetail; handlerOutput: StoredRow };
  'flowReport.run': { path: '/report/flow.shtml'; input: FlowReportRunInput; output: FlowReportRunOutput; handlerOutput: FlowReportRunOutput };
  'flowReport.sheet': { path: '/report/flow/export.shtml'; input: FlowReportSheetInput; output: unknown; handlerOutput: unknown };
  'goods.list': { path: '/commodity/list.shtml'; input: GoodsListInput; output: GoodsList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'goods.one': { path: '/commodity/detail.shtml'; input: Id; output: GoodsDetail; handlerOutput: StoredRow };
  'goods.setPrice': { path: '/commodity/set/price.shtml'; input: GoodsSetPriceInput; output: BatchResult; handlerOutput: BatchResult };
  'goods.putaway': { path: '/commodity/putaway.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'goods.soldOut': { path: '/commodity/soldout.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'goods.export': { path: '/commodity/export.shtml'; input: GoodsExportInput; output: unknown; handlerOutput: unknown };
  'handwashingDay.list': { path: '/bp/epidemic/wash/report/list.shtml'; input: HandwashingDayListInput; output: HandwashingDayList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'handwashingDay.one': { path: '/bp/epidemic/wash/report/detail.shtml'; input: Id; output: HandwashingDayDetail; handlerOutput: StoredRow };
  'handwashingDay.export': { path: '/bp/epidemic/wash/report/export.shtml'; input: HandwashingDayExportInput; output: unknown; handlerOutput: unknown };
  'handwashingDevice.list': { path: '/bp/epidemic/wash/device/list.shtml'; input: HandwashingDeviceListInput; output: HandwashingDeviceList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'handwashingDevice.one': { path: '/bp/epidemic/wash/device/detail.shtml'; input: Id; output: HandwashingDeviceDetail; handlerOutput: StoredRow };
  'handwashingDevice.create': { path: '/bp/epidemic/wash/device/add.shtml'; input: HandwashingDeviceCreate; output: HandwashingDeviceDetail; handlerOutput: StoredRow };
  'handwashingDevice.update': { path: '/bp/epidemic/wash/device/update.shtml'; input: HandwashingDeviceUpdate; output: HandwashingDeviceDetail; handlerOutput: StoredRow };
  'handwashingDevice.delete': { path: '/bp/epidemic/wash/device/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'handwashingDevice.restore': { path: '/bp/epidemic/wash/device/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'handwashingDevice.warn': { path: '/bp/epidemic/warning/wash.shtml'; input: HandwashingDeviceWarnInput; output: BatchResult; handlerOutput: BatchResult };
  'handwashingDevice.newKey': { path: '/bp/epidemic/wash/device/key/renew.shtml'; input: HandwashingDeviceNewKeyInput; output: BatchResult; handlerOutput: BatchResult };
  'handwashingDevice.export': { path: '/bp/epidemic/wash/device/export.shtml'; input: HandwashingDeviceExportInput; output: unknown; handlerOutput: unknown };
  'handwashingDevice.key': { path: '/bp/epidemic/wash/device/key.shtml'; input: HandwashingDeviceKeyInput; output: HandwashingDeviceKeyOutput; handlerOutput: HandwashingDeviceKeyOutput };
  'handwashingRecord.list': { path: '/bp/epidemic/wash/record/list.shtml'; input: HandwashingRecordListInput; output: HandwashingRecordList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'handwashingRecord.one': { path: '/bp/epidemic/wash/record/detail.shtml'; input: Id; output: HandwashingRecordDetail; handlerOutput: StoredRow };
  'handwashingRecord.export': { path: '/bp/epidemic/wash/record/export.shtml'; input: HandwashingRecordExportInput; output: unknown; handlerOutput: unknown };
  'importTask.list': { path: '/import/task/list.shtml'; input: ImportTaskListInput; output: ImportTaskList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'importTask.one': { path: '/import/task/detail.shtml'; input: Id; output: ImportTaskDetail; handlerOutput: StoredRow };
  'importTask.failures': { path: '/import/task/failures.shtml'; input: ImportTaskFailuresInput; output: unknown; handlerOutput: unknown };
  'layout.list': { path: '/v2/template/list.shtml'; input: LayoutListInput; output: LayoutList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'layout.one': { path: '/v2/template/detail.shtml'; input: Id; output: LayoutDetail; handlerOutput: StoredRow };
  'layout.create': { path: '/v2/template/add.shtml'; input: LayoutCreate; output: LayoutDetail; handlerOutput: StoredRow };
  'layout.update': { path: '/v2/template/update.shtml'; input: LayoutUpdate; output: LayoutDetail; handlerOutput: StoredRow };
  'layout.delete': { path: '/v2/template/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'layout.restore': { path: '/v2/template/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'layout.forecast': { path: '/v2/template/forecast.shtml'; input: LayoutForecastInput; output: LayoutForecastOutput; handlerOutput: LayoutForecastOutput };
  'layoutDraft.list': { path: '/layout/draft/list.shtml'; input: LayoutDraftListInput; output: LayoutDraftList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'layoutDraft.open': { path: '/layout/draft/open.shtml'; input: LayoutDraftOpenInput; output: LayoutDraftOpenOutput; handlerOutput: LayoutDraftOpenOutput };
  'layoutDraft.save': { path: '/layout/draft/save.shtml'; input: LayoutDraftSaveInput; output: LayoutDraftSaveOutput; handlerOutput: LayoutDraftSaveOutput };
  'layoutDraft.presence': { path: '/layout/draft/presence.shtml'; input: LayoutDraftPresenceInput; output: LayoutDraftPresenceOutput; handlerOutput: LayoutDraftPresenceOutput };
  'layoutDraft.impact': { path: '/layout/draft/impact.shtml'; input: LayoutDraftImpactInput; output: LayoutDraftImpactOutput; handlerOutput: LayoutDraftImpactOutput };
  'layoutDraft.publish': { path: '/layout/draft/publish.shtml'; input: LayoutDraftPublishInput; output: LayoutDraftPublishOutput; handlerOutput: LayoutDraftPublishOutput };
  'layoutVersion.list': { path: '/layout/version/list.shtml'; input: LayoutVersionListInput; output: LayoutVersionList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'layoutVersion.one': { path: '/layout/version/detail.shtml'; input: Id; output: LayoutVersionDetail; handlerOutput: StoredRow };
  'layoutVersion.keep': { path: '/layout/version/keep.shtml'; input: LayoutVersionKeepInput; output: LayoutVersionKeepOutput; handlerOutput: LayoutVersionKeepOutput };
  'marketOrder.list': { path: '/market/order/list.shtml'; input: MarketOrderListInput; output: MarketOrderList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'marketOrder.one': { path: '/market/order/detail.shtml'; input: Id; output: MarketOrderDetail; handlerOutput: StoredRow };
  'marketOrder.create': { path: '/market/order.shtml'; input: MarketOrderCreateInput; output: MarketOrderDetail; handlerOutput: StoredRow };
  'marketOrder.confirm': { path: '/market/order/confirm.shtml'; input: MarketOrderConfirmInput; output: BatchResult; handlerOutput: BatchResult };
  'marketOrder.cancel': { path: '/market/order/cancel.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'marketOrder.export': { path: '/market/order/export.shtml'; input: MarketOrderExportInput; output: unknown; handlerOutput: unknown };
  'marketOrder.apps': { path: '/market/app.shtml'; input: MarketOrderAppsInput; output: MarketOrderAppsOutput; handlerOutput: MarketOrderAppsOutput };
  'marketOrder.pay': { path: '/market/order/pay.shtml'; input: MarketOrderPayInput; output: MarketOrderPayOutput; handlerOutput: MarketOrderPayOutput };
  'material.list': { path: '/material/search.shtml'; input: MaterialListInput; output: MaterialList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'material.one': { path: '/material/detail.shtml'; input: Id; output: MaterialDetail; handlerOutput: StoredRow };
  'material.update': { path: '/material/edit.shtml'; input: MaterialUpdate; output: MaterialDetail; handlerOutput: StoredRow };
  'material.move': { path: '/material/move.shtml'; input: MaterialMoveInput; output: BatchResult; handlerOutput: BatchResult };
  'material.classify': { path: '/material/classify.shtml'; input: MaterialClassifyInput; output: BatchResult; handlerOutput: BatchResult };
  'material.copy': { path: '/material/copy.shtml'; input: MaterialCopyInput; output: BatchResult; handlerOutput: BatchResult };
  'material.takeDown': { path: '/material/takedown.shtml'; input: MaterialTakeDownInput; output: BatchResult; handlerOutput: BatchResult };
  'material.delete': { path: '/material/del.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'material.restore': { path: '/material/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'material.export': { path: '/material/export.shtml'; input: MaterialExportInput; output: unknown; handlerOutput: unknown };
  'material.check': { path: '/material/check.shtml'; input: MaterialCheckInput; output: MaterialCheckOutput; handlerOutput: MaterialCheckOutput };
  'material.apply': { path: '/material/upload/apply.shtml'; input: MaterialApplyInput; output: MaterialApplyOutput; handlerOutput: MaterialApplyOutput };
  'material.parts': { path: '/material/upload/parts.shtml'; input: MaterialPartsInput; output: MaterialPartsOutput; handlerOutput: MaterialPartsOutput };
  'material.picture': { path: '/material/picture.shtml'; input: MaterialPictureInput; output: MaterialPictureOutput; handlerOutput: MaterialPictureOutput };
  'material.frames': { path: '/material/frames.shtml'; input: MaterialFramesInput; output: MaterialFramesOutput; handlerOutput: MaterialFramesOutput };
  'material.counts': { path: '/material/folder/counts.shtml'; input: MaterialCountsInput; output: MaterialCountsOutput; handlerOutput: MaterialCountsOutput };
  'material.verify': { path: '/material/verify.shtml'; input: MaterialVerifyInput; output: MaterialVerifyOutput; handlerOutput: MaterialVerifyOutput };
  'materialCategory.list': { path: '/material/category/list.shtml'; input: MaterialCategoryListInput; output: MaterialCategoryList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'materialCategory.one': { path: '/material/category/detail.shtml'; input: Id; output: MaterialCategoryDetail; handlerOutput: StoredRow };
  'materialCategory.create': { path: '/material/category/add.shtml'; input: MaterialCategoryCreate; output: MaterialCategoryDetail; handlerOutput: StoredRow };
  'materialCategory.update': { path: '/material/category/edit.shtml'; input: MaterialCategoryUpdate; output: MaterialCategoryDetail; handlerOutput: StoredRow };
  'materialCategory.delete': { path: '/material/category/del.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'materialCategory.restore': { path: '/material/category/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'materialFolder.list': { path: '/material/folder/tree.shtml'; input: MaterialFolderListInput; output: MaterialFolderList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'materialFolder.one': { path: '/material/folder/detail.shtml'; input: Id; output: MaterialFolderDetail; handlerOutput: StoredRow };
  'materialFolder.create': { path: '/material/folder/add.shtml'; input: MaterialFolderCreate; output: MaterialFolderDetail; handlerOutput: StoredRow };
  'materialFolder.update': { path: '/material/folder/edit.shtml'; input: MaterialFolderUpdate; output: MaterialFolderDetail; handlerOutput: StoredRow };
  'materialFolder.delete': { path: '/material/folder/del.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'materialFolder.restore': { path: '/material/folder/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'monitorPlan.list': { path: '/monitor/plan/list.shtml'; input: MonitorPlanListInput; output: MonitorPlanList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'monitorPlan.one': { path: '/monitor/plan/detail.shtml'; input: Id; output: MonitorPlanDetail; handlerOutput: StoredRow };
  'monitorPlan.create': { path: '/monitor/plan/add.shtml'; input: MonitorPlanCreate; output: MonitorPlanDetail; handlerOutput: StoredRow };
  'monitorPlan.extend': { path: '/monitor/plan/extend.shtml'; input: MonitorPlanExtendInput; output: BatchResult; handlerOutput: BatchResult };
  'monitorPlan.end': { path: '/monitor/plan/end.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'monitorPlan.export': { path: '/monitor/plan/export.shtml'; input: MonitorPlanExportInput; output: unknown; handlerOutput: unknown };
  'monitorTask.list': { path: '/monitor/task/list.shtml'; input: MonitorTaskListInput; output: MonitorTaskList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'monitorTask.one': { path: '/monitor/task/detail.shtml'; input: Id; output: MonitorTaskDetail; handlerOutput: StoredRow };
  'monitorTask.see': { path: '/monitor/task/see.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'monitorTask.finish': { path: '/monitor/task/finish.shtml'; input: MonitorTaskFinishInput; output: BatchResult; handlerOutput: BatchResult };
  'monitorTask.handOn': { path: '/monitor/task/handOn.shtml'; input: MonitorTaskHandOnInput; output: BatchResult; handlerOutput: BatchResult };
  'monitorTask.export': { path: '/monitor/task/export.shtml'; input: MonitorTaskExportInput; output: unknown; handlerOutput: unknown };
  'monitorTask.link': { path: '/monitor/task/link.shtml'; input: MonitorTaskLinkInput; output: MonitorTaskLinkOutput; handlerOutput: MonitorTaskLinkOutput };
  'monitorTask.look': { path: '/applet/task/open.shtml'; input: MonitorTaskLookInput; output: MonitorTaskLookOutput; handlerOutput: MonitorTaskLookOutput };
  'monitorTask.handIn': { path: '/applet/task/finish.shtml'; input: MonitorTaskHandInInput; output: MonitorTaskHandInOutput; handlerOutput: MonitorTaskHandInOutput };
  'notice.list': { path: '/notice/list.shtml'; input: NoticeListInput; output: NoticeList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'notice.one': { path: '/notice/detail.shtml'; input: Id; output: NoticeDetail; handlerOutput: StoredRow };
  'notice.read': { path: '/notice/read.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'notice.readAll': { path: '/notice/read/all.shtml'; input: NoticeReadAllInput; output: NoticeReadAllOutput; handlerOutput: NoticeReadAllOutput };
  'notice.info': { path: '/notice/info.shtml'; input: NoticeInfoInput; output: NoticeInfoOutput; handlerOutput: NoticeInfoOutput };
  'noticeSetting.list': { path: '/notice/setting/list.shtml'; input: NoticeSettingListInput; output: NoticeSettingList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'noticeSetting.one': { path: '/notice/setting/detail.shtml'; input: Id; output: NoticeSettingDetail; handlerOutput: StoredRow };
  'noticeSetting.create': { path: '/notice/setting/add.shtml'; input: NoticeSettingCreate; output: NoticeSettingDetail; handlerOutput: StoredRow };
  'noticeSetting.update': { path: '/notice/setting/update.shtml'; input: NoticeSettingUpdate; output: NoticeSettingDetail; handlerOutput: StoredRow };
  'offlinePackage.list': { path: '/device/offline_package/list.shtml'; input: OfflinePackageListInput; output: OfflinePackageList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'offlinePackage.one': { path: '/device/offline_package/detail.shtml'; input: Id; output: OfflinePackageDetail; handlerOutput: StoredRow };
  'offlinePackage.create': { path: '/device/offline_package/add.shtml'; input: OfflinePackageCreate; output: OfflinePackageDetail; handlerOutput: StoredRow };
  'offlinePackage.retry': { path: '/device/offline_package/retry.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'offlinePackage.delete': { path: '/device/offline_package/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'offlinePackage.link': { path: '/device/offline_package/download.shtml'; input: OfflinePackageLinkInput; output: OfflinePackageLinkOutput; handlerOutput: OfflinePackageLinkOutput };
  'operationLog.list': { path: '/log/list.shtml'; input: OperationLogListInput; output: OperationLogList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'operationLog.one': { path: '/log/detail.shtml'; input: Id; output: OperationLogDetail; handlerOutput: StoredRow };
  'operationLog.export': { path: '/log/export.shtml'; input: OperationLogExportInput; output: unknown; handlerOutput: unknown };
  'pageError.list': { path: '/usage/error/list.shtml'; input: PageErrorListInput; output: PageErrorList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'pageError.one': { path: '/usage/error/detail.shtml'; input: Id; output: PageErrorDetail; handlerOutput: StoredRow };
  'pageError.export': { path: '/usage/error/export.shtml'; input: PageErrorExportInput; output: unknown; handlerOutput: unknown };
  'permission.explain': { path: '/permission/explain.shtml'; input: PermissionExplainInput; output: PermissionExplainOutput; handlerOutput: PermissionExplainOutput };
  'phoneFile.sign': { path: '/media/sign.shtml'; input: PhoneFileSignInput; output: PhoneFileSignOutput; handlerOutput: PhoneFileSignOutput };
  'phoneFile.verify': { path: '/media/verify.shtml'; input: PhoneFileVerifyInput; output: PhoneFileVerifyOutput; handlerOutput: PhoneFileVerifyOutput };
  'platformDevice.find': { path: '/platform/device/find.shtml'; input: PlatformDeviceFindInput; output: PlatformDeviceFindOutput; handlerOutput: PlatformDeviceFindOutput };
  'promotionGroup.list': { path: '/avr/campaign/group/list.shtml'; input: PromotionGroupListInput; output: PromotionGroupList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'promotionGroup.one': { path: '/avr/campaign/group/detail.shtml'; input: Id; output: PromotionGroupDetail; handlerOutput: StoredRow };
  'promotionGroup.create': { path: '/avr/campaign/group/add.shtml'; input: PromotionGroupCreate; output: PromotionGroupDetail; handlerOutput: StoredRow };
  'promotionGroup.update': { path: '/avr/campaign/group/update.shtml'; input: PromotionGroupUpdate; output: PromotionGroupDetail; handlerOutput: StoredRow };
  'promotionGroup.start': { path: '/avr/campaign/group/batch/enable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'promotionGroup.pause': { path: '/avr/campaign/group/batch/disable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'promotionGroup.delete': { path: '/avr/campaign/group/batch/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'promotionGroup.restore': { path: '/avr/campaign/group/batch/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'proofOfPlay.list': { path: '/report/play/list.shtml'; input: ProofOfPlayListInput; output: ProofOfPlayList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'proofOfPlay.one': { path: '/report/play/detail.shtml'; input: Id; output: ProofOfPlayDetail; handlerOutput: StoredRow };
  'proofOfPlay.export': { path: '/report/play/export.shtml'; input: ProofOfPlayExportInput; output: unknown; handlerOutput: unknown };
  'proofOfPlay.trend': { path: '/report/play/trend.shtml'; input: ProofOfPlayTrendInput; output: ProofOfPlayTrendOutput; handlerOutput: ProofOfPlayTrendOutput };
  'proxy.list': { path: '/company/proxy/list.shtml'; input: ProxyListInput; output: ProxyList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'proxy.one': { path: '/company/proxy/detail.shtml'; input: Id; output: ProxyDetail; handlerOutput: StoredRow };
  'proxy.create': { path: '/company/proxy/add.shtml'; input: ProxyCreate; output: ProxyDetail; handlerOutput: StoredRow };
  'proxy.update': { path: '/company/proxy/update.shtml'; input: ProxyUpdate; output: ProxyDetail; handlerOutput: StoredRow };
  'proxy.delete': { path: '/company/proxy/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'role.list': { path: '/auth/role/list.shtml'; input: RoleListInput; output: RoleList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'role.one': { path: '/auth/role/detail.shtml'; input: Id; output: RoleDetail; handlerOutput: StoredRow };
  'role.create': { path: '/auth/role/add.shtml'; input: RoleCreate; output: RoleDetail; handlerOutput: StoredRow };
  'role.update': { path: '/auth/role/update.shtml'; input: RoleUpdate; output: RoleDetail; handlerOutput: StoredRow };
  'role.delete': { path: '/auth/role/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'role.restore': { path: '/auth/role/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'savedView.list': { path: '/saved/view/list.shtml'; input: SavedViewListInput; output: SavedViewList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'savedView.one': { path: '/saved/view/detail.shtml'; input: Id; output: SavedViewDetail; handlerOutput: StoredRow };
  'savedView.create': { path: '/saved/view/add.shtml'; input: SavedViewCreate; output: SavedViewDetail; handlerOutput: StoredRow };
  'savedView.update': { path: '/saved/view/edit.shtml'; input: SavedViewUpdate; output: SavedViewDetail; handlerOutput: StoredRow };
  'savedView.delete': { path: '/saved/view/del.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'savedView.restore': { path: '/saved/view/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'search.find': { path: '/search.shtml'; input: SearchFindInput; output: SearchFindOutput; handlerOutput: SearchFindOutput };
  'search.touched': { path: '/search/touched.shtml'; input: SearchTouchedInput; output: SearchTouchedOutput; handlerOutput: SearchTouchedOutput };
  'search.usedBy': { path: '/search/used/by.shtml'; input: SearchUsedByInput; output: SearchUsedByOutput; handlerOutput: SearchUsedByOutput };
  'session.login': { path: '/auth/login.shtml'; input: SessionLoginInput; output: SessionLoginOutput; handlerOutput: SessionLoginOutput };
  'session.accountLogin': { path: '/account/login.shtml'; input: SessionAccountLoginInput; output: SessionAccountLoginOutput; handlerOutput: SessionAccountLoginOutput };
  'session.sendCode': { path: '/auth/send/verification/code.shtml'; input: SessionSendCodeInput; output: SessionSendCodeOutput; handlerOutput: SessionSendCodeOutput };
  'session.mobileLogin': { path: '/account/mobile/email/login.shtml'; input: SessionMobileLoginInput; output: SessionMobileLoginOutput; handlerOutput: SessionMobileLoginOutput };
  'session.register': { path: '/account/register.shtml'; input: SessionRegisterInput; output: SessionRegisterOutput; handlerOutput: SessionRegisterOutput };
  'session.newPassword': { path: '/account/forget/password.shtml'; input: SessionNewPasswordInput; output: SessionNewPasswordOutput; handlerOutput: SessionNewPasswordOutput };
  'session.logout': { path: '/account/logout.shtml'; input: SessionLogoutInput; output: SessionLogoutOutput; handlerOutput: SessionLogoutOutput };
  'session.changePassword': { path: '/settings/update/password.shtml'; input: SessionChangePasswordInput; output: SessionChangePasswordOutput; handlerOutput: SessionChangePasswordOutput };
  'session.profile': { path: '/settings/profile.shtml'; input: SessionProfileInput; output: SessionProfileOutput; handlerOutput: SessionProfileOutput };
  'session.updateProfile': { path: '/settings/update/profile.shtml'; input: SessionUpdateProfileInput; output: SessionUpdateProfileOutput; handlerOutput: SessionUpdateProfileOutput };
  'session.loginSettings': { path: '/user/login/settings.shtml'; input: SessionLoginSettingsInput; output: SessionLoginSettingsOutput; handlerOutput: SessionLoginSettingsOutput };
  'session.bindCode': { path: '/user/avr/send/verification/code.shtml'; input: SessionBindCodeInput; output: SessionBindCodeOutput; handlerOutput: SessionBindCodeOutput };
  'session.bind': { path: '/user/avr/check/verification/code.shtml'; input: SessionBindInput; output: SessionBindOutput; handlerOutput: SessionBindOutput };
  'session.endSession': { path: '/user/login/session/end.shtml'; input: SessionEndSessionInput; output: SessionEndSessionOutput; handlerOutput: SessionEndSessionOutput };
  'session.menu': { path: '/account/menu.shtml'; input: SessionMenuInput; output: SessionMenuOutput; handlerOutput: SessionMenuOutput };
  'session.home': { path: '/account/home.shtml'; input: SessionHomeInput; output: SessionHomeOutput; handlerOutput: SessionHomeOutput };
  'softwareSetting.list': { path: '/settings/software/list.shtml'; input: SoftwareSettingListInput; output: SoftwareSettingList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'softwareSetting.one': { path: '/settings/software/detail.shtml'; input: Id; output: SoftwareSettingDetail; handlerOutput: StoredRow };
  'softwareSetting.create': { path: '/settings/software/add.shtml'; input: SoftwareSettingCreate; output: SoftwareSettingDetail; handlerOutput: StoredRow };
  'softwareSetting.update': { path: '/settings/software/update.shtml'; input: SoftwareSettingUpdate; output: SoftwareSettingDetail; handlerOutput: StoredRow };
  'store.list': { path: '/store/list.shtml'; input: StoreListInput; output: StoreList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'store.one': { path: '/store/detail.shtml'; input: Id; output: StoreDetail; handlerOutput: StoredRow };
  'store.create': { path: '/store/add.shtml'; input: StoreCreate; output: StoreDetail; handlerOutput: StoredRow };
  'store.update': { path: '/store/update.shtml'; input: StoreUpdate; output: StoreDetail; handlerOutput: StoredRow };
  'store.updateMany': { path: '/store/update/batch.shtml'; input: StoreUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'store.delete': { path: '/store/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'store.restore': { path: '/store/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'store.export': { path: '/store/export.shtml'; input: StoreExportInput; output: unknown; handlerOutput: unknown };
  'store.import': { path: '/store/import.shtml'; input: Import; output: ImportTaskId; handlerOutput: ImportTaskId };
  'store.importTemplate': { path: '/store/import/template.shtml'; input: Nothing; output: unknown; handlerOutput: unknown };
  'tag.list': { path: '/device/label/list.shtml'; input: TagListInput; output: TagList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'tag.one': { path: '/device/label/detail.shtml'; input: Id; output: TagDetail; handlerOutput: StoredRow };
  'tag.create': { path: '/device/label/add.shtml'; input: TagCreate; output: TagDetail; handlerOutput: StoredRow };
  'tag.update': { path: '/device/label/update.shtml'; input: TagUpdate; output: TagDetail; handlerOutput: StoredRow };
  'tag.delete': { path: '/device/label/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'tag.restore': { path: '/device/label/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'tag.addMembers': { path: '/device/label/device/add.shtml'; input: TagAddMembersInput; output: TagAddMembersOutput; handlerOutput: TagAddMembersOutput };
  'tag.removeMembers': { path: '/device/label/device/remove.shtml'; input: TagRemoveMembersInput; output: TagRemoveMembersOutput; handlerOutput: TagRemoveMembersOutput };
  'takeDown.list': { path: '/takedown/list.shtml'; input: TakeDownListInput; output: TakeDownList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'takeDown.one': { path: '/takedown/detail.shtml'; input: Id; output: TakeDownDetail; handlerOutput: StoredRow };
  'takeDown.lift': { path: '/takedown/lift.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'takeDown.export': { path: '/takedown/export.shtml'; input: TakeDownExportInput; output: unknown; handlerOutput: unknown };
  'takeDownScreen.list': { path: '/takedown/screens.shtml'; input: TakeDownScreenListInput; output: TakeDownScreenList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'takeDownScreen.one': { path: '/takedown/screens/detail.shtml'; input: Id; output: TakeDownScreenDetail; handlerOutput: StoredRow };
  'temperatureDay.list': { path: '/bp/epidemic/temp/report/list.shtml'; input: TemperatureDayListInput; output: TemperatureDayList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'temperatureDay.one': { path: '/bp/epidemic/temp/report/detail.shtml'; input: Id; output: TemperatureDayDetail; handlerOutput: StoredRow };
  'temperatureDay.export': { path: '/bp/epidemic/temp/report/export.shtml'; input: TemperatureDayExportInput; output: unknown; handlerOutput: unknown };
  'temperatureDevice.list': { path: '/bp/epidemic/temp/device/list.shtml'; input: TemperatureDeviceListInput; output: TemperatureDeviceList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'temperatureDevice.one': { path: '/bp/epidemic/temp/device/detail.shtml'; input: Id; output: TemperatureDeviceDetail; handlerOutput: StoredRow };
  'temperatureDevice.create': { path: '/bp/epidemic/temp/device/add.shtml'; input: TemperatureDeviceCreate; output: TemperatureDeviceDetail; handlerOutput: StoredRow };
  'temperatureDevice.update': { path: '/bp/epidemic/temp/device/update.shtml'; input: TemperatureDeviceUpdate; output: TemperatureDeviceDetail; handlerOutput: StoredRow };
  'temperatureDevice.delete': { path: '/bp/epidemic/temp/device/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'temperatureDevice.restore': { path: '/bp/epidemic/temp/device/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'temperatureDevice.warn': { path: '/bp/epidemic/warning/temp.shtml'; input: TemperatureDeviceWarnInput; output: BatchResult; handlerOutput: BatchResult };
  'temperatureDevice.newKey': { path: '/bp/epidemic/temp/device/key/renew.shtml'; input: TemperatureDeviceNewKeyInput; output: BatchResult; handlerOutput: BatchResult };
  'temperatureDevice.export': { path: '/bp/epidemic/temp/device/export.shtml'; input: TemperatureDeviceExportInput; output: unknown; handlerOutput: unknown };
  'temperatureDevice.key': { path: '/bp/epidemic/temp/device/key.shtml'; input: TemperatureDeviceKeyInput; output: TemperatureDeviceKeyOutput; handlerOutput: TemperatureDeviceKeyOutput };
  'temperatureRecord.list': { path: '/bp/epidemic/temp/record/list.shtml'; input: TemperatureRecordListInput; output: TemperatureRecordList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'temperatureRecord.one': { path: '/bp/epidemic/temp/record/detail.shtml'; input: Id; output: TemperatureRecordDetail; handlerOutput: StoredRow };
  'temperatureRecord.export': { path: '/bp/epidemic/temp/record/export.shtml'; input: TemperatureRecordExportInput; output: unknown; handlerOutput: unknown };
  'upload.sign': { path: '/file/upload/sign.shtml'; input: UploadSignInput; output: UploadSignOutput; handlerOutput: UploadSignOutput };
  'upload.verify': { path: '/file/upload/verify.shtml'; input: UploadVerifyInput; output: UploadVerifyOutput; handlerOutput: UploadVerifyOutput };
  'usagePage.list': { path: '/usage/page/list.shtml'; input: UsagePageListInput; output: UsagePageList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'usagePage.one': { path: '/usage/page/detail.shtml'; input: Id; output: UsagePageDetail; handlerOutput: StoredRow };
  'usagePage.export': { path: '/usage/page/export.shtml'; input: UsagePageExportInput; output: unknown; handlerOutput: unknown };
  'verification.list': { path: '/avr/ver/verify/record.shtml'; input: VerificationListInput; output: VerificationList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'verification.one': { path: '/avr/ver/verify/detail.shtml'; input: Id; output: VerificationDetail; handlerOutput: StoredRow };
  'verification.create': { path: '/avr/ver/verify/submit.shtml'; input: VerificationCreate; output: VerificationDetail; handlerOutput: StoredRow };
  'verification.idcard': { path: '/avr/ver/verify/idcard.shtml'; input: VerificationIdcardInput; output: VerificationIdcardOutput; handlerOutput: VerificationIdcardOutput };
  'verification.enterprise': { path: '/avr/ver/verify/enterprise.shtml'; input: VerificationEnterpriseInput; output: VerificationEnterpriseOutput; handlerOutput: VerificationEnterpriseOutput };
  'verification.audit': { path: '/avr/ver/verify/audit.shtml'; input: VerificationAuditInput; output: VerificationAuditOutput; handlerOutput: VerificationAuditOutput };
  'verification.approve': { path: '/company/verify/pass.shtml'; input: VerificationApproveInput; output: BatchResult; handlerOutput: BatchResult };
  'verification.refuse': { path: '/company/verify/fail.shtml'; input: VerificationRefuseInput; output: BatchResult; handlerOutput: BatchResult };
  'verification.withdraw': { path: '/company/verify/withdraw.shtml'; input: VerificationWithdrawInput; output: BatchResult; handlerOutput: BatchResult };
  'wallet.info': { path: '/wallet/info.shtml'; input: WalletInfoInput; output: WalletInfoOutput; handlerOutput: WalletInfoOutput };
  'wallet.recharge': { path: '/wallet/recharge.shtml'; input: WalletRechargeInput; output: WalletRechargeOutput; handlerOutput: WalletRechargeOutput };
  'wallet.status': { path: '/pay/status/query.shtml'; input: WalletStatusInput; output: WalletStatusOutput; handlerOutput: WalletStatusOutput };
  'walletRecord.list': { path: '/wallet/record/list.shtml'; input: WalletRecordListInput; output: WalletRecordList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'walletRecord.one': { path: '/wallet/record/detail.shtml'; input: Id; output: WalletRecordDetail; handlerOutput: StoredRow };
  'walletRecord.export': { path: '/wallet/record/export.shtml'; input: WalletRecordExportInput; output: unknown; handlerOutput: unknown };
  'warningEvent.list': { path: '/warning/event/list.shtml'; input: WarningEventListInput; output: WarningEventList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'warningEvent.one': { path: '/warning/event/detail.shtml'; input: Id; output: WarningEventDetail; handlerOutput: StoredRow };
  'warningEvent.export': { path: '/warning/event/export.shtml'; input: WarningEventExportInput; output: unknown; handlerOutput: unknown };
  'warningRule.list': { path: '/warning/rule/list.shtml'; input: WarningRuleListInput; output: WarningRuleList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'warningRule.one': { path: '/warning/rule/detail.shtml'; input: Id; output: WarningRuleDetail; handlerOutput: StoredRow };
  'warningRule.create': { path: '/warning/rule/add.shtml'; input: WarningRuleCreate; output: WarningRuleDetail; handlerOutput: StoredRow };
  'warningRule.update': { path: '/warning/rule/update.shtml'; input: WarningRuleUpdate; output: WarningRuleDetail; handlerOutput: StoredRow };
  'warningRule.delete': { path: '/warning/rule/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'warningRule.restore': { path: '/warning/rule/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'warningSetting.list': { path: '/warning/list.shtml'; input: WarningSettingListInput; output: WarningSettingList; handlerOutput: { list: readonly StoredRow[]; total: number; totals?: readonly Total[] } };
  'warningSetting.one': { path: '/warning/detail.shtml'; input: Id; output: WarningSettingDetail; handlerOutput: StoredRow };
  'warningSetting.create': { path: '/warning/add.shtml'; input: WarningSettingCreate; output: WarningSettingDetail; handlerOutput: StoredRow };
  'warningSetting.update': { path: '/warning/update.shtml'; input: WarningSettingUpdate; output: WarningSettingDetail; handlerOutput: StoredRow };
}

/** Calls by the path that each is sent to: looked up, since a search among all of them at each use makes the compiler slow. */
type CallsByPath = { [N in keyof CallTypes as CallTypes[N]['path']]: CallTypes[N] };

export type CallPath = keyof CallsByPath;

/** The call that a path is sent to. */
export type CallAt<P extends CallPath> = CallsByPath[P];
