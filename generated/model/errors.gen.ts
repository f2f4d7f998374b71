// Made by codegen from schemas/_errors.yaml. Do not edit: change the schemas.

import type { ErrorMeta } from '#core/entity/meta.ts';

export type ErrorName =
  | 'SIGN_WRONG'
  | 'REPLAYED'
  | 'CLOCK_OFF'
  | 'WRONG_SYSTEM'
  | 'NO_PERMISSION'
  | 'PAYLOAD_INVALID'
  | 'NOT_FOUND'
  | 'LOGIN_TIMEOUT'
  | 'LOGIN_TIMEOUT_LEGACY'
  | 'NOT_ALLOWED_NOW'
  | 'TOO_MANY_CALLS'
  | 'BODY_TOO_LARGE'
  | 'SERVER_FAULT'
  | 'LOGIN_FAILED'
  | 'ACCOUNT_PAUSED'
  | 'CORPORATION_PAUSED'
  | 'ACCOUNT_LOCKED'
  | 'CODE_WRONG'
  | 'CODE_BURNT'
  | 'CODE_TOO_SOON'
  | 'CODE_UNAVAILABLE'
  | 'PASSWORD_WRONG'
  | 'PASSWORD_SAME'
  | 'PASSWORD_IS_NAME'
  | 'PASSWORD_MUST_CHANGE'
  | 'EDITION_NEEDED'
  | 'REVIEW_DONE'
  | 'REVIEW_OWN'
  | 'REVIEW_UNSEEN'
  | 'REVIEW_CHANGED'
  | 'CAMPAIGN_FIXED'
  | 'CAMPAIGN_IN_USE'
  | 'DEVICE_HAS_NO_SLOT'
  | 'MATERIAL_UNPLAYABLE'
  | 'DEVICE_UNKNOWN'
  | 'DEVICE_BOUND'
  | 'POINT_LIMIT'
  | 'POINTS_TOO_FEW'
  | 'POINT_TAKEN'
  | 'DEVICE_GROUP_IN_USE'
  | 'UPLOAD_TOO_LARGE'
  | 'UPLOAD_TYPE_WRONG'
  | 'UPLOAD_DUPLICATE'
  | 'UPLOAD_BROKEN'
  | 'UPLOAD_ARCHIVE_BAD'
  | 'UPLOAD_NOT_FOUND'
  | 'UPLOAD_INCOMPLETE'
  | 'MATERIAL_IN_USE'
  | 'FOLDER_NOT_EMPTY'
  | 'FOLDER_IN_ITSELF'
  | 'CATEGORY_IN_USE'
  | 'LAYOUT_IN_USE'
  | 'LAYOUT_FIXED'
  | 'LAYOUT_UNREADABLE'
  | 'SLOT_IN_USE'
  | 'DEPARTMENT_NOT_EMPTY'
  | 'DEPARTMENT_IN_ITSELF'
  | 'ROLE_IN_USE'
  | 'ROLE_FIXED'
  | 'ROLE_TOO_STRONG'
  | 'ROLE_OWN'
  | 'SCOPE_TOO_WIDE'
  | 'ACCOUNT_SELF'
  | 'CORPORATION_SELF'
  | 'CORPORATION_NOT_BELOW'
  | 'CORPORATION_LET_GO'
  | 'CORPORATION_IN_ITSELF'
  | 'EXPORT_TOO_LARGE'
  | 'SHEET_UNREADABLE'
  | 'SHEET_TOO_LARGE'
  | 'SHEET_TOO_MANY_ROWS'
  | 'SHEET_EMPTY'
  | 'SHEET_HEADERS_WRONG'
  | 'SHEET_MACROS'
  | 'SHEET_MERGED'
  | 'IMPORT_BROKEN_OFF'
  | 'IMPORT_FAULT'
  | 'RESTORE_NAMES_GONE'
  | 'FIELD_NOT_APPLICABLE'
  | 'FIELD_NOT_YOURS'
  | 'NOT_OWNER';

