// Made by codegen from schemas/. Do not edit: change the schemas.

import type { BatchResult } from '#core/protocol/reply.ts';
import type { AccountCreate, AccountDetail, AccountResetPasswordForm, AccountRow, AccountUpdate, AccountUpdateMany } from './accounts/types.gen.ts';
import type { AdDeliveryDetail, AdDeliveryRow } from './ad-deliveries/types.gen.ts';
import type { AdSlotCreate, AdSlotDetail, AdSlotRow, AdSlotUpdate, AdSlotUpdateMany } from './ad-slots/types.gen.ts';
import type { AdCreate, AdDetail, AdHistoryInput, AdHistoryOutput, AdReachInput, AdReachOutput, AdRejectForm, AdRow, AdSeeInput, AdSeeOutput, AdSeenInput, AdSeenOutput, AdUpdate, AdUpdateMany } from './ads/types.gen.ts';
import type { CampaignCreate, CampaignDetail, CampaignRow, CampaignUpdate } from './campaigns/types.gen.ts';
import type { CorporationCreate, CorporationDetail, CorporationIssuePointsForm, CorporationRow, CorporationUpdate } from './corporations/types.gen.ts';
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
import type { DeviceAttentionInput, DeviceAttentionOutput, DeviceCreate, DeviceDetail, DeviceRow, DeviceUpdate, DeviceUpdateMany } from './devices/types.gen.ts';
import type { ImportTaskDetail, ImportTaskFailuresInput, ImportTaskRow } from './import-tasks/types.gen.ts';
import type { LayoutCreate, LayoutDetail, LayoutRow, LayoutUpdate } from './layouts/types.gen.ts';
import type { MaterialCategoryCreate, MaterialCategoryDetail, MaterialCategoryRow, MaterialCategoryUpdate } from './material-categories/types.gen.ts';
import type { MaterialFolderCreate, MaterialFolderDetail, MaterialFolderRow, MaterialFolderUpdate } from './material-folders/types.gen.ts';
import type {
  MaterialApplyInput,
  MaterialApplyOutput,
  MaterialCheckInput,
  MaterialCheckOutput,
  MaterialClassifyForm,
  MaterialCopyForm,
  MaterialCountsInput,
  MaterialCountsOutput,
  MaterialDetail,
  MaterialMoveForm,
  MaterialPartsInput,
  MaterialPartsOutput,
  MaterialRow,
  MaterialUpdate,
  MaterialVerifyInput,
  MaterialVerifyOutput,
} from './materials/types.gen.ts';
import type { OperationLogDetail, OperationLogRow } from './operation-logs/types.gen.ts';
import type { ProofOfPlayDetail, ProofOfPlayRow, ProofOfPlayTrendInput, ProofOfPlayTrendOutput } from './proofs-of-play/types.gen.ts';
import type { RoleCreate, RoleDetail, RoleRow, RoleUpdate } from './roles/types.gen.ts';
import type { SavedViewCreate, SavedViewDetail, SavedViewRow, SavedViewUpdate } from './saved-views/types.gen.ts';
import type { SearchFindInput, SearchFindOutput } from './searches/types.gen.ts';
import type {
  SessionAccountLoginInput,
  SessionAccountLoginOutput,
  SessionChangePasswordInput,
  SessionChangePasswordOutput,
  SessionHomeInput,
  SessionHomeOutput,
  SessionLoginInput,
  SessionLoginOutput,
  SessionLogoutInput,
  SessionLogoutOutput,
  SessionMenuInput,
  SessionMenuOutput,
  SessionMobileLoginInput,
  SessionMobileLoginOutput,
  SessionSendCodeInput,
  SessionSendCodeOutput,
} from './sessions/types.gen.ts';
import type { TagCreate, TagDetail, TagRow, TagUpdate } from './tags/types.gen.ts';
import type { UploadSignInput, UploadSignOutput, UploadVerifyInput, UploadVerifyOutput } from './uploads/types.gen.ts';

/** What every list takes; sort, filter and view are checked against the entity's own. */
export interface ListInput {
  page?: number;
  pageSize?: number;
  sort?: string;
  order?: 'asc' | 'desc';
  filter?: Record<string, unknown>;
  q?: string;
  view?: string;
}

/** What every export takes: the rows of a list, or the selected ones. */
export interface ExportInput extends Omit<ListInput, 'page' | 'pageSize'> {
  ids?: string[];
  columns?: string[];
  /** IANA zone of the times in the sheet. */
  zone?: string;
}

