// Made by codegen from schemas/_permissions.yaml. Do not edit: change the schemas.

import type { PermissionMeta } from '#core/entity/meta.ts';

export type PermissionName =
  | 'home'
  | 'ad'
  | 'ad.view'
  | 'ad.add'
  | 'ad.edit'
  | 'ad.delete'
  | 'ad.enable'
  | 'ad.disable'
  | 'ad.typeTimer'
  | 'ad.typeNormal'
  | 'ad.typeReassured'
  | 'ad.typeEmergency'
  | 'ad.typeOpen'
  | 'ad.typeLauncher'
  | 'ad.monitor'
  | 'campaign'
  | 'campaign.view'
  | 'campaign.add'
  | 'campaign.edit'
  | 'campaign.delete'
  | 'campaign.enable'
  | 'campaign.disable'
  | 'adSlot'
  | 'adSlot.view'
  | 'adSlot.add'
  | 'adSlot.edit'
  | 'adSlot.delete'
  | 'layout'
  | 'layout.view'
  | 'layout.add'
  | 'layout.edit'
  | 'layout.delete'
  | 'layout.picture'
  | 'layout.video'
  | 'layout.music'
  | 'layout.text'
  | 'layout.weather'
  | 'layout.clock'
  | 'layout.staticPage'
  | 'layout.browser'
  | 'layout.button'
  | 'layout.html'
  | 'layout.live'
  | 'layout.signal'
  | 'layout.countdown'
  | 'layout.operation'
  | 'material'
  | 'material.view'
  | 'material.add'
  | 'material.rename'
  | 'material.copy'
  | 'material.move'
  | 'material.delete'
  | 'material.classify'
  | 'material.export'
  | 'device'
  | 'device.view'
  | 'device.add'
  | 'device.edit'
  | 'device.delete'
  | 'device.operate'
  | 'device.remote'
  | 'device.volume'
  | 'device.brightness'
  | 'device.switch'
  | 'device.screenshot'
  | 'device.firmware'
  | 'device.signal'
  | 'device.apk'
  | 'device.export'
  | 'device.lock'
  | 'deviceGroup'
  | 'deviceGroup.view'
  | 'deviceGroup.add'
  | 'deviceGroup.edit'
  | 'deviceGroup.delete'
  | 'deviceSet'
  | 'deviceSet.view'
  | 'deviceSet.add'
  | 'deviceSet.edit'
  | 'deviceSet.delete'
  | 'tag'
  | 'tag.view'
  | 'tag.add'
  | 'tag.edit'
  | 'tag.delete'
  | 'adAudit'
  | 'adAudit.view'
  | 'adAudit.pass'
  | 'adAudit.fail'
  | 'adAudit.own'
  | 'account'
  | 'account.view'
  | 'account.add'
  | 'account.edit'
  | 'account.delete'
  | 'account.password'
  | 'account.enable'
  | 'account.disable'
  | 'account.devicePermission'
  | 'account.export'
  | 'corporation'
  | 'corporation.view'
  | 'corporation.add'
  | 'corporation.edit'
  | 'corporation.delete'
  | 'corporation.viewSubordinates'
  | 'corporation.enable'
  | 'corporation.disable'
  | 'corporation.points'
  | 'role'
  | 'role.view'
  | 'role.add'
  | 'role.edit'
  | 'role.delete'
  | 'department'
  | 'department.view'
  | 'department.add'
  | 'department.edit'
  | 'department.delete'
  | 'operationLog'
  | 'operationLog.view'
  | 'operationLog.export'
  | 'report'
  | 'report.flow'
  | 'report.device'
  | 'report.ad'
  | 'market'
  | 'market.onlinePay'
  | 'market.offlinePay'
  | 'market.recharge'
  | 'personal'
  | 'alarm'
  | 'finance'
  | 'savedView'
  | 'savedView.share';

