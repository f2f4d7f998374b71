import { refs } from './refs.ts';
import type { FieldPrinter } from './types.ts';

/** Ids of verified uploads. Unlike references they are a list in the row itself. */
export const files: FieldPrinter = { ...refs, column: 'json' };
