// Made by codegen from schemas/verification.yaml. Do not edit: change the schema, or lay a view over it in resources/verifications/.

import { verificationMeta } from '#generated/model/verifications/meta.gen.ts';
import { verificationStates } from '#generated/model/verifications/states.gen.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
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
import type { VerificationParts, VerificationSlots } from './slots.gen.tsx';

const columns: readonly Column<VerificationParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={verificationStates} />, sortable: true },
  { source: 'holder', cell: <TextField source="holder" />, sortable: true },
  { source: 'kind', cell: <EnumField source="kind" />, sortable: true },
  {
    source: 'advertiserId',
    cell: <ReferenceField source="advertiserId" snapshot="advertiserName" {...refs.corporation} />,
    sortable: true,
    target: { systems: ['YXF'] },
  },
  { source: 'subject', cell: <EnumField source="subject" />, sortable: true, hidden: true },
  { source: 'certificate', cell: <TextField source="certificate" />, sortable: true, hidden: true },
  { source: 'validUntil', cell: <DateField source="validUntil" />, sortable: true, hidden: true },
  { source: 'reason', cell: <TextField source="reason" />, sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
  { source: 'reviewedAt', cell: <InstantField source="reviewedAt" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'advertiserName', pinned: true, kind: 'text', op: 'contains' },
  {
    source: 'status',
    kind: 'choice',
    values: ['submitted', 'verified', 'refused', 'withdrawn', 'expired', 'replaced'],
  },
  { source: 'kind', kind: 'choice', values: ['identity', 'qualification', 'adQualification'] },
  { source: 'createdAt', kind: 'range', of: 'instant', presets: ['today', 'last7', 'last30'] },
];

const forms = async () => (await import('./VerificationActionForms.gen.tsx')).verificationActionForms;

/** Verification: the list. */
export default function VerificationList({ view, slots }: ViewProps<VerificationSlots>) {
  return (
    <EntityList meta={verificationMeta} columns={columns} filters={filters} forms={forms} view={view} slots={slots} />
  );
}
