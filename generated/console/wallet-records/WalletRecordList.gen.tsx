// Made by codegen from schemas/wallet-record.yaml. Do not edit: change the schema, or lay a view over it in resources/wallet-records/.

import { walletRecordMeta } from '#generated/model/wallet-records/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { WalletRecordParts, WalletRecordSlots } from './slots.gen.tsx';

const columns: readonly Column<WalletRecordParts['field']>[] = [
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
  { source: 'number', cell: <TextField source="number" />, sortable: true },
  { source: 'kind', cell: <EnumField source="kind" />, sortable: true },
  { source: 'ref', cell: <TextField source="ref" />, sortable: true },
  { source: 'amount', cell: <MoneyField source="amount" />, align: 'right', sortable: true },
  { source: 'budget', cell: <MoneyField source="budget" />, align: 'right', sortable: true },
  { source: 'income', cell: <MoneyField source="income" />, align: 'right', sortable: true },
  { source: 'expenses', cell: <MoneyField source="expenses" />, align: 'right', sortable: true },
  { source: 'balance', cell: <MoneyField source="balance" />, align: 'right', sortable: true },
  { source: 'partnerName', cell: <TextField source="partnerName" />, sortable: true },
  { source: 'advertiserName', cell: <TextField source="advertiserName" />, sortable: true, hidden: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    hidden: true,
    target: refs.account,
  },
];

const filters: readonly FilterDef[] = [
  { source: 'ref', pinned: true, kind: 'text', op: 'contains' },
  { source: 'createdAt', kind: 'range', of: 'instant', presets: ['today', 'last7', 'last30', 'last90'] },
  {
    source: 'kind',
    kind: 'choice',
    values: ['recharge', 'order', 'hold', 'capture', 'release', 'refund', 'credit', 'back'],
  },
];

/** Wallet record: the list. */
export default function WalletRecordList({ view, slots }: ViewProps<WalletRecordSlots>) {
  return <EntityList meta={walletRecordMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
