import type { FieldMeta, PermissionRef } from './meta.ts';

type Valued = Pick<FieldMeta, 'values' | 'valuePerms'>;
type Can = (permission: PermissionRef) => boolean;

/** Returns true if the caller may choose a value of a field (x-perm.values). */
export function mayChoose({ valuePerms }: Valued, value: unknown, can: Can): boolean {
  const perm =
    valuePerms && typeof value === 'string' && Object.hasOwn(valuePerms, value) ? valuePerms[value] : undefined;
  return perm === undefined || can(perm);
}

/** Returns the values that the caller may choose, in the order of the schema. */
export const choosable = (field: Valued, can: Can): string[] =>
  (field.values ?? []).filter((value) => mayChoose(field, value, can));
