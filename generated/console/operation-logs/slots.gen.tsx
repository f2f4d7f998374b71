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

/** The places that resources/operation-logs/overrides.tsx may fill. */
export type OperationLogSlots = Slots<OperationLogRow, OperationLogField, OperationLogSection, OperationLogAction>;
