// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import { adDeliveryMeta } from '#generated/model/ad-deliveries/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AdDeliveryParts, AdDeliverySlots } from './slots.gen.tsx';

const columns: readonly Column<AdDeliveryParts['field']>[] = [
  { source: 'adId', cell: <ReferenceField source="adId" {...refs.ad} />, sortable: true, target: refs.ad },
  {
    source: 'deviceId',
    cell: <ReferenceField source="deviceId" {...refs.device} />,
    sortable: true,
    target: refs.device,
  },
  {
    source: 'status',
    cell: (
      <EnumField
        source="status"
        colors={{ pending: 'neutral', downloading: 'info', failed: 'error', success: 'success' }}
      />
    ),
    sortable: true,
  },
  { source: 'filesDone', cell: <NumberField source="filesDone" />, align: 'right', sortable: true },
  { source: 'filesTotal', cell: <NumberField source="filesTotal" />, align: 'right', sortable: true },
  { source: 'problem', cell: <EnumField source="problem" />, sortable: true },
  { source: 'failedIds', cell: <ReferencesField source="failedIds" {...refs.material} />, target: refs.material },
  {
    source: 'reportedAt',
    cell: <ScreenInstantField source="reportedAt" by="deviceId" {...refs.device} />,
    sortable: true,
  },
];

const filters: readonly FilterDef[] = [
  { source: 'adId', kind: 'reference', target: refs.ad },
  { source: 'deviceId', kind: 'reference', target: refs.device },
  { source: 'status', kind: 'choice', values: ['pending', 'downloading', 'failed', 'success'] },
];

/** Download status: the list. */
export default function AdDeliveryList({ view, slots }: ViewProps<AdDeliverySlots>) {
  return <EntityList meta={adDeliveryMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
