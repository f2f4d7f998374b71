import type { ColumnMeta } from '#core/entity/meta.ts';
import type { ImportSet } from '../imports.ts';
import type { JsonSchema } from '../model/types.ts';

/** A value that a field must refuse, and the rule that says so (core/entity/issues.ts). */
export interface WrongValue {
  value: unknown;
  rule: string;
  /** Path inside the value, as "0.from"; default: the value itself. */
  at?: string;
}

/**
 * Printers of one kind of field, one per printed file. Every kind has the same members in the same order; `text.ts` is
 * the model to copy.
 */
export interface FieldPrinter {
  /** Source of a zod/mini schema of a value that is there. Throws on a keyword that it does not know: none is ever dropped. */
  zod(json: JsonSchema, imports: ImportSet): string;
  /** The same constraints in standard JSON Schema, for OpenAPI and for clients that are not ours. */
  standard(json: JsonSchema): JsonSchema;
  /** Column of the store; null where the values are rows of a link table. */
  column: ColumnMeta['type'] | null;
  /** TypeScript type of a stored value (architecture 5). */
  stored: string;
  /** A valid value, always the same; `at` is the instant from which times are counted, in milliseconds. */
  sample(json: JsonSchema, at: number): unknown;
  /** Valid values at the edges of what is allowed; none where the schema alone does not make one. */
  edges(json: JsonSchema, at: number): unknown[];
  /** Values just outside what is allowed. */
  wrong(json: JsonSchema): WrongValue[];
}
