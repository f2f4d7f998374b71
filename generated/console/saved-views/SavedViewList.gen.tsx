// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

import { savedViewMeta } from '#generated/model/saved-views/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NameField } from '#src/ui/fields/NameField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { SavedViewParts, SavedViewSlots } from './slots.gen.tsx';

const columns: readonly Column<SavedViewParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'entity', cell: <NameField source="entity" of="entities" />, sortable: true },
  { source: 'shared', cell: <BooleanField source="shared" />, sortable: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  {
    source: 'entity',
    kind: 'name',
    of: 'entities',
    names: [
      { name: 'account', systems: ['YXF'] },
      { name: 'ad', systems: ['YXF', 'ADS'] },
      { name: 'adDelivery', systems: ['YXF'] },
      { name: 'adSlot', systems: ['YXF'] },
      { name: 'adsOrder', systems: ['YXF', 'ADS'] },
      { name: 'alarm', systems: ['YXF'] },
      { name: 'auction', systems: ['YXF'] },
      { name: 'callTime', systems: ['YXF'] },
      { name: 'campaign', systems: ['YXF', 'ADS'] },
      { name: 'cast', systems: ['YXF'] },
      { name: 'corporation', systems: ['YXF'] },
      { name: 'dataCard', systems: ['YXF'] },
      { name: 'demandPartner', systems: ['YXF'] },
      { name: 'department', systems: ['YXF'] },
      { name: 'device', systems: ['YXF'] },
      { name: 'deviceCommand', systems: ['YXF'] },
      { name: 'deviceGrant', systems: ['YXF'] },
      { name: 'deviceGroup', systems: ['YXF'] },
      { name: 'deviceGroupGrant', systems: ['YXF'] },
      { name: 'devicePoint', systems: ['YXF'] },
      { name: 'deviceSet', systems: ['YXF'] },
      { name: 'deviceTimer', systems: ['YXF'] },
      { name: 'dictWord', systems: ['YXF'] },
      { name: 'firmware', systems: ['YXF'] },
      { name: 'firmwareTask', systems: ['YXF'] },
      { name: 'firmwareTaskScreen', systems: ['YXF'] },
      { name: 'goods', systems: ['YXF'] },
      { name: 'handwashingDay', systems: ['YXF'] },
      { name: 'handwashingDevice', systems: ['YXF'] },
      { name: 'handwashingRecord', systems: ['YXF'] },
      { name: 'importTask', systems: ['YXF', 'ADS'] },
      { name: 'layout', systems: ['YXF'] },
      { name: 'layoutDraft', systems: ['YXF'] },
      { name: 'layoutVersion', systems: ['YXF'] },
      { name: 'marketOrder', systems: ['YXF'] },
      { name: 'material', systems: ['YXF', 'ADS'] },
      { name: 'materialCategory', systems: ['YXF', 'ADS'] },
      { name: 'materialFolder', systems: ['YXF', 'ADS'] },
      { name: 'monitorPlan', systems: ['YXF'] },
      { name: 'monitorTask', systems: ['YXF'] },
      { name: 'notice', systems: ['YXF', 'ADS'] },
      { name: 'noticeSetting', systems: ['YXF', 'ADS'] },
      { name: 'offlinePackage', systems: ['YXF'] },
      { name: 'operationLog', systems: ['YXF', 'ADS'] },
      { name: 'pageError', systems: ['YXF'] },
      { name: 'promotionGroup', systems: ['ADS'] },
      { name: 'proofOfPlay', systems: ['YXF', 'ADS'] },
      { name: 'proxy', systems: ['ADS'] },
      { name: 'role', systems: ['YXF'] },
      { name: 'savedView', systems: ['YXF', 'ADS'] },
      { name: 'softwareSetting', systems: ['YXF'] },
      { name: 'store', systems: ['YXF'] },
      { name: 'tag', systems: ['YXF'] },
      { name: 'takeDown', systems: ['YXF'] },
      { name: 'takeDownScreen', systems: ['YXF'] },
      { name: 'temperatureDay', systems: ['YXF'] },
      { name: 'temperatureDevice', systems: ['YXF'] },
      { name: 'temperatureRecord', systems: ['YXF'] },
      { name: 'usagePage', systems: ['YXF'] },
      { name: 'verification', systems: ['YXF', 'ADS'] },
      { name: 'walletRecord', systems: ['YXF', 'ADS'] },
      { name: 'warningEvent', systems: ['YXF'] },
      { name: 'warningRule', systems: ['YXF'] },
      { name: 'warningSetting', systems: ['YXF'] },
    ],
  },
  { source: 'shared', kind: 'boolean' },
];

/** Saved view: the list. */
export default function SavedViewList({ view, slots }: ViewProps<SavedViewSlots>) {
  return <EntityList meta={savedViewMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
