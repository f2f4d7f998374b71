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
  | 'STORE_BUSY'
  | 'STORE_FULL'
  | 'MEDIA_FULL'
  | 'TOO_MANY_TAKEN'
  | 'MEDIA_UNAVAILABLE'
  | 'PHOTO_OLD'
  | 'TASK_OF_ANOTHER'
  | 'TASK_LINK_WRONG'
  | 'TASK_LINK_LATE'
  | 'TASK_LINK_DONE'
  | 'TASK_LINK_ENDED'
  | 'TASK_PHOTOS_MANY'
  | 'TASK_NO_MAIL'
  | 'TASK_HANDLER_SAME'
  | 'BALANCE_TOO_LOW'
  | 'MONEY_KEY_USED'
  | 'REFUND_TOO_HIGH'
  | 'HOLD_TOO_LOW'
  | 'PAY_UNAVAILABLE'
  | 'ORDER_OFFLINE'
  | 'ORDER_NOT_YOURS_TO_CONFIRM'
  | 'VIDEO_UNREADABLE'
  | 'READING_IMPLAUSIBLE'
  | 'READING_TOO_OLD'
  | 'READING_AHEAD'
  | 'CARD_OPERATOR_MISSING'
  | 'CARD_NOT_ASKED'
  | 'CARD_UNKNOWN'
  | 'CARD_REFUSED'
  | 'CARD_UNANSWERED'
  | 'SENSOR_UNKNOWN'
  | 'LOGIN_FAILED'
  | 'ACCOUNT_PAUSED'
  | 'CORPORATION_PAUSED'
  | 'ACCOUNT_LOCKED'
  | 'CODE_WRONG'
  | 'CODE_BURNT'
  | 'CODE_TOO_SOON'
  | 'CODE_UNAVAILABLE'
  | 'CODE_NO_MAIL'
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
  | 'MOMENT_TOO_FAR'
  | 'INSERTION_TOO_LONG'
  | 'INSERTIONS_TOO_MANY'
  | 'DEVICE_UNKNOWN'
  | 'PAIRING_USED'
  | 'PAIRING_EXPIRED'
  | 'PACKAGE_NOT_READY'
  | 'PAIRING_LIMIT'
  | 'DEVICE_BOUND'
  | 'POINT_LIMIT'
  | 'DEVICE_MAXIMUM'
  | 'POINTS_TOO_FEW'
  | 'POINT_TAKEN'
  | 'DEVICE_NOT_IN_GROUP'
  | 'NOT_A_MEMBER'
  | 'AD_ISSUED_ALREADY'
  | 'AD_OVER'
  | 'AD_NOT_ISSUABLE'
  | 'GROUP_NOT_MULTI'
  | 'GROUP_FULL'
  | 'WALL_PLACES_WRONG'
  | 'DEVICE_GROUP_IN_USE'
  | 'DEVICE_OFFLINE'
  | 'GROUP_OFFLINE'
  | 'TAG_OFFLINE'
  | 'SET_OFFLINE'
  | 'STORE_OFFLINE'
  | 'COMMAND_NOT_DECLARED'
  | 'LOCK_PIN_NEEDED'
  | 'SOURCE_UNKNOWN'
  | 'TIMER_GROUP_WIDER'
  | 'TARGET_BEYOND'
  | 'PLACE_UNVERIFIED'
  | 'PLACE_WITHDRAWN'
  | 'PLACE_EXPIRED'
  | 'PLACE_NAMES_NONE'
  | 'PLACE_NOT_PROXY'
  | 'PLACE_PAUSED'
  | 'VERIFY_WAITING'
  | 'VERIFY_OWN'
  | 'VERIFY_OVER'
  | 'VERIFY_OUTDATED'
  | 'VERIFY_NO_BUYER'
  | 'PROXY_NO_AGENT'
  | 'PROXY_HAS_ADS'
  | 'PROXY_HAS_ORDERS'
  | 'REGISTER_TAKEN'
  | 'REGISTER_CLOSED'
  | 'UPLOAD_TOO_LARGE'
  | 'UPLOAD_TYPE_WRONG'
  | 'UPLOAD_DUPLICATE'
  | 'UPLOAD_PIXELS'
  | 'UPLOAD_BROKEN'
  | 'UPLOAD_ARCHIVE_BAD'
  | 'UPLOAD_NOT_FOUND'
  | 'UPLOAD_INCOMPLETE'
  | 'UPLOADS_WAITING'
  | 'MATERIAL_IN_USE'
  | 'FOLDER_NOT_EMPTY'
  | 'FOLDER_IN_ITSELF'
  | 'CATEGORY_IN_USE'
  | 'LAYOUT_IN_USE'
  | 'LAYOUT_FIXED'
  | 'LAYOUT_UNREADABLE'
  | 'LAYOUT_DRAFT_NEWER'
  | 'LAYOUT_UNCHANGED'
  | 'SLOT_IN_USE'
  | 'SLOTS_CLASH'
  | 'SLOT_FIXED'
  | 'SLOT_AREA_UNKNOWN'
  | 'CAST_KEPT'
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
  | 'EDITION_ABOVE_GIVER'
  | 'CORPORATION_LET_GO'
  | 'CORPORATION_IN_ITSELF'
  | 'FIRMWARE_FILE_WRONG'
  | 'FIRMWARE_DUPLICATE'
  | 'FIRMWARE_IN_USE'
  | 'FIRMWARE_NO_SCREENS'
  | 'FIRMWARE_NOTHING_FAILED'
  | 'STORE_NOT_EMPTY'
  | 'STORE_OF_KEEPER'
  | 'GRANT_SELF'
  | 'GRANT_NOTHING'
  | 'REPORT_BACKWARDS'
  | 'REPORT_TOO_LONG'
  | 'REPORT_FUTURE'
  | 'REPORT_HOURS'
  | 'REPORT_HOURS_GONE'
  | 'REPORT_HIDDEN'
  | 'REPORT_RECORD'
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
  | 'PRICE_EMPTY'
  | 'SALE_OPEN'
  | 'SALE_CLOSED'
  | 'SLOT_UNSEEN'
  | 'SLOT_SOLD'
  | 'SLOT_PLACES_SOLD'
  | 'GOODS_GONE'
  | 'MODE_NOT_SOLD'
  | 'SEATS_TAKEN'
  | 'PRICE_CHANGED'
  | 'ORDER_DAYS'
  | 'ORDER_TOO_FAR'
  | 'PLAYS_NEEDED'
  | 'PLAYS_TOO_MANY'
  | 'PLAYS_TOO_FEW'
  | 'ORDER_PAID_LATE'
  | 'ORDER_OVER'
  | 'ORDER_TOO_LARGE'
  | 'SLOT_CLOSED'
  | 'ORDER_PAYER_OTHER'
  | 'AD_SOLD'
  | 'MAKE_GOOD_LATE'
  | 'MAKE_GOOD_NOTHING'
  | 'REFUND_EARLY'
  | 'AD_REPLACED'
  | 'CODE_PAGE_NEEDED'
  | 'ORDERS_UNPAID'
  | 'BID_TOO_LOW'
  | 'BID_CURRENCY'
  | 'BID_LATE'
  | 'BID_NEEDED'
  | 'BID_BUDGET'
  | 'BID_ONE_MATERIAL'
  | 'VIDEO_TOO_LONG'
  | 'PARTNER_ADDRESS'
  | 'PARTNER_SEAT'
  | 'PARTNER_IN_USE'
  | 'GROUP_FIXED'
  | 'GROUP_IN_USE'
  | 'GROUP_DAYS'
  | 'GROUP_BUDGET'
  | 'GROUP_ELSEWHERE'
  | 'PLAN_NARROW'
  | 'AD_OF_PAYER'
  | 'AD_WITHOUT_ORDER'
  | 'PLAN_HAS_GROUPS'
  | 'AD_ORDER_RUNNING'
  | 'MATERIAL_NOT_YOURS'
  | 'SETTING_EXISTS'
  | 'FIELD_NOT_APPLICABLE'
  | 'FIELD_NOT_YOURS'
  | 'NOT_OWNER'
  | 'CAST_CODE_OLD'
  | 'CAST_CODE_WRONG'
  | 'CAST_SALE_OVER'
  | 'CAST_SCREEN_OFF'
  | 'CAST_EMPTY'
  | 'CAST_WORD'
  | 'CAST_TOO_MANY'
  | 'CAST_QUEUE_FULL'
  | 'CAST_PRICE_CHANGED'
  | 'PHONE_PICTURE_TYPE'
  | 'PHONE_PICTURE_LARGE'
  | 'PHONE_PICTURE_BROKEN'
  | 'PHONE_PICTURE_GONE'
  | 'PHONE_PICTURE_PIXELS'
  | 'CAST_OVER';

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
  STORE_BUSY: { code: -21700, zh: '系统正忙，操作未执行，请稍后重试', en: 'The database is busy; nothing was changed. Please try again in a moment', log: 'error' },
  STORE_FULL: { code: -21701, zh: '服务器存储空间已满，操作未保存', en: 'The disk of the database is full; nothing was saved', log: 'error' },
  MEDIA_FULL: { code: -21702, zh: '文件存储空间不足，无法上传', en: 'The storage of files is full; nothing was kept of this file', field: 'file', log: 'error' },
  TOO_MANY_TAKEN: { code: -21704, zh: '已被占用的账号或手机号尝试过多，请稍后再试', en: 'Too many names and numbers that are taken were tried, please try again later', log: 'warn' },
  MEDIA_UNAVAILABLE: { code: -21703, zh: '文件存储暂时无法访问，请稍后重试', en: 'The storage of files cannot be reached, please try again in a moment', log: 'error' },
  PHOTO_OLD: { code: -22441, zh: '照片拍摄或上传于24小时以前，请到现场重新拍摄', en: 'A photo was taken or uploaded more than 24 hours ago: take a new one at the screen', field: 'photos', log: 'never' },
  TASK_OF_ANOTHER: { code: -21880, zh: '只有处理人可以提交', en: 'Only its handler can hand it in', log: 'never' },
  TASK_LINK_WRONG: { code: -22443, zh: '链接无效，或已被新的链接取代', en: 'This link is not valid, or a new one has taken its place', log: 'info' },
  TASK_LINK_LATE: { code: -22444, zh: '任务已过截止时间，不能再提交', en: 'The deadline of this task has passed: nothing can be handed in', log: 'never' },
  TASK_LINK_DONE: { code: -22445, zh: '该任务的结果已提交', en: 'The result of this task was handed in already', log: 'never' },
  TASK_LINK_ENDED: { code: -22446, zh: '监测计划已结束，不能再提交', en: 'The monitoring plan was ended: nothing can be handed in', log: 'never' },
  TASK_PHOTOS_MANY: { code: -22447, zh: '上传的照片过多，请稍后再试', en: 'Too many photos were sent; please try again later', log: 'info' },
  TASK_NO_MAIL: { code: -22448, zh: '处理人没有邮箱，未发送', en: 'The handler has no mail address, so nothing was sent', log: 'never' },
  TASK_HANDLER_SAME: { code: -21881, zh: '该任务已由此人处理', en: 'This task is theirs already', log: 'never' },
  BALANCE_TOO_LOW: { code: -22000, zh: '钱包余额不足', en: 'There is not enough in the wallet', log: 'never' },
  MONEY_KEY_USED: { code: -22001, zh: '此前的一次提交已成功，本次未作任何变动', en: 'An earlier attempt went through; nothing was changed now', log: 'warn' },
  REFUND_TOO_HIGH: { code: -22002, zh: '退款金额超过已支付金额', en: 'The refund is higher than what was paid', log: 'warn' },
  HOLD_TOO_LOW: { code: -22003, zh: '该订单冻结的预算不足', en: 'The order has not put aside so much', log: 'warn' },
  PAY_UNAVAILABLE: { code: -22004, zh: '此系统未开通线上支付', en: 'This installation takes no payments online', log: 'info' },
  ORDER_OFFLINE: { code: -22005, zh: '该订单为线下支付，不能线上支付', en: 'This order is paid offline', log: 'never' },
  ORDER_NOT_YOURS_TO_CONFIRM: { code: -22006, zh: '只有平台可以确认下级企业的线下收款', en: "Only the platform confirms offline payments, of other enterprises' orders", log: 'info' },
  VIDEO_UNREADABLE: { code: -22120, zh: '视频不完整或无法读取', en: 'The video is not whole or cannot be read', field: 'video', log: 'never' },
  READING_IMPLAUSIBLE: { code: -22121, zh: '读数超出可能的范围', en: 'No such reading is possible', log: 'never' },
  READING_TOO_OLD: { code: -22122, zh: '读数超过7天，不再接收', en: 'The reading is older than 7 days', log: 'never' },
  READING_AHEAD: { code: -22123, zh: '读数的时间晚于当前时间', en: 'The reading lies in the future', log: 'never' },
  CARD_OPERATOR_MISSING: { code: -22125, zh: '未接入该运营商的查询接口', en: 'This network operator cannot be asked here', log: 'never' },
  CARD_NOT_ASKED: { code: -22126, zh: '本次未查询该卡，用量保持不变', en: 'This card was not asked for in time, it stays as it was', log: 'never' },
  CARD_UNKNOWN: { code: -22127, zh: '运营商平台查无此卡', en: 'The network operator does not know this card', log: 'never' },
  CARD_REFUSED: { code: -22128, zh: '运营商平台拒绝查询', en: 'The network operator refused to answer', log: 'never' },
  CARD_UNANSWERED: { code: -22129, zh: '运营商平台未应答', en: 'The network operator gave no answer', log: 'never' },
  SENSOR_UNKNOWN: { code: -22124, zh: '传感器密钥无效', en: 'The key of the sensor is not valid', log: 'warn' },
  LOGIN_FAILED: { code: -20001, zh: '账号或密码错误', en: 'Account or password is wrong', log: 'info' },
  ACCOUNT_PAUSED: { code: -20002, zh: '账号已暂停', en: 'This account is paused', log: 'info' },
  CORPORATION_PAUSED: { code: -20003, zh: '企业已暂停', en: 'This enterprise is paused', log: 'info' },
  ACCOUNT_LOCKED: { code: -20004, zh: '密码错误次数过多，请稍后再试', en: 'Too many wrong passwords, please try again later', log: 'warn' },
  CODE_WRONG: { code: -20005, zh: '验证码错误', en: 'The code is wrong', field: 'code', log: 'never' },
  CODE_BURNT: { code: -20006, zh: '验证码已失效，请重新获取', en: 'The code is no longer valid, please get a new one', field: 'code', log: 'info' },
  CODE_TOO_SOON: { code: -20007, zh: '验证码发送过于频繁，请稍后再试', en: 'A code was sent just now, please wait', field: 'phone', log: 'never' },
  CODE_UNAVAILABLE: { code: -20012, zh: '此系统未开通短信登录', en: 'This installation sends no codes', field: 'phone', log: 'info' },
  CODE_NO_MAIL: { code: -21400, zh: '此系统未开通邮件验证码', en: 'This installation sends no codes by mail', field: 'email', log: 'info' },
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
  MOMENT_TOO_FAR: { code: -21820, zh: '只能解释一年以内的时刻', en: 'A moment more than a year ahead cannot be explained', field: 'at', log: 'never' },
  INSERTION_TOO_LONG: { code: -21821, zh: '插播内容比播放周期长，其他广告将无法播放', en: 'What is inserted is longer than its cycle: nothing else would play', field: 'playCycleS', log: 'never' },
  INSERTIONS_TOO_MANY: { code: -21822, zh: '该广告位的插播已占满时间，其他广告将无法播放', en: 'The insertions of this slot take all of its time: nothing else would play', field: 'playCycleS', log: 'never' },
  DEVICE_UNKNOWN: { code: -20201, zh: '设备编号错误', en: 'The device number is wrong', field: 'uuid', log: 'info' },
  PAIRING_USED: { code: -21501, zh: '该配对码已使用过', en: 'This pairing code has been used', field: 'uuid', log: 'info' },
  PAIRING_EXPIRED: { code: -21502, zh: '配对码已过期，请输入屏幕上现在显示的配对码', en: 'This pairing code has expired, type the one that the screen shows now', field: 'uuid', log: 'info' },
  PACKAGE_NOT_READY: { code: -21510, zh: '离线包尚未生成或已过期', en: 'The offline package is not ready or has expired', log: 'never' },
  PAIRING_LIMIT: { code: -21503, zh: '配对码错误次数过多，请15分钟后再试', en: 'Too many wrong pairing codes, try again in 15 minutes', field: 'uuid', log: 'warn' },
  DEVICE_BOUND: { code: -20202, zh: '该设备已被绑定', en: 'This device has been bound already', field: 'uuid', log: 'info' },
  POINT_LIMIT: { code: -20203, zh: '设备数量已达上限，请前往应用市场购买点位', en: 'Device quantity limit reached: go to the app market to buy points', field: 'type', log: 'info' },
  DEVICE_MAXIMUM: { code: -20209, zh: '企业的设备数量已达最大值，请联系客服', en: 'The enterprise has the maximum of devices: contact customer service', log: 'info' },
  POINTS_TOO_FEW: { code: -20208, zh: '可用的空闲点位不足（试用点位不能转出）', en: 'You have too few free points to give (those of a trial stay)', field: 'count', log: 'never' },
  POINT_TAKEN: { code: -20204, zh: '该点位已绑定其他设备', en: 'This point is bound to another device', log: 'info' },
  DEVICE_NOT_IN_GROUP: { code: -21000, zh: '移除失败，设备不在任何设备组中', en: 'Removal failed, the device is not in any group', log: 'never' },
  NOT_A_MEMBER: { code: -21001, zh: '移除失败，它不在其中', en: 'Removal failed: it does not belong to this one', log: 'never' },
  AD_ISSUED_ALREADY: { code: -21004, zh: '该广告已投放到这里', en: 'The ad is issued there already', log: 'never' },
  AD_OVER: { code: -21005, zh: '广告的投放期即将结束或已结束', en: 'The period of the ad is over, or ends within minutes', log: 'never' },
  AD_NOT_ISSUABLE: { code: -21006, zh: '未通过审核的广告不能投放', en: 'An ad that was disapproved cannot be issued', log: 'never' },
  GROUP_NOT_MULTI: { code: -21003, zh: '只有多屏组才有同步状态', en: 'Only a multi-screen group has a sync state', log: 'never' },
  GROUP_FULL: { code: -21002, zh: '多屏组的屏幕已满，行数乘以列数为上限', en: 'The multi-screen group is full: it takes rows times columns screens', log: 'never' },
  WALL_PLACES_WRONG: {
    code: -21007,
    zh: '屏幕位置有误：每块屏幕须属于本组且只占一个位置，每个位置只放一块屏幕',
    en: 'These places cannot be: each screen belongs to the group and has one place, and a place takes one screen',
    field: 'places',
    log: 'never',
  },
  DEVICE_GROUP_IN_USE: { code: -20206, zh: '设备组内还有设备', en: 'There are still devices in this group', log: 'never' },
  DEVICE_OFFLINE: { code: -21200, zh: '设备不在线，无法远程控制', en: 'The device is offline and cannot be remotely controlled', log: 'never' },
  GROUP_OFFLINE: { code: -21201, zh: '该设备组没有在线设备，无法远程控制', en: 'The device group has no online device and cannot be remotely controlled', log: 'never' },
  TAG_OFFLINE: { code: -21202, zh: '该标签下没有在线设备，无法远程控制', en: 'The tag has no online device and cannot be remotely controlled', log: 'never' },
  SET_OFFLINE: { code: -21210, zh: '该设备集没有在线设备，无法远程控制', en: 'The device set has no online device and cannot be remotely controlled', log: 'never' },
  STORE_OFFLINE: { code: -21211, zh: '该门店没有在线设备，无法远程控制', en: 'The store has no online device and cannot be remotely controlled', log: 'never' },
  COMMAND_NOT_DECLARED: { code: -21203, zh: '该设备不支持此操作', en: 'This device cannot do that', log: 'never' },
  LOCK_PIN_NEEDED: { code: -21204, zh: '请输入4位数字的锁屏密码', en: 'Enter the 4 digits that open the lock', field: 'pin', log: 'never' },
  SOURCE_UNKNOWN: { code: -21205, zh: '设备没有该信号源', en: 'The device has no such signal source', field: 'source', log: 'never' },
  TIMER_GROUP_WIDER: { code: -21206, zh: '组内有您无权管理的设备，请改为选择设备', en: 'The group has devices that are not yours; choose devices instead', field: 'targetIds', log: 'info' },
  TARGET_BEYOND: { code: -21209, zh: '其中有您无权管理的设备', en: 'Some of these screens are not yours to look after', field: 'targetIds', log: 'info' },
  PLACE_UNVERIFIED: { code: -22030, zh: '身份尚未认证，不能投放', en: 'The identity is not verified yet: nothing can be placed', log: 'never' },
  PLACE_WITHDRAWN: { code: -22031, zh: '身份认证已被撤销，不能投放', en: 'The verification was withdrawn: nothing can be placed', log: 'info' },
  PLACE_EXPIRED: { code: -22079, zh: '身份认证已过期，不能投放', en: 'The verification has expired: nothing can be placed', log: 'info' },
  PLACE_NAMES_NONE: { code: -22032, zh: '请选择为哪个广告主投放', en: 'Choose the advertiser for whom it is placed', field: 'advertiserId', log: 'never' },
  PLACE_NOT_PROXY: { code: -22033, zh: '您没有代理该广告主', en: 'You do not act for this advertiser', field: 'advertiserId', log: 'warn' },
  PLACE_PAUSED: { code: -22034, zh: '该广告主已暂停，不能投放', en: 'This advertiser is paused: nothing can be placed for it', log: 'info' },
  VERIFY_WAITING: { code: -22035, zh: '已有一份资料在审核中，请等待结果', en: 'One is in review already, please wait for its result', log: 'never' },
  VERIFY_OWN: { code: -22036, zh: '不能审核自己的认证', en: 'Nobody reviews a verification of their own', log: 'warn' },
  VERIFY_OVER: { code: -22080, zh: '证件已过有效期', en: 'This document has expired', field: 'validUntil', log: 'never' },
  VERIFY_OUTDATED: { code: -22081, zh: '证件在等待审核时已过有效期，不能通过', en: 'The last day of this document passed while it waited', log: 'never' },
  VERIFY_NO_BUYER: { code: -22037, zh: '只有广告主和代理需要认证', en: 'Only advertisers and agents are verified', log: 'info' },
  PROXY_NO_AGENT: { code: -22038, zh: '只有广告代理可以代理其他广告主', en: 'Only an advertising agent acts for other advertisers', log: 'info' },
  PROXY_HAS_ADS: { code: -22039, zh: '该广告主还有未结束的广告，不能移除', en: 'This advertiser still has ads that have not ended', log: 'never' },
  PROXY_HAS_ORDERS: { code: -22431, zh: '该广告主还有未完成的订单，不能移除', en: 'This advertiser still has orders that are not over', log: 'never' },
  REGISTER_TAKEN: { code: -22040, zh: '该手机号或邮箱已有账号，请直接登录', en: 'There is an account with this phone or e-mail already, please sign in', log: 'info' },
  REGISTER_CLOSED: { code: -22041, zh: '此系统未开放注册', en: 'This installation takes no registrations', log: 'info' },
  UPLOAD_TOO_LARGE: { code: -20301, zh: '文件过大', en: 'The file is too large', field: 'file', log: 'never' },
  UPLOAD_TYPE_WRONG: { code: -20302, zh: '文件类型错误', en: 'The file has a wrong type', field: 'file', log: 'info' },
  UPLOAD_DUPLICATE: { code: -20303, zh: '文件重复', en: 'This file is here already', field: 'file', log: 'never' },
  UPLOAD_PIXELS: { code: -20309, zh: '图片像素过多，请缩小后再上传', en: 'The picture has too many pixels: make it smaller', field: 'file', log: 'info' },
  UPLOAD_BROKEN: { code: -20304, zh: '文件已损坏，无法读取', en: 'The file is broken and cannot be read', field: 'file', log: 'info' },
  UPLOAD_ARCHIVE_BAD: { code: -20305, zh: '压缩包不符合要求', en: 'The archive is broken or not allowed', field: 'file', log: 'warn' },
  UPLOAD_NOT_FOUND: { code: -20306, zh: '上传不存在或已过期', en: 'The upload does not exist or is too old', field: 'file', log: 'info' },
  UPLOAD_INCOMPLETE: { code: -20307, zh: '文件未完整上传', en: 'The file has not arrived whole', field: 'file', log: 'info' },
  UPLOADS_WAITING: { code: -20310, zh: '本企业已上传而未使用的文件过多，暂时无法继续上传', en: 'Too many files of your enterprise were sent and stand in no record yet', field: 'file', log: 'warn' },
  MATERIAL_IN_USE: { code: -20311, zh: '素材正在使用，不能删除', en: 'This material is in use and cannot be deleted', log: 'never' },
  FOLDER_NOT_EMPTY: { code: -20312, zh: '文件夹不为空', en: 'The folder is not empty', log: 'never' },
  FOLDER_IN_ITSELF: { code: -20313, zh: '不能移动到自身或其下级', en: 'A folder cannot be moved into itself', field: 'parentId', log: 'never' },
  CATEGORY_IN_USE: { code: -20314, zh: '该分类下还有素材', en: 'There are still materials in this category', log: 'never' },
  LAYOUT_IN_USE: { code: -20401, zh: '布局正在使用，不能删除', en: 'This layout is in use and cannot be deleted', log: 'never' },
  LAYOUT_FIXED: { code: -20402, zh: '内置布局不能编辑或删除', en: 'A built-in layout cannot be edited or deleted', log: 'never' },
  LAYOUT_UNREADABLE: { code: -20403, zh: '模板数据无法读取', en: 'The template data could not be read', field: 'document', log: 'warn' },
  LAYOUT_DRAFT_NEWER: { code: -21800, zh: '布局草稿已被他人更新，本次未保存', en: 'Somebody else has changed this draft meanwhile; yours was not saved', log: 'never' },
  LAYOUT_UNCHANGED: { code: -21801, zh: '草稿与已发布的版本相同，无需发布', en: 'The draft is the same as what screens show already', log: 'never' },
  SLOT_IN_USE: { code: -20404, zh: '广告位正在使用，不能删除', en: 'This ad slot is in use and cannot be deleted', log: 'never' },
  SLOTS_CLASH: { code: -20405, zh: '同一位置的另一独占广告位在此时段已开放', en: 'Another exclusive slot of this place is open at these hours', field: 'mode', log: 'never' },
  SLOT_FIXED: { code: -20410, zh: '内置布局的广告位不能删除或移走', en: 'The slot of a built-in layout can be neither deleted nor moved', log: 'never' },
  SLOT_AREA_UNKNOWN: { code: -20409, zh: '所选布局中没有这个广告位区域', en: 'The chosen layout has no such ad slot area', field: 'widgetId', log: 'never' },
  CAST_KEPT: { code: -20406, zh: '扫码投放的内容不能复制', en: 'What a passer-by sent cannot be copied', log: 'never' },
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
  EDITION_ABOVE_GIVER: { code: -20513, zh: '版本不能高于您所在企业的版本', en: 'An enterprise gets no higher edition than yours', field: 'edition', log: 'info' },
  CORPORATION_LET_GO: { code: -20509, zh: '企业须有上级企业', en: 'An enterprise needs a superior', field: 'superiorId', log: 'never' },
  CORPORATION_IN_ITSELF: { code: -20508, zh: '不能将下级企业设为上级', en: 'An enterprise cannot stand below itself', field: 'superiorId', log: 'never' },
  FIRMWARE_FILE_WRONG: { code: -21301, zh: '该文件不是可安装的 APK、系统升级包或 Vitrine 客户端', en: 'This file is no APK, system update or Vitrine agent that could be installed', field: 'file', log: 'info' },
  FIRMWARE_DUPLICATE: { code: -21302, zh: '该安装包已上传过', en: 'This package is here already', field: 'file', log: 'never' },
  FIRMWARE_IN_USE: { code: -21303, zh: '有推送任务正在使用该安装包', en: 'A roll-out is still using this package', log: 'never' },
  FIRMWARE_NO_SCREENS: { code: -21304, zh: '所选对象中没有设备', en: 'There is no screen in what was chosen', field: 'targetIds', log: 'never' },
  FIRMWARE_NOTHING_FAILED: { code: -21305, zh: '没有安装失败的设备', en: 'No screen has failed', log: 'never' },
  STORE_NOT_EMPTY: { code: -21101, zh: '门店下还有设备', en: 'There are still devices in this store', log: 'never' },
  STORE_OF_KEEPER: { code: -21102, zh: '请选择您管理的门店', en: 'Choose one of the stores that you keep', field: 'storeId', log: 'never' },
  GRANT_SELF: { code: -21103, zh: '不能修改自己的设备控制权', en: 'You cannot change your own control rights', field: 'accountId', log: 'warn' },
  GRANT_NOTHING: { code: -21104, zh: '请选择要操作的设备或设备组', en: 'Please select the devices or groups', field: 'deviceIds', log: 'never' },
  REPORT_BACKWARDS: { code: -22100, zh: '结束日期早于开始日期', en: 'The last day is before the first', field: 'to', log: 'never' },
  REPORT_TOO_LONG: { code: -22101, zh: '统计周期最长400天', en: 'A report covers at most 400 days', field: 'from', log: 'never' },
  REPORT_FUTURE: { code: -22102, zh: '开始日期晚于今天，尚无数据', en: 'The first day is after today: there are no figures yet', field: 'from', log: 'never' },
  REPORT_HOURS: { code: -22103, zh: '按小时统计最长31天', en: 'By the hour a report covers at most 31 days', field: 'step', log: 'never' },
  REPORT_HOURS_GONE: { code: -22442, zh: '按小时的数据只保留120天，含对比的上一周期', en: 'Figures by the hour are kept for 120 days, and those of the period before are asked for, too', field: 'from', log: 'never' },
  REPORT_HIDDEN: { code: -22104, zh: '您没有查看该指标或维度的权限', en: 'You may not see this figure or grouping', field: 'by', log: 'warn' },
  REPORT_RECORD: { code: -22105, zh: '所选对象不存在或不属于您', en: 'What the report is narrowed to does not exist, or is not yours', field: 'filter', log: 'warn' },
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
  PRICE_EMPTY: { code: -22060, zh: '价格不能为空', en: 'Price cannot be empty', log: 'never' },
  SALE_OPEN: { code: -22061, zh: '该广告位已在售', en: 'This slot is on sale already', log: 'never' },
  SALE_CLOSED: { code: -22062, zh: '该广告位未开启售卖', en: 'This slot is not on sale', log: 'never' },
  SLOT_UNSEEN: { code: -21823, zh: '该广告位不在首页，仅在有人打开其页面时播放，不能按天售卖', en: 'This slot is on a page that somebody must open: it is not sold by the day', log: 'never' },
  SLOT_SOLD: { code: -22063, zh: '该广告位有未完成的订单，不能删除', en: 'Orders for this slot are not over: it cannot be deleted', log: 'never' },
  SLOT_PLACES_SOLD: { code: -22078, zh: '已售出的轮播位多于此数', en: 'More places than that are sold already', log: 'never' },
  GOODS_GONE: { code: -22064, zh: '所选广告位已不再出售', en: 'This slot is no longer for sale', log: 'info' },
  MODE_NOT_SOLD: { code: -22065, zh: '所选广告位不按此方式售卖', en: 'This slot is not sold this way', log: 'never' },
  SEATS_TAKEN: { code: -22066, zh: '所选日期已无空位', en: 'No place is left on these days', log: 'info' },
  PRICE_CHANGED: { code: -22067, zh: '价格已变化，请重新确认', en: 'The price has changed: look at it once more', log: 'info' },
  ORDER_DAYS: { code: -22068, zh: '投放日期须从明天起，结束不早于开始，最长 92 天', en: 'An order begins tomorrow at the earliest, ends no earlier than it begins, and lasts 92 days at most', log: 'never' },
  ORDER_TOO_FAR: { code: -22069, zh: '最多提前一年预订', en: 'A year ahead at most', log: 'never' },
  PLAYS_NEEDED: { code: -22070, zh: '请填写播放次数', en: 'Say how many plays', log: 'never' },
  PLAYS_TOO_MANY: { code: -22071, zh: '所选屏幕在此期间播放不了这么多次', en: 'These screens cannot play as often in that time', log: 'never' },
  PLAYS_TOO_FEW: { code: -22077, zh: '播放次数太少，占用的广告位他人无法购买', en: 'Too few plays for so many screens and days, which nobody else could have', log: 'never' },
  ORDER_PAID_LATE: { code: -22072, zh: '支付时间已过，订单已取消', en: 'The time to pay is over: the order is cancelled', log: 'info' },
  ORDER_OVER: { code: -22073, zh: '投放期已结束，不能再上传', en: 'The period is over: nothing can be uploaded any more', log: 'never' },
  ORDER_TOO_LARGE: { code: -22075, zh: '一个订单最多 200 块屏幕、5000 个屏天', en: 'An order takes 200 screens at most, and 5,000 days of screens', log: 'never' },
  SLOT_CLOSED: { code: -22076, zh: '所选广告位在这些日期不开放', en: 'This slot does not open on any of these days', log: 'never' },
  ORDER_PAYER_OTHER: { code: -22430, zh: '该订单由代理付款，不能用您的账号支付', en: 'The agent that placed this order pays it', log: 'warn' },
  AD_SOLD: { code: -22432, zh: '该广告属于广告主的订单，投放位置、屏幕、时间和内容不能修改', en: 'An advertiser has bought this ad: its slot, screens, days and content stay as they are', log: 'info' },
  MAKE_GOOD_LATE: { code: -22434, zh: '订单已结算，不能再补播', en: 'The order is settled: it cannot be made good any more', log: 'never' },
  MAKE_GOOD_NOTHING: { code: -22435, zh: '该订单没有可补播的内容：已播足，或广告未通过审核', en: 'Nothing can be made good: it was delivered in full, or its ad was never approved', log: 'never' },
  REFUND_EARLY: { code: -22436, zh: '订单尚未结算，没有可退的款项', en: 'The order is not settled yet: nothing has been earned that could be refunded', log: 'never' },
  AD_REPLACED: { code: -22437, zh: '该广告的订单已不再使用它：已另行上传，或广告主已删除', en: 'Its order goes on without this ad: another was uploaded, or its advertiser deleted it', log: 'never' },
  CODE_PAGE_NEEDED: { code: -22438, zh: '屏幕上显示二维码时，须填写扫码打开的网址', en: 'A code on the screen needs a page that it opens', field: 'landingUrl', log: 'never' },
  ORDERS_UNPAID: { code: -22433, zh: '未支付的订单过多，请先支付或取消', en: 'Too many orders are unpaid: pay or cancel some first', log: 'info' },
  BID_TOO_LOW: { code: -22490, zh: '出价低于底价', en: 'The bid is below the floor price', log: 'never' },
  BID_CURRENCY: { code: -22491, zh: '出价须以人民币（CNY）计', en: 'A bid is in CNY, and in no other currency', log: 'never' },
  BID_LATE: { code: -22492, zh: '投放期已结束，不能再出价', en: 'The period is over: no bid is taken any more', log: 'never' },
  BID_NEEDED: { code: -22493, zh: '请填写出价和预算', en: 'Say what you bid and your budget', log: 'never' },
  BID_BUDGET: { code: -22494, zh: '预算不足以播放一次', en: 'The budget is less than one play', log: 'never' },
  BID_ONE_MATERIAL: { code: -22495, zh: '竞价广告每次播放一个素材，请只选一个', en: 'Each play that is won shows one material: choose a single one', log: 'never' },
  VIDEO_TOO_LONG: { code: -22498, zh: '视频比所售的一次播放长', en: 'The video is longer than the one showing that was bought', log: 'never' },
  PARTNER_ADDRESS: { code: -22496, zh: '询价地址须为公网 https 地址，不能含账号密码', en: 'The bid endpoint is a public https address, without a user or password in it', field: 'endpoint', log: 'info' },
  PARTNER_SEAT: { code: -22497, zh: '该媒体主没有此席位的外部买家', en: 'The media owner has no outside buyer with this seat', field: 'seat', log: 'info' },
  PARTNER_IN_USE: { code: -22499, zh: '未结算的订单仍指定该外部买家，不能删除', en: 'Orders that are not settled still name this outside buyer', log: 'never' },
  GROUP_FIXED: { code: -22450, zh: '默认推广组不能编辑或删除', en: 'The default promotion group cannot be edited or deleted', log: 'never' },
  GROUP_IN_USE: { code: -22451, zh: '该推广组下还有广告或未结算的订单', en: 'This group still has ads or orders that are not settled', log: 'never' },
  GROUP_DAYS: { code: -22452, zh: '日期超出上级的投放日期', en: 'These days lie outside those of the level above', field: 'startDay', log: 'never' },
  GROUP_BUDGET: { code: -22453, zh: '金额超出预算', en: 'This is more than the budget allows', field: 'budgetFen', log: 'never' },
  GROUP_ELSEWHERE: { code: -22454, zh: '所选屏幕不在该推广组的投放范围内', en: 'Some of these screens lie outside what the group names', field: 'promotionGroupId', log: 'never' },
  PLAN_NARROW: { code: -22455, zh: '不能小于下级已有的范围', en: 'What lies below is wider already', field: 'startDay', log: 'never' },
  AD_OF_PAYER: { code: -22456, zh: '该广告由代理下单，由代理安排', en: 'An agent placed this ad, and arranges it', log: 'never' },
  AD_WITHOUT_ORDER: { code: -22457, zh: '该广告由媒体主制作，没有您的订单', en: 'The media owner made this ad without an order of yours', log: 'never' },
  PLAN_HAS_GROUPS: { code: -22458, zh: '该推广计划下还有推广组', en: 'This plan still has groups', log: 'never' },
  AD_ORDER_RUNNING: { code: -22459, zh: '该广告已播放且订单未结算，不能删除', en: 'This ad has played and its order is not settled', log: 'never' },
  MATERIAL_NOT_YOURS: { code: -22074, zh: '所选素材不存在或不能播放', en: 'A chosen material does not exist or cannot be shown', log: 'never' },
  SETTING_EXISTS: { code: -21401, zh: '您已有此设置，请直接修改', en: 'You have these settings already: change them', log: 'never' },
  FIELD_NOT_APPLICABLE: { code: -20801, zh: '该字段不适用于此记录', en: 'This field does not apply to this record', log: 'never' },
  FIELD_NOT_YOURS: { code: -20802, zh: '您不能修改此记录的该字段', en: 'This field of this record is not yours to change', log: 'info' },
  NOT_OWNER: { code: -20901, zh: '只有创建者可以修改或删除', en: 'Only its owner changes or deletes it', log: 'info' },
  CAST_CODE_OLD: { code: -22460, zh: '二维码已过期，请重新扫描屏幕上的二维码', en: 'This code is over: please scan the one on the screen again', log: 'never' },
  CAST_CODE_WRONG: { code: -22461, zh: '二维码无效，请扫描屏幕上的二维码', en: 'This is not the code of a screen: please scan the one on the screen', log: 'info' },
  CAST_SALE_OVER: { code: -22462, zh: '该屏幕已停止扫码投放', en: 'This screen takes no casts any more', log: 'never' },
  CAST_SCREEN_OFF: { code: -22463, zh: '屏幕当前不在线，未提交也未扣款，请稍后再试', en: 'The screen is off at the moment. Nothing was sent or charged; please try again later', log: 'never' },
  CAST_EMPTY: { code: -22464, zh: '请选择图片或填写文字', en: 'Please choose a picture or write a text', log: 'never' },
  CAST_WORD: { code: -22465, zh: '文字包含此屏幕不允许的词语，请修改后再提交', en: 'The text has a word that this screen does not show; please change it', log: 'never' },
  CAST_TOO_MANY: { code: -22466, zh: '提交过于频繁，请过几分钟再试', en: 'That is too often. Please try again in some minutes', log: 'info' },
  CAST_QUEUE_FULL: { code: -22467, zh: '该屏幕排队已满，未提交也未扣款，请稍后再试', en: 'Too many wait on this screen. Nothing was sent or charged; please try again later', log: 'never' },
  CAST_PRICE_CHANGED: { code: -22468, zh: '价格已变动，请确认新价格后再提交', en: 'The price has changed; please look at it and send again', log: 'never' },
  PHONE_PICTURE_TYPE: { code: -22469, zh: '只支持 JPG 或 PNG 图片', en: 'Only JPG and PNG pictures are taken', log: 'never' },
  PHONE_PICTURE_LARGE: { code: -22470, zh: '图片文件过大，请换一张较小的', en: 'This picture is too large; please choose a smaller one', log: 'never' },
  PHONE_PICTURE_BROKEN: { code: -22471, zh: '无法读取该图片，请换一张', en: 'This picture cannot be read; please choose another', log: 'never' },
  PHONE_PICTURE_GONE: { code: -22472, zh: '图片未上传完成，请重新选择', en: 'The picture did not arrive; please choose it again', log: 'never' },
  PHONE_PICTURE_PIXELS: { code: -22474, zh: '图片像素过多，请缩小后再上传', en: 'This picture has too many pixels; please make it smaller', log: 'never' },
  CAST_OVER: { code: -22473, zh: '该投放已过审核时限，款项将原路退回', en: 'Its time is over; what was paid goes back', log: 'never' },
};
