// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import type { ImportTaskRow } from '#generated/model/import-tasks/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

export type ImportTaskField =
  | 'id'
  | 'creatorId'
  | 'createdAt'
  | 'fileName'
  | 'entity'
  | 'status'
  | 'total'
  | 'done'
  | 'failed'
  | 'problem'
  | 'errors'
  | 'finishedAt';

export type ImportTaskSection = never;

export type ImportTaskAction = never;

export type ImportTaskFilter = 'fileName' | 'status' | 'entity' | 'createdAt';

export type ImportTaskRelated = never;

/** The names of its parts. */
export interface ImportTaskParts {
  row: ImportTaskRow;
  field: ImportTaskField;
  section: ImportTaskSection;
  action: ImportTaskAction;
  filter: ImportTaskFilter;
  related: ImportTaskRelated;
}

/** The places that resources/import-tasks/overrides.tsx may fill. */
export type ImportTaskSlots = Slots<ImportTaskParts>;
