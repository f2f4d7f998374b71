// Made by codegen from schemas/wallet-record.yaml. Do not edit: change the schema, or lay a view over it in resources/wallet-records/.

import type { WalletRecordDetail, WalletRecordRow } from '#generated/model/wallet-records/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface WalletRecordParts {
  row: WalletRecordRow;
  field: keyof WalletRecordRow | keyof WalletRecordDetail;
  section: never;
  action: never;
  filter: 'createdAt' | 'kind' | 'ref';
  related: never;
}

/** The places that resources/wallet-records/overrides.tsx may fill. */
export type WalletRecordSlots = Slots<WalletRecordParts>;
