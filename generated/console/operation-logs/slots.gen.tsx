// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

import type { OperationLogDetail, OperationLogRow } from '#generated/model/operation-logs/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface OperationLogParts {
  row: OperationLogRow;
  field: keyof OperationLogRow | keyof OperationLogDetail;
  section: never;
  action: never;
  filter: 'call' | 'createdAt' | 'entity' | 'userName' | 'targetId';
  related: never;
}

/** The places that resources/operation-logs/overrides.tsx may fill. */
export type OperationLogSlots = Slots<OperationLogParts>;
