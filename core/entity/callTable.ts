import type { CallMeta } from './meta.ts';

/** Row of the printed call table. Entity and verb come from the call's name; an absent property means none. */
export type CallRow = Omit<CallMeta, 'name' | 'entity' | 'verb' | 'legacyPaths' | 'write' | 'download' | 'logged'> &
  Partial<Pick<CallMeta, 'legacyPaths' | 'write' | 'download' | 'logged'>>;

const callOf = (name: string, row: CallRow): CallMeta => {
  const [entity = '', verb = ''] = name.split('.');
  return { name, entity, verb, legacyPaths: [], write: false, download: false, logged: true, ...row };
};

/** Returns all calls, completed from their rows, by name. */
export const callTable = <N extends string>(rows: Readonly<Record<N, CallRow>>): Readonly<Record<N, CallMeta>> =>
  Object.fromEntries(Object.entries<CallRow>(rows).map(([name, row]) => [name, callOf(name, row)])) as Record<
    N,
    CallMeta
  >;
