import type { ColumnMeta } from '#core/entity/meta.ts';
import type { ImportSet } from '../imports.ts';
import type { JsonSchema } from '../model/types.ts';

/** Invalid value, and the rule that must refuse it (core/entity/issues.ts). */
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
  /** Source of a zod/mini schema for a present value. Throws for an unknown keyword, so that none is ever ignored. */
  zod(json: JsonSchema, imports: ImportSet): string;
  /** The same constraints in standard JSON Schema, for OpenAPI and other clients. */
  standard(json: JsonSchema): JsonSchema;
  /** Column type in the store; null if the values are rows of a link table. */
  column: ColumnMeta['type'] | null;
  /** TypeScript type of a stored value (architecture 5). */
  stored: string;
  /** Valid sample value, deterministic; `at` is the base of times, in milliseconds. */
  sample(json: JsonSchema, at: number): unknown;
  /** Valid values at the bounds; none if the schema alone cannot give one. */
  edges(json: JsonSchema, at: number): unknown[];
  /** Invalid values just beyond the bounds. */
  wrong(json: JsonSchema): WrongValue[];
}
