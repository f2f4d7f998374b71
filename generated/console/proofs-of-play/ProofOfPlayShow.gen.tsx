// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

import { proofOfPlayMeta } from '#generated/model/proofs-of-play/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MeasureField } from '#src/ui/fields/MeasureField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { ProofOfPlayParts, ProofOfPlaySlots } from './slots.gen.tsx';

const values: ShowValues<ProofOfPlayParts['field']> = {
  startedAt: <InstantField source="startedAt" />,
  endedAt: <InstantField source="endedAt" />,
  plays: <NumberField source="plays" />,
  durationMs: <MeasureField source="durationMs" of="duration" />,
  adId: <ReferenceField source="adId" snapshot="adName" {...refs.ad} />,
  deviceId: <ReferenceField source="deviceId" snapshot="deviceName" {...refs.device} />,
  slotId: <ReferenceField source="slotId" snapshot="slotName" {...refs.adSlot} />,
  materialId: <ReferenceField source="materialId" snapshot="materialName" {...refs.material} />,
  sellingMode: <EnumField source="sellingMode" />,
  priceFen: <MoneyField source="priceFen" />,
  advertiserId: <ReferenceField source="advertiserId" {...refs.corporation} />,
  deptId: <ReferenceField source="deptId" {...refs.department} />,
  zone: <TextField source="zone" />,
};

const sections: readonly ShowSectionDef<ProofOfPlayParts['field']>[] = [
  {
    name: 'base',
    fields: [
      'startedAt',
      'endedAt',
      'plays',
      'durationMs',
      'adId',
      'deviceId',
      'slotId',
      'materialId',
      'sellingMode',
      'priceFen',
      'advertiserId',
      'deptId',
      'zone',
    ],
  },
];

const targets: ShowTargets = {
  deviceId: { systems: ['YXF'] },
  slotId: { systems: ['YXF'] },
  advertiserId: refs.corporation,
  deptId: refs.department,
};

/** Proof of play: the page of one record. */
export default function ProofOfPlayShow({ slots }: ViewProps<ProofOfPlaySlots>) {
  return <EntityShow meta={proofOfPlayMeta} values={values} sections={sections} targets={targets} slots={slots} />;
}
