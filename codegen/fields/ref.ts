import { id } from './id.ts';
import type { FieldPrinter } from './types.ts';

/** Id of a record of another entity. Whether the caller sees that record is the server's question. */
export const ref: FieldPrinter = { ...id };