export const errors: Readonly<Record<ErrorName, ErrorMeta>> = {
  SIGN_WRONG: { code: -10001, zh: '签名错误', en: 'The signature is wrong', log: 'warn' },
  REPLAYED: { code: -10002, zh: '请勿重复操作', en: 'Please do not repeat this operation', log: 'info' },
  CLOCK_OFF: { code: -10003, zh: '本机时间与服务器相差超过5分钟', en: 'Your clock is more than 5 minutes off', log: 'info' },
  WRONG_SYSTEM: { code: -10004, zh: '没有此系统的权限', en: 'You have no permission for this system', log: 'warn' },
  NO_PERMISSION: { code: -10005, zh: '没有操作权限', en: 'You have no permission for this operation', log: 'warn' },
  PAYLOAD_INVALID: { code: -10006, zh: '填写的内容有误', en: 'Some of the entries are not valid', log: 'never' },
  NOT_FOUND: { code: -10007, zh: '数据不存在', en: 'This does not exist', log: 'never' },
  LOGIN_TIMEOUT: { code: -10008, zh: '登录超时，请重新登录', en: 'Login timeout, please login again', log: 'never' },
  LOGIN_TIMEOUT_LEGACY: { code: -11004, zh: '登录超时，请重新登录', en: 'Login timeout, please login again', log: 'never' },
  NOT_ALLOWED_NOW: { code: -10009, zh: '当前状态不允许此操作，或已被他人修改', en: 'Not possible in this state, or somebody else was faster', log: 'never' },
  TOO_MANY_CALLS: { code: -10010, zh: '操作过于频繁，请稍后再试', en: 'Too many calls, please try again later', log: 'warn' },
  BODY_TOO_LARGE: { code: -10011, zh: '提交的内容超过1MB', en: 'The request is larger than 1 MB', log: 'warn' },
  SERVER_FAULT: { code: -10500, zh: '服务器出错，请刷新页面', en: 'Server error, please refresh the page', log: 'error' },
  LOGIN_FAILED: { code: -20001, zh: '账号或密码错误', en: 'Account or password is wrong', log: 'info' },
  ACCOUNT_PAUSED: { code: -20002, zh: '账号已暂停', en: 'This account is paused', log: 'info' },
  CORPORATION_PAUSED: { code: -20003, zh: '企业已暂停', en: 'This enterprise is paused', log: 'info' },
  ACCOUNT_LOCKED: { code: -20004, zh: '密码错误次数过多，请稍后再试', en: 'Too many wrong passwords, please try again later', log: 'warn' },
  CODE_WRONG: { code: -20005, zh: '验证码错误', en: 'The code is wrong', field: 'code', log: 'never' },
  CODE_BURNT: { code: -20006, zh: '验证码已失效，请重新获取', en: 'The code is no longer valid, please get a new one', field: 'code', log: 'info' },
  CODE_TOO_SOON: { code: -20007, zh: '验证码发送过于频繁，请稍后再试', en: 'A code was sent just now, please wait', field: 'phone', log: 'never' },
  CODE_UNAVAILABLE: { code: -20012, zh: '此系统未开通短信登录', en: 'This installation sends no codes', field: 'phone', log: 'info' },
  PASSWORD_WRONG: { code: -20008, zh: '原密码错误', en: 'The old password is wrong', field: 'oldPassword', log: 'info' },
  PASSWORD_SAME: { code: -20009, zh: '新密码不能与原密码相同', en: 'The new password is the old one', field: 'newPassword', log: 'never' },
  PASSWORD_IS_NAME: { code: -20013, zh: '密码不能是登录账号', en: 'The password must not be the login account', field: 'newPassword', log: 'never' },
  PASSWORD_MUST_CHANGE: { code: -20010, zh: '请先修改密码', en: 'Please change your password first', log: 'never' },
  EDITION_NEEDED: { code: -20011, zh: '当前版本不包含此功能', en: 'Your edition does not include this', log: 'never' },
  REVIEW_DONE: { code: -20102, zh: '该广告已审核，结果不能更改', en: 'This ad has been reviewed; a review cannot be changed', log: 'never' },
  REVIEW_OWN: { code: -20103, zh: '不能审核自己创建或修改的广告', en: 'You cannot review an ad that you made or changed', log: 'info' },
  REVIEW_UNSEEN: { code: -20109, zh: '请先看过广告的全部内容，再通过', en: 'Look at all of this ad before you approve it', log: 'info' },
  REVIEW_CHANGED: { code: -20110, zh: '该广告在您看过之后已被修改，请重新查看', en: 'This ad has changed since you looked at it; look again', log: 'info' },
  CAMPAIGN_FIXED: { code: -20104, zh: '默认推广计划不能编辑或删除', en: 'The default promotion plan cannot be edited or deleted', log: 'never' },
  CAMPAIGN_IN_USE: { code: -20105, zh: '该推广计划下还有广告', en: 'This plan still has ads', log: 'never' },
  DEVICE_HAS_NO_SLOT: { code: -20106, zh: '该设备没有广告位', en: 'The device has no ad slot', field: 'targetIds', log: 'never' },
  MATERIAL_UNPLAYABLE: { code: -20107, zh: '素材无法在屏幕上播放', en: 'A player cannot show this material', field: 'materials', log: 'never' },
  DEVICE_UNKNOWN: { code: -20201, zh: '设备编号错误', en: 'The device number is wrong', field: 'uuid', log: 'info' },
  DEVICE_BOUND: { code: -20202, zh: '该设备已被绑定', en: 'This device has been bound already', field: 'uuid', log: 'info' },
  POINT_LIMIT: { code: -20203, zh: '设备数量已达上限，请联系上级企业或平台增加点位', en: 'Device quantity limit reached: ask your superior enterprise or the platform for more points', field: 'type', log: 'info' },
  POINTS_TOO_FEW: { code: -20208, zh: '可用的空闲点位不足', en: 'You have too few free points to give', field: 'count', log: 'never' },
  POINT_TAKEN: { code: -20204, zh: '该点位已绑定其他设备', en: 'This point is bound to another device', log: 'info' },
  DEVICE_GROUP_IN_USE: { code: -20206, zh: '设备组内还有设备', en: 'There are still devices in this group', log: 'never' },
  UPLOAD_TOO_LARGE: { code: -20301, zh: '文件过大', en: 'The file is too large', field: 'file', log: 'never' },
  UPLOAD_TYPE_WRONG: { code: -20302, zh: '文件类型错误', en: 'The file has a wrong type', field: 'file', log: 'info' },
  UPLOAD_DUPLICATE: { code: -20303, zh: '文件重复', en: 'This file is here already', field: 'file', log: 'never' },
  UPLOAD_BROKEN: { code: -20304, zh: '文件已损坏，无法读取', en: 'The file is broken and cannot be read', field: 'file', log: 'info' },
  UPLOAD_ARCHIVE_BAD: { code: -20305, zh: '压缩包不符合要求', en: 'The archive is broken or not allowed', field: 'file', log: 'warn' },
  UPLOAD_NOT_FOUND: { code: -20306, zh: '上传不存在或已过期', en: 'The upload does not exist or is too old', field: 'file', log: 'info' },
  UPLOAD_INCOMPLETE: { code: -20307, zh: '文件未完整上传', en: 'The file has not arrived whole', field: 'file', log: 'info' },
  MATERIAL_IN_USE: { code: -20311, zh: '素材正在使用，不能删除', en: 'This material is in use and cannot be deleted', log: 'never' },
  FOLDER_NOT_EMPTY: { code: -20312, zh: '文件夹不为空', en: 'The folder is not empty', log: 'never' },
  FOLDER_IN_ITSELF: { code: -20313, zh: '不能移动到自身或其下级', en: 'A folder cannot be moved into itself', field: 'parentId', log: 'never' },
  CATEGORY_IN_USE: { code: -20314, zh: '该分类下还有素材', en: 'There are still materials in this category', log: 'never' },
  LAYOUT_IN_USE: { code: -20401, zh: '布局正在使用，不能删除', en: 'This layout is in use and cannot be deleted', log: 'never' },
  LAYOUT_FIXED: { code: -20402, zh: '内置布局不能编辑或删除', en: 'A built-in layout cannot be edited or deleted', log: 'never' },
  LAYOUT_UNREADABLE: { code: -20403, zh: '模板数据无法读取', en: 'The template data could not be read', field: 'document', log: 'warn' },
  SLOT_IN_USE: { code: -20404, zh: '广告位正在使用，不能删除', en: 'This ad slot is in use and cannot be deleted', log: 'never' },
  DEPARTMENT_NOT_EMPTY: { code: -20501, zh: '部门下还有人员、设备或下级部门', en: 'The department still holds people, devices or departments', log: 'never' },
  DEPARTMENT_IN_ITSELF: { code: -20502, zh: '不能移动到自身或其下级', en: 'A department cannot be moved into itself', field: 'parentId', log: 'never' },
  ROLE_IN_USE: { code: -20503, zh: '角色正在使用，不能删除', en: 'This role is in use and cannot be deleted', log: 'never' },
  ROLE_FIXED: { code: -20504, zh: '内置角色不能编辑或删除', en: 'A built-in role cannot be edited or deleted', log: 'never' },
  ROLE_TOO_STRONG: { code: -20505, zh: '不能授予自己没有的权限', en: 'You cannot give a permission that you do not hold', field: 'permissions', log: 'warn' },
  ROLE_OWN: { code: -20511, zh: '不能修改自己角色的权限', en: 'You cannot change what your own role may do', log: 'warn' },
  SCOPE_TOO_WIDE: { code: -20512, zh: '不能授予比自己更大的数据权限', en: 'You cannot give a wider view of the data than your own', log: 'warn' },
  ACCOUNT_SELF: { code: -20506, zh: '不能暂停或删除自己的账号', en: 'You cannot pause or delete your own account', log: 'never' },
  CORPORATION_SELF: { code: -20507, zh: '不能暂停或删除自己所在的企业', en: 'You cannot pause or delete your own enterprise', log: 'never' },
  CORPORATION_NOT_BELOW: { code: -20510, zh: '只有上级企业或平台可以执行此操作', en: 'Only the superior enterprise or the platform does this', log: 'info' },
  CORPORATION_LET_GO: { code: -20509, zh: '企业须有上级企业', en: 'An enterprise needs a superior', field: 'superiorId', log: 'never' },
  CORPORATION_IN_ITSELF: { code: -20508, zh: '不能将下级企业设为上级', en: 'An enterprise cannot stand below itself', field: 'superiorId', log: 'never' },
  EXPORT_TOO_LARGE: { code: -20701, zh: '数据过多，单次最多导出5万行', en: 'Too many rows: at most 50,000 in one export', log: 'never' },
  SHEET_UNREADABLE: { code: -20702, zh: '无法读取该 Excel 文件', en: 'This workbook cannot be read', field: 'file', log: 'info' },
  SHEET_TOO_LARGE: { code: -20703, zh: '文件内容过大，无法导入', en: 'The workbook holds too much to be imported', field: 'file', log: 'warn' },
  SHEET_TOO_MANY_ROWS: { code: -20704, zh: '数据超过5000行', en: 'More than 5,000 rows', field: 'file', log: 'never' },
  SHEET_EMPTY: { code: -20705, zh: '表格中没有数据', en: 'The sheet holds no rows', field: 'file', log: 'never' },
  SHEET_HEADERS_WRONG: { code: -20706, zh: '表头与模板不一致', en: 'The headings are not those of the template', field: 'file', log: 'never' },
  SHEET_MACROS: { code: -20707, zh: '不接受带宏的文件', en: 'A workbook with macros is not taken', field: 'file', log: 'warn' },
  SHEET_MERGED: { code: -20708, zh: '不接受合并单元格', en: 'Merged cells are not taken', field: 'file', log: 'never' },
  IMPORT_BROKEN_OFF: { code: -20709, zh: '导入中断：账号已停用或没有权限', en: 'The import stopped: its account is paused or lost the permission', log: 'info' },
  IMPORT_FAULT: { code: -20710, zh: '服务器多次出错，导入已停止', en: 'The server failed again and again, so the import was given up', log: 'never' },
  RESTORE_NAMES_GONE: { code: -20903, zh: '它所属或引用的记录已被删除，请先恢复那条记录', en: 'What it belongs to or names was deleted; restore that first', log: 'never' },
  FIELD_NOT_APPLICABLE: { code: -20801, zh: '该字段不适用于此记录', en: 'This field does not apply to this record', log: 'never' },
  FIELD_NOT_YOURS: { code: -20802, zh: '您不能修改此记录的该字段', en: 'This field of this record is not yours to change', log: 'info' },
  NOT_OWNER: { code: -20901, zh: '只有创建者可以修改或删除', en: 'Only its owner changes or deletes it', log: 'info' },
};
