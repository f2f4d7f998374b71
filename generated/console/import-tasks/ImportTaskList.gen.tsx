// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import { importTaskMeta } from '#generated/model/import-tasks/meta.gen.ts';
import { importTaskStates } from '#generated/model/import-tasks/states.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NameField } from '#src/ui/fields/NameField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { ImportTaskParts, ImportTaskSlots } from './slots.gen.tsx';

const columns: readonly Column<ImportTaskParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={importTaskStates} />, sortable: true },
  { source: 'fileName', cell: <TextField source="fileName" />, sortable: true },
  { source: 'entity', cell: <NameField source="entity" of="entities" />, sortable: true },
  { source: 'total', cell: <NumberField source="total" />, align: 'right', sortable: true },
  { source: 'done', cell: <NumberField source="done" />, align: 'right', sortable: true },
  { source: 'failed', cell: <NumberField source="failed" />, align: 'right', sortable: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
  { source: 'finishedAt', cell: <InstantField source="finishedAt" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['processing', 'completed', 'partlyCompleted', 'failed'] },
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
  { source: 'createdAt', kind: 'range', of: 'instant' },
];

/** Import: the list. */
export default function ImportTaskList({ view, slots }: ViewProps<ImportTaskSlots>) {
  return (
    <EntityList meta={importTaskMeta} columns={columns} filters={filters} view={view} slots={slots} liveMs={3000} />
  );
}
