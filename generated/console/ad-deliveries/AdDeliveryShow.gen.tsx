// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import { adDeliveryMeta } from '#generated/model/ad-deliveries/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { AdReferenceField, adTarget } from '../ads/AdReference.gen.tsx';
import { DeviceReferenceField, deviceTarget } from '../devices/DeviceReference.gen.tsx';
import type { AdDeliveryField, AdDeliverySlots } from './slots.gen.tsx';

const values: ShowValues<AdDeliveryField> = {
  adId: <AdReferenceField source="adId" />,
  deviceId: <DeviceReferenceField source="deviceId" />,
  status: (
    <EnumField
      source="status"
      colors={{ pending: 'neutral', downloading: 'info', failed: 'error', success: 'success' }}
    />
  ),
  filesDone: <NumberField source="filesDone" />,
  filesTotal: <NumberField source="filesTotal" />,
  problem: <EnumField source="problem" />,
  reportedAt: <InstantField source="reportedAt" />,
};

const sections: readonly ShowSectionDef<AdDeliveryField>[] = [
  { name: 'record', fields: ['adId', 'deviceId', 'status', 'filesDone', 'filesTotal', 'problem', 'reportedAt'] },
];

const targets: ShowTargets = {
  adId: adTarget,
  deviceId: deviceTarget,
};

/** Download status: the page of one record. */
export default function AdDeliveryShow({ slots }: ViewProps<AdDeliverySlots>) {
  return <EntityShow meta={adDeliveryMeta} values={values} sections={sections} targets={targets} slots={slots} />;
}
