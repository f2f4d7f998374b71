// Made by codegen from schemas/ad.yaml. Do not edit: change the schema, or lay a view over it in resources/ads/.

import { instant, lt, sub, wholeDays } from '#core/entity/rule.ts';
import { adDerive } from '#generated/model/ads/derive.gen.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { adStates } from '#generated/model/ads/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { FileField } from '#src/ui/fields/FileField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AdParts, AdSlots } from './slots.gen.tsx';

const columns: readonly Column<AdParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={adStates} />, sortable: true },
  { source: 'coverUrl', cell: <FileField source="coverUrl" picture /> },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'type', cell: <EnumField source="type" colors={{ emergency: 'error' }} />, sortable: true },
  {
    source: 'downloadStatus',
    cell: (
      <EnumField
        source="downloadStatus"
        colors={{ pending: 'neutral', downloading: 'info', failed: 'error', success: 'success' }}
      />
    ),
    sortable: true,
  },
  { source: 'startAt', cell: <InstantField source="startAt" />, sortable: true },
  { source: 'endAt', cell: <InstantField source="endAt" />, sortable: true },
  {
    source: 'daysLeft',
    cell: <NumberField source="daysLeft" />,
    align: 'right',
    alert: (v, c) => lt(wholeDays(sub(instant(v.endAt), c.now)), 15),
  },
  { source: 'slotId', cell: <ReferenceField source="slotId" {...refs.adSlot} />, sortable: true, target: refs.adSlot },
  {
    source: 'campaignId',
    cell: <ReferenceField source="campaignId" {...refs.campaign} />,
    sortable: true,
    hidden: true,
    target: refs.campaign,
  },
  {
    source: 'promotionGroupId',
    cell: <ReferenceField source="promotionGroupId" {...refs.promotionGroup} />,
    sortable: true,
    perm: 'promotionGroup.view',
    target: refs.promotionGroup,
  },
  {
    source: 'promotionPlanId',
    cell: <ReferenceField source="promotionPlanId" {...refs.campaign} />,
    sortable: true,
    hidden: true,
    perm: 'promotionGroup.view',
    target: refs.campaign,
  },
  {
    source: 'heldBy',
    cell: <EnumField source="heldBy" colors={{ plan: 'warning', group: 'warning', ad: 'warning' }} />,
    sortable: true,
    hidden: true,
  },
  {
    source: 'impressions',
    cell: <NumberField source="impressions" />,
    align: 'right',
    sortable: true,
    hidden: true,
    perm: 'ad.monitor',
  },
  {
    source: 'interactionCount',
    cell: <NumberField source="interactionCount" />,
    align: 'right',
    sortable: true,
    hidden: true,
    perm: 'ad.monitor',
  },
  { source: 'targetType', cell: <EnumField source="targetType" />, sortable: true, hidden: true },
  {
    source: 'advertiserId',
    cell: <ReferenceField source="advertiserId" {...refs.corporation} />,
    sortable: true,
    hidden: true,
    target: refs.corporation,
  },
  { source: 'durationS', cell: <NumberField source="durationS" />, align: 'right', sortable: true, hidden: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    hidden: true,
    target: refs.account,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  {
    source: 'status',
    kind: 'choice',
    values: ['pendingApproval', 'disapproved', 'pendingPlay', 'playing', 'paused', 'takenDown', 'expired'],
  },
  { source: 'type', kind: 'choice', values: ['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler'] },
  { source: 'slotId', kind: 'reference', target: refs.adSlot },
  { source: 'campaignId', kind: 'reference', target: refs.campaign },
  { source: 'promotionPlanId', kind: 'reference', target: refs.campaign },
  { source: 'promotionGroupId', kind: 'reference', target: refs.promotionGroup },
  { source: 'heldBy', kind: 'choice', values: ['plan', 'group', 'ad'] },
  { source: 'downloadStatus', kind: 'choice', values: ['pending', 'downloading', 'failed', 'success'] },
  { source: 'advertiserId', kind: 'reference', target: refs.corporation },
  { source: 'targetType', kind: 'choice', values: ['device', 'deviceGroup', 'deviceSet', 'tag', 'store'] },
  { source: 'deliveryMode', kind: 'choice', values: ['precise', 'matching'] },
  { source: 'creatorId', kind: 'reference', target: refs.account },
  { source: 'startAt', kind: 'range', of: 'instant', presets: ['today', 'last7', 'last30'] },
];

const forms = async () => (await import('./AdActionForms.gen.tsx')).adActionForms;

const bulkForm = async () => (await import('./AdForm.gen.tsx')).adForm;

/** Ad: the list. */
export default function AdList({ view, slots }: ViewProps<AdSlots>) {
  return (
    <EntityList
      meta={adMeta}
      columns={columns}
      filters={filters}
      derived={adDerive}
      forms={forms}
      view={view}
      slots={slots}
      bulkForm={bulkForm}
    />
  );
}
