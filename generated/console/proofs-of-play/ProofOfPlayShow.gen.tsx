// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

import { proofOfPlayMeta } from '#generated/model/proofs-of-play/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MeasureField } from '#src/ui/fields/MeasureField.tsx';
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
  startedAt: <InstantField source="startedAt" />,
  endedAt: <InstantField source="endedAt" />,
  durationMs: <MeasureField source="durationMs" of="duration" />,
  adId: <AdReferenceField source="adId" snapshot="adName" />,
  deviceId: <DeviceReferenceField source="deviceId" snapshot="deviceName" />,
  slotId: <AdSlotReferenceField source="slotId" snapshot="slotName" />,
  materialId: <MaterialReferenceField source="materialId" snapshot="materialName" />,
  advertiserId: <CorporationReferenceField source="advertiserId" />,
  deptId: <DepartmentReferenceField source="deptId" />,
  zone: <TextField source="zone" />,
};

const sections: readonly ShowSectionDef<ProofOfPlayField>[] = [
  {
    name: 'base',
    fields: [
      'startedAt',
      'endedAt',
      'durationMs',
      'adId',
      'deviceId',
      'slotId',
      'materialId',
      'advertiserId',
      'deptId',
      'zone',
    ],
  },
];

const targets: ShowTargets = {
  adId: adTarget,
  deviceId: deviceTarget,
  slotId: adSlotTarget,
  materialId: materialTarget,
  advertiserId: corporationTarget,
  deptId: departmentTarget,
};

/** Proof of play: the page of one record. */
export default function ProofOfPlayShow({ slots }: ViewProps<ProofOfPlaySlots>) {
  return <EntityShow meta={proofOfPlayMeta} values={values} sections={sections} targets={targets} slots={slots} />;
}
