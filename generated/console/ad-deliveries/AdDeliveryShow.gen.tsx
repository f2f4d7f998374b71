// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import { adDeliveryMeta } from '#generated/model/ad-deliveries/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AdDeliveryParts, AdDeliverySlots } from './slots.gen.tsx';

const values: ShowValues<AdDeliveryParts['field']> = {
  adId: <ReferenceField source="adId" {...refs.ad} />,
  deviceId: <ReferenceField source="deviceId" {...refs.device} />,
  status: (
    <EnumField
      source="status"
      colors={{ pending: 'neutral', downloading: 'info', failed: 'error', success: 'success' }}
    />
  ),
  filesDone: <NumberField source="filesDone" />,
  filesTotal: <NumberField source="filesTotal" />,
  problem: <EnumField source="problem" />,
  failedIds: <ReferencesField source="failedIds" chips {...refs.material} />,
  reportedAt: <ScreenInstantField source="reportedAt" by="deviceId" {...refs.device} />,
};

const sections: readonly ShowSectionDef<AdDeliveryParts['field']>[] = [
  {
    name: 'record',
    fields: ['adId', 'deviceId', 'status', 'filesDone', 'filesTotal', 'problem', 'failedIds', 'reportedAt'],
  },
];

const targets: ShowTargets = {
  adId: refs.ad,
  deviceId: refs.device,
  failedIds: refs.material,
};

/** Download status: the page of one record. */
export default function AdDeliveryShow({ slots }: ViewProps<AdDeliverySlots>) {
  return <EntityShow meta={adDeliveryMeta} values={values} sections={sections} targets={targets} slots={slots} />;
}
