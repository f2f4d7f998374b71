// Made by codegen from schemas/_menu.yaml. Do not edit: change the schemas.

import type { MenuSection } from '#core/entity/meta.ts';

export const menu: readonly MenuSection[] = [
  { key: 'home', systems: ['YXF'], entries: [{ key: 'home', label: 'menu.pages.home', path: '/home', perm: 'open', systems: ['YXF'], icon: 'home', jump: 'h', bar: true }] },
  {
    key: 'ads',
    systems: ['YXF'],
    entries: [
      { key: 'ad', label: 'resources.ads.name', path: '/adv_mag', perm: 'ad.view', systems: ['YXF'], icon: 'ad', jump: 'a', bar: true },
      { key: 'ad.adv_audit', label: 'resources.ads.views.adv_audit', path: '/adv_audit', perm: 'adAudit.view', systems: ['YXF'], icon: 'review', jump: 'r' },
      { key: 'campaign', label: 'resources.campaigns.name', path: '/adv_mag/pop_plan_mag', perm: 'campaign.view', systems: ['YXF'], icon: 'campaign', jump: 'c' },
      { key: 'adSlot', label: 'resources.ad-slots.name', path: '/slot_mag', perm: 'adSlot.view', systems: ['YXF'], icon: 'slot', jump: 's' },
      { key: 'layout', label: 'resources.layouts.name', path: '/temp_mag', perm: 'layout.view', systems: ['YXF'], icon: 'layout', jump: 'l' },
      { key: 'material', label: 'resources.materials.name', path: '/material_mag', perm: 'material.view', systems: ['YXF'], icon: 'material', jump: 'm', bar: true },
      { key: 'materialCategory', label: 'resources.material-categories.name', path: '/material_mag/categories', perm: 'material.view', systems: ['YXF'], icon: 'tag' },
      { key: 'adDelivery', label: 'resources.ad-deliveries.name', path: '/adv_mag/downloads', perm: 'ad.view', systems: ['YXF'], icon: 'download' },
    ],
  },
  {
    key: 'devices',
    systems: ['YXF'],
    entries: [
      { key: 'device', label: 'resources.devices.name', path: '/dev_mag', perm: 'device.view', systems: ['YXF'], icon: 'device', jump: 'd', bar: true },
      { key: 'deviceGroup', label: 'resources.device-groups.name', path: '/devgroup_mag', perm: 'deviceGroup.view', systems: ['YXF'], icon: 'deviceGroup', jump: 'g' },
      { key: 'deviceSet', label: 'resources.device-sets.name', path: '/device_gather', perm: 'deviceSet.view', systems: ['YXF'], icon: 'deviceSet' },
      { key: 'tag', label: 'resources.tags.name', path: '/app_tags', perm: 'tag.view', systems: ['YXF'], icon: 'tag', jump: 't' },
      { key: 'devicePoint', label: 'resources.device-points.name', path: '/device_points', perm: 'device.view', systems: ['YXF'], icon: 'point', jump: 'p' },
    ],
  },
  {
    key: 'users',
    systems: ['YXF'],
    entries: [
      { key: 'account', label: 'resources.accounts.name', path: '/user_mag', perm: 'account.view', systems: ['YXF'], icon: 'account', jump: 'u' },
      { key: 'corporation', label: 'resources.corporations.name', path: '/corporate_manage', perm: 'corporation.view', systems: ['YXF'], icon: 'corporation', jump: 'e' },
      { key: 'organisation', label: 'menu.pages.organisation', path: '/corporate_manage/organization', perm: 'department.view', systems: ['YXF'], icon: 'organisation' },
      { key: 'role', label: 'resources.roles.name', path: '/corporation_role_manage', perm: 'role.view', systems: ['YXF'], icon: 'role', jump: 'o' },
      { key: 'corporation.ads_platform', label: 'resources.corporations.views.ads_platform', path: '/ads_platform', perm: 'corporation.view', systems: ['YXF'], icon: 'advertiser' },
    ],
  },
  { key: 'operations', systems: ['YXF'], entries: [{ key: 'operationLog', label: 'resources.operation-logs.name', path: '/operation_log', perm: 'operationLog.view', systems: ['YXF'], icon: 'log', jump: 'j' }] },
  { key: 'reports', systems: ['YXF'], entries: [{ key: 'proofOfPlay', label: 'resources.proofs-of-play.name', path: '/data_report/plays', perm: 'report.ad', systems: ['YXF'], icon: 'report', jump: 'y' }] },
  {
    key: 'mine',
    systems: ['YXF'],
    entries: [
      { key: 'importTask', label: 'resources.import-tasks.name', path: '/import_tasks', perm: 'open', systems: ['YXF'], icon: 'upload', anyPerm: ['device.add'] },
      { key: 'savedView', label: 'resources.saved-views.name', path: '/saved_views', perm: 'open', systems: ['YXF'], icon: 'review' },
      { key: 'password', label: 'menu.pages.password', path: '/personal_center', perm: 'personal', systems: ['YXF'], icon: 'lock' },
    ],
  },
  { key: 'dashboard', systems: ['ADS'], entries: [{ key: 'dashboard', label: 'menu.pages.dashboard', path: '/dashboard', perm: 'open', systems: ['ADS'], icon: 'dashboard', jump: 'h', bar: true }] },
  {
    key: 'promotion',
    systems: ['ADS'],
    entries: [
      { key: 'campaign', label: 'resources.campaigns.name', path: '/promotion/campaign', perm: 'campaign.view', systems: ['ADS'], icon: 'campaign', jump: 'c', bar: true },
      { key: 'ad', label: 'resources.ads.name', path: '/promotion/slot_list', perm: 'ad.view', systems: ['ADS'], icon: 'ad', jump: 'a', bar: true },
      { key: 'material', label: 'resources.materials.name', path: '/material', perm: 'material.view', systems: ['ADS'], icon: 'material', jump: 'm', bar: true },
      { key: 'materialCategory', label: 'resources.material-categories.name', path: '/material/categories', perm: 'material.view', systems: ['ADS'], icon: 'tag' },
    ],
  },
  {
    key: 'figures',
    systems: ['ADS'],
    entries: [
      { key: 'proofOfPlay', label: 'resources.proofs-of-play.name', path: '/plays', perm: 'report.ad', systems: ['ADS'], icon: 'report', jump: 'y' },
      { key: 'operationLog', label: 'resources.operation-logs.name', path: '/operation_log', perm: 'operationLog.view', systems: ['ADS'], icon: 'log', jump: 'j' },
    ],
  },
  {
    key: 'mine',
    systems: ['ADS'],
    entries: [
      { key: 'importTask', label: 'resources.import-tasks.name', path: '/import_tasks', perm: 'open', systems: ['ADS'], icon: 'upload', anyPerm: [] },
      { key: 'savedView', label: 'resources.saved-views.name', path: '/saved_views', perm: 'open', systems: ['ADS'], icon: 'review' },
      { key: 'password', label: 'menu.pages.password', path: '/person_list/password', perm: 'open', systems: ['ADS'], icon: 'lock' },
    ],
  },
];
