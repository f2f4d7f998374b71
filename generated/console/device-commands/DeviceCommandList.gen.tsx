// Made by codegen from schemas/device-command.yaml. Do not edit: change the schema, or lay a view over it in resources/device-commands/.

import { deviceCommandMeta } from '#generated/model/device-commands/meta.gen.ts';
import { deviceCommandStates } from '#generated/model/device-commands/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DeviceCommandParts, DeviceCommandSlots } from './slots.gen.tsx';

const columns: readonly Column<DeviceCommandParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={deviceCommandStates} />, sortable: true },
  { source: 'kind', cell: <EnumField source="kind" />, sortable: true },
  {
    source: 'deviceId',
    cell: <ReferenceField source="deviceId" snapshot="deviceName" {...refs.device} />,
    sortable: true,
    target: { systems: ['YXF'] },
  },
  { source: 'targetName', cell: <TextField source="targetName" />, sortable: true },
  { source: 'problem', cell: <EnumField source="problem" />, sortable: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  {
    source: 'createdAt',
    cell: <ScreenInstantField source="createdAt" by="deviceId" {...refs.device} />,
    sortable: true,
  },
  {
    source: 'finishedAt',
    cell: <ScreenInstantField source="finishedAt" by="deviceId" {...refs.device} />,
    sortable: true,
  },
  { source: 'level', cell: <NumberField source="level" />, align: 'right', sortable: true, hidden: true },
  {
    source: 'expiresAt',
    cell: <ScreenInstantField source="expiresAt" by="deviceId" {...refs.device} />,
    sortable: true,
    hidden: true,
  },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['queued', 'sent', 'acknowledged', 'done', 'failed', 'expired'] },
  {
    source: 'kind',
    kind: 'choice',
    values: [
      'key',
      'pause',
      'resume',
      'volume',
      'mute',
      'brightness',
      'screenshot',
      'source',
      'lock',
      'unlock',
      'restartPlayer',
      'restartMachine',
      'powerOff',
      'screenOff',
      'screenOn',
    ],
  },
  { source: 'deviceId', kind: 'reference', target: refs.device },
  { source: 'createdAt', kind: 'range', of: 'instant', presets: ['today', 'yesterday', 'last7'] },
  { source: 'batchId', kind: 'text', op: 'eq' },
];

/** Command: the list. */
export default function DeviceCommandList({ view, slots }: ViewProps<DeviceCommandSlots>) {
  return (
    <EntityList meta={deviceCommandMeta} columns={columns} filters={filters} view={view} slots={slots} liveMs={3000} />
  );
}
