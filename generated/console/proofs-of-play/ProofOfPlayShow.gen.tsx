// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

import { proofOfPlayMeta } from '#generated/model/proofs-of-play/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MeasureField } from '#src/ui/fields/MeasureField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { AdSlotReferenceField, adSlotTarget } from '../ad-slots/AdSlotReference.gen.tsx';
import { AdReferenceField, adTarget } from '../ads/AdReference.gen.tsx';
import { CorporationReferenceField, corporationTarget } from '../corporations/CorporationReference.gen.tsx';
import { DepartmentReferenceField, departmentTarget } from '../departments/DepartmentReference.gen.tsx';
import { DeviceReferenceField, deviceTarget } from '../devices/DeviceReference.gen.tsx';
import { MaterialReferenceField, materialTarget } from '../materials/MaterialReference.gen.tsx';
import type { ProofOfPlayField, ProofOfPlaySlots } from './slots.gen.tsx';

const values: ShowValues<ProofOfPlayField> = {
  deptId: <DepartmentReferenceField source="deptId" />,
  startedAt: <InstantField source="startedAt" />,
  endedAt: <InstantField source="endedAt" />,
  durationMs: <MeasureField source="durationMs" of="duration" />,
  adId: <AdReferenceField source="adId" />,
  adName: <TextField source="adName" />,
  deviceId: <DeviceReferenceField source="deviceId" />,
  deviceName: <TextField source="deviceName" />,
  slotId: <AdSlotReferenceField source="slotId" />,
  slotName: <TextField source="slotName" />,
  materialId: <MaterialReferenceField source="materialId" />,
  materialName: <TextField source="materialName" />,
  advertiserId: <CorporationReferenceField source="advertiserId" />,
  seq: <NumberField source="seq" />,
  zone: <TextField source="zone" />,
};

const sections: readonly ShowSectionDef<ProofOfPlayField>[] = [
  {
    name: 'record',
    fields: [
      'deptId',
      'startedAt',
      'endedAt',
      'durationMs',
      'adId',
      'adName',
      'deviceId',
      'deviceName',
      'slotId',
      'slotName',
      'materialId',
      'materialName',
      'advertiserId',
      'seq',
      'zone',
    ],
  },
];

const targets: ShowTargets = {
  deptId: departmentTarget,
  adId: adTarget,
  deviceId: deviceTarget,
  slotId: adSlotTarget,
  materialId: materialTarget,
  advertiserId: corporationTarget,
};

/** Proof of play: the page of one record. */
export default function ProofOfPlayShow({ slots }: ViewProps<ProofOfPlaySlots>) {
  return <EntityShow meta={proofOfPlayMeta} values={values} sections={sections} targets={targets} slots={slots} />;
}
