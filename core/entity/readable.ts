import type { FieldMeta } from './meta.ts';

/** Reader of a field: permissions of its session, and its console; without a session the console is unknown. */
export interface FieldReader {
  can: (permission: string) => boolean;
  system?: string | undefined;
}

/**
 * Returns whether a reader gets a field of the records that it sees (x-perm: `read`, `mode`). The one rule of answers, filters,
 * exports and pages: in the advertiser's console every permission passes (PERM-03), so the console is asked as well.
 */
export const mayRead = (
  { readPerm, readIn }: Pick<FieldMeta, 'readPerm' | 'readIn'>,
  { can, system }: FieldReader,
): boolean =>
  (readPerm === undefined || can(readPerm)) &&
  (readIn === undefined || system === undefined || readIn.some((one) => one === system));
