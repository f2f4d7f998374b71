// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import { deviceDerive } from '#generated/model/devices/derive.gen.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { deviceStates } from '#generated/model/devices/states.gen.ts';
import { DistrictNameField } from '#src/ui/fields/DistrictNameField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { FileField } from '#src/ui/fields/FileField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { JsonField } from '#src/ui/fields/JsonField.tsx';
import { MeasureField } from '#src/ui/fields/MeasureField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DeviceParts, DeviceSlots } from './slots.gen.tsx';

const forms = async () => (await import('./DeviceActionForms.gen.tsx')).deviceActionForms;

const values: ShowValues<DeviceParts['field']> = {
  name: <TextField source="name" />,
  uuid: <TextField source="uuid" />,
  type: <EnumField source="type" />,
  status: <StateField source="status" states={deviceStates} />,
  fault: <EnumField source="fault" />,
  groupId: <ReferenceField source="groupId" {...refs.deviceGroup} />,
  setIds: <ReferencesField source="setIds" chips {...refs.deviceSet} />,
  tagIds: <ReferencesField source="tagIds" chips {...refs.tag} />,
  deptId: <ReferenceField source="deptId" {...refs.department} />,
  storeId: <ReferenceField source="storeId" {...refs.store} />,
  layoutId: <ReferenceField source="layoutId" {...refs.layout} />,
  boundAt: <InstantField source="boundAt" />,
  expireAt: <InstantField source="expireAt" />,
  daysLeft: <NumberField source="daysLeft" />,
  pointYears: <NumberField source="pointYears" />,
  orderNumber: <TextField source="orderNumber" />,
  scene: <EnumField source="scene" />,
  districtCode: <DistrictNameField source="districtCode" />,
  address: <TextField source="address" />,
  region: <TextField source="region" />,
  leader: <TextField source="leader" />,
  zone: <TextField source="zone" />,
  photos: <FileField source="photos" picture />,
  screenInches: <NumberField source="screenInches" />,
  frameSize: <TextField source="frameSize" />,
  rotation: <EnumField source="rotation" />,
  heartbeatAt: <InstantField source="heartbeatAt" />,
  systemType: <TextField source="systemType" />,
  systemVersion: <TextField source="systemVersion" />,
  apkVersion: <TextField source="apkVersion" />,
  shell: <TextField source="shell" />,
  shellVersion: <TextField source="shellVersion" />,
  model: <TextField source="model" />,
  romBytes: <MeasureField source="romBytes" of="bytes" />,
  ramBytes: <MeasureField source="ramBytes" of="bytes" />,
  freeBytes: <MeasureField source="freeBytes" of="bytes" />,
  macs: <JsonField source="macs" />,
  ips: <JsonField source="ips" />,
  resolution: <TextField source="resolution" />,
};

const sections: readonly ShowSectionDef<DeviceParts['field']>[] = [
  {
    name: 'base',
    fields: ['name', 'uuid', 'type', 'status', 'fault', 'groupId', 'setIds', 'tagIds', 'deptId', 'storeId', 'layoutId'],
  },
  {
    name: 'point',
    label: 'resources.devices.sections.point',
    fields: ['boundAt', 'expireAt', 'daysLeft', 'pointYears', 'orderNumber'],
  },
  {
    name: 'site',
    label: 'resources.devices.sections.site',
    fields: ['scene', 'districtCode', 'address', 'region', 'leader', 'zone', 'photos'],
  },
  { name: 'screen', label: 'resources.devices.sections.screen', fields: ['screenInches', 'frameSize', 'rotation'] },
  {
    name: 'player',
    label: 'resources.devices.sections.player',
    fields: [
      'heartbeatAt',
      'systemType',
      'systemVersion',
      'apkVersion',
      'shell',
      'shellVersion',
      'model',
      'romBytes',
      'ramBytes',
      'freeBytes',
      'macs',
      'ips',
      'resolution',
    ],
  },
];

const targets: ShowTargets = {
  groupId: refs.deviceGroup,
  setIds: refs.deviceSet,
  tagIds: refs.tag,
  deptId: refs.department,
  storeId: refs.store,
  layoutId: refs.layout,
};

const related: readonly RelatedDef<DeviceParts['related']>[] = [
  {
    name: 'ad.targetIds',
    resource: 'ads',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'device' },
    perm: 'ad.view',
    create: 'ad.add',
  },
  { name: 'adDelivery.deviceId', resource: 'ad-deliveries', field: 'deviceId', perm: 'ad.view' },
  { name: 'alarm.deviceId', resource: 'alarms', field: 'deviceId', perm: 'alarm', create: 'alarm' },
  { name: 'auction.deviceId', resource: 'auctions', field: 'deviceId', perm: 'adSlot.view' },
  { name: 'cast.deviceId', resource: 'casts', field: 'deviceId', perm: 'cast.view' },
  {
    name: 'dataCard.deviceId',
    resource: 'data-cards',
    field: 'deviceId',
    perm: 'dataCard.view',
    create: 'dataCard.add',
  },
  { name: 'deviceCommand.deviceId', resource: 'device-commands', field: 'deviceId', perm: 'device.remote' },
  { name: 'deviceGrant.deviceId', resource: 'device-grants', field: 'deviceId', perm: 'account.devicePermission' },
  { name: 'devicePoint.deviceId', resource: 'device-points', field: 'deviceId', perm: 'device.view' },
  {
    name: 'deviceTimer.targetIds',
    resource: 'device-timers',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'device' },
    perm: 'device.view',
    create: 'device.operate',
  },
  {
    name: 'firmwareTask.targetIds',
    resource: 'firmware-tasks',
    field: 'targetIds',
    many: true,
    by: { field: 'targetType', value: 'device' },
    perm: 'device.apk',
    create: 'device.apk',
  },
  { name: 'firmwareTaskScreen.deviceId', resource: 'firmware-task-screens', field: 'deviceId', perm: 'device.apk' },
  {
    name: 'handwashingDevice.deviceId',
    resource: 'handwashing-devices',
    field: 'deviceId',
    perm: 'epidemic.view',
    create: 'epidemic.add',
  },
  {
    name: 'monitorPlan.deviceIds',
    resource: 'monitor-plans',
    field: 'deviceIds',
    many: true,
    perm: 'open',
    create: 'ad.monitor',
  },
  { name: 'monitorTask.deviceId', resource: 'monitor-tasks', field: 'deviceId', perm: 'open' },
  {
    name: 'offlinePackage.deviceId',
    resource: 'offline-packages',
    field: 'deviceId',
    perm: 'device.view',
    create: 'device.operate',
  },
  { name: 'proofOfPlay.deviceId', resource: 'proofs-of-play', field: 'deviceId', perm: 'report.ad' },
  { name: 'takeDownScreen.deviceId', resource: 'take-down-screens', field: 'deviceId', perm: 'takeDown.view' },
  {
    name: 'temperatureDevice.deviceId',
    resource: 'temperature-devices',
    field: 'deviceId',
    perm: 'epidemic.view',
    create: 'epidemic.add',
  },
  { name: 'warningEvent.deviceId', resource: 'warning-events', field: 'deviceId', perm: 'open' },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'device' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Device: the page of one record. */
export default function DeviceShow({ slots }: ViewProps<DeviceSlots>) {
  return (
    <EntityShow
      meta={deviceMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      derived={deviceDerive}
      forms={forms}
      slots={slots}
      liveMs={30000}
    />
  );
}
