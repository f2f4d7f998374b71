// Made by codegen from schemas/warning-event.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-events/.

import { warningEventMeta } from '#generated/model/warning-events/meta.gen.ts';
import { warningEventStates } from '#generated/model/warning-events/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { WarningEventParts, WarningEventSlots } from './slots.gen.tsx';

const columns: readonly Column<WarningEventParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={warningEventStates} />, sortable: true },
  {
    source: 'kind',
    cell: (
      <EnumField
        source="kind"
        colors={{
          offline: 'error',
          storage: 'warning',
          fault: 'error',
          temperature: 'error',
          waterLevel: 'warning',
          noPlay: 'error',
          picture: 'error',
        }}
      />
    ),
    sortable: true,
  },
  { source: 'subject', cell: <TextField source="subject" />, sortable: true },
  { source: 'measured', cell: <TextField source="measured" />, sortable: true },
  { source: 'beganAt', cell: <ScreenInstantField source="beganAt" by="deviceId" {...refs.device} />, sortable: true },
  { source: 'endedAt', cell: <ScreenInstantField source="endedAt" by="deviceId" {...refs.device} />, sortable: true },
  {
    source: 'deviceId',
    cell: <ReferenceField source="deviceId" {...refs.device} />,
    sortable: true,
    hidden: true,
    target: refs.device,
  },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['open', 'ended'] },
  {
    source: 'kind',
    kind: 'choice',
    values: ['offline', 'storage', 'fault', 'temperature', 'waterLevel', 'noPlay', 'picture'],
  },
  { source: 'deviceId', kind: 'reference', target: refs.device },
  { source: 'beganAt', kind: 'range', of: 'instant', presets: ['today', 'last7', 'last30'] },
];

/** Warning: the list. */
export default function WarningEventList({ view, slots }: ViewProps<WarningEventSlots>) {
  return (
    <EntityList meta={warningEventMeta} columns={columns} filters={filters} view={view} slots={slots} liveMs={30000} />
  );
}
