// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import type { ImportTaskDetail, ImportTaskRow } from '#generated/model/import-tasks/types.gen.ts';
import type { Slots } from '#src/ui/slots.ts';

/** The names of its parts. */
export interface ImportTaskParts {
  row: ImportTaskRow;
  field: keyof ImportTaskRow | keyof ImportTaskDetail;
  section: never;
  action: never;
  filter: 'fileName' | 'status' | 'entity' | 'createdAt';
  related: never;
}

/** The places that resources/import-tasks/overrides.tsx may fill. */
export type ImportTaskSlots = Slots<ImportTaskParts>;
