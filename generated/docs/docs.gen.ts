// Made by codegen from schemas/. Do not edit: change the schemas.

import type { EntityDoc, LimitDoc } from '#core/entity/doc.ts';
import { accountDoc } from './accounts.gen.ts';
import { adDeliveryDoc } from './ad-deliveries.gen.ts';
import { adSlotDoc } from './ad-slots.gen.ts';
import { adDoc } from './ads.gen.ts';
import { campaignDoc } from './campaigns.gen.ts';
import { corporationDoc } from './corporations.gen.ts';
import { departmentDoc } from './departments.gen.ts';
import { deviceGroupDoc } from './device-groups.gen.ts';
import { devicePointDoc } from './device-points.gen.ts';
import { deviceSetDoc } from './device-sets.gen.ts';
import { deviceDoc } from './devices.gen.ts';
import { importTaskDoc } from './import-tasks.gen.ts';
import { layoutDoc } from './layouts.gen.ts';
import { materialFolderDoc } from './material-folders.gen.ts';
import { materialDoc } from './materials.gen.ts';
import { operationLogDoc } from './operation-logs.gen.ts';
import { proofOfPlayDoc } from './proofs-of-play.gen.ts';
import { roleDoc } from './roles.gen.ts';
import { savedViewDoc } from './saved-views.gen.ts';
import { searchDoc } from './searches.gen.ts';
import { sessionDoc } from './sessions.gen.ts';
import { tagDoc } from './tags.gen.ts';
import { uploadDoc } from './uploads.gen.ts';

export const docs: readonly EntityDoc[] = [
  accountDoc,
  adDoc,
  adDeliveryDoc,
  adSlotDoc,
  campaignDoc,
  corporationDoc,
  departmentDoc,
  deviceDoc,
  deviceGroupDoc,
  devicePointDoc,
  deviceSetDoc,
  importTaskDoc,
  layoutDoc,
  materialDoc,
  materialFolderDoc,
  operationLogDoc,
  proofOfPlayDoc,
  roleDoc,
  savedViewDoc,
  searchDoc,
  sessionDoc,
  tagDoc,
  uploadDoc,
];

