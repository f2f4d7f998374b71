// Made by codegen from schemas/. Do not edit: change the schemas.

import type { AccountCreate, AccountDetail, AccountRow, AccountUpdate, AccountUpdateMany } from './accounts/types.gen.ts';
import type { AdDeliveryDetail, AdDeliveryRow } from './ad-deliveries/types.gen.ts';
import type { AdSlotCreate, AdSlotDetail, AdSlotRow, AdSlotUpdate, AdSlotUpdateMany } from './ad-slots/types.gen.ts';
import type { AdCreate, AdDetail, AdHistoryInput, AdHistoryOutput, AdReachInput, AdReachOutput, AdRow, AdSeeInput, AdSeenInput, AdSeenOutput, AdUpdate, AdUpdateMany } from './ads/types.gen.ts';
import type { CampaignCreate, CampaignDetail, CampaignRow, CampaignUpdate } from './campaigns/types.gen.ts';
import type { CorporationCreate, CorporationDetail, CorporationRow, CorporationUpdate } from './corporations/types.gen.ts';
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
import type { DeviceGroupCreate, DeviceGroupDetail, DeviceGroupRow, DeviceGroupUpdate, DeviceGroupUpdateMany } from './device-groups/types.gen.ts';
import type { DevicePointDetail, DevicePointRow } from './device-points/types.gen.ts';
import type { DeviceSetCreate, DeviceSetDetail, DeviceSetRow, DeviceSetUpdate } from './device-sets/types.gen.ts';
import type { DeviceAttentionOutput, DeviceCreate, DeviceDetail, DeviceRow, DeviceUpdate, DeviceUpdateMany } from './devices/types.gen.ts';
import type { ImportTaskDetail, ImportTaskFailuresInput, ImportTaskRow } from './import-tasks/types.gen.ts';
import type { LayoutCreate, LayoutDetail, LayoutRow, LayoutUpdate } from './layouts/types.gen.ts';
import type { MaterialCategoryCreate, MaterialCategoryDetail, MaterialCategoryRow, MaterialCategoryUpdate } from './material-categories/types.gen.ts';
import type { MaterialFolderCreate, MaterialFolderDetail, MaterialFolderRow, MaterialFolderUpdate } from './material-folders/types.gen.ts';
import type {
  MaterialApplyInput,
  MaterialApplyOutput,
  MaterialCheckInput,
  MaterialCheckOutput,
  MaterialCountsOutput,
  MaterialDetail,
  MaterialPartsInput,
  MaterialPartsOutput,
  MaterialPictureInput,
  MaterialPictureOutput,
  MaterialRow,
  MaterialUpdate,
  MaterialVerifyInput,
  MaterialVerifyOutput,
} from './materials/types.gen.ts';
import type { OperationLogDetail, OperationLogRow } from './operation-logs/types.gen.ts';
import type { ProofOfPlayDetail, ProofOfPlayRow, ProofOfPlayTrendInput, ProofOfPlayTrendOutput } from './proofs-of-play/types.gen.ts';
import type { RoleCreate, RoleDetail, RoleRow, RoleUpdate } from './roles/types.gen.ts';
import type { SavedViewCreate, SavedViewDetail, SavedViewRow, SavedViewUpdate } from './saved-views/types.gen.ts';
import type { SearchFindInput, SearchFindOutput, SearchUsedByInput, SearchUsedByOutput } from './searches/types.gen.ts';
import type {
  SessionAccountLoginInput,
  SessionAccountLoginOutput,
  SessionChangePasswordInput,
  SessionHomeOutput,
  SessionLoginInput,
  SessionLoginOutput,
  SessionMenuOutput,
  SessionMobileLoginInput,
  SessionMobileLoginOutput,
  SessionSendCodeInput,
  SessionSendCodeOutput,
} from './sessions/types.gen.ts';
import type { TagCreate, TagDetail, TagRow, TagUpdate } from './tags/types.gen.ts';
import type { UploadSignInput, UploadSignOutput, UploadVerifyInput, UploadVerifyOutput } from './uploads/types.gen.ts';

