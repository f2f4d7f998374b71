import { id } from './id.ts';
import type { FieldPrinter } from './types.ts';

/** Id of a verified upload (architecture 4: no call carries a file). */
export const file: FieldPrinter = { ...id };