/** The numbers of _limits.yaml, in base units. */
export const limitDocs: readonly LimitDoc[] = [
  { name: 'scheduling', value: 300000, unit: 'ms', source: 'spec 5, 9; AD-04: start after now, end after start' },
  { name: 'powerGap', value: 300000, unit: 'ms', source: 'spec 5; DEV-07: between power off and power on' },
  { name: 'remotePauseMin', value: 5000, unit: 'ms', source: 'spec 5, 9; DEV-08' },
  { name: 'remotePauseMax', value: 1800000, unit: 'ms', source: 'spec 5, 9; DEV-08' },
  { name: 'expiringSoon', value: 1296000000, unit: 'ms', source: 'spec 9; HOME-03, DEV-01: shown in red' },
  {
    name: 'storageLow',
    value: 524288000,
    unit: 'bytes',
    source: 'our decision in HOME-07: a screen with less free space needs attention',
  },
  { name: 'heartbeatMissed', value: 90000, unit: 'ms', source: 'our decision: three heartbeats late is offline' },
  {
    name: 'heartbeatEvery',
    value: 30000,
    unit: 'ms',
    source: 'our decision: nextSyncMs of a device that has nothing to do',
  },
  {
    name: 'offlinePeriodMin',
    value: 1800000,
    unit: 'ms',
    source: 'spec 5, 9; DEV-12: the monitoring period is longer than this',
  },
  { name: 'offlineMailShort', value: 1800000, unit: 'ms', source: 'spec 9; DEV-12' },
  { name: 'offlineMailLong', value: 3600000, unit: 'ms', source: 'spec 9; DEV-12' },
  { name: 'selfStart', value: 15000, unit: 'ms', source: "spec 9; ME-01: default of the software's self-start" },
  {
    name: 'onlineHistory',
    value: 10,
    unit: 'count',
    source: "spec 4; DEV-02: latest records of a device's online status",
  },
  { name: 'materialsPerAd', value: 20, unit: 'count', source: 'spec 5, 9; AD-05' },
  { name: 'liveWidgets', value: 6, unit: 'count', source: 'spec 5, 9; LAY-04' },
  { name: 'pagesPerLayout', value: 20, unit: 'count', source: 'our decision in LAY-02' },
  { name: 'layoutSideMin', value: 48, unit: 'px', source: 'spec 5, 9; LAY-01' },
  { name: 'layoutSideMax', value: 11520, unit: 'px', source: 'spec 5, 9; LAY-01' },
  { name: 'rtbPriceMin', value: 0, unit: 'fen', source: 'spec 5, 9; LAY-06: per thousand plays' },
  { name: 'rtbPriceMax', value: 1000000, unit: 'fen', source: 'spec 5, 9; LAY-06: per thousand plays' },
  { name: 'devicePhotos', value: 3, unit: 'count', source: 'spec 5, 9; DEV-06' },
  { name: 'devicePhoto', value: 5242880, unit: 'bytes', source: 'spec 5, 9; DEV-06' },
  { name: 'userNameMin', value: 6, unit: 'count', source: 'spec 5, 9; SES-02' },
  { name: 'passwordMin', value: 6, unit: 'count', source: 'spec 5, 9; SES-02' },
  { name: 'lockPasswordDigits', value: 4, unit: 'count', source: 'spec 5, 9; DEV-08' },
  { name: 'logoutDelay', value: 300, unit: 'ms', source: 'spec 4, 9; SES-08' },
  { name: 'codeResend', value: 60000, unit: 'ms', source: 'our decision in SES-04' },
  { name: 'codeLife', value: 300000, unit: 'ms', source: 'our decision in SES-04' },
  { name: 'codeTries', value: 5, unit: 'count', source: 'our decision in SES-04: wrong tries that burn a code' },
  {
    name: 'loginTries',
    value: 10,
    unit: 'count',
    source: 'our decision: wrong passwords in a row that lock an account',
  },
  { name: 'loginLock', value: 900000, unit: 'ms', source: 'our decision: how long it stays locked' },
  { name: 'sessionLife', value: 604800000, unit: 'ms', source: 'our decision: a session that nobody uses ends' },
  { name: 'clockSkew', value: 300000, unit: 'ms', source: 'our decision in NET-04' },
  { name: 'replayKept', value: 900000, unit: 'ms', source: 'our decision: longer than a stale clock may be off twice' },
  { name: 'bodyMax', value: 1048576, unit: 'bytes', source: 'our decision: body of a call' },
  { name: 'pageSizeMax', value: 200, unit: 'count', source: 'our decision: rows of a list' },
  { name: 'batchMax', value: 200, unit: 'count', source: 'our decision: ids in one batch' },
  {
    name: 'uploadLife',
    value: 3600000,
    unit: 'ms',
    source: 'our decision: an upload that nothing names by then is removed; a part that is asked for begins it anew',
  },
  {
    name: 'uploadPart',
    value: 8388608,
    unit: 'bytes',
    source:
      'our decision in NET-07: what is larger is sent in parts of this size, so that a break costs one of them; S3 takes none below 5',
  },
  { name: 'uploadForms', value: 8, unit: 'count', source: 'our decision: forms of parts that one answer has' },
  { name: 'mediaLink', value: 1800000, unit: 'ms', source: 'our decision: how long a signed link to a file opens' },
  { name: 'exportRows', value: 50000, unit: 'count', source: 'our decision in UI-10: rows of one export' },
  { name: 'importRows', value: 5000, unit: 'count', source: 'reliability A14: rows of one import' },
  { name: 'importColumns', value: 200, unit: 'count', source: 'our decision: columns of one import' },
  {
    name: 'importUnpacked',
    value: 16777216,
    unit: 'bytes',
    source: 'reliability A14: a workbook of 5 MB unpacks to no more',
  },
  {
    name: 'importMemory',
    value: 268435456,
    unit: 'bytes',
    source: 'reliability A14: memory of the thread that reads a workbook',
  },
  { name: 'importTime', value: 20000, unit: 'ms', source: 'reliability A14: time of the thread that reads a workbook' },
  {
    name: 'importErrorsShown',
    value: 100,
    unit: 'count',
    source: 'our decision: rows whose errors a task shows; all of them stand in its sheet',
  },
  {
    name: 'importStale',
    value: 60000,
    unit: 'ms',
    source: 'our decision: an import that moves no row for so long has lost its process',
  },
  {
    name: 'importTries',
    value: 5,
    unit: 'count',
    source: 'our decision: how often an import is begun that moves no row, before it is given up',
  },
  {
    name: 'importRetry',
    value: 30000,
    unit: 'ms',
    source: 'our decision: pause after the first such fault; it doubles with each further one',
  },
  {
    name: 'importKept',
    value: 2592000000,
    unit: 'ms',
    source: 'our decision: how long the rows that failed can be fetched',
  },
  { name: 'enrolLife', value: 86400000, unit: 'ms', source: 'our decision: an enrolment that nobody adds ends' },
  { name: 'enrolAsk', value: 3000, unit: 'ms', source: 'our decision: nextMs of a player that waits to be added' },
  { name: 'playsPerSync', value: 500, unit: 'count', source: 'our decision: plays in one sync' },
  { name: 'orderWindowOnline', value: 3600000, unit: 'ms', source: 'spec 4, 9; MKT-02' },
  { name: 'orderWindowOffline', value: 86400000, unit: 'ms', source: 'spec 4, 9; MKT-02' },
  { name: 'noticeMails', value: 10, unit: 'count', source: 'spec 5, 9; ME-02' },
  { name: 'trackingBatch', value: 10, unit: 'count', source: 'spec 7; NET-10' },
  { name: 'trackingFlush', value: 5000, unit: 'ms', source: 'spec 7; NET-10' },
  { name: 'trackingSession', value: 1800000, unit: 'ms', source: 'spec 7; NET-10' },
];