type Nothing = Record<string, never>;
type Id = { id: string };
type Ids = { ids: string[] };
type Import = { uploadId: string; zone?: string };
type ImportTaskId = { taskId: string };
type BatchResult = { results: { id: string; code: number; message: string; field?: string; secret?: string }[] };
type AccountListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type AccountList = { list: AccountRow[]; total: number };
type AccountResetPasswordInput = { ids: string[] };
type AccountExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type AdListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'adv_audit' | 'adv_audit_approved' | 'adv_audit_disapproved' | 'bin'; filter?: { [key: string]: unknown } };
type AdList = { list: AdRow[]; total: number };
type AdRejectInput = { ids: string[]; reason: string };
type AdSeeOutput = Record<string, never>;
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
type AdDeliveryListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type AdDeliveryList = { list: AdDeliveryRow[]; total: number };
type AdSlotListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type AdSlotList = { list: AdSlotRow[]; total: number };
type CampaignListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type CampaignList = { list: CampaignRow[]; total: number };
type CorporationListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'ads_platform'; filter?: { [key: string]: unknown } };
type CorporationList = { list: CorporationRow[]; total: number };
type CorporationIssuePointsInput = { ids: string[]; pointType?: 'android' | 'windows' | null; count: number; years?: number | null };
type CorporationAddAdministratorInput = { ids: string[]; userName: string; realName: string };
type CorporationDeleteInput = { ids: string[] };
type DepartmentListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type DepartmentList = { list: DepartmentRow[]; total: number };
type DeviceListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'expiring' | 'exception'; filter?: { [key: string]: unknown } };
type DeviceList = { list: DeviceRow[]; total: number };
type DeviceExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'expiring' | 'exception'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type DeviceAttentionInput = Record<string, never>;
type DeviceGroupListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type DeviceGroupList = { list: DeviceGroupRow[]; total: number };
type DevicePointListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type DevicePointList = { list: DevicePointRow[]; total: number };
type DeviceSetListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type DeviceSetList = { list: DeviceSetRow[]; total: number };
type ImportTaskListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type ImportTaskList = { list: ImportTaskRow[]; total: number };
type LayoutListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type LayoutList = { list: LayoutRow[]; total: number };
type MaterialListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type MaterialList = { list: MaterialRow[]; total: number };
type MaterialMoveInput = { ids: string[]; folderId?: string | null };
type MaterialClassifyInput = { ids: string[]; categoryId?: string | null };
type MaterialCopyInput = { ids: string[]; toFolderId?: string | null };
type MaterialExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type MaterialCountsInput = Record<string, never>;
type MaterialCategoryListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type MaterialCategoryList = { list: MaterialCategoryRow[]; total: number };
type MaterialFolderListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type MaterialFolderList = { list: MaterialFolderRow[]; total: number };
type OperationLogListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type OperationLogList = { list: OperationLogRow[]; total: number };
type OperationLogExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type ProofOfPlayListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type ProofOfPlayList = { list: ProofOfPlayRow[]; total: number };
type ProofOfPlayExportInput = { sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; ids?: string[]; columns?: string[]; zone?: string; filter?: { [key: string]: unknown } };
type RoleListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type RoleList = { list: RoleRow[]; total: number };
type SavedViewListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list'; filter?: { [key: string]: unknown } };
type SavedViewList = { list: SavedViewRow[]; total: number };
type SessionLogoutInput = Record<string, never>;
type SessionLogoutOutput = Record<string, never>;
type SessionChangePasswordOutput = Record<string, never>;
type SessionMenuInput = Record<string, never>;
type SessionHomeInput = Record<string, never>;
type TagListInput = { page?: number; pageSize?: number; sort?: string; order?: 'asc' | 'desc'; q?: string; view?: 'list' | 'bin'; filter?: { [key: string]: unknown } };
type TagList = { list: TagRow[]; total: number };

