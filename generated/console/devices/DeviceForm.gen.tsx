// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { deviceCreate, deviceRules, deviceUpdate, deviceWhens } from '#generated/model/devices/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { DistrictInput } from '#src/ui/inputs/DistrictInput.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { FileInput } from '#src/ui/inputs/FileInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { ScreenCodeInput } from '#src/ui/inputs/ScreenCodeInput.tsx';
import { SuggestInput } from '#src/ui/inputs/SuggestInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { TimeZoneInput } from '#src/ui/inputs/TimeZoneInput.tsx';
import { TreeSelectInput } from '#src/ui/inputs/TreeSelectInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DeviceParts, DeviceSlots } from './slots.gen.tsx';

const inputs: FormInputs<DeviceParts['field']> = {
  uuid: <ScreenCodeInput source="uuid" required help="resources.devices.help.uuid" />,
  name: <TextInput source="name" required maxLength={40} />,
  type: <EnumInput source="type" required values={['android', 'windows']} />,
  groupId: <ReferenceInput source="groupId" create="deviceGroup.add" preset {...refs.deviceGroup} />,
  setIds: <ReferencePickerInput source="setIds" max={20} {...refs.deviceSet} />,
  tagIds: <ReferencePickerInput source="tagIds" create="tag.add" max={20} {...refs.tag} />,
  deptId: <TreeSelectInput source="deptId" parent="parentId" {...refs.department} />,
  storeId: <ReferenceInput source="storeId" {...refs.store} />,
  layoutId: <ReferenceInput source="layoutId" {...refs.layout} />,
  scene: (
    <EnumInput
      source="scene"
      values={['mall', 'shop', 'office', 'lift', 'station', 'hospital', 'school', 'outdoor', 'other']}
    />
  ),
  districtCode: <DistrictInput source="districtCode" />,
  address: <TextInput source="address" maxLength={200} multiline />,
  region: <SuggestInput source="region" maxLength={40} filter={{ list: 'region' }} {...refs.dictWord} />,
  leader: <SuggestInput source="leader" maxLength={30} filter={{ list: 'leader' }} {...refs.dictWord} />,
  zone: <TimeZoneInput source="zone" />,
  photos: <FileInput source="photos" accept={['jpg', 'png', 'bmp', 'jpeg']} maxBytes={5242880} maxCount={3} multiple />,
  screenInches: <NumberInput source="screenInches" min={1} max={500} scale={15} />,
  frameSize: <TextInput source="frameSize" />,
  rotation: <EnumInput source="rotation" help="resources.devices.help.rotation" values={['0', '90', '180', '270']} />,
  lockPassword: <TextInput source="lockPassword" />,
};

const sections: readonly FormSection<DeviceParts['section'], DeviceParts['field']>[] = [
  {
    name: 'base',
    rows: [['uuid'], ['name'], ['type'], ['groupId'], ['setIds'], ['tagIds'], ['deptId'], ['storeId'], ['layoutId']],
  },
  {
    name: 'site',
    label: 'resources.devices.groups.site',
    rows: [['scene'], ['districtCode'], ['address'], ['region', 'leader'], ['zone'], ['photos']],
  },
  {
    name: 'screen',
    label: 'resources.devices.groups.screen',
    rows: [['screenInches', 'frameSize'], ['rotation'], ['lockPassword']],
  },
];

export const deviceForm: FormDef<DeviceParts['field'], DeviceParts['section']> = {
  meta: deviceMeta,
  kind: 'groups',
  sections,
  inputs,
  create: deviceCreate,
  update: deviceUpdate,
  rules: deviceRules,
  whens: deviceWhens,
};

/** Device: a new one. */
export function DeviceCreate({ slots }: ViewProps<DeviceSlots>) {
  return <EntityCreate def={deviceForm} slots={slots} />;
}

/** Device: change one. */
export function DeviceEdit({ slots }: ViewProps<DeviceSlots>) {
  return <EntityEdit def={deviceForm} slots={slots} />;
}
