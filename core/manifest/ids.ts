import * as z from 'zod/mini';

/** Id of a row in the store. */
export const rowId = z.string().check(z.minLength(1), z.maxLength(64));
