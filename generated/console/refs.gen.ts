// Made by codegen from schemas/. Do not edit: change the schemas.

import type { ReferenceTarget } from '#src/ui/fields/ReferenceName.tsx';

/** Where the records of each entity are found, and what names them: `<ReferenceField source="slotId" {...refs.adSlot} />`. */
export const refs = {
  account: { resource: 'accounts', display: 'realName', perm: 'account.view', systems: ['YXF'], view: 'show', owned: true },
  ad: { resource: 'ads', display: 'name', perm: 'ad.view', view: 'show', owned: true },
  adDelivery: { resource: 'ad-deliveries', display: 'id', perm: 'ad.view', systems: ['YXF'], view: 'show', owned: true },
  adSlot: { resource: 'ad-slots', display: 'name', perm: 'adSlot.view', systems: ['YXF'], view: 'show', owned: true },
  campaign: { resource: 'campaigns', display: 'name', perm: 'campaign.view', view: 'show', owned: true },
  corporation: { resource: 'corporations', display: 'name', perm: 'corporation.view', systems: ['YXF'], view: 'show' },
  department: { resource: 'departments', display: 'name', perm: 'department.view', systems: ['YXF'], view: 'show', owned: true },
  device: { resource: 'devices', display: 'name', perm: 'device.view', systems: ['YXF'], view: 'show', owned: true },
  deviceGroup: { resource: 'device-groups', display: 'name', perm: 'deviceGroup.view', systems: ['YXF'], view: 'show', owned: true },
  devicePoint: { resource: 'device-points', display: 'number', perm: 'device.view', systems: ['YXF'], view: 'show', owned: true },
  deviceSet: { resource: 'device-sets', display: 'name', perm: 'deviceSet.view', systems: ['YXF'], view: 'show', owned: true },
  importTask: { resource: 'import-tasks', display: 'fileName', perm: 'open', view: 'show', owned: true },
  layout: { resource: 'layouts', display: 'name', perm: 'layout.view', systems: ['YXF'], view: 'show', owned: true },
  material: { resource: 'materials', display: 'name', perm: 'material.view', view: 'show', owned: true },
  materialCategory: { resource: 'material-categories', display: 'name', perm: 'material.view', view: 'show', owned: true },
  materialFolder: { resource: 'material-folders', display: 'name', perm: 'material.view', view: 'show', owned: true },
  operationLog: { resource: 'operation-logs', display: 'call', perm: 'operationLog.view', view: 'show', owned: true },
  proofOfPlay: { resource: 'proofs-of-play', display: 'adName', perm: 'report.ad', view: 'show', owned: true },
  role: { resource: 'roles', display: 'name', perm: 'role.view', systems: ['YXF'], view: 'show', owned: true },
  savedView: { resource: 'saved-views', display: 'name', perm: 'open', view: 'show', owned: true },
  tag: { resource: 'tags', display: 'name', perm: 'tag.view', systems: ['YXF'], view: 'show', owned: true },
} as const satisfies Record<string, ReferenceTarget>;