/** A row as the store has it: instants as milliseconds. generated/server knows its exact type. */
type StoredRow = Readonly<Record<string, unknown>>;

export interface CallTypes {
  'account.list': { path: '/user/list.shtml'; input: AccountListInput; output: AccountList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'account.one': { path: '/user/detail.shtml'; input: Id; output: AccountDetail; handlerOutput: StoredRow };
  'account.create': { path: '/user/add.shtml'; input: AccountCreate; output: AccountDetail; handlerOutput: StoredRow };
  'account.update': { path: '/user/update.shtml'; input: AccountUpdate; output: AccountDetail; handlerOutput: StoredRow };
  'account.updateMany': { path: '/user/batch/update.shtml'; input: AccountUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'account.enable': { path: '/user/batch/enable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'account.pause': { path: '/user/batch/disable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'account.resetPassword': { path: '/user/reset/password.shtml'; input: AccountResetPasswordInput; output: BatchResult; handlerOutput: BatchResult };
  'account.export': { path: '/user/export.shtml'; input: AccountExportInput; output: unknown; handlerOutput: unknown };
  'account.delete': { path: '/user/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.list': { path: '/ad/list.shtml'; input: AdListInput; output: AdList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'ad.one': { path: '/ad/show.shtml'; input: Id; output: AdDetail; handlerOutput: StoredRow };
  'ad.create': { path: '/ad/add.shtml'; input: AdCreate; output: AdDetail; handlerOutput: StoredRow };
  'ad.update': { path: '/ad/update.shtml'; input: AdUpdate; output: AdDetail; handlerOutput: StoredRow };
  'ad.updateMany': { path: '/ad/update/batch.shtml'; input: AdUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'ad.approve': { path: '/ad/audit/batch/pass.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.reject': { path: '/ad/audit/batch/fail.shtml'; input: AdRejectInput; output: BatchResult; handlerOutput: BatchResult };
  'ad.see': { path: '/ad/audit/see.shtml'; input: AdSeeInput; output: AdSeeOutput; handlerOutput: AdSeeOutput };
  'ad.seen': { path: '/ad/audit/seen.shtml'; input: AdSeenInput; output: AdSeenOutput; handlerOutput: AdSeenOutput };
  'ad.history': { path: '/ad/audit/history.shtml'; input: AdHistoryInput; output: AdHistoryOutput; handlerOutput: AdHistoryOutput };
  'ad.pause': { path: '/ad/batch/disable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.start': { path: '/ad/batch/enable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.repush': { path: '/ad/repush.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.delete': { path: '/ad/batch/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.restore': { path: '/ad/batch/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'ad.export': { path: '/ad/export.shtml'; input: AdExportInput; output: unknown; handlerOutput: unknown };
  'ad.reach': { path: '/ad/reach.shtml'; input: AdReachInput; output: AdReachOutput; handlerOutput: AdReachOutput };
  'adDelivery.list': { path: '/ad/status.shtml'; input: AdDeliveryListInput; output: AdDeliveryList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'adDelivery.one': { path: '/ad/status/detail.shtml'; input: Id; output: AdDeliveryDetail; handlerOutput: StoredRow };
  'adSlot.list': { path: '/slot/list.shtml'; input: AdSlotListInput; output: AdSlotList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'adSlot.one': { path: '/slot/detail.shtml'; input: Id; output: AdSlotDetail; handlerOutput: StoredRow };
  'adSlot.create': { path: '/slot/add.shtml'; input: AdSlotCreate; output: AdSlotDetail; handlerOutput: StoredRow };
  'adSlot.update': { path: '/slot/update.shtml'; input: AdSlotUpdate; output: AdSlotDetail; handlerOutput: StoredRow };
  'adSlot.updateMany': { path: '/slot/update/batch.shtml'; input: AdSlotUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'adSlot.delete': { path: '/slot/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'adSlot.restore': { path: '/slot/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'campaign.list': { path: '/campaign/list.shtml'; input: CampaignListInput; output: CampaignList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'campaign.one': { path: '/campaign/detail.shtml'; input: Id; output: CampaignDetail; handlerOutput: StoredRow };
  'campaign.create': { path: '/campaign/add.shtml'; input: CampaignCreate; output: CampaignDetail; handlerOutput: StoredRow };
  'campaign.update': { path: '/campaign/update.shtml'; input: CampaignUpdate; output: CampaignDetail; handlerOutput: StoredRow };
  'campaign.start': { path: '/campaign/batch/enable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'campaign.pause': { path: '/campaign/batch/disable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'campaign.delete': { path: '/campaign/batch/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'campaign.restore': { path: '/campaign/batch/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'corporation.list': { path: '/company/list.shtml'; input: CorporationListInput; output: CorporationList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'corporation.one': { path: '/company/detail.shtml'; input: Id; output: CorporationDetail; handlerOutput: StoredRow };
  'corporation.create': { path: '/company/add.shtml'; input: CorporationCreate; output: CorporationDetail; handlerOutput: StoredRow };
  'corporation.update': { path: '/company/update.shtml'; input: CorporationUpdate; output: CorporationDetail; handlerOutput: StoredRow };
  'corporation.enable': { path: '/company/batch/enable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'corporation.pause': { path: '/company/batch/disable.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'corporation.issuePoints': { path: '/company/point/issue.shtml'; input: CorporationIssuePointsInput; output: BatchResult; handlerOutput: BatchResult };
  'corporation.addAdministrator': { path: '/company/administrator/add.shtml'; input: CorporationAddAdministratorInput; output: BatchResult; handlerOutput: BatchResult };
  'corporation.delete': { path: '/company/delete.shtml'; input: CorporationDeleteInput; output: BatchResult; handlerOutput: BatchResult };
  'department.list': { path: '/dept/list.shtml'; input: DepartmentListInput; output: DepartmentList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'department.one': { path: '/dept/detail.shtml'; input: Id; output: DepartmentDetail; handlerOutput: StoredRow };
  'department.create': { path: '/dept/add.shtml'; input: DepartmentCreate; output: DepartmentDetail; handlerOutput: StoredRow };
  'department.update': { path: '/dept/update.shtml'; input: DepartmentUpdate; output: DepartmentDetail; handlerOutput: StoredRow };
  'department.delete': { path: '/dept/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'department.restore': { path: '/dept/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'department.tree': { path: '/dept/tree.shtml'; input: DepartmentTreeInput; output: DepartmentTreeOutput; handlerOutput: DepartmentTreeOutput };
  'department.find': { path: '/dept/find.shtml'; input: DepartmentFindInput; output: DepartmentFindOutput; handlerOutput: DepartmentFindOutput };
  'department.locate': { path: '/dept/locate.shtml'; input: DepartmentLocateInput; output: DepartmentLocateOutput; handlerOutput: DepartmentLocateOutput };
  'device.list': { path: '/device/list.shtml'; input: DeviceListInput; output: DeviceList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'device.one': { path: '/device/detail.shtml'; input: Id; output: DeviceDetail; handlerOutput: StoredRow };
  'device.create': { path: '/device/add.shtml'; input: DeviceCreate; output: DeviceDetail; handlerOutput: StoredRow };
  'device.update': { path: '/device/update.shtml'; input: DeviceUpdate; output: DeviceDetail; handlerOutput: StoredRow };
  'device.updateMany': { path: '/device/update/batch.shtml'; input: DeviceUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'device.delete': { path: '/device/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'device.export': { path: '/device/export.shtml'; input: DeviceExportInput; output: unknown; handlerOutput: unknown };
  'device.import': { path: '/device/import.shtml'; input: Import; output: ImportTaskId; handlerOutput: ImportTaskId };
  'device.importTemplate': { path: '/device/import/template.shtml'; input: Nothing; output: unknown; handlerOutput: unknown };
  'device.attention': { path: '/device/attention.shtml'; input: DeviceAttentionInput; output: DeviceAttentionOutput; handlerOutput: DeviceAttentionOutput };
  'deviceGroup.list': { path: '/group/list.shtml'; input: DeviceGroupListInput; output: DeviceGroupList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'deviceGroup.one': { path: '/group/detail.shtml'; input: Id; output: DeviceGroupDetail; handlerOutput: StoredRow };
  'deviceGroup.create': { path: '/group/add.shtml'; input: DeviceGroupCreate; output: DeviceGroupDetail; handlerOutput: StoredRow };
  'deviceGroup.update': { path: '/group/update.shtml'; input: DeviceGroupUpdate; output: DeviceGroupDetail; handlerOutput: StoredRow };
  'deviceGroup.updateMany': { path: '/group/update/batch.shtml'; input: DeviceGroupUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'deviceGroup.delete': { path: '/group/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'deviceGroup.restore': { path: '/group/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'devicePoint.list': { path: '/device/point/list.shtml'; input: DevicePointListInput; output: DevicePointList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'devicePoint.one': { path: '/device/point/detail.shtml'; input: Id; output: DevicePointDetail; handlerOutput: StoredRow };
  'devicePoint.takeBack': { path: '/device/point/take/back.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'deviceSet.list': { path: '/device/gather/list.shtml'; input: DeviceSetListInput; output: DeviceSetList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'deviceSet.one': { path: '/device/gather/detail.shtml'; input: Id; output: DeviceSetDetail; handlerOutput: StoredRow };
  'deviceSet.create': { path: '/device/gather/add.shtml'; input: DeviceSetCreate; output: DeviceSetDetail; handlerOutput: StoredRow };
  'deviceSet.update': { path: '/device/gather/update.shtml'; input: DeviceSetUpdate; output: DeviceSetDetail; handlerOutput: StoredRow };
  'deviceSet.delete': { path: '/device/gather/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'deviceSet.restore': { path: '/device/gather/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'importTask.list': { path: '/import/task/list.shtml'; input: ImportTaskListInput; output: ImportTaskList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'importTask.one': { path: '/import/task/detail.shtml'; input: Id; output: ImportTaskDetail; handlerOutput: StoredRow };
  'importTask.failures': { path: '/import/task/failures.shtml'; input: ImportTaskFailuresInput; output: unknown; handlerOutput: unknown };
  'layout.list': { path: '/v2/template/list.shtml'; input: LayoutListInput; output: LayoutList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'layout.one': { path: '/v2/template/detail.shtml'; input: Id; output: LayoutDetail; handlerOutput: StoredRow };
  'layout.create': { path: '/v2/template/add.shtml'; input: LayoutCreate; output: LayoutDetail; handlerOutput: StoredRow };
  'layout.update': { path: '/v2/template/update.shtml'; input: LayoutUpdate; output: LayoutDetail; handlerOutput: StoredRow };
  'layout.delete': { path: '/v2/template/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'layout.restore': { path: '/v2/template/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'material.list': { path: '/material/search.shtml'; input: MaterialListInput; output: MaterialList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'material.one': { path: '/material/detail.shtml'; input: Id; output: MaterialDetail; handlerOutput: StoredRow };
  'material.update': { path: '/material/edit.shtml'; input: MaterialUpdate; output: MaterialDetail; handlerOutput: StoredRow };
  'material.move': { path: '/material/move.shtml'; input: MaterialMoveInput; output: BatchResult; handlerOutput: BatchResult };
  'material.classify': { path: '/material/classify.shtml'; input: MaterialClassifyInput; output: BatchResult; handlerOutput: BatchResult };
  'material.copy': { path: '/material/copy.shtml'; input: MaterialCopyInput; output: BatchResult; handlerOutput: BatchResult };
  'material.delete': { path: '/material/del.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'material.restore': { path: '/material/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'material.export': { path: '/material/export.shtml'; input: MaterialExportInput; output: unknown; handlerOutput: unknown };
  'material.check': { path: '/material/check.shtml'; input: MaterialCheckInput; output: MaterialCheckOutput; handlerOutput: MaterialCheckOutput };
  'material.apply': { path: '/material/upload/apply.shtml'; input: MaterialApplyInput; output: MaterialApplyOutput; handlerOutput: MaterialApplyOutput };
  'material.parts': { path: '/material/upload/parts.shtml'; input: MaterialPartsInput; output: MaterialPartsOutput; handlerOutput: MaterialPartsOutput };
  'material.picture': { path: '/material/picture.shtml'; input: MaterialPictureInput; output: MaterialPictureOutput; handlerOutput: MaterialPictureOutput };
  'material.counts': { path: '/material/folder/counts.shtml'; input: MaterialCountsInput; output: MaterialCountsOutput; handlerOutput: MaterialCountsOutput };
  'material.verify': { path: '/material/verify.shtml'; input: MaterialVerifyInput; output: MaterialVerifyOutput; handlerOutput: MaterialVerifyOutput };
  'materialCategory.list': { path: '/material/category/list.shtml'; input: MaterialCategoryListInput; output: MaterialCategoryList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'materialCategory.one': { path: '/material/category/detail.shtml'; input: Id; output: MaterialCategoryDetail; handlerOutput: StoredRow };
  'materialCategory.create': { path: '/material/category/add.shtml'; input: MaterialCategoryCreate; output: MaterialCategoryDetail; handlerOutput: StoredRow };
  'materialCategory.update': { path: '/material/category/edit.shtml'; input: MaterialCategoryUpdate; output: MaterialCategoryDetail; handlerOutput: StoredRow };
  'materialCategory.delete': { path: '/material/category/del.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'materialCategory.restore': { path: '/material/category/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'materialFolder.list': { path: '/material/folder/tree.shtml'; input: MaterialFolderListInput; output: MaterialFolderList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'materialFolder.one': { path: '/material/folder/detail.shtml'; input: Id; output: MaterialFolderDetail; handlerOutput: StoredRow };
  'materialFolder.create': { path: '/material/folder/add.shtml'; input: MaterialFolderCreate; output: MaterialFolderDetail; handlerOutput: StoredRow };
  'materialFolder.update': { path: '/material/folder/edit.shtml'; input: MaterialFolderUpdate; output: MaterialFolderDetail; handlerOutput: StoredRow };
  'materialFolder.delete': { path: '/material/folder/del.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'materialFolder.restore': { path: '/material/folder/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'operationLog.list': { path: '/log/list.shtml'; input: OperationLogListInput; output: OperationLogList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'operationLog.one': { path: '/log/detail.shtml'; input: Id; output: OperationLogDetail; handlerOutput: StoredRow };
  'operationLog.export': { path: '/log/export.shtml'; input: OperationLogExportInput; output: unknown; handlerOutput: unknown };
  'proofOfPlay.list': { path: '/report/play/list.shtml'; input: ProofOfPlayListInput; output: ProofOfPlayList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'proofOfPlay.one': { path: '/report/play/detail.shtml'; input: Id; output: ProofOfPlayDetail; handlerOutput: StoredRow };
  'proofOfPlay.export': { path: '/report/play/export.shtml'; input: ProofOfPlayExportInput; output: unknown; handlerOutput: unknown };
  'proofOfPlay.trend': { path: '/report/play/trend.shtml'; input: ProofOfPlayTrendInput; output: ProofOfPlayTrendOutput; handlerOutput: ProofOfPlayTrendOutput };
  'role.list': { path: '/auth/role/list.shtml'; input: RoleListInput; output: RoleList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'role.one': { path: '/auth/role/detail.shtml'; input: Id; output: RoleDetail; handlerOutput: StoredRow };
  'role.create': { path: '/auth/role/add.shtml'; input: RoleCreate; output: RoleDetail; handlerOutput: StoredRow };
  'role.update': { path: '/auth/role/update.shtml'; input: RoleUpdate; output: RoleDetail; handlerOutput: StoredRow };
  'role.delete': { path: '/auth/role/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'role.restore': { path: '/auth/role/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'savedView.list': { path: '/saved/view/list.shtml'; input: SavedViewListInput; output: SavedViewList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'savedView.one': { path: '/saved/view/detail.shtml'; input: Id; output: SavedViewDetail; handlerOutput: StoredRow };
  'savedView.create': { path: '/saved/view/add.shtml'; input: SavedViewCreate; output: SavedViewDetail; handlerOutput: StoredRow };
  'savedView.update': { path: '/saved/view/edit.shtml'; input: SavedViewUpdate; output: SavedViewDetail; handlerOutput: StoredRow };
  'savedView.delete': { path: '/saved/view/del.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'search.find': { path: '/search.shtml'; input: SearchFindInput; output: SearchFindOutput; handlerOutput: SearchFindOutput };
  'search.usedBy': { path: '/search/used/by.shtml'; input: SearchUsedByInput; output: SearchUsedByOutput; handlerOutput: SearchUsedByOutput };
  'session.login': { path: '/auth/login.shtml'; input: SessionLoginInput; output: SessionLoginOutput; handlerOutput: SessionLoginOutput };
  'session.accountLogin': { path: '/account/login.shtml'; input: SessionAccountLoginInput; output: SessionAccountLoginOutput; handlerOutput: SessionAccountLoginOutput };
  'session.sendCode': { path: '/auth/send/verification/code.shtml'; input: SessionSendCodeInput; output: SessionSendCodeOutput; handlerOutput: SessionSendCodeOutput };
  'session.mobileLogin': { path: '/account/mobile/email/login.shtml'; input: SessionMobileLoginInput; output: SessionMobileLoginOutput; handlerOutput: SessionMobileLoginOutput };
  'session.logout': { path: '/account/logout.shtml'; input: SessionLogoutInput; output: SessionLogoutOutput; handlerOutput: SessionLogoutOutput };
  'session.changePassword': { path: '/settings/update/password.shtml'; input: SessionChangePasswordInput; output: SessionChangePasswordOutput; handlerOutput: SessionChangePasswordOutput };
  'session.menu': { path: '/account/menu.shtml'; input: SessionMenuInput; output: SessionMenuOutput; handlerOutput: SessionMenuOutput };
  'session.home': { path: '/account/home.shtml'; input: SessionHomeInput; output: SessionHomeOutput; handlerOutput: SessionHomeOutput };
  'tag.list': { path: '/device/label/list.shtml'; input: TagListInput; output: TagList; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'tag.one': { path: '/device/label/detail.shtml'; input: Id; output: TagDetail; handlerOutput: StoredRow };
  'tag.create': { path: '/device/label/add.shtml'; input: TagCreate; output: TagDetail; handlerOutput: StoredRow };
  'tag.update': { path: '/device/label/update.shtml'; input: TagUpdate; output: TagDetail; handlerOutput: StoredRow };
  'tag.delete': { path: '/device/label/delete.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'tag.restore': { path: '/device/label/restore.shtml'; input: Ids; output: BatchResult; handlerOutput: BatchResult };
  'upload.sign': { path: '/file/upload/sign.shtml'; input: UploadSignInput; output: UploadSignOutput; handlerOutput: UploadSignOutput };
  'upload.verify': { path: '/file/upload/verify.shtml'; input: UploadVerifyInput; output: UploadVerifyOutput; handlerOutput: UploadVerifyOutput };
}

export type CallPath = CallTypes[keyof CallTypes]['path'];

/** The call that a path is sent to. */
export type CallAt<P extends CallPath> = Extract<CallTypes[keyof CallTypes], { path: P }>;
