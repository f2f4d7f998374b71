// Made by codegen from schemas/proxy.yaml. Do not edit: change the schema, or lay a view over it in resources/proxies/.

import { proxyMeta } from '#generated/model/proxies/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { ProxyParts, ProxySlots } from './slots.gen.tsx';

const columns: readonly Column<ProxyParts['field']>[] = [
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
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'number', cell: <TextField source="number" />, sortable: true },
  { source: 'type', cell: <EnumField source="type" />, sortable: true },
  { source: 'contact', cell: <TextField source="contact" />, sortable: true },
  { source: 'phone', cell: <TextField source="phone" />, sortable: true },
  { source: 'email', cell: <TextField source="email" />, sortable: true, hidden: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  {
    source: 'identityState',
    kind: 'choice',
    values: ['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'],
  },
  { source: 'type', kind: 'choice', values: ['enterprise', 'personal', 'selfEmployed'] },
];

/** Represented advertiser: the list. */
export default function ProxyList({ view, slots }: ViewProps<ProxySlots>) {
  return <EntityList meta={proxyMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
