import { enumeration } from './enum.ts';
import type { FieldPrinter } from './types.ts';

/** The status of x-states: an enum that only transitions change. */
export const state: FieldPrinter = { ...enumeration };