export const permissions: Readonly<Record<PermissionName, PermissionMeta>> = {
  home: { code: 100000, systems: ['YXF', 'ADS'] },
  ad: { code: 200000, systems: ['YXF', 'ADS'] },
  'ad.view': { code: 200001, parent: 'ad', systems: ['YXF', 'ADS'] },
  'ad.add': { code: 200002, parent: 'ad', systems: ['YXF'] },
  'ad.edit': { code: 200003, parent: 'ad', systems: ['YXF'] },
  'ad.delete': { code: 200004, parent: 'ad', systems: ['YXF'] },
  'ad.enable': { code: 200005, parent: 'ad', systems: ['YXF'] },
  'ad.disable': { code: 200006, parent: 'ad', systems: ['YXF'] },
  'ad.typeTimer': { code: 200011, parent: 'ad', systems: ['YXF'] },
  'ad.typeNormal': { code: 200012, parent: 'ad', systems: ['YXF'] },
  'ad.typeReassured': { code: 200013, parent: 'ad', systems: ['YXF'] },
  'ad.typeEmergency': { code: 200014, parent: 'ad', systems: ['YXF'] },
  'ad.typeOpen': { code: 200015, parent: 'ad', systems: ['YXF'] },
  'ad.typeLauncher': { code: 200016, parent: 'ad', systems: ['YXF'] },
  'ad.monitor': { code: 200021, parent: 'ad', systems: ['YXF', 'ADS'] },
  campaign: { code: 210000, systems: ['YXF', 'ADS'] },
  'campaign.view': { code: 210001, parent: 'campaign', systems: ['YXF', 'ADS'] },
  'campaign.add': { code: 210002, parent: 'campaign', systems: ['YXF', 'ADS'] },
  'campaign.edit': { code: 210003, parent: 'campaign', systems: ['YXF', 'ADS'] },
  'campaign.delete': { code: 210004, parent: 'campaign', systems: ['YXF', 'ADS'] },
  'campaign.enable': { code: 210005, parent: 'campaign', systems: ['YXF', 'ADS'] },
  'campaign.disable': { code: 210006, parent: 'campaign', systems: ['YXF', 'ADS'] },
  adSlot: { code: 220000, systems: ['YXF'] },
  'adSlot.view': { code: 220001, parent: 'adSlot', systems: ['YXF'] },
  'adSlot.add': { code: 220002, parent: 'adSlot', systems: ['YXF'] },
  'adSlot.edit': { code: 220003, parent: 'adSlot', systems: ['YXF'] },
  'adSlot.delete': { code: 220004, parent: 'adSlot', systems: ['YXF'] },
  layout: { code: 230000, systems: ['YXF'] },
  'layout.view': { code: 230001, parent: 'layout', systems: ['YXF'] },
  'layout.add': { code: 230002, parent: 'layout', systems: ['YXF'] },
  'layout.edit': { code: 230003, parent: 'layout', systems: ['YXF'] },
  'layout.delete': { code: 230004, parent: 'layout', systems: ['YXF'] },
  'layout.picture': { code: 230011, parent: 'layout', systems: ['YXF'] },
  'layout.video': { code: 230012, parent: 'layout', systems: ['YXF'] },
  'layout.music': { code: 230013, parent: 'layout', systems: ['YXF'] },
  'layout.text': { code: 230014, parent: 'layout', systems: ['YXF'] },
  'layout.weather': { code: 230015, parent: 'layout', systems: ['YXF'] },
  'layout.clock': { code: 230016, parent: 'layout', systems: ['YXF'] },
  'layout.staticPage': { code: 230017, parent: 'layout', systems: ['YXF'] },
  'layout.browser': { code: 230018, parent: 'layout', systems: ['YXF'] },
  'layout.button': { code: 230019, parent: 'layout', systems: ['YXF'] },
  'layout.html': { code: 230020, parent: 'layout', systems: ['YXF'] },
  'layout.live': { code: 230021, parent: 'layout', systems: ['YXF'] },
  'layout.signal': { code: 230022, parent: 'layout', systems: ['YXF'] },
  'layout.countdown': { code: 230023, parent: 'layout', systems: ['YXF'] },
  'layout.operation': { code: 230024, parent: 'layout', systems: ['YXF'] },
  material: { code: 240000, systems: ['YXF', 'ADS'] },
  'material.view': { code: 240001, parent: 'material', systems: ['YXF', 'ADS'] },
  'material.add': { code: 240002, parent: 'material', systems: ['YXF', 'ADS'] },
  'material.rename': { code: 240003, parent: 'material', systems: ['YXF', 'ADS'] },
  'material.copy': { code: 240004, parent: 'material', systems: ['YXF', 'ADS'] },
  'material.move': { code: 240005, parent: 'material', systems: ['YXF', 'ADS'] },
  'material.delete': { code: 240006, parent: 'material', systems: ['YXF', 'ADS'] },
  'material.classify': { code: 240007, parent: 'material', systems: ['YXF', 'ADS'] },
  'material.export': { code: 240008, parent: 'material', systems: ['YXF', 'ADS'] },
  device: { code: 300000, systems: ['YXF'] },
  'device.view': { code: 300001, parent: 'device', systems: ['YXF'] },
  'device.add': { code: 300002, parent: 'device', systems: ['YXF'] },
  'device.edit': { code: 300003, parent: 'device', systems: ['YXF'] },
  'device.delete': { code: 300004, parent: 'device', systems: ['YXF'] },
  'device.operate': { code: 300005, parent: 'device', systems: ['YXF'] },
  'device.remote': { code: 300006, parent: 'device', systems: ['YXF'] },
  'device.volume': { code: 300007, parent: 'device', systems: ['YXF'] },
  'device.brightness': { code: 300008, parent: 'device', systems: ['YXF'] },
  'device.switch': { code: 300009, parent: 'device', systems: ['YXF'] },
  'device.screenshot': { code: 300010, parent: 'device', systems: ['YXF'] },
  'device.firmware': { code: 300011, parent: 'device', systems: ['YXF'] },
  'device.signal': { code: 300012, parent: 'device', systems: ['YXF'] },
  'device.apk': { code: 300013, parent: 'device', systems: ['YXF'] },
  'device.export': { code: 300014, parent: 'device', systems: ['YXF'] },
  'device.lock': { code: 300015, parent: 'device', systems: ['YXF'] },
  deviceGroup: { code: 310000, systems: ['YXF'] },
  'deviceGroup.view': { code: 310001, parent: 'deviceGroup', systems: ['YXF'] },
  'deviceGroup.add': { code: 310002, parent: 'deviceGroup', systems: ['YXF'] },
  'deviceGroup.edit': { code: 310003, parent: 'deviceGroup', systems: ['YXF'] },
  'deviceGroup.delete': { code: 310004, parent: 'deviceGroup', systems: ['YXF'] },
  deviceSet: { code: 320000, systems: ['YXF'] },
  'deviceSet.view': { code: 320001, parent: 'deviceSet', systems: ['YXF'] },
  'deviceSet.add': { code: 320002, parent: 'deviceSet', systems: ['YXF'] },
  'deviceSet.edit': { code: 320003, parent: 'deviceSet', systems: ['YXF'] },
  'deviceSet.delete': { code: 320004, parent: 'deviceSet', systems: ['YXF'] },
  tag: { code: 330000, systems: ['YXF'] },
  'tag.view': { code: 330001, parent: 'tag', systems: ['YXF'] },
  'tag.add': { code: 330002, parent: 'tag', systems: ['YXF'] },
  'tag.edit': { code: 330003, parent: 'tag', systems: ['YXF'] },
  'tag.delete': { code: 330004, parent: 'tag', systems: ['YXF'] },
  adAudit: { code: 400000, systems: ['YXF'] },
  'adAudit.view': { code: 400001, parent: 'adAudit', systems: ['YXF'] },
  'adAudit.pass': { code: 400002, parent: 'adAudit', systems: ['YXF'] },
  'adAudit.fail': { code: 400003, parent: 'adAudit', systems: ['YXF'] },
  'adAudit.own': { code: 400004, parent: 'adAudit', systems: ['YXF'] },
  account: { code: 500000, systems: ['YXF'] },
  'account.view': { code: 500001, parent: 'account', systems: ['YXF'] },
  'account.add': { code: 500002, parent: 'account', systems: ['YXF'] },
  'account.edit': { code: 500003, parent: 'account', systems: ['YXF'] },
  'account.delete': { code: 500004, parent: 'account', systems: ['YXF'] },
  'account.password': { code: 500005, parent: 'account', systems: ['YXF'] },
  'account.enable': { code: 500006, parent: 'account', systems: ['YXF'] },
  'account.disable': { code: 500007, parent: 'account', systems: ['YXF'] },
  'account.devicePermission': { code: 500008, parent: 'account', systems: ['YXF'] },
  'account.export': { code: 500009, parent: 'account', systems: ['YXF'] },
  corporation: { code: 510000, systems: ['YXF'] },
  'corporation.view': { code: 510001, parent: 'corporation', systems: ['YXF'] },
  'corporation.add': { code: 510002, parent: 'corporation', systems: ['YXF'] },
  'corporation.edit': { code: 510003, parent: 'corporation', systems: ['YXF'] },
  'corporation.delete': { code: 510004, parent: 'corporation', systems: ['YXF'] },
  'corporation.viewSubordinates': { code: 510005, parent: 'corporation', systems: ['YXF'] },
  'corporation.enable': { code: 510006, parent: 'corporation', systems: ['YXF'] },
  'corporation.disable': { code: 510007, parent: 'corporation', systems: ['YXF'] },
  'corporation.points': { code: 510008, parent: 'corporation', systems: ['YXF'] },
  role: { code: 520000, systems: ['YXF'] },
  'role.view': { code: 520001, parent: 'role', systems: ['YXF'] },
  'role.add': { code: 520002, parent: 'role', systems: ['YXF'] },
  'role.edit': { code: 520003, parent: 'role', systems: ['YXF'] },
  'role.delete': { code: 520004, parent: 'role', systems: ['YXF'] },
  department: { code: 530000, systems: ['YXF'] },
  'department.view': { code: 530001, parent: 'department', systems: ['YXF'] },
  'department.add': { code: 530002, parent: 'department', systems: ['YXF'] },
  'department.edit': { code: 530003, parent: 'department', systems: ['YXF'] },
  'department.delete': { code: 530004, parent: 'department', systems: ['YXF'] },
  operationLog: { code: 600000, systems: ['YXF', 'ADS'] },
  'operationLog.view': { code: 600001, parent: 'operationLog', systems: ['YXF', 'ADS'] },
  'operationLog.export': { code: 600002, parent: 'operationLog', systems: ['YXF', 'ADS'] },
  report: { code: 610000, systems: ['YXF', 'ADS'] },
  'report.flow': { code: 610001, parent: 'report', systems: ['YXF'] },
  'report.device': { code: 610002, parent: 'report', systems: ['YXF'] },
  'report.ad': { code: 610003, parent: 'report', systems: ['YXF', 'ADS'] },
  market: { code: 620000, systems: ['YXF'] },
  'market.onlinePay': { code: 620001, parent: 'market', systems: ['YXF'] },
  'market.offlinePay': { code: 620002, parent: 'market', systems: ['YXF'] },
  'market.recharge': { code: 620003, parent: 'market', systems: ['YXF'] },
  personal: { code: 630000, systems: ['YXF', 'ADS'] },
  alarm: { code: 640000, systems: ['YXF'] },
  finance: { code: 650000, systems: ['YXF', 'ADS'] },
  savedView: { code: 660000, systems: ['YXF', 'ADS'] },
  'savedView.share': { code: 660001, parent: 'savedView', systems: ['YXF', 'ADS'] },
};

