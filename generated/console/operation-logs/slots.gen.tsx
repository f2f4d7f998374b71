// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

import type { OperationLogRow } from '#generated/model/operation-logs/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type OperationLogField =
  | 'id'
  | 'creatorId'
  | 'createdAt'
  | 'userName'
  | 'realName'
  | 'call'
  | 'entity'
  | 'targetId'
  | 'targetName'
  | 'code'
  | 'ip'
  | 'traceKey'
  | 'before'
  | 'after';

export type OperationLogSection = never;

export type OperationLogAction = never;

export type OperationLogFilter = 'call' | 'createdAt' | 'entity' | 'userName';

export type OperationLogRelated = never;

/** The names of its parts. */
export interface OperationLogParts {
  row: OperationLogRow;
  field: OperationLogField;
  section: OperationLogSection;
  action: OperationLogAction;
  filter: OperationLogFilter;
  related: OperationLogRelated;
}

/** The places that resources/operation-logs/overrides.tsx may fill. */
export type OperationLogSlots = Slots<OperationLogParts>;
