import type { SharedFile } from '../grammar/shared.ts';
import type { StatusColor } from '#core/entity/meta.ts';
import type { Label } from './types.ts';

/** Words of _enums.yaml. */
export interface Words {
  /** `columns.createdAt`, `verbs.list`, `values.android`. */
  all: Readonly<Record<string, Label>>;
  column(name: string): Label | undefined;
  verb(name: string): Label | undefined;
  value(name: string): (Label & { color?: StatusColor }) | undefined;
}

/** Returns the words that entities share. */
export function buildWords(file: SharedFile<'_enums'> | undefined): Words {
  const { columns = {}, verbs = {}, values = {} } = file ?? {};
  const all: Record<string, Label> = {};
  for (const [group, words] of Object.entries({ columns, verbs, values })) {
    for (const [name, { zh, en }] of Object.entries(words)) all[`${group}.${name}`] = { zh, en };
  }
  return { all, column: (name) => columns[name], verb: (name) => verbs[name], value: (name) => values[name] };
}
