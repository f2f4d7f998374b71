// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import { corporationStates } from '#generated/model/corporations/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { CorporationParts, CorporationSlots } from './slots.gen.tsx';

const columns: readonly Column<CorporationParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={corporationStates} />, sortable: true },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'number', cell: <TextField source="number" />, sortable: true },
  { source: 'type', cell: <EnumField source="type" />, sortable: true },
  { source: 'customerType', cell: <EnumField source="customerType" />, sortable: true },
  {
    source: 'superiorId',
    cell: <ReferenceField source="superiorId" {...refs.corporation} />,
    sortable: true,
    target: refs.corporation,
  },
  {
    source: 'identityState',
    cell: (
      <EnumField
        source="identityState"
        colors={{ submitted: 'warning', verified: 'success', refused: 'error', withdrawn: 'error', expired: 'error' }}
      />
    ),
    sortable: true,
  },
  {
    source: 'qualificationState',
    cell: (
      <EnumField
        source="qualificationState"
        colors={{ submitted: 'warning', verified: 'success', refused: 'error', withdrawn: 'error', expired: 'error' }}
      />
    ),
    sortable: true,
    hidden: true,
  },
  { source: 'edition', cell: <EnumField source="edition" />, sortable: true },
  { source: 'trialEndAt', cell: <InstantField source="trialEndAt" />, sortable: true },
  { source: 'contact', cell: <TextField source="contact" />, sortable: true, hidden: true },
  {
    source: 'adQualificationState',
    cell: (
      <EnumField
        source="adQualificationState"
        colors={{ submitted: 'warning', verified: 'success', refused: 'error', withdrawn: 'error', expired: 'error' }}
      />
    ),
    sortable: true,
    hidden: true,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['enabled', 'paused'] },
  { source: 'customerType', kind: 'choice', values: ['mediaOwner', 'advertiser', 'agent'] },
  { source: 'type', kind: 'choice', values: ['enterprise', 'personal', 'selfEmployed'] },
  { source: 'superiorId', kind: 'reference', target: refs.corporation },
  {
    source: 'identityState',
    kind: 'choice',
    values: ['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'],
  },
  {
    source: 'qualificationState',
    kind: 'choice',
    values: ['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'],
  },
];

const forms = async () => (await import('./CorporationActionForms.gen.tsx')).corporationActionForms;

/** Enterprise: the list. */
export default function CorporationList({ view, slots }: ViewProps<CorporationSlots>) {
  return (
    <EntityList meta={corporationMeta} columns={columns} filters={filters} forms={forms} view={view} slots={slots} />
  );
}
