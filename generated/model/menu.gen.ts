// Made by codegen from schemas/_menu.yaml. Do not edit: change the schemas.

import type { MenuSection } from '#core/entity/meta.ts';
import { menuTable } from '#core/entity/route.ts';
import { routes } from '#generated/model/routes.gen.ts';

export const menu: readonly MenuSection[] = menuTable(routes, [
  { key: 'home', systems: ['YXF'], entries: [{ key: 'home', path: '/home', perm: 'open', icon: 'home', jump: 'h', bar: true }] },
  {
    key: 'ads',
    systems: ['YXF'],
    entries: [
      { key: 'ad', path: '/adv_mag', perm: 'ad.view', icon: 'ad', jump: 'a', bar: true },
      { key: 'ad.adv_audit', path: '/adv_audit', perm: 'adAudit.view', icon: 'review', jump: 'r' },
      { key: 'cast', path: '/adv_mag/casts', perm: 'cast.view', icon: 'remote' },
      { key: 'campaign', path: '/adv_mag/pop_plan_mag', perm: 'campaign.view', icon: 'campaign', jump: 'c' },
      { key: 'adSlot', path: '/slot_mag', perm: 'adSlot.view', icon: 'slot', jump: 's' },
      { key: 'layout', path: '/temp_mag', perm: 'layout.view', icon: 'layout', jump: 'l' },
      { key: 'material', path: '/material_mag', perm: 'material.view', icon: 'material', jump: 'm', bar: true },
      { key: 'materialCategory', path: '/material_mag/categories', perm: 'material.view', icon: 'tag' },
      { key: 'adDelivery', path: '/adv_mag/downloads', perm: 'ad.view', icon: 'download' },
    ],
  },
  {
    key: 'devices',
    systems: ['YXF'],
    entries: [
      { key: 'device', path: '/dev_mag', perm: 'device.view', icon: 'device', jump: 'd', bar: true },
      { key: 'fleetWall', path: '/dev_mag/fleet_wall', perm: 'device.view', icon: 'slot' },
      { key: 'deviceGroup', path: '/devgroup_mag', perm: 'deviceGroup.view', icon: 'deviceGroup', jump: 'g' },
      { key: 'deviceSet', path: '/device_gather', perm: 'deviceSet.view', icon: 'deviceSet' },
      { key: 'tag', path: '/app_tags', perm: 'tag.view', icon: 'tag', jump: 't' },
      { key: 'devicePoint', path: '/device_points', perm: 'device.view', icon: 'point', jump: 'p' },
      { key: 'firmware', path: '/dev_mag/apk_manage', perm: 'device.apk', icon: 'download' },
      { key: 'firmware.firmware', path: '/firmware', perm: 'device.firmware', icon: 'download' },
      { key: 'firmwareTask', path: '/dev_mag/apk_tasks', perm: 'device.apk', icon: 'upload' },
      { key: 'dataCard', path: '/flow_mag', perm: 'dataCard.view', icon: 'simCard', label: 'menu.entries.dataCard' },
      { key: 'deviceTimer', path: '/device_timers', perm: 'device.view', icon: 'timer', jump: 'i' },
      { key: 'deviceCommand', path: '/device_commands', perm: 'device.remote', icon: 'remote', jump: 'x' },
      { key: 'offlinePackage', path: '/dev_mag/offline_packages', perm: 'device.view', icon: 'folder' },
      { key: 'findScreen', path: '/dev_mag/find_screen', perm: 'device.view', icon: 'search' },
    ],
  },
  {
    key: 'users',
    systems: ['YXF'],
    entries: [
      { key: 'account', path: '/user_mag', perm: 'account.view', icon: 'account', jump: 'u' },
      { key: 'corporation', path: '/corporate_manage', perm: 'corporation.view', icon: 'corporation', jump: 'e' },
      { key: 'organisation', path: '/corporate_manage/organization', perm: 'department.view', icon: 'organisation' },
      { key: 'role', path: '/corporation_role_manage', perm: 'role.view', icon: 'role', jump: 'o' },
      { key: 'store', path: '/store_manage', perm: 'open', icon: 'store' },
      { key: 'corporation.ads_platform', path: '/ads_platform', perm: 'corporation.view', icon: 'advertiser' },
      { key: 'verification', path: '/ads_platform/verifications', perm: 'verification.view', icon: 'review' },
    ],
  },
  {
    key: 'operations',
    systems: ['YXF'],
    entries: [
      { key: 'takeDown', path: '/adv_mag/take_downs', perm: 'takeDown.view', icon: 'takeDown', jump: 'k' },
      { key: 'monitorPlan', path: '/adv_super', perm: 'open', icon: 'review', label: 'menu.entries.monitorPlan' },
      { key: 'monitorTask', path: '/adv_super/tasks_list', perm: 'open', icon: 'review' },
      { key: 'alarm', path: '/alarm_system', perm: 'alarm', icon: 'warning', label: 'menu.entries.alarm' },
      { key: 'warningEvent', path: '/alarm_center', perm: 'open', icon: 'bell', label: 'menu.entries.warningEvent' },
      { key: 'warningRule', path: '/alarm_center/rules', perm: 'warningRule.view', icon: 'timer' },
      { key: 'operationLog', path: '/operation_log', perm: 'operationLog.view', icon: 'log', jump: 'j' },
      { key: 'dictWord.dictionary', path: '/dictionary', perm: 'dictWord.edit', icon: 'tag' },
    ],
  },
  {
    key: 'epidemic',
    systems: ['YXF'],
    entries: [
      { key: 'temperatureDevice', path: '/temperature', perm: 'epidemic.view', icon: 'thermometer' },
      { key: 'temperatureDay', path: '/temperature_report', perm: 'epidemic.view', icon: 'report' },
      { key: 'handwashingDevice', path: '/handwashing', perm: 'epidemic.view', icon: 'wash' },
      { key: 'handwashingDay', path: '/handwashing_report', perm: 'epidemic.view', icon: 'report' },
    ],
  },
  {
    key: 'reports',
    systems: ['YXF'],
    entries: [
      { key: 'dataReport', path: '/data_report', perm: 'open', icon: 'report', jump: 'z', anyPerm: ['report.ad', 'report.device', 'report.flow'] },
      { key: 'adReport', path: '/ad_report', perm: 'open', icon: 'report', anyPerm: ['report.ad'] },
      { key: 'deviceReport', path: '/device_report', perm: 'open', icon: 'report', anyPerm: ['report.device'] },
      { key: 'proofOfPlay', path: '/data_report/plays', perm: 'report.ad', icon: 'report', jump: 'y' },
    ],
  },
  {
    key: 'market',
    systems: ['YXF'],
    entries: [
      { key: 'appMarket', path: '/app_market', perm: 'market', icon: 'point' },
      { key: 'marketOrder', path: '/app_market/my_order', perm: 'market', icon: 'report' },
      { key: 'goods', path: '/goods_manage', perm: 'open', icon: 'slot' },
      { key: 'auction', path: '/goods_manage/auctions', perm: 'adSlot.view', icon: 'report' },
      { key: 'demandPartner', path: '/goods_manage/partners', perm: 'adSlot.view', icon: 'slot' },
      { key: 'adsOrder', path: '/ads_order', perm: 'open', icon: 'report' },
      { key: 'walletRecord', path: '/finance_center', perm: 'finance', icon: 'report' },
    ],
  },
  {
    key: 'platform',
    systems: ['YXF'],
    entries: [
      { key: 'usagePage', path: '/usage/pages', perm: 'usage.view', icon: 'report' },
      { key: 'pageError', path: '/usage/errors', perm: 'usage.view', icon: 'warning' },
      { key: 'callTime', path: '/usage/calls', perm: 'usage.view', icon: 'timer' },
    ],
  },
  {
    key: 'mine',
    systems: ['YXF'],
    entries: [
      { key: 'notice', path: '/notices', perm: 'open', icon: 'bell' },
      { key: 'importTask', path: '/import_tasks', perm: 'open', icon: 'upload', anyPerm: ['dataCard.add', 'device.add', 'store.add'] },
      { key: 'savedView', path: '/saved_views', perm: 'open', icon: 'review' },
      { key: 'personalCentre', path: '/personal_center', perm: 'personal', icon: 'person' },
      { key: 'loginSettings', path: '/user_mag/login_set', perm: 'open', icon: 'lock' },
    ],
  },
  { key: 'dashboard', systems: ['ADS'], entries: [{ key: 'dashboard', path: '/dashboard', perm: 'open', icon: 'dashboard', jump: 'h', bar: true }] },
  {
    key: 'promotion',
    systems: ['ADS'],
    entries: [
      { key: 'addSlot', path: '/add_slot', perm: 'adsOrder.place', icon: 'slot', jump: 's' },
      { key: 'campaign', path: '/promotion/campaign', perm: 'campaign.view', icon: 'campaign', jump: 'c', bar: true },
      { key: 'promotionGroup', path: '/promotion/promotion_group', perm: 'promotionGroup.view', icon: 'deviceSet', jump: 'g' },
      { key: 'ad', path: '/promotion/slot_list', perm: 'ad.view', icon: 'ad', jump: 'a', bar: true },
      { key: 'material', path: '/material', perm: 'material.view', icon: 'material', jump: 'm', bar: true },
      { key: 'materialCategory', path: '/material/categories', perm: 'material.view', icon: 'tag' },
    ],
  },
  {
    key: 'figures',
    systems: ['ADS'],
    entries: [
      { key: 'adReport', path: '/ad_report', perm: 'open', icon: 'report', anyPerm: ['report.ad'] },
      { key: 'proofOfPlay', path: '/plays', perm: 'report.ad', icon: 'report', jump: 'y' },
      { key: 'operationLog', path: '/operation_log', perm: 'operationLog.view', icon: 'log', jump: 'j' },
      { key: 'adsOrder', path: '/finance_list/orders', perm: 'open', icon: 'report' },
      { key: 'walletRecord', path: '/finance_list', perm: 'finance', icon: 'report' },
    ],
  },
  {
    key: 'mine',
    systems: ['ADS'],
    entries: [
      { key: 'notice', path: '/notices', perm: 'open', icon: 'bell' },
      { key: 'importTask', path: '/import_tasks', perm: 'open', icon: 'upload', anyPerm: [] },
      { key: 'savedView', path: '/saved_views', perm: 'open', icon: 'review' },
      { key: 'information', path: '/person_list/information', perm: 'verification.view', icon: 'person' },
      { key: 'qualification', path: '/person_list/qualification', perm: 'verification.view', icon: 'review' },
      { key: 'credit', path: '/person_list/credit', perm: 'verification.view', icon: 'review' },
      { key: 'proxy', path: '/person_list/proxies', perm: 'proxy.view', icon: 'advertiser' },
      { key: 'ownProfile', path: '/person_list/profile', perm: 'open', icon: 'person' },
      { key: 'loginSettings', path: '/person_list/account_setting', perm: 'open', icon: 'account' },
      { key: 'password', path: '/person_list/password', perm: 'open', icon: 'lock' },
    ],
  },
]);