/** A row as the store has it: instants as milliseconds. generated/server knows its exact type. */
export type StoredRow = Readonly<Record<string, unknown>>;

export interface CallTypes {
  'account.list': { input: ListInput; output: { list: AccountRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'account.one': { input: { id: string }; output: AccountDetail; handlerOutput: StoredRow };
  'account.create': { input: AccountCreate; output: AccountDetail; handlerOutput: StoredRow };
  'account.update': { input: AccountUpdate; output: AccountDetail; handlerOutput: StoredRow };
  'account.updateMany': { input: AccountUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'account.enable': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'account.pause': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'account.resetPassword': { input: { ids: string[] } & AccountResetPasswordForm; output: BatchResult; handlerOutput: BatchResult };
  'account.export': { input: ExportInput; output: unknown; handlerOutput: unknown };
  'account.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'ad.list': { input: ListInput; output: { list: AdRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'ad.one': { input: { id: string }; output: AdDetail; handlerOutput: StoredRow };
  'ad.create': { input: AdCreate; output: AdDetail; handlerOutput: StoredRow };
  'ad.update': { input: AdUpdate; output: AdDetail; handlerOutput: StoredRow };
  'ad.updateMany': { input: AdUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'ad.approve': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'ad.reject': { input: { ids: string[] } & AdRejectForm; output: BatchResult; handlerOutput: BatchResult };
  'ad.see': { input: AdSeeInput; output: AdSeeOutput; handlerOutput: AdSeeOutput };
  'ad.seen': { input: AdSeenInput; output: AdSeenOutput; handlerOutput: AdSeenOutput };
  'ad.history': { input: AdHistoryInput; output: AdHistoryOutput; handlerOutput: AdHistoryOutput };
  'ad.pause': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'ad.start': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'ad.repush': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'ad.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'ad.export': { input: ExportInput; output: unknown; handlerOutput: unknown };
  'ad.reach': { input: AdReachInput; output: AdReachOutput; handlerOutput: AdReachOutput };
  'adDelivery.list': { input: ListInput; output: { list: AdDeliveryRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'adDelivery.one': { input: { id: string }; output: AdDeliveryDetail; handlerOutput: StoredRow };
  'adSlot.list': { input: ListInput; output: { list: AdSlotRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'adSlot.one': { input: { id: string }; output: AdSlotDetail; handlerOutput: StoredRow };
  'adSlot.create': { input: AdSlotCreate; output: AdSlotDetail; handlerOutput: StoredRow };
  'adSlot.update': { input: AdSlotUpdate; output: AdSlotDetail; handlerOutput: StoredRow };
  'adSlot.updateMany': { input: AdSlotUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'adSlot.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'campaign.list': { input: ListInput; output: { list: CampaignRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'campaign.one': { input: { id: string }; output: CampaignDetail; handlerOutput: StoredRow };
  'campaign.create': { input: CampaignCreate; output: CampaignDetail; handlerOutput: StoredRow };
  'campaign.update': { input: CampaignUpdate; output: CampaignDetail; handlerOutput: StoredRow };
  'campaign.start': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'campaign.pause': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'campaign.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'corporation.list': { input: ListInput; output: { list: CorporationRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'corporation.one': { input: { id: string }; output: CorporationDetail; handlerOutput: StoredRow };
  'corporation.create': { input: CorporationCreate; output: CorporationDetail; handlerOutput: StoredRow };
  'corporation.update': { input: CorporationUpdate; output: CorporationDetail; handlerOutput: StoredRow };
  'corporation.enable': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'corporation.pause': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'corporation.issuePoints': { input: { ids: string[] } & CorporationIssuePointsForm; output: BatchResult; handlerOutput: BatchResult };
  'corporation.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'department.list': { input: ListInput; output: { list: DepartmentRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'department.one': { input: { id: string }; output: DepartmentDetail; handlerOutput: StoredRow };
  'department.create': { input: DepartmentCreate; output: DepartmentDetail; handlerOutput: StoredRow };
  'department.update': { input: DepartmentUpdate; output: DepartmentDetail; handlerOutput: StoredRow };
  'department.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'department.tree': { input: DepartmentTreeInput; output: DepartmentTreeOutput; handlerOutput: DepartmentTreeOutput };
  'department.find': { input: DepartmentFindInput; output: DepartmentFindOutput; handlerOutput: DepartmentFindOutput };
  'department.locate': { input: DepartmentLocateInput; output: DepartmentLocateOutput; handlerOutput: DepartmentLocateOutput };
  'device.list': { input: ListInput; output: { list: DeviceRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'device.one': { input: { id: string }; output: DeviceDetail; handlerOutput: StoredRow };
  'device.create': { input: DeviceCreate; output: DeviceDetail; handlerOutput: StoredRow };
  'device.update': { input: DeviceUpdate; output: DeviceDetail; handlerOutput: StoredRow };
  'device.updateMany': { input: DeviceUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'device.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'device.export': { input: ExportInput; output: unknown; handlerOutput: unknown };
  'device.import': { input: { uploadId: string; zone?: string }; output: { taskId: string }; handlerOutput: { taskId: string } };
  'device.importTemplate': { input: Record<string, never>; output: unknown; handlerOutput: unknown };
  'device.attention': { input: DeviceAttentionInput; output: DeviceAttentionOutput; handlerOutput: DeviceAttentionOutput };
  'deviceGroup.list': { input: ListInput; output: { list: DeviceGroupRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'deviceGroup.one': { input: { id: string }; output: DeviceGroupDetail; handlerOutput: StoredRow };
  'deviceGroup.create': { input: DeviceGroupCreate; output: DeviceGroupDetail; handlerOutput: StoredRow };
  'deviceGroup.update': { input: DeviceGroupUpdate; output: DeviceGroupDetail; handlerOutput: StoredRow };
  'deviceGroup.updateMany': { input: DeviceGroupUpdateMany; output: BatchResult; handlerOutput: BatchResult };
  'deviceGroup.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'devicePoint.list': { input: ListInput; output: { list: DevicePointRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'devicePoint.one': { input: { id: string }; output: DevicePointDetail; handlerOutput: StoredRow };
  'devicePoint.takeBack': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'deviceSet.list': { input: ListInput; output: { list: DeviceSetRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'deviceSet.one': { input: { id: string }; output: DeviceSetDetail; handlerOutput: StoredRow };
  'deviceSet.create': { input: DeviceSetCreate; output: DeviceSetDetail; handlerOutput: StoredRow };
  'deviceSet.update': { input: DeviceSetUpdate; output: DeviceSetDetail; handlerOutput: StoredRow };
  'deviceSet.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'importTask.list': { input: ListInput; output: { list: ImportTaskRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'importTask.one': { input: { id: string }; output: ImportTaskDetail; handlerOutput: StoredRow };
  'importTask.failures': { input: ImportTaskFailuresInput; output: unknown; handlerOutput: unknown };
  'layout.list': { input: ListInput; output: { list: LayoutRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'layout.one': { input: { id: string }; output: LayoutDetail; handlerOutput: StoredRow };
  'layout.create': { input: LayoutCreate; output: LayoutDetail; handlerOutput: StoredRow };
  'layout.update': { input: LayoutUpdate; output: LayoutDetail; handlerOutput: StoredRow };
  'layout.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'material.list': { input: ListInput; output: { list: MaterialRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'material.one': { input: { id: string }; output: MaterialDetail; handlerOutput: StoredRow };
  'material.update': { input: MaterialUpdate; output: MaterialDetail; handlerOutput: StoredRow };
  'material.move': { input: { ids: string[] } & MaterialMoveForm; output: BatchResult; handlerOutput: BatchResult };
  'material.classify': { input: { ids: string[] } & MaterialClassifyForm; output: BatchResult; handlerOutput: BatchResult };
  'material.copy': { input: { ids: string[] } & MaterialCopyForm; output: BatchResult; handlerOutput: BatchResult };
  'material.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'material.export': { input: ExportInput; output: unknown; handlerOutput: unknown };
  'material.check': { input: MaterialCheckInput; output: MaterialCheckOutput; handlerOutput: MaterialCheckOutput };
  'material.apply': { input: MaterialApplyInput; output: MaterialApplyOutput; handlerOutput: MaterialApplyOutput };
  'material.parts': { input: MaterialPartsInput; output: MaterialPartsOutput; handlerOutput: MaterialPartsOutput };
  'material.counts': { input: MaterialCountsInput; output: MaterialCountsOutput; handlerOutput: MaterialCountsOutput };
  'material.verify': { input: MaterialVerifyInput; output: MaterialVerifyOutput; handlerOutput: MaterialVerifyOutput };
  'materialCategory.list': { input: ListInput; output: { list: MaterialCategoryRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'materialCategory.one': { input: { id: string }; output: MaterialCategoryDetail; handlerOutput: StoredRow };
  'materialCategory.create': { input: MaterialCategoryCreate; output: MaterialCategoryDetail; handlerOutput: StoredRow };
  'materialCategory.update': { input: MaterialCategoryUpdate; output: MaterialCategoryDetail; handlerOutput: StoredRow };
  'materialCategory.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'materialFolder.list': { input: ListInput; output: { list: MaterialFolderRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'materialFolder.one': { input: { id: string }; output: MaterialFolderDetail; handlerOutput: StoredRow };
  'materialFolder.create': { input: MaterialFolderCreate; output: MaterialFolderDetail; handlerOutput: StoredRow };
  'materialFolder.update': { input: MaterialFolderUpdate; output: MaterialFolderDetail; handlerOutput: StoredRow };
  'materialFolder.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'operationLog.list': { input: ListInput; output: { list: OperationLogRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'operationLog.one': { input: { id: string }; output: OperationLogDetail; handlerOutput: StoredRow };
  'operationLog.export': { input: ExportInput; output: unknown; handlerOutput: unknown };
  'proofOfPlay.list': { input: ListInput; output: { list: ProofOfPlayRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'proofOfPlay.one': { input: { id: string }; output: ProofOfPlayDetail; handlerOutput: StoredRow };
  'proofOfPlay.export': { input: ExportInput; output: unknown; handlerOutput: unknown };
  'proofOfPlay.trend': { input: ProofOfPlayTrendInput; output: ProofOfPlayTrendOutput; handlerOutput: ProofOfPlayTrendOutput };
  'role.list': { input: ListInput; output: { list: RoleRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'role.one': { input: { id: string }; output: RoleDetail; handlerOutput: StoredRow };
  'role.create': { input: RoleCreate; output: RoleDetail; handlerOutput: StoredRow };
  'role.update': { input: RoleUpdate; output: RoleDetail; handlerOutput: StoredRow };
  'role.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'savedView.list': { input: ListInput; output: { list: SavedViewRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'savedView.one': { input: { id: string }; output: SavedViewDetail; handlerOutput: StoredRow };
  'savedView.create': { input: SavedViewCreate; output: SavedViewDetail; handlerOutput: StoredRow };
  'savedView.update': { input: SavedViewUpdate; output: SavedViewDetail; handlerOutput: StoredRow };
  'savedView.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'search.find': { input: SearchFindInput; output: SearchFindOutput; handlerOutput: SearchFindOutput };
  'session.login': { input: SessionLoginInput; output: SessionLoginOutput; handlerOutput: SessionLoginOutput };
  'session.accountLogin': { input: SessionAccountLoginInput; output: SessionAccountLoginOutput; handlerOutput: SessionAccountLoginOutput };
  'session.sendCode': { input: SessionSendCodeInput; output: SessionSendCodeOutput; handlerOutput: SessionSendCodeOutput };
  'session.mobileLogin': { input: SessionMobileLoginInput; output: SessionMobileLoginOutput; handlerOutput: SessionMobileLoginOutput };
  'session.logout': { input: SessionLogoutInput; output: SessionLogoutOutput; handlerOutput: SessionLogoutOutput };
  'session.changePassword': { input: SessionChangePasswordInput; output: SessionChangePasswordOutput; handlerOutput: SessionChangePasswordOutput };
  'session.menu': { input: SessionMenuInput; output: SessionMenuOutput; handlerOutput: SessionMenuOutput };
  'session.home': { input: SessionHomeInput; output: SessionHomeOutput; handlerOutput: SessionHomeOutput };
  'tag.list': { input: ListInput; output: { list: TagRow[]; total: number }; handlerOutput: { list: readonly StoredRow[]; total: number } };
  'tag.one': { input: { id: string }; output: TagDetail; handlerOutput: StoredRow };
  'tag.create': { input: TagCreate; output: TagDetail; handlerOutput: StoredRow };
  'tag.update': { input: TagUpdate; output: TagDetail; handlerOutput: StoredRow };
  'tag.delete': { input: { ids: string[] }; output: BatchResult; handlerOutput: BatchResult };
  'upload.sign': { input: UploadSignInput; output: UploadSignOutput; handlerOutput: UploadSignOutput };
  'upload.verify': { input: UploadVerifyInput; output: UploadVerifyOutput; handlerOutput: UploadVerifyOutput };
}
