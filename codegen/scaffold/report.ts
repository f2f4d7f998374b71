import type { Entity } from '../model/types.ts';
import { kebab } from '../names.ts';

/** Its declaration, where it stands. */
export const reportFile = (name: string): string => `schemas/reports/${kebab(name)}.yaml`;

/** Returns whether an entity holds sums by hour and day, which reports read. */
export const isSums = ({ stored, fields }: Entity): boolean =>
  stored && ['step', 'at'].every((name) => fields.some((field) => field.name === name));

/** Returns what a new report over these sums begins with: the first figure, the first grouping, the permission. */
export function firstOf({ fields, perm }: Entity): { measure: string; by: string; named: string; perm: string } {
  const own = fields.filter(({ base, name }) => !base && name !== 'step' && name !== 'at');
  // A record that keeps its name of the moment needs no permission of its own.
  const by = own.find(({ kind, ref }) => kind === 'enum' || ref?.snapshot !== undefined);
  return {
    measure: own.find(({ kind }) => kind === 'integer')?.name ?? '',
    by: by?.name ?? '',
    named: by?.ref?.snapshot ?? '',
    perm: perm.list,
  };
}