export const permissionLabels: Readonly<Record<PermissionName, { zh: string; en: string }>> = {
  home: { zh: '首页', en: 'Home' },
  ad: { zh: '广告管理', en: 'Ads' },
  'ad.view': { zh: '查看广告', en: 'View ads' },
  'ad.add': { zh: '新建广告', en: 'Add ads' },
  'ad.edit': { zh: '编辑广告', en: 'Edit ads' },
  'ad.delete': { zh: '删除广告', en: 'Delete ads' },
  'ad.enable': { zh: '启用广告', en: 'Start ads' },
  'ad.disable': { zh: '暂停广告', en: 'Pause ads' },
  'ad.typeTimer': { zh: '插播广告', en: 'Insertion ads' },
  'ad.typeNormal': { zh: '普通广告', en: 'Common ads' },
  'ad.typeReassured': { zh: '垫播广告', en: 'Filler ads' },
  'ad.typeEmergency': { zh: '紧急广告', en: 'Emergency ads' },
  'ad.typeOpen': { zh: '开机广告', en: 'Boot-up ads' },
  'ad.typeLauncher': { zh: '桌面广告', en: 'Launcher ads' },
  'ad.monitor': { zh: '广告监测', en: 'Monitor ads' },
  campaign: { zh: '推广计划', en: 'Promotion plans' },
  'campaign.view': { zh: '查看计划', en: 'View plans' },
  'campaign.add': { zh: '新建计划', en: 'Add plans' },
  'campaign.edit': { zh: '编辑计划', en: 'Edit plans' },
  'campaign.delete': { zh: '删除计划', en: 'Delete plans' },
  'campaign.enable': { zh: '启用计划', en: 'Start plans' },
  'campaign.disable': { zh: '暂停计划', en: 'Pause plans' },
  adSlot: { zh: '广告位管理', en: 'Ad slots' },
  'adSlot.view': { zh: '查看广告位', en: 'View ad slots' },
  'adSlot.add': { zh: '新建广告位', en: 'Add ad slots' },
  'adSlot.edit': { zh: '编辑广告位', en: 'Edit ad slots' },
  'adSlot.delete': { zh: '删除广告位', en: 'Delete ad slots' },
  layout: { zh: '布局管理', en: 'Layouts' },
  'layout.view': { zh: '查看布局', en: 'View layouts' },
  'layout.add': { zh: '新建布局', en: 'Add layouts' },
  'layout.edit': { zh: '编辑布局', en: 'Edit layouts' },
  'layout.delete': { zh: '删除布局', en: 'Delete layouts' },
  'layout.picture': { zh: '图片组件', en: 'Picture widget' },
  'layout.video': { zh: '视频组件', en: 'Video widget' },
  'layout.music': { zh: '背景音乐组件', en: 'Background music widget' },
  'layout.text': { zh: '文本组件', en: 'Text widget' },
  'layout.weather': { zh: '天气组件', en: 'Weather widget' },
  'layout.clock': { zh: '时钟组件', en: 'Clock widget' },
  'layout.staticPage': { zh: '静态网页组件', en: 'Static web page widget' },
  'layout.browser': { zh: '浏览器组件', en: 'Browser widget' },
  'layout.button': { zh: '交互按钮组件', en: 'Interaction button widget' },
  'layout.html': { zh: 'HTML 组件', en: 'HTML widget' },
  'layout.live': { zh: '直播组件', en: 'Live widget' },
  'layout.signal': { zh: '网络信号组件', en: 'Network signal widget' },
  'layout.countdown': { zh: '倒计时组件', en: 'Countdown widget' },
  'layout.operation': { zh: '操作组件', en: 'Operation widget' },
  material: { zh: '素材管理', en: 'Materials' },
  'material.view': { zh: '查看素材', en: 'View materials' },
  'material.add': { zh: '上传素材', en: 'Upload materials' },
  'material.rename': { zh: '重命名素材', en: 'Rename materials' },
  'material.copy': { zh: '复制素材', en: 'Copy materials' },
  'material.move': { zh: '移动素材', en: 'Move materials' },
  'material.delete': { zh: '删除素材', en: 'Delete materials' },
  'material.classify': { zh: '素材分类', en: 'Classify materials' },
  'material.export': { zh: '导出素材', en: 'Export materials' },
  device: { zh: '设备管理', en: 'Devices' },
  'device.view': { zh: '查看设备', en: 'View devices' },
  'device.add': { zh: '添加设备', en: 'Add devices' },
  'device.edit': { zh: '编辑设备', en: 'Edit devices' },
  'device.delete': { zh: '删除设备', en: 'Delete devices' },
  'device.operate': { zh: '操作设备', en: 'Operate devices' },
  'device.remote': { zh: '远程控制', en: 'Remote control' },
  'device.volume': { zh: '定时音量', en: 'Timed volume' },
  'device.brightness': { zh: '定时亮度', en: 'Timed brightness' },
  'device.switch': { zh: '定时开关机', en: 'Timed power' },
  'device.screenshot': { zh: '截屏', en: 'Screenshots' },
  'device.firmware': { zh: '固件管理', en: 'Firmware' },
  'device.signal': { zh: '信号源', en: 'Signal source' },
  'device.apk': { zh: 'APK 管理', en: 'APK management' },
  'device.export': { zh: '导出设备', en: 'Export devices' },
  'device.lock': { zh: '锁屏密码', en: 'Lock-screen password' },
  deviceGroup: { zh: '设备组管理', en: 'Device groups' },
  'deviceGroup.view': { zh: '查看设备组', en: 'View device groups' },
  'deviceGroup.add': { zh: '新建设备组', en: 'Add device groups' },
  'deviceGroup.edit': { zh: '编辑设备组', en: 'Edit device groups' },
  'deviceGroup.delete': { zh: '删除设备组', en: 'Delete device groups' },
  deviceSet: { zh: '设备集', en: 'Device sets' },
  'deviceSet.view': { zh: '查看设备集', en: 'View device sets' },
  'deviceSet.add': { zh: '新建设备集', en: 'Add device sets' },
  'deviceSet.edit': { zh: '编辑设备集', en: 'Edit device sets' },
  'deviceSet.delete': { zh: '删除设备集', en: 'Delete device sets' },
  tag: { zh: '标签管理', en: 'Tags' },
  'tag.view': { zh: '查看标签', en: 'View tags' },
  'tag.add': { zh: '新建标签', en: 'Add tags' },
  'tag.edit': { zh: '编辑标签', en: 'Edit tags' },
  'tag.delete': { zh: '删除标签', en: 'Delete tags' },
  adAudit: { zh: '广告审核', en: 'Ad review' },
  'adAudit.view': { zh: '查看待审核', en: 'View reviews' },
  'adAudit.pass': { zh: '审核通过', en: 'Approve ads' },
  'adAudit.fail': { zh: '审核不通过', en: 'Disapprove ads' },
  'adAudit.own': { zh: '审核自己的广告', en: 'Review own ads' },
  account: { zh: '用户管理', en: 'Users' },
  'account.view': { zh: '查看用户', en: 'View users' },
  'account.add': { zh: '添加用户', en: 'Add users' },
  'account.edit': { zh: '编辑用户', en: 'Edit users' },
  'account.delete': { zh: '删除用户', en: 'Delete users' },
  'account.password': { zh: '重置密码', en: 'Reset passwords' },
  'account.enable': { zh: '启用用户', en: 'Enable users' },
  'account.disable': { zh: '暂停用户', en: 'Pause users' },
  'account.devicePermission': { zh: '设备权限', en: 'Device permissions' },
  'account.export': { zh: '导出用户', en: 'Export users' },
  corporation: { zh: '企业管理', en: 'Enterprises' },
  'corporation.view': { zh: '查看企业', en: 'View enterprises' },
  'corporation.add': { zh: '添加企业', en: 'Add enterprises' },
  'corporation.edit': { zh: '编辑企业', en: 'Edit enterprises' },
  'corporation.delete': { zh: '删除企业', en: 'Delete enterprises' },
  'corporation.viewSubordinates': { zh: '查看下级企业', en: 'View subordinates' },
  'corporation.enable': { zh: '启用企业', en: 'Enable enterprises' },
  'corporation.disable': { zh: '暂停企业', en: 'Pause enterprises' },
  'corporation.points': { zh: '发放和收回点位', en: 'Issue and take back points' },
  role: { zh: '角色管理', en: 'Roles' },
  'role.view': { zh: '查看角色', en: 'View roles' },
  'role.add': { zh: '添加角色', en: 'Add roles' },
  'role.edit': { zh: '编辑角色', en: 'Edit roles' },
  'role.delete': { zh: '删除角色', en: 'Delete roles' },
  department: { zh: '部门管理', en: 'Departments' },
  'department.view': { zh: '查看部门', en: 'View departments' },
  'department.add': { zh: '添加部门', en: 'Add departments' },
  'department.edit': { zh: '编辑部门', en: 'Edit departments' },
  'department.delete': { zh: '删除部门', en: 'Delete departments' },
  operationLog: { zh: '操作日志', en: 'Operation log' },
  'operationLog.view': { zh: '查看日志', en: 'View the log' },
  'operationLog.export': { zh: '导出日志', en: 'Export the log' },
  report: { zh: '数据报表', en: 'Data reports' },
  'report.flow': { zh: '客流报表', en: 'Passenger flow' },
  'report.device': { zh: '设备报表', en: 'Device reports' },
  'report.ad': { zh: '广告报表', en: 'Ad reports' },
  market: { zh: '应用市场', en: 'App market' },
  'market.onlinePay': { zh: '线上支付', en: 'Online payment' },
  'market.offlinePay': { zh: '线下支付', en: 'Offline payment' },
  'market.recharge': { zh: '充值', en: 'Recharge' },
  personal: { zh: '个人中心', en: 'Personal centre' },
  alarm: { zh: '报警系统', en: 'Alarms' },
  finance: { zh: '财务中心', en: 'Finance centre' },
  savedView: { zh: '列表视图', en: 'Saved views' },
  'savedView.share': { zh: '共享列表视图', en: 'Share saved views' },
};
