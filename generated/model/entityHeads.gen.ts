// Made by codegen from schemas/. Do not edit: change the schemas.

import type { EntityHead } from '#core/entity/meta.ts';

/** What routes and calls need of each entity, by resource: the whole of it comes with its views. */
export const entityHeads = {
  accounts: { name: 'account', resource: 'accounts', systems: ['YXF'], display: 'realName' },
  ads: { name: 'ad', resource: 'ads', systems: ['YXF', 'ADS'], display: 'name' },
  'ad-deliveries': { name: 'adDelivery', resource: 'ad-deliveries', systems: ['YXF'], display: 'id' },
  'ad-slots': { name: 'adSlot', resource: 'ad-slots', systems: ['YXF'], display: 'name' },
  campaigns: { name: 'campaign', resource: 'campaigns', systems: ['YXF', 'ADS'], display: 'name' },
  corporations: { name: 'corporation', resource: 'corporations', systems: ['YXF'], display: 'name' },
  departments: { name: 'department', resource: 'departments', systems: ['YXF'], display: 'name' },
  devices: { name: 'device', resource: 'devices', systems: ['YXF'], display: 'name' },
  'device-groups': { name: 'deviceGroup', resource: 'device-groups', systems: ['YXF'], display: 'name' },
  'device-points': { name: 'devicePoint', resource: 'device-points', systems: ['YXF'], display: 'number' },
  'device-sets': { name: 'deviceSet', resource: 'device-sets', systems: ['YXF'], display: 'name' },
  'import-tasks': { name: 'importTask', resource: 'import-tasks', systems: ['YXF', 'ADS'], display: 'fileName' },
  layouts: { name: 'layout', resource: 'layouts', systems: ['YXF'], display: 'name' },
  materials: { name: 'material', resource: 'materials', systems: ['YXF', 'ADS'], display: 'name' },
  'material-categories': { name: 'materialCategory', resource: 'material-categories', systems: ['YXF', 'ADS'], display: 'name' },
  'material-folders': { name: 'materialFolder', resource: 'material-folders', systems: ['YXF', 'ADS'], display: 'name' },
  'operation-logs': { name: 'operationLog', resource: 'operation-logs', systems: ['YXF', 'ADS'], display: 'call' },
  'proofs-of-play': { name: 'proofOfPlay', resource: 'proofs-of-play', systems: ['YXF', 'ADS'], display: 'adName' },
  roles: { name: 'role', resource: 'roles', systems: ['YXF'], display: 'name' },
  'saved-views': { name: 'savedView', resource: 'saved-views', systems: ['YXF', 'ADS'], display: 'name' },
  tags: { name: 'tag', resource: 'tags', systems: ['YXF'], display: 'name' },
} as const satisfies Readonly<Record<string, EntityHead>>;
