import type { Field } from './types.ts';

/** Returns whether a field is seen by all who see its record: without a permission of its own, and in every console. */
export const isForAll = ({ perm }: Field): boolean => perm.read === undefined && perm.mode === undefined;