/** What to do about each error. */
export const fixes: Readonly<Record<string, { zh: string; en: string }>> = {
  SIGN_WRONG: {
    zh: '核对应用密钥、字段格式与签名串，见接口说明',
    en: 'Check the application key, the format of each field and the signed text',
  },
  REPLAYED: {
    zh: '上次操作已生效，刷新后查看',
    en: 'The first one took place; reload to see it. A new operation needs a new sequence',
  },
  CLOCK_OFF: { zh: '校准本机时间，或以 data.now 为准重试', en: 'Set the clock, or use data.now and try again' },
  WRONG_SYSTEM: { zh: '请使用对应系统的账号登录', en: 'Sign in with an account of the other console' },
  NO_PERMISSION: { zh: '请管理员在角色中授予该权限', en: 'Ask an administrator to add the permission to your role' },
  PAYLOAD_INVALID: { zh: '按字段提示修改后重试', en: 'Correct the fields that are named and send again' },
  NOT_FOUND: {
    zh: '刷新列表；可能已被删除或不在您的数据范围内',
    en: 'Reload the list; it may have been deleted, or lie outside your data scope',
  },
  LOGIN_TIMEOUT: { zh: '重新登录', en: 'Sign in again' },
  LOGIN_TIMEOUT_LEGACY: { zh: '重新登录', en: 'Sign in again' },
  NOT_ALLOWED_NOW: { zh: '刷新后按最新状态操作', en: 'Reload and look at the present state' },
  TOO_MANY_CALLS: { zh: '稍候一分钟再试', en: 'Wait a minute' },
  BODY_TOO_LARGE: { zh: '减少一次提交的数量；文件请走上传', en: 'Send less at once; files go through an upload' },
  SERVER_FAULT: {
    zh: '向管理员提供 traceKey',
    en: 'Give the trace key to whoever runs the server; the cause is in its log',
  },
  LOGIN_FAILED: { zh: '核对账号和密码，或联系管理员重置', en: 'Check both, or have the password reset' },
  ACCOUNT_PAUSED: { zh: '请管理员启用账号', en: 'Ask an administrator to enable it' },
  CORPORATION_PAUSED: { zh: '请上级企业或平台启用', en: 'Ask the superior enterprise or the platform to enable it' },
  ACCOUNT_LOCKED: { zh: '等待15分钟，或联系管理员重置密码', en: 'Wait 15 minutes, or have the password reset' },
  CODE_WRONG: { zh: '核对短信中的验证码', en: 'Check the code in the message' },
  CODE_BURNT: { zh: '重新获取验证码', en: 'Have a new code sent' },
  CODE_TOO_SOON: { zh: '倒计时结束后再发送', en: 'Wait for the countdown' },
  PASSWORD_WRONG: { zh: '核对原密码，或请管理员重置', en: 'Check it, or have it reset' },
  PASSWORD_SAME: { zh: '换一个密码', en: 'Choose another one' },
  PASSWORD_MUST_CHANGE: {
    zh: '密码由他人设置，须先改为自己的密码',
    en: 'Somebody else set it: change it to one of your own',
  },
  EDITION_NEEDED: { zh: '联系客服升级版本', en: 'Ask for a higher edition' },
  REVIEW_DONE: { zh: '刷新列表查看审核结果', en: 'Reload the list to see the result' },
  REVIEW_OWN: { zh: '请其他审核员审核', en: 'Ask another reviewer' },
  REVIEW_UNSEEN: {
    zh: '在广告审核中打开该广告，看完每个素材',
    en: 'Open the ad in the review and look at each of its materials',
  },
  REVIEW_CHANGED: { zh: '重新打开该广告并查看', en: 'Open the ad again' },
  CAMPAIGN_FIXED: { zh: '新建推广计划', en: 'Create a plan of your own' },
  CAMPAIGN_IN_USE: { zh: '先移出或删除其中的广告', en: 'Move or delete its ads first' },
  DEVICE_HAS_NO_SLOT: { zh: '为设备选择含有该广告位的布局', en: 'Give the device a layout with this slot' },
  MATERIAL_UNPLAYABLE: { zh: '换用其他格式的素材', en: 'Choose a material of another format' },
  DEVICE_UNKNOWN: { zh: '输入屏幕上显示的8位编号', en: 'Type the 8 letters and digits that the screen shows' },
  DEVICE_BOUND: { zh: '先在原账号下删除该设备', en: 'Delete it first where it was added' },
  POINT_LIMIT: { zh: '购买点位；已达最大数量时请联系客服', en: 'Buy points; at the maximum, contact customer service' },
  POINT_TAKEN: { zh: '选择空闲点位', en: 'Choose a free point' },
  DEVICE_GROUP_MISSING: { zh: '新建设备组', en: 'Create a device group' },
  DEVICE_GROUP_IN_USE: { zh: '先移出其中的设备', en: 'Take its devices out first' },
  DEVICE_NOT_ACCOUNT: { zh: '核对设备编号与所属账号', en: 'Check the number and whose device it is' },
  UPLOAD_TOO_LARGE: { zh: '压缩后重试；各类型上限见上传说明', en: 'Make it smaller; each type has its limit' },
  UPLOAD_TYPE_WRONG: {
    zh: '选择支持的格式；扩展名须与内容一致',
    en: 'Choose a format that is taken; the ending must say what is inside',
  },
  UPLOAD_DUPLICATE: { zh: '使用素材库中已有的文件', en: 'Use the one in the library' },
  UPLOAD_BROKEN: { zh: '重新导出该文件后上传', en: 'Export it again and upload that' },
  UPLOAD_ARCHIVE_BAD: {
    zh: '压缩包须含 index.html，且不含包外路径',
    en: 'It needs an index.html, and no path that leads outside',
  },
  UPLOAD_NOT_FOUND: { zh: '重新上传', en: 'Upload it again' },
  UPLOAD_INCOMPLETE: { zh: '重新上传', en: 'Upload it again' },
  MATERIAL_IN_USE: { zh: '先从广告或布局中移除', en: 'Take it out of the ads and layouts that are named' },
  FOLDER_NOT_EMPTY: { zh: '先移走其中的素材和文件夹', en: 'Move what is in it first' },
  FOLDER_IN_ITSELF: { zh: '选择其他文件夹', en: 'Choose another folder' },
  LAYOUT_IN_USE: {
    zh: '先为设备更换布局并删除其广告位',
    en: 'Give its devices another layout and delete its slots first',
  },
  LAYOUT_FIXED: { zh: '新建自己的布局', en: 'Create a layout of your own' },
  LAYOUT_UNREADABLE: { zh: '原数据未改动；请联系客服', en: 'Nothing was changed; contact customer service' },
  SLOT_IN_USE: { zh: '先结束或删除其中的广告', en: 'End or delete its ads first' },
  DEPARTMENT_NOT_EMPTY: { zh: '先移出其中的人员和设备', en: 'Move them first' },
  DEPARTMENT_IN_ITSELF: { zh: '选择其他部门', en: 'Choose another department' },
  ROLE_IN_USE: { zh: '先为其用户更换角色', en: 'Give its users another role first' },
  ROLE_FIXED: { zh: '新建角色', en: 'Create a role of your own' },
  ROLE_TOO_STRONG: { zh: '去掉自己没有的权限', en: 'Leave out what you do not hold yourself' },
  ACCOUNT_SELF: { zh: '请其他管理员操作', en: 'Ask another administrator' },
  CORPORATION_SELF: { zh: '请上级企业操作', en: 'Ask the superior enterprise' },
  CORPORATION_LET_GO: {
    zh: '没有上级就无人能再管理该企业；请选择另一个上级企业',
    en: 'Without one nobody could look after it any more: choose another superior',
  },
  CORPORATION_IN_ITSELF: { zh: '选择其他上级企业', en: 'Choose another superior' },
  EXPORT_TOO_LARGE: { zh: '用筛选条件缩小范围后分次导出', en: 'Narrow the filters, and export in parts' },
  SHEET_UNREADABLE: { zh: '用 Excel 或 WPS 另存为 .xlsx 后重新上传', en: 'Save it anew as .xlsx, and upload that' },
  SHEET_TOO_LARGE: {
    zh: '去掉多余的工作表、格式和图片，或分成多个文件',
    en: 'Leave out other sheets, styles and pictures, or split it',
  },
  SHEET_TOO_MANY_ROWS: { zh: '分成多个文件导入', en: 'Split it into several files' },
  SHEET_EMPTY: { zh: '从第二行起填写数据', en: 'Fill in rows below the headings' },
  SHEET_HEADERS_WRONG: { zh: '下载模板，按模板填写', en: 'Download the template and fill that in' },
  SHEET_MACROS: { zh: '另存为不含宏的 .xlsx', en: 'Save it as .xlsx without macros' },
  SHEET_MERGED: { zh: '取消合并，每行填写完整', en: 'Unmerge them, so that each row is whole' },
  IMPORT_BROKEN_OFF: {
    zh: '恢复账号或权限后，导入未完成的行',
    en: 'Give both back, then import the rows that are left',
  },
  IMPORT_FAULT: {
    zh: '稍后重新导入未完成的行；仍不成功时联系管理员查看日志',
    en: 'Import the rows that are left later; if that fails too, ask whoever runs the server to look at its log',
  },
  FIELD_NOT_APPLICABLE: {
    zh: '先修改决定该字段是否适用的内容，或不选此记录',
    en: 'Change first what decides whether it applies, or leave the record out',
  },
  NOT_OWNER: { zh: '另存为自己的视图', en: "Save it as a view of one's own" },
};
