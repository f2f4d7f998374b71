import type { FieldFile } from '../grammar/field.ts';
import type { Path } from '../load.ts';
import type { Field, State } from './types.ts';

/** Field with its source; its expressions are type-checked once all fields are known. */
export interface Draft {
  field: Field;
  spec: FieldFile;
  path: Path;
}

/** Facts of the entity with which its fields are built. */
export interface FieldContext {
  required: readonly string[];
  /** Fields that cannot change after create. */
  lock: readonly string[];
  stateField?: string;
  states: readonly State[];
  /** Specs of all fields of the entity: toBy names one of them. */
  siblings: Readonly<Record<string, FieldFile>>;
}
