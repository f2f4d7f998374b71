// Made by codegen from schemas/wallet-record.yaml. Do not edit: change the schema, or lay a view over it in resources/wallet-records/.

import { walletRecordMeta } from '#generated/model/wallet-records/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { WalletRecordParts, WalletRecordSlots } from './slots.gen.tsx';

const values: ShowValues<WalletRecordParts['field']> = {
  number: <TextField source="number" />,
  createdAt: <InstantField source="createdAt" />,
  kind: <EnumField source="kind" />,
  ref: <TextField source="ref" />,
  amount: <MoneyField source="amount" />,
  income: <MoneyField source="income" />,
  expenses: <MoneyField source="expenses" />,
  budget: <MoneyField source="budget" />,
  balance: <MoneyField source="balance" />,
  partnerName: <TextField source="partnerName" />,
  advertiserName: <TextField source="advertiserName" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
};

const sections: readonly ShowSectionDef<WalletRecordParts['field']>[] = [
  {
    name: 'base',
    fields: [
      'number',
      'createdAt',
      'kind',
      'ref',
      'amount',
      'income',
      'expenses',
      'budget',
      'balance',
      'partnerName',
      'advertiserName',
      'creatorId',
    ],
  },
];

const targets: ShowTargets = {
  creatorId: refs.account,
};

/** Wallet record: the page of one record. */
export default function WalletRecordShow({ slots }: ViewProps<WalletRecordSlots>) {
  return <EntityShow meta={walletRecordMeta} values={values} sections={sections} targets={targets} slots={slots} />;
}
